import { matchRoutes } from "@remix-run/react";
import type { ServerBuild } from "@remix-run/node";

/** Addresses without escapes and dot segments. Others (`%63art` is a cart too) are matched against all routes. */
const PLAIN = /^(\/\w[\w.-]*)*\/?$/;

/**
 * Remix ranks all routes and builds a regular expression for each, two or three times a page, at 0.6 ms each time. The
 * words of an address rule out most routes without any pattern, so Remix gets only the rest (ADR 0012).
 *
 * @param make builds what serves a group of routes; called once for each group
 */
export function byRouteGroup<T>(build: ServerBuild, make: (group: ServerBuild) => T): (path: string) => T {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const patterns = routes.map(({ id }) => ({ id, pattern: patternOf(build, id) }));
  const made = new Map<string, T>();
  return (path) => {
    const words = wordsOf(path);
    const ids = patterns.flatMap(({ id, pattern }) => (words === null || fits(pattern, words) ? id : []));
    const group = ids.join();
    const known = made.get(group);
    if (known !== undefined) return known;
    const its = make(only(build, ids));
    made.set(group, its);
    return its;
  };
}

type RouteObject = Parameters<typeof matchRoutes>[0][number];

/** Finds the routes of an address as Remix does, from the root to the page; null where there is none. */
export function routeMatcher(build: ServerBuild): (path: string) => ReturnType<typeof matchRoutes> {
  const routesFor = byRouteGroup(build, (group) => routesBelow(group));
  return (path) => matchRoutes(routesFor(path), pathOfPage(path));
}

function routesBelow(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return index ? { id, path, index } : { id, path, children: routesBelow(build, id) };
  });
}

/** The path of the page that a data request belongs to: `/fr-fr/cart.data`, and `/_root.data` for the bare address. */
function pathOfPage(path: string): string {
  return path.replace(/^\/_root\.data$/, "/").replace(/\.data$/, "");
}

/** The words of an address, or null if it has to be matched against all routes. */
function wordsOf(path: string): string[] | null {
  if (!PLAIN.test(path)) return null;
  const words = pathOfPage(path).toLowerCase().split("/");
  return words.filter((word) => word !== "");
}

/** The segments of a route's address, with those of its parents: `[":locale", "help", ":page?"]`. */
function patternOf(build: ServerBuild, id: string): string[] {
  const { parentId, path = "" } = build.routes[id]!;
  const above = parentId === undefined ? [] : patternOf(build, parentId);
  const own = path.split("/").filter((segment) => segment !== "");
  return [...above, ...own.map((segment) => segment.toLowerCase())];
}

function fits(pattern: readonly string[], words: readonly string[], at = 0, word = 0): boolean {
  const segment = pattern[at];
  if (segment === undefined) return word === words.length;
  if (segment === "*") return true;
  const isOptional = segment.endsWith("?");
  if (isOptional && fits(pattern, words, at + 1, word)) return true;
  const literal = isOptional ? segment.slice(0, -1) : segment;
  const isHere = word < words.length && (segment.startsWith(":") || literal === words[word]);
  return isHere && fits(pattern, words, at + 1, word + 1);
}

/** The build reduced to these routes and their parents. */
function only(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const kept = new Set(ids.flatMap((id) => lineOf(build, id)));
  const filter = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
  return { ...build, routes: filter(build.routes), assets: { ...build.assets, routes: filter(build.assets.routes) } };
}

function lineOf(build: ServerBuild, id: string): string[] {
  const { parentId } = build.routes[id]!;
  return parentId === undefined ? [id] : [id, ...lineOf(build, parentId)];
}
