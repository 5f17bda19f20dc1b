// The manifest of routes as the script that every page loads (merge-chunks.mjs).

/** Leaves out false and empty values, which about sixty routes would repeat. */
const withoutFalse = (_key, value) =>
  value === false || (Array.isArray(value) && value.length === 0) ? undefined : value;

const LOCALE = "routes/$locale";

/** Routes that are only reached by plain forms and `fetch`, never by the router: the browser does not need them. */
const FOR_THE_SERVER = [
  "[_icons]",
  "account.downloads.$id",
  "account.orders.$orderNumber_.withdraw_.text",
  "account.settings.data.download",
  "address-suggestions",
  "cart_.abroad",
  "checkout.delivery_.places",
  "search_.suggestions",
  "site-proposal",
].map((name) => `${LOCALE}.${name}`);

/**
 * A route's path below its prefix, derived from its id: `account/orders/:id` for `routes/$locale.account.orders.$id`.
 */
const pathOf = (id) =>
  id
    .slice(15)
    .replace(/\.?_index$/, "")
    .replace(/_?\./g, "/")
    .replaceAll("$", ":");

/**
 * The manifest as a script. Every page loads it, so it leaves out what follows from a route's name; the browser derives
 * that.
 */
export function manifestScript({ routes, ...rest }) {
  const shared = [...new Set(Object.values(routes).flatMap((route) => route.imports ?? []))];
  const known = (key, value) => (key === "hasLoader" ? (value ? undefined : 0) : withoutFalse(key, value));
  const short = ([
    id,
    { id: _, parentId, path, module, hasLoader, hasAction: _action, index: _index, imports = [], ...route },
  ]) => {
    const [, name, hash] = /^\/build\/(.+)-([\w-]{7})\.js$/.exec(module) ?? [];
    if (!hash || !routes[name]) throw new Error(`${module} is not named after a route`);
    // If a route has several addresses (remix.config.js), its file is named after one of them.
    const as = name === id ? undefined : name;
    const usual = parentId === LOCALE ? {} : { parentId: parentId ?? "" };
    // The hash of the file, then the indices of its imports in `shared`, one digit each.
    const files = hash + imports.map((file) => shared.indexOf(file)).join("");
    const unusual = { path: (path ?? "") === pathOf(id) ? undefined : (path ?? 0), ...route, ...usual, hasLoader, as };
    const said = JSON.parse(JSON.stringify(unusual, known));
    return [id, Object.keys(said).length > 0 ? { ...said, files } : files];
  };
  if (shared.length > 10) throw new Error("A file's place is more than a digit");
  const named = Object.entries(routes).filter(([id]) => !FOR_THE_SERVER.includes(id));
  const rows = JSON.stringify(Object.fromEntries(named.map(short)));
  return `{
    const shared = ${JSON.stringify(shared)}, routes = ${rows}, pathOf = ${pathOf};
    for (const id in routes) {
      const row = routes[id], route = (routes[id] = row.files ? row : { files: row });
      route.id = id;
      route.path = (route.path ?? pathOf(id)) || undefined;
      route.parentId = (route.parentId ?? "${LOCALE}") || undefined;
      route.index = id.endsWith("_index");
      route.hasLoader ??= true;
      // A form posts to routes that take it; what another answers (405) is the server's to say.
      route.hasAction = true;
      route.module = "/build/" + (route.as ?? id) + "-" + route.files.slice(0, 7) + ".js";
      route.imports = [...route.files.slice(7)].map((file) => shared[file]);
    }
    window.__remixManifest = { ...${JSON.stringify(rest, withoutFalse)}, routes };
  }`;
}
