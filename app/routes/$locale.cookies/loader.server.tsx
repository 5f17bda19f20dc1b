import type { RequestContext } from "#app/bff/context.server.ts";
import { consentOf } from "#app/bff/tracking/consent.server.ts";
import { contentPageData } from "#app/document/content-document.server.tsx";
import { checkoutText, serverText } from "#app/i18n/i18n.server.ts";
import { FUNNEL_STEPS, parseCheckoutPath } from "#app/models/checkout-steps.ts";
import { NECESSARY_ONLY } from "#app/models/consent.ts";
import { ConsentDocument } from "#app/ui/consent/consent.tsx";

/**
 * The cookie page with this visitor's choice.
 *
 * @param back path of the checkout page from which it was opened
 */
export async function loadCookies(context: RequestContext, back: string | null) {
  const t = await serverText(context.language, "consent");
  const wayBack = back ? [{ label: await checkoutLabel(context, back), to: back }] : [];
  const page = { title: `${t("manage")} | Vitrine`, crumbs: [...wayBack, { label: t("manage") }] };
  const isSaved = context.url.searchParams.has("saved");
  return contentPageData(
    context,
    page,
    <ConsentDocument levels={consentOf(context) ?? NECESSARY_ONLY} isSaved={isSaved} />,
  );
}

async function checkoutLabel({ language, prefix, origin }: RequestContext, back: string): Promise<string> {
  const t = await checkoutText(language);
  const page = parseCheckoutPath(new URL(back, origin).pathname.slice(prefix.length + 1))?.page;
  const step = FUNNEL_STEPS.find((each) => each === page);
  return step ? t(`step.${step}`) : t("confirmation.title");
}
