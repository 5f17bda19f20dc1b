import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { byRouteGroup, pagePath } from "~/bff/http/route-groups.server";
import type { RouteHandle, SharedParameter } from "~/document/route-handle";

interface RouteNode {
  id: string;
  path?: string;
  index?: boolean;
  caseSensitive?: boolean;
  children: RouteNode[];
}

/**
 * Which pages everybody shares, by what their routes say of themselves: gives the parameters that the page reads, or
 * null for a page that is a shopper's own.
 */
export function sharedRoutes(build: ServerBuild): (pathname: string) => readonly SharedParameter[] | null {
  const treeOf = byRouteGroup(build, (group) => childrenOf(group, undefined) as Parameters<typeof matchRoutes>[0]);
  return (pathname) => {
    const path = pagePath(pathname);
    const last = matchRoutes(treeOf(path), path)?.at(-1);
    const handle = last && (build.routes[last.route.id ?? ""]?.module.handle as RouteHandle | undefined);
    return handle?.shared ?? null;
  };
}

function childrenOf(build: ServerBuild, parentId: string | undefined): RouteNode[] {
  return Object.values(build.routes).flatMap((route) =>
    route && route.parentId === parentId
      ? [{ id: route.id, path: route.path, index: route.index, children: childrenOf(build, route.id) }]
      : [],
  );
}
