import { alternates } from "#app/bff/sites/alternates.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { titleOf } from "#app/bff/http/form-problem.server.ts";
import { contentPageData } from "#app/document/content-document.server.tsx";
import { serverText } from "#app/i18n/i18n.server.ts";
import type { MessageKind } from "#app/models/newsletter.ts";
import { paths } from "#app/paths.ts";
import {
  IncompleteLinkDocument,
  SubscribedDocument,
  SubscriptionDocument,
  type SubscriptionProps,
  UnsubscribedDocument,
  UnsubscribeDocument,
  type UnsubscribeProps,
} from "#app/ui/newsletter/newsletter-documents.tsx";

/** Documents of the newsletter's pages. A page with a form is rendered again for whoever sends it. */

export async function subscriptionPage(context: RequestContext, form: Pick<SubscriptionProps, "email" | "problem">) {
  const { language, prefix, origin, site } = context;
  const t = await serverText(language, "newsletter");
  const from = context.url.searchParams.get("origin");
  const action = paths.newsletter(prefix) + (from ? `?${new URLSearchParams({ origin: from })}` : "");
  return contentPageData(
    context,
    {
      title: await titleOf(context, `${t("subscribe.title")} | Vitrine`),
      description: t("subscribe.text"),
      canonical: origin + paths.newsletter(site.canonicalPrefix),
      alternates: alternates(context, (_country, other) => paths.newsletter(other)),
      crumbs: [{ label: t("subscribe.title") }],
    },
    <SubscriptionDocument {...form} action={action} />,
  );
}

export async function unsubscribePage(
  context: RequestContext,
  { kind, problem }: { kind: MessageKind; problem: UnsubscribeProps["problem"] },
) {
  const t = await serverText(context.language, "newsletter");
  const title = await titleOf(context, `${t(`unsubscribe.${kind}`)} | Vitrine`);
  const action = paths.unsubscribe(context.prefix) + context.url.search;
  // A token is valid only on the site that sent the message: the page has no alternates.
  const page = { title, alternates: alternates(context, () => null), crumbs: [] };
  return contentPageData(context, page, <UnsubscribeDocument {...{ kind, problem, action }} />);
}

/** The page after subscribing or unsubscribing. */
export async function donePage(context: RequestContext, done: "subscribed" | "unsubscribed") {
  const t = await serverText(context.language, "newsletter");
  const page = { title: `${t(`${done}.title`)} | Vitrine`, crumbs: [] };
  return contentPageData(context, page, done === "subscribed" ? <SubscribedDocument /> : <UnsubscribedDocument />);
}

/** Shown with a 404 for an unsubscribe link without token or source (S2): 'page introuvable', and how to go on. */
export async function incompleteLinkPage(context: RequestContext) {
  const t = await serverText(context.language, "error");
  const page = {
    title: `${t("notFound.pageTitle")} | Vitrine`,
    alternates: alternates(context, () => null),
    crumbs: [],
  };
  return contentPageData(context, page, <IncompleteLinkDocument />);
}
