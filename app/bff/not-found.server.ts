import type { RequestContext } from "./context.server";

/**
 * A 404 to throw from a loader, logged as the specification words it (S2, S8): an unknown route is 'Page not found',
 * a route whose validation fails 'Page Not Found'.
 */
export function notFound(context: RequestContext, reason: "route" | "validation"): Response {
  const { pathname } = context.url;
  const message = `${reason === "route" ? "Page not found" : "Page Not Found"}: ${pathname}`;
  context.shop.log.warn({ requestId: context.requestId, status: 404, path: pathname }, message);
  return new Response(null, { status: 404, statusText: "Not Found" });
}
