import type { PageFacts } from "~/models/tracking/events";
import type { RequestContext } from "../context.server";

/** An error page, as a line in the log (TRK-01): which page it was, and for which request. */
export function reportError({ shop, requestId, url }: RequestContext, error: NonNullable<PageFacts["error"]>): void {
  shop.log.info({ requestId, path: url.pathname, ...error }, "page reported");
}
