import { matchRoutes } from "@remix-run/react";
import type { ServerBuild } from "@remix-run/node";
import type { Request, RequestHandler } from "express";
import { tracedRequest } from "../traces.server";
import { isFromProxy } from "./client-address.server";
import { byRouteGroup, pagePath } from "./route-groups.server";

type RouteObject = Parameters<typeof matchRoutes>[0][number];

/** A span for each request, named by its route: `GET /:locale/cart` (ADR 0061). */
export function requestTrace(build: ServerBuild): RequestHandler {
  const routesFor = byRouteGroup(build, routesBelow);
  return (request, response, next) => {
    const { method, path } = request;
    tracedRequest(
      {
        method,
        // Anybody could have everything traced, and put it under a trace of theirs.
        headers: isFromProxy(request) ? request.headers : null,
        onEnd: (end) =>
          response.once("close", () => {
            const status = response.writableFinished ? response.statusCode : null;
            end(expressRoute(request) ?? remixRoute(routesFor(path), path), status);
          }),
      },
      next,
    );
  };
}

/** Of what is answered before Remix; null where it is not by a route. */
function expressRoute({ route }: Request): string | null {
  return (route as { path?: string } | undefined)?.path ?? null;
}

/** `/:locale/product/:id/reserve`; null where no route is at an address. */
function remixRoute(routes: RouteObject[], path: string): string | null {
  const matches = matchRoutes(routes, pagePath(path));
  return matches && `/${matches.flatMap(({ route }) => route.path?.split("/").filter(Boolean) ?? []).join("/")}`;
}

function routesBelow({ routes }: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return index ? { id, path, index } : { id, path, children: routesBelow({ routes } as ServerBuild, id) };
  });
}
