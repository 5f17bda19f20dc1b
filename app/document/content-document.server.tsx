import { data } from "@remix-run/node";
import type { ReactElement } from "react";
import type { RequestContext } from "#app/bff/context.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { serverHtml } from "./server-html.server";
import { breadcrumbData } from "#app/models/structured-data.ts";
import type { PageHead } from "./page-meta";
import { paths } from "#app/paths.ts";
import type { Crumb } from "#app/ui/breadcrumb/breadcrumb.tsx";
import { ContentUnavailable } from "#app/ui/blocks/parts.tsx";
import type { ServerHtml } from "#app/ui/static-html/server-html.tsx";

interface Document extends PageHead {
  crumbs: Crumb[];
}

/** Loader data of every page that is made from content. */
export interface ContentData extends Document {
  kind: "content";
  content: ServerHtml;
}

/**
 * Loader data for a content page. If it has a canonical URL, also adds breadcrumb JSON-LD to
 * `context.structuredData`.
 */
export function contentPageData(context: RequestContext, page: Document, element: ReactElement): ContentData {
  const { canonical, crumbs } = page;
  if (canonical) {
    const trail = crumbs.map(({ label, to }) => ({ name: label, url: to ? context.origin + to : canonical }));
    context.structuredData.push(breadcrumbData(context.origin + paths.home(context.site.canonicalPrefix), trail));
  }
  return { kind: "content", ...page, content: serverHtml(context, element) };
}

/** Loader response with status 503; sets `context.failure`. */
export async function contentUnavailable(context: RequestContext, request: Request) {
  const t = await serverText(context.language, "content");
  const title = t("unavailable.title");
  const page = { title: `${title} | Vitrine`, crumbs: [{ label: title }] };
  // The content client has logged the cause. This makes the response a 503 with Retry-After.
  context.failure = "unavailable";
  // Unlike `context.url`, the same where a script asks only for the data.
  const { pathname, search } = new URL(request.url);
  const element = <ContentUnavailable address={pathname + search} requestId={context.requestId} />;
  return data(contentPageData(context, page, element), { status: 503 });
}
