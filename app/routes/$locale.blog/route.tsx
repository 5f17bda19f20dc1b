import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { alternates } from "~/bff/sites/alternates.server";
import { listTeasers } from "~/bff/content/pages.server";
import { contentPageData, contentUnavailable } from "~/document/content-document.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMeta } from "~/document/page-meta";
import { paths } from "~/paths";
import type { RouteHandle } from "~/document/route-handle";
import { JournalDocument } from "~/ui/blocks/content-document";
import { ContentPage } from "../$locale.$slug/content/content-page";

/** The journal: every article of the blog. */
export const handle: RouteHandle = { layout: "default", shared: [] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export async function loader({ context }: LoaderFunctionArgs) {
  const articles = await listTeasers(context, "blog");
  if (!articles) return contentUnavailable(context);
  const { language, origin, site } = context;
  const t = await serverText(language, "content");
  const page = {
    title: `${t("journal.title")} | Vitrine`,
    description: t("journal.description"),
    canonical: origin + paths.journal(site.canonicalPrefix),
    alternates: alternates(context, (_country, prefix) => paths.journal(prefix)),
    crumbs: [{ label: t("journal.title") }],
  };
  return contentPageData(context, page, <JournalDocument articles={articles} />);
}

export default function Journal() {
  const { crumbs, content } = useLoaderData<typeof loader>();
  return <ContentPage crumbs={crumbs} content={content} />;
}
