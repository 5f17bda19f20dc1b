import type { ServerBuild } from "@remix-run/node";
import { routeMatcher } from "#app/bff/http/route-groups.server.ts";
import type { SharedParameter } from "./document-address.server";
import type { RouteHandle } from "./route-handle";

/**
 * Looks up a page's `handle.shared`: the query parameters that a shared page reads, or null for a page that is rendered
 * for each shopper.
 */
export function sharedRoutes(build: ServerBuild): (pathname: string) => readonly SharedParameter[] | null {
  const matches = routeMatcher(build);
  return (pathname) => {
    const page = matches(pathname)?.at(-1);
    const handle = page && (build.routes[page.route.id ?? ""]?.module.handle as RouteHandle | undefined);
    return handle?.shared ?? null;
  };
}
