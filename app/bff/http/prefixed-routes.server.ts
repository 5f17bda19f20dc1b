import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { isPrefix } from "~/models/locale";

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
