import type { ServerBuild } from "@remix-run/node";
import type { Request, RequestHandler } from "express";
import { tracedRequest } from "../traces.server";
import { isFromProxy } from "./client-address.server";
import { routeMatcher } from "./route-groups.server";

/** Opens a span for each request, named after its route: `GET /:locale/cart` (ADR 0061). */
export function requestTrace(build: ServerBuild): RequestHandler {
  const matches = routeMatcher(build);
  return (request, response, next) => {
    const { method, path } = request;
    // Trace headers of other clients are ignored: they could force tracing, or attach spans to their own traces.
    const headers = isFromProxy(request) ? request.headers : null;
    tracedRequest(method, headers, (end) => {
      response.once("close", () => {
        const status = response.writableFinished ? response.statusCode : null;
        end(expressRoute(request) ?? remixRoute(matches(path)), status);
      });
      next();
    });
  };
}

/** The Express route of a response made before Remix; null if there is none. */
function expressRoute({ route }: Request): string | null {
  return (route as { path?: string } | undefined)?.path ?? null;
}

/** The Remix route, such as `/:locale/product/:id/reserve`; null for an unknown address. */
function remixRoute(matches: ReturnType<ReturnType<typeof routeMatcher>>): string | null {
  return matches && `/${matches.flatMap(({ route }) => route.path?.split("/").filter(Boolean) ?? []).join("/")}`;
}
