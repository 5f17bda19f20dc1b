import { readConfig } from "@remix-run/dev/dist/config";
import { addressOf } from "./routes";

/** What is there to be seen. */
const USUAL = {
  locale: "fr-fr",
  slug: "robe--p100001",
  productId: "100001",
  page: "subscription",
  name: "x",
  id: "100001",
};

/**
 * An address each of every route, also of those that answer without a page, which the browser's manifest leaves out.
 *
 * @param own values of parameters that are to be others than usual
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

/** A pattern with and without its last segment where that may be left out. */
function forms(pattern: string): string[] {
  return pattern.endsWith("?") ? [pattern, pattern.slice(0, pattern.lastIndexOf("/"))] : [pattern];
}
