// Remix's compiler makes a chunk for every set of routes that share a module: a page loads thirty files, most of them
// smaller than their headers. Here they are put together again, so that a page loads a dozen files and less in all
// (ADR 0009).
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { rollup } from "rollup";

const FOLDER = "public/build";
const SERVER = "build/index.js";
/** React and the router are one chunk, far above all others; it keeps its address while only the shop changes. */
const FRAMEWORK_BYTES = 100_000;
/** Pieces below this may join one that every page that needs them loads anyway. */
const MIN_CHUNK_BYTES = 3_000;

/** Routes for browsing whose page is no view of its own. */
const BROWSED = /\$locale\.(_index|search)-/;

const isFramework = ({ code }) => code.length > FRAMEWORK_BYTES;

/** What as many kinds of page for browsing need is shared by all. */
const MIN_PAGES = 3;

/** Addresses carry the compiler's hash of a content that changes here: names go on without it and get a new one. */
const plainName = (address) => address.slice("/build/".length).replace(/-[A-Z0-9]{8}\.js$/, "");
const toFile = (address) => address.replace(/^\/build\//, `${FOLDER}/`);
const toAddress = (file) => `/build/${file}`;

/** Manifest as the server build holds it: an object literal of plain data, on one line. */
function readManifest() {
  const source = readFileSync(SERVER, "utf8");
  const line = /^var assets_manifest_default = (\{.*\});$/m.exec(source);
  if (!line) throw new Error(`${SERVER} holds no manifest on a line of its own`);
  return { source, literal: line[1], manifest: new Function(`return ${line[1]}`)() };
}

async function bundle(manifest) {
  const { entry, routes } = manifest;
  const modules = [entry.module, ...Object.values(routes).map((route) => route.module)];
  // What root and the prefix's layout import is on every page.
  const always = [routes.root, routes["routes/$locale"]].flatMap((route) => [route.module, ...(route.imports ?? [])]);
  const onEveryPage = new Set(always.map((address) => resolve(toFile(address))));
  const bundled = await rollup({
    input: Object.fromEntries(modules.map((address) => [plainName(address), toFile(address)])),
    preserveEntrySignatures: "allow-extension",
    plugins: [{ name: "built-files", resolveId: (id) => (id.startsWith("/build/") ? resolve(toFile(id)) : null) }],
    onLog: (level, log) => {
      if (level === "warn" && log.code !== "EMPTY_BUNDLE") throw new Error(log.message);
    },
  });
  let shared;
  const { output } = await bundled.generate({
    format: "es",
    sanitizeFileName: false,
    entryFileNames: "[name]-[hash:7].js",
    chunkFileNames: ({ name }) => `_shared/${name.replace(/^chunk-\w+$/, "c")}-[hash:7].js`,
    hoistTransitiveImports: false,
    experimentalMinChunkSize: MIN_CHUNK_BYTES,
    manualChunks(id, graph) {
      if (isFramework(graph.getModuleInfo(id))) return "framework";
      if (onEveryPage.has(id)) return "shell";
      shared ??= sharedFiles(graph, onEveryPage);
      return shared.get(id);
    },
  });
  return output.filter((file) => file.type === "chunk");
}
/** Ids of a module and of all that it needs at once. */
function needs(id, getModuleInfo, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of getModuleInfo(id).importedIds) needs(next, getModuleInfo, found);
  return found;
}

/**
 * What pages share, in two files: what only pages for browsing need, and what others need too. Each page needs most of
 * what it gets, and it weighs less than the same in twenty pieces.
 */
function sharedFiles({ getModuleIds, getModuleInfo }, onEveryPage) {
  const ids = [...getModuleIds()];
  const count = { browsing: new Map(), others: new Map() };
  for (const id of ids) {
    const { isEntry, dynamicImporters } = getModuleInfo(id);
    if (!isEntry && dynamicImporters.length === 0) continue;
    const kind = dynamicImporters.length > 0 || BROWSED.test(id) ? "browsing" : "others";
    for (const needed of needs(id, getModuleInfo)) count[kind].set(needed, (count[kind].get(needed) ?? 0) + 1);
  }
  const below = new Set();
  for (const id of ids) if (onEveryPage.has(id) || isFramework(getModuleInfo(id))) needs(id, getModuleInfo, below);
  const fileOf = (id) => {
    if (below.has(id) || (count.browsing.get(id) ?? 0) < MIN_PAGES) return undefined;
    return count.others.has(id) ? "common" : "browsing";
  };
  return new Map(ids.map((id) => [id, fileOf(id)]));
}

