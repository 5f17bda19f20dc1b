import type { ServerBuild } from "@remix-run/node";
import type { Request, RequestHandler } from "express";
import { tracedRequest } from "../traces.server";
import { isFromProxy } from "./client-address.server";
import { routeMatcher } from "./route-groups.server";

/** A span for each request, named by its route: `GET /:locale/cart` (ADR 0061). */
export function requestTrace(build: ServerBuild): RequestHandler {
  const matches = routeMatcher(build);
  return (request, response, next) => {
    const { method, path } = request;
    // Anybody could have everything traced, and put it under a trace of theirs.
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

/** Of what is answered before Remix; null where it is not by a route. */
function expressRoute({ route }: Request): string | null {
  return (route as { path?: string } | undefined)?.path ?? null;
}

/** `/:locale/product/:id/reserve`; null where no route is at an address. */
function remixRoute(matches: ReturnType<ReturnType<typeof routeMatcher>>): string | null {
  return matches && `/${matches.flatMap(({ route }) => route.path?.split("/").filter(Boolean) ?? []).join("/")}`;
}
