import type { EntryContext } from "@remix-run/node";
import type { RequestContext } from "../context.server";

/** What a page says of itself to whoever measures visits (TRK-01). So far errors do. */
interface PageContext {
  template: "other_errors";
  status: number;
}

/** The page that Remix has answered with, or null for one that is not told of yet. */
export function pageContextOf({
  staticHandlerContext,
}: Pick<EntryContext, "staticHandlerContext">): PageContext | null {
  const { errors, statusCode } = staticHandlerContext;
  return errors ? { template: "other_errors", status: statusCode } : null;
}

/**
 * Reports a page: one line in the log, and the page's own data for the scripts that report it elsewhere once a visitor has
 * agreed (TRK-03). In the document only: no script of the shop reads it.
 */
export function reportPage(context: RequestContext, page: PageContext | null): string {
  if (!page) return "";
  const { shop, requestId, url } = context;
  shop.log.info({ requestId, path: url.pathname, ...page }, "page reported");
  return `<script type="application/json" id="page-context">${JSON.stringify(page)}</script>`;
}
