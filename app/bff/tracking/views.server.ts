import type { IncomingHttpHeaders } from "node:http";
import type { PageFacts } from "~/models/tracking/events";
import { isPage, placeOf } from "~/models/tracking/page-context";
import { isPrefetch, type RequestContext } from "../context.server";

interface Asked {
  method: string;
  headers: IncomingHttpHeaders;
}

/**
 * Counts an answered page as a view, unless nobody looks at it: HEAD, prefetches, crawlers, and data that a script asks for
 * without going anywhere (after a change, for a layer over the page). Data of another page than the one it is asked
 * from are how a script goes there.
 *
 * @param status of the answer; 304 is a page that the browser has
 */
export function countAnswer(context: RequestContext, { method, headers }: Asked, status: number): void {
  if (method !== "GET" || context.isCrawler || isPrefetch(headers)) return;
  const { pathname } = context.url;
  if (!isPage(pathname)) return;
  if (pathname.endsWith(".data") && !isNavigation(pathname, headers.referer)) return;
  if (status >= 300 && status < 400 && status !== 304) return;
  context.shop.tracking.countView({ prefix: context.prefix, pathname }, status);
}

/** An error page, as a line in the log (TRK-01): which page it was, and for which request. */
export function reportError({ shop, requestId, url }: RequestContext, error: NonNullable<PageFacts["error"]>): void {
  shop.log.info({ requestId, path: url.pathname, ...error }, "page reported");
}

/** Filters and pages of a listing are the same page. Of what no page is known by name, only the steps of the funnel count. */
function isNavigation(pathname: string, referer: string | undefined): boolean {
  const { context, step } = placeOf(pathname);
  if (!referer || !URL.canParse(referer) || (context === "other" && step === "-")) return false;
  return new URL(referer).pathname !== pathname.replace(/(\/_root)?\.data$/, "");
}
