import type { ServerBuild } from "@remix-run/node";
import { routeMatcher } from "~/bff/http/route-groups.server";
import type { RouteHandle, SharedParameter } from "~/document/route-handle";

/**
 * Which pages everybody shares, by what their routes say of themselves: gives the parameters that the page reads, or
 * null for a page that is a shopper's own.
 */
export function sharedRoutes(build: ServerBuild): (pathname: string) => readonly SharedParameter[] | null {
  const matches = routeMatcher(build);
  return (pathname) => {
    const page = matches(pathname)?.at(-1);
    const handle = page && (build.routes[page.route.id ?? ""]?.module.handle as RouteHandle | undefined);
    return handle?.shared ?? null;
  };
}
