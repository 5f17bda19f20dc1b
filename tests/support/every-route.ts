import { readConfig } from "@remix-run/dev/dist/config";
import { addressOf } from "./routes";

/** Values of entities that exist. */
const USUAL = {
  locale: "fr-fr",
  slug: "robe--p100001",
  productId: "100001",
  page: "subscription",
  name: "x",
  id: "100001",
};

/**
 * One address for every route, also of those without a page, which the browser's manifest leaves out.
 *
 * @param own values of parameters that replace the usual ones
 */
export async function everyAddress(own: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const values = { ...USUAL, ...own };
  const { routes } = await readConfig(process.cwd());
  const patternOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? patternOf(route.parentId) + (route.path ? `/${route.path}` : "") : "";
  };
  const patterns = Object.values(routes).map((route) => patternOf(route?.id) || "/");
  return [...new Set(patterns.flatMap((pattern) => forms(pattern).map((form) => addressOf(form, values))))];
}

/** A pattern with, and where it is optional without, its last segment. */
function forms(pattern: string): string[] {
  return pattern.endsWith("?") ? [pattern, pattern.slice(0, pattern.lastIndexOf("/"))] : [pattern];
}
