import type { ActionFunctionArgs, ServerBuild, LoaderFunctionArgs } from "@remix-run/node";
import { isPrefix } from "#app/models/locale.ts";
import type { RequestContext } from "../context.server";

type Route = NonNullable<ServerBuild["routes"][string]>;
const BELOW = "routes/$locale.";

/** A copy of the build with `change` applied to every route. */
function withRoutes(build: ServerBuild, change: (route: Route) => Route): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && change(route)]);
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild["routes"] };
}

type Run = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown;

/**
 * Keeps routes below `$locale` from running when the first segment is not a prefix. The loader of `$locale` answers
 * 404, but Remix runs children in parallel with it: without this, a form would be processed, and a child's redirect to
 * the sign-in would win over the 404.
 */
export function underKnownPrefixes(build: ServerBuild): ServerBuild {
  return withRoutes(build, (route) => (route.id.startsWith(BELOW) ? guarded(route) : route));
}

function guarded(route: Route): Route {
  const { loader, action } = route.module;
  const guard = (run: unknown) => (args: Parameters<Run>[0]) => {
    // Not logged here, since the loader of the parent logs it.
    if (!isPrefix(args.params.locale)) throw new Response(null, { status: 404, statusText: "Not Found" });
    return (run as Run)(args);
  };
  const functions = { ...(loader ? { loader: guard(loader) } : {}), ...(action ? { action: guard(action) } : {}) };
  return { ...route, module: { ...route.module, ...functions } as Route["module"] };
}

/**
 * Answers 400, with the shop's own page, to a form body that cannot be parsed (no boundary, cut off on the way).
 * Without this it would end in a 5xx. Actions read forms as usual.
 */
export function withReadableForms(build: ServerBuild): ServerBuild {
  return withRoutes(build, reading);
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
 * Shows the usual error page, with header and footer, when an action throws. Remix would not run the root's loader in
 * that case, and the page needs its data. So the error is passed to the loader of the same route, which throws it
 * instead. Data requests of scripts get the error directly, because their page is already there.
 */
export function withErrorPages(build: ServerBuild): ServerBuild {
  const failures: Failures = new WeakMap();
  return withRoutes(build, (route) => failingAsPage(route, failures));
}

/** Errors thrown by actions, and the id of the route whose loader throws them in the same request. */
type Failures = WeakMap<RequestContext, { by: string; thrown: unknown }>;

/** A form sent to `/` is the root's, whose loader the page needs: the loader of the host's home throws in its place. */
const throwerFor = (id: string): string => (id === "root" ? "routes/_index" : id);

function failingAsPage(route: Route, failures: Failures): Route {
  const { loader, action = refuseMethod } = route.module;
  if (!loader || !("default" in route.module)) return route;
  const module = {
    ...route.module,
    action: async (args: ActionFunctionArgs) => {
      try {
        return await action(args);
      } catch (thrown) {
        if (isRedirect(thrown) || args.context.url.pathname.endsWith(".data")) throw thrown;
        failures.set(args.context, { by: throwerFor(route.id), thrown });
        return null;
      }
    },
    loader: (args: LoaderFunctionArgs) => {
      const failure = failures.get(args.context);
      if (failure?.by === route.id) throw failure.thrown;
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
