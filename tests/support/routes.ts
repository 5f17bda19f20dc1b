import { runInNewContext } from "node:vm";
import { ask } from "./http";

/** A route of the built shop with its full pattern, for example `/:locale/product/:name/:id`. */
export interface BuiltRoute {
  id: string;
  pattern: string;
  hasLoader: boolean;
  hasAction: boolean;
}

interface Manifest {
  routes: Record<string, { id: string; parentId?: string; path?: string; hasLoader: boolean; hasAction: boolean }>;
}

/** Every route with an address, from the build's manifest, so that new pages are found by themselves. */
export async function builtRoutes(shop: string): Promise<BuiltRoute[]> {
  const home = await ask(`${shop}/fr-fr`);
  const file = /\/build\/manifest-[^"']+\.js/.exec(home.text)?.[0];
  if (!file) throw new Error("The home page names no manifest");
  const window: { __remixManifest?: Manifest } = {};
  runInNewContext((await ask(shop + file)).text, { window });
  const { routes } = window.__remixManifest!;
  const patternOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return "";
    return patternOf(route.parentId) + (route.path ? `/${route.path}` : "");
  };
  return Object.values(routes)
    .filter(({ id }) => id !== "root")
    .map(({ id, hasLoader, hasAction }) => ({ id, hasLoader, hasAction, pattern: patternOf(id) || "/" }));
}

/** An address for a pattern: each parameter gets the given value, or its own name. */
export function addressOf(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern
    .split("/")
    .map((segment) => {
      if (segment === "*") return values["*"] ?? "x";
      return segment.startsWith(":") ? (values[segment.slice(1).replace("?", "")] ?? "1") : segment;
    })
    .join("/");
}
