import type { RouteHandle } from "~/route-handle";

/** The same step in the first funnel. */
export { action, default, ErrorBoundary, loader, meta } from "../$locale.checkout.delivery/route";

export const handle: RouteHandle = { layout: "order" };
