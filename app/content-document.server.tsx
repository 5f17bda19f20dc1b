import { data } from "@remix-run/node";
import type { ReactElement } from "react";
import type { RequestContext } from "~/bff/context.server";
import { serverText } from "~/i18n/i18n.server";
import { keepContent, ownContent } from "~/kept-html.server";
import { breadcrumbData } from "~/models/structured-data";
import type { PageHead } from "~/page-meta";
import { paths } from "~/paths";
import type { Crumb } from "~/ui/breadcrumb/breadcrumb";
import { ContentUnavailable } from "~/ui/blocks/unavailable";
import type { ServerHtml } from "~/ui/kept-html/server-html";

/** Loader data of every page that is made from content. */
export interface ContentData extends PageHead {
  kind: "content";
  crumbs: Crumb[];
  content: ServerHtml;
}

interface Document extends PageHead {
  crumbs: Crumb[];
  /** What the page is made of, and its own name (see `keepContent`); null for what need not be kept. */
  of: object | null;
  name: string;
}

export function contentDocument(
  context: RequestContext,
  { of, name, ...page }: Document,
  element: () => ReactElement,
): ContentData {
  const { canonical, crumbs } = page;
  if (canonical) {
    const trail = crumbs.map(({ label, to }) => ({ name: label, url: to ? context.origin + to : canonical }));
    context.structuredData.push(breadcrumbData(context.origin + paths.home(context.site.canonicalPrefix), trail));
  }
  return {
    kind: "content",
    ...page,
    content: of ? keepContent(context, { of, name }, element) : ownContent(context, element()),
  };
}

const NOTHING = {};

/** The page that stands in while the content service does not answer: header, footer and the way on, to be tried again. */
export async function contentUnavailable(context: RequestContext) {
  const t = await serverText(context.language, "content");
  const title = t("unavailable.title");
  const page = { title: `${title} | Vitrine`, crumbs: [{ label: title }], of: NOTHING, name: "unavailable" };
  // Why has been logged by the content client; the answer asks to be tried again.
  context.failure = "unavailable";
  const document = contentDocument(context, page, () => <ContentUnavailable />);
  return data(document, { status: 503 });
}
