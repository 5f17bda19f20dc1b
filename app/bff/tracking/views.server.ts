import type { IncomingHttpHeaders } from "node:http";
import type { PageFacts } from "#app/models/tracking/events.ts";
import { isPage, placeOf } from "#app/models/tracking/page-context.ts";
import { isPrefetch, type RequestContext } from "../context.server";

interface Asked {
  method: string;
  headers: IncomingHttpHeaders;
}

/**
 * Counts an answered page as a view, unless nobody looks at it: HEAD, prefetches, crawlers, and data requests without a
 * navigation (after a change, or for an overlay). A data request for another page than the one it comes from is a
 * navigation.
 *
 * @param status of the response; 304 means that the browser has the page
 */
export function countAnswer(context: RequestContext, { method, headers }: Asked, status: number): void {
  if (method !== "GET" || context.isCrawler || isPrefetch(headers)) return;
  const { pathname } = context.url;
  if (!isPage(pathname)) return;
  if (pathname.endsWith(".data") && !isNavigation(pathname, headers.referer)) return;
  if (status >= 300 && status < 400 && status !== 304) return;
  context.shop.tracking.countView({ prefix: context.prefix, pathname }, status);
}

/** Logs an error page that was shown (TRK-01): which page, and for which request. */
export function reportError({ shop, requestId, url }: RequestContext, error: NonNullable<PageFacts["error"]>): void {
  shop.log.info({ requestId, path: url.pathname, ...error }, "page reported");
}

/**
 * Whether a data request is for another page than the one it comes from; filters and page numbers do not count. Among
 * pages of unknown kind only steps of the funnel count.
 */
function isNavigation(pathname: string, referer: string | undefined): boolean {
  const { context, step } = placeOf(pathname);
  if (!referer || !URL.canParse(referer) || (context === "other" && step === "-")) return false;
  return new URL(referer).pathname !== pathname.replace(/(\/_root)?\.data$/, "");
}
