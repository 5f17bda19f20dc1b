import type { RouteHandle } from "~/route-handle";

/** The same step in the first funnel. */
export { default, ErrorBoundary, loader, meta } from "../$locale.checkout.confirmation/route";

export const handle: RouteHandle = { layout: "checkout-confirmation" };
