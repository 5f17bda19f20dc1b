import type { ActionFunctionArgs, ServerBuild, LoaderFunctionArgs } from "@remix-run/node";
import { isPrefix } from "~/models/locale";
import type { RequestContext } from "../context.server";

/** Addresses without escapes and dot segments: `%63art` is also a cart, and is looked for among all routes. */
const PLAIN = /^(\/\w[\w.-]*)*\/?$/;

/**
 * Remix ranks all routes and makes a regular expression of each, two or three times a page: 0.6 ms each time. The words of
 * an address rule out most of them without a pattern, and it is given those that are left (ADR 0012).
 *
 * @param make what is made of a group's routes, once for each group
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

/** The page whose data an address gives: `/fr-fr/cart.data`, and `/_root.data` for the bare one. */
export function pagePath(path: string): string {
  return path.replace(/^\/_root\.data$/, "/").replace(/\.data$/, "");
}

/** Null for an address that has to be taken as Remix takes it. */
function wordsOf(path: string): string[] | null {
  if (!PLAIN.test(path)) return null;
  const words = pagePath(path).toLowerCase().split("/");
  return words.filter((word) => word !== "");
}

/** `[":locale", "help", ":page?"]`: what a route's address is made of, that of the routes above it included. */
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

/** The build with these routes alone, and those above them. */
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

type Route = NonNullable<ServerBuild["routes"][string]>;
const BELOW = "routes/$locale.";

type Run = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown;

/**
 * Below `$locale` nothing runs for a first segment that is no prefix. Its own loader says 404, but a parent does not
 * guard its children: they run beside it, a form would be taken, and one's redirect to the sign-in would win.
 */
export function underKnownPrefixes(build: ServerBuild): ServerBuild {
  const routes = Object.values(build.routes).map((route) => (route?.id.startsWith(BELOW) ? guarded(route) : route));
  return { ...build, routes: Object.fromEntries(routes.map((route) => [route?.id, route])) };
}

function guarded(route: Route): Route {
  const { loader, action } = route.module;
  const guard = (run: unknown) => (args: Parameters<Run>[0]) => {
    // Not logged here: the parent's loader does, once.
    if (!isPrefix(args.params.locale)) throw new Response(null, { status: 404, statusText: "Not Found" });
    return (run as Run)(args);
  };
  const functions = { ...(loader ? { loader: guard(loader) } : {}), ...(action ? { action: guard(action) } : {}) };
  return { ...route, module: { ...route.module, ...functions } as Route["module"] };
}

/**
 * A body that says it is a form and cannot be read as one (no boundary, cut off on the way) is the sender's fault: 400
 * with the shop's own page, where reading it would end in a 5xx. Actions read a form as ever.
 */
export function withReadableForms(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && reading(route)]);
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild["routes"] };
}

function reading(route: Route): Route {
  const { action } = route.module;
  if (!action) return route;
  const run = (args: ActionFunctionArgs) => {
    const { request } = args;
    const read = request.formData.bind(request);
    request.formData = () => read().catch(refuseForm);
    return action(args);
  };
  return { ...route, module: { ...route.module, action: run } };
}

function refuseForm(): never {
  throw new Response(null, { status: 400, statusText: "Bad Request" });
}

/**
 * A form whose action throws is answered with the error page that every other failure has, header and footer included.
 * Remix would run none of the root's loaders then, which that page is made of. So the route's own loader throws in the
 * action's place. Scripts get the error as it is: their page stands.
 */
export function withErrorPages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && failingAsPage(route)]);
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild["routes"] };
}

function failingAsPage(route: Route): Route {
  const { loader, action = refuseMethod } = route.module;
  if (!loader || !("default" in route.module)) return route;
  /** What a request's action threw, for the loader of the same route to throw. */
  const thrownBy = new WeakMap<RequestContext, unknown>();
  const module = {
    ...route.module,
    action: async (args: ActionFunctionArgs) => {
      try {
        return await action(args);
      } catch (thrown) {
        if (isRedirect(thrown) || args.context.url.pathname.endsWith(".data")) throw thrown;
        thrownBy.set(args.context, thrown);
        return null;
      }
    },
    loader: (args: LoaderFunctionArgs) => {
      if (thrownBy.has(args.context)) throw thrownBy.get(args.context);
      return loader(args);
    },
  };
  return { ...route, module };
}

function refuseMethod({ context }: ActionFunctionArgs): never {
  const { shop, requestId, url } = context;
  shop.log.warn({ requestId, status: 405, path: url.pathname }, "page failed");
  throw new Response(null, { status: 405, statusText: "Method Not Allowed" });
}

function isRedirect(thrown: unknown): boolean {
  return thrown instanceof Response && thrown.status >= 300 && thrown.status < 400;
}
