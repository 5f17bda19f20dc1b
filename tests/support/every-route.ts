import { readConfig } from "@remix-run/dev/dist/config";
import { addressOf } from "./routes";

/** An address each of every route, also of those that answer without a page, which the browser's manifest leaves out. */
export async function everyAddress(values: Readonly<Record<string, string>>): Promise<string[]> {
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
