import type { ActionFunctionArgs, ServerBuild, LoaderFunctionArgs } from "@remix-run/node";
import { isPrefix } from "~/models/locale";
import type { RequestContext } from "../context.server";

type Route = NonNullable<ServerBuild["routes"][string]>;
const BELOW = "routes/$locale.";

/** The build with every route as `change` has it. */
function withRoutes(build: ServerBuild, change: (route: Route) => Route): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && change(route)]);
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild["routes"] };
}

type Run = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown;

/**
 * Below `$locale` nothing runs for a first segment that is no prefix. Its own loader says 404, but a parent does not
 * guard its children: they run beside it, a form would be taken, and one's redirect to the sign-in would win.
 */
export function underKnownPrefixes(build: ServerBuild): ServerBuild {
  return withRoutes(build, (route) => (route.id.startsWith(BELOW) ? guarded(route) : route));
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
 * A form whose action throws is answered with the error page that every other failure has, header and footer included.
 * Remix would run none of the root's loaders then, which that page is made of. So the route's own loader throws in the
 * action's place. Scripts get the error as it is: their page stands.
 */
export function withErrorPages(build: ServerBuild): ServerBuild {
  return withRoutes(build, failingAsPage);
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
