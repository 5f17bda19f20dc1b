import type { RequestContext } from "~/bff/context.server";
import { consentOf } from "~/bff/tracking/consent.server";
import { contentPageData } from "~/document/content-document.server";
import { serverText } from "~/i18n/i18n.server";
import { NECESSARY_ONLY } from "~/models/consent";
import { ConsentDocument } from "~/ui/consent/consent";

/** The page as this visitor's choice has it. */
export async function loadCookies(context: RequestContext) {
  const t = await serverText(context.language, "consent");
  const page = { title: `${t("manage")} | Vitrine`, crumbs: [{ label: t("manage") }] };
  const isSaved = context.url.searchParams.has("saved");
  return contentPageData(
    context,
    page,
    <ConsentDocument levels={consentOf(context) ?? NECESSARY_ONLY} isSaved={isSaved} />,
  );
}
