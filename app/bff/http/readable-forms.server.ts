import type { ActionFunctionArgs, ServerBuild } from "@remix-run/node";

type Route = NonNullable<ServerBuild["routes"][string]>;

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
