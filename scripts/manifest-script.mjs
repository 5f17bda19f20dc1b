// The routes' manifest as the script that every page loads (merge-chunks.mjs).

/** What is false or empty goes without saying, sixty times. */
const withoutFalse = (_key, value) =>
  value === false || (Array.isArray(value) && value.length === 0) ? undefined : value;

const LOCALE = "routes/$locale";

/** Routes that no page of the router's leads to, only plain forms and `fetch`: the browser need not know them. */
const FOR_THE_SERVER = [
  "[_icons]",
  "account.downloads.$id",
  "account.orders.$orderNumber_.withdraw_.text",
  "account.settings.data.download",
  "address-suggestions",
  "cart_.abroad",
  "checkout.delivery_.places",
  "site-proposal",
].map((name) => `${LOCALE}.${name}`);

/** A route's path below its prefix, as its name says it: `routes/$locale.account.orders.$id` is `account/orders/:id`. */
const pathOf = (id) =>
  id
    .slice(15)
    .replace(/\.?_index$/, "")
    .replace(/_?\./g, "/")
    .replaceAll("$", ":");

/**
 * The manifest as a script. Every page loads it, and most of what it would say of a route follows from the route's name:
 * it is put together in the browser.
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
    // Of several addresses for one route (remix.config.js) one has given its name to the file.
    const as = name === id ? undefined : name;
    const usual = parentId === LOCALE ? {} : { parentId: parentId ?? "" };
    // The file's hash, then the places of what it imports.
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
