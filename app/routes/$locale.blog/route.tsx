import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { alternates } from "#app/bff/sites/alternates.server.ts";
import { listTeasers } from "#app/bff/content/pages.server.ts";
import { contentPageData, contentUnavailable } from "#app/document/content-document.server.tsx";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { paths } from "#app/paths.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { JournalDocument } from "#app/ui/blocks/content-document.tsx";
import { ContentPage } from "../$locale.$slug/content/content-page";

/** The journal: every article of the blog. */
export const handle: RouteHandle = { layout: "default", shared: [] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const articles = await listTeasers(context, "blog");
  if (!articles) return contentUnavailable(context, request);
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