/** A chunk and everything it imports, each once: what a page has to load for it. */
function closure(chunks, fileName, found = new Set()) {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const next of chunks.get(fileName).imports) closure(chunks, next, found);
  return found;
}

/** The manifest again, with the merged files in place of the built ones. */
function newManifest(manifest, chunks) {
  const byModule = new Map([...chunks.values()].map((chunk) => [chunk.facadeModuleId, chunk.fileName]));
  const placed = (route, known = []) => {
    const fileName = byModule.get(resolve(toFile(route.module)));
    const [, ...imports] = [...closure(chunks, fileName)].map(toAddress);
    return { ...route, module: toAddress(fileName), imports: imports.filter((address) => !known.includes(address)) };
  };
  const entry = placed(manifest.entry);
  // What the entry has loaded is not said again of every route.
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [id, placed(route, entry.imports)]),
  );
  const version = createHash("sha256").update(JSON.stringify(routes)).digest("hex").slice(0, 8);
  return { entry, routes, version, url: `/build/manifest-${version}.js` };
}

/** Views that routes import when they need them, by file name, so that the server can have them loaded early. */
function viewsOf(chunks) {
  const views = [...chunks.values()].filter((chunk) => chunk.isDynamicEntry);
  return Object.fromEntries(
    views.map(({ name, fileName }) => [
      name.replace(/-[A-Z0-9]{8}$/, ""),
      [...closure(chunks, fileName)].map(toAddress),
    ]),
  );
}

/** What is false or empty goes without saying, sixty times. */
const withoutFalse = (_key, value) =>
  value === false || (Array.isArray(value) && value.length === 0) ? undefined : value;

const LOCALE = "routes/$locale";

/**
 * The manifest as a script. Every page loads it, and most of what it would say of a route follows from the route's name:
 * it is put together in the browser.
 */
function manifestScript({ routes, ...rest }) {
  const shared = [...new Set(Object.values(routes).flatMap((route) => route.imports ?? []))];
  const short = ([id, { id: _, parentId, module, hasLoader, imports = [], ...route }]) => {
    const [start, end] = [toAddress(`${id}-`), ".js"];
    if (!module.startsWith(start) || !module.endsWith(end)) throw new Error(`${module} is not named after ${id}`);
    const usual = parentId === LOCALE ? {} : { parentId: parentId ?? "" };
    const hash = module.slice(start.length, -end.length);
    return [id, { ...route, ...usual, hasLoader, module: hash, imports: imports.map((file) => shared.indexOf(file)) }];
  };
  const known = (key, value) => (key === "hasLoader" ? (value ? undefined : 0) : withoutFalse(key, value));
  const rows = JSON.stringify(Object.fromEntries(Object.entries(routes).map(short)), known);
  return `{
    const shared = ${JSON.stringify(shared)}, routes = ${rows};
    for (const id in routes) {
      const route = routes[id];
      route.id = id;
      route.parentId = (route.parentId ?? "${LOCALE}") || undefined;
      route.hasLoader ??= true;
      route.module = "/build/" + id + "-" + route.module + ".js";
      route.imports = route.imports?.map((file) => shared[file]);
    }
    window.__remixManifest = { ...${JSON.stringify(rest, withoutFalse)}, routes };
  }`;
}

/** Replaces the built scripts by merged ones, in the folder and in the server's manifest. */
export async function mergeChunks() {
  const { source, literal, manifest } = readManifest();
  const chunks = new Map((await bundle(manifest)).map((chunk) => [chunk.fileName, chunk]));
  const merged = newManifest(manifest, chunks);
  for (const name of await readdir(FOLDER, { recursive: true })) if (name.endsWith(".js")) await rm(join(FOLDER, name));
  for (const { fileName, code } of chunks.values()) {
    await mkdir(dirname(join(FOLDER, fileName)), { recursive: true });
    await writeFile(join(FOLDER, fileName), code);
  }
  await writeFile(toFile(merged.url), manifestScript(merged));
  const views = viewsOf(chunks);
  await writeFile(
    SERVER,
    source.replace(literal, () => JSON.stringify({ ...merged, views })),
  );
}
