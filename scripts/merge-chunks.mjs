// Remix's compiler makes a chunk for every set of routes that share a module: a page loads thirty files, most of them
// smaller than their headers. Here they are put together again, by kind of page, so that a page loads eight files and less in
// all (ADR 0009, 0043).
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { rollup } from "rollup";
import { manifestScript } from "./manifest-script.mjs";

const FOLDER = "public/build";
const SERVER = "build/index.js";
/** React and the router are one chunk, far above all others; it keeps its address while only the shop changes. */
const FRAMEWORK_BYTES = 100_000;

/**
 * Pages of one kind share a file; each kind by the names of its routes and views. What pages of several kinds need, each
 * kind has a copy of: no page loads what only others use, nor one more file for what a few share.
 */
const KINDS = {
  listing: /\$locale\.search-|\/listing-page-/,
  product: /\/product-page-/,
  services: /\$locale\.product\./,
  checkout: /\$locale\.(checkout\.|order-)/,
  cart: /\$locale\.cart-/,
  wishlist: /\$locale\.(account\.)?wishlist/,
  account: /\$locale\.account\./,
};
const OTHERS = "common";
/** What root imports dynamically, on any page. */
const LATER = "later";

const kindOf = (file) => Object.keys(KINDS).find((kind) => KINDS[kind].test(file)) ?? OTHERS;
/** A module's id is its file and, where there are copies, the kind of page that it is for: `chunk-ABC.js?checkout`. */
const fileIn = (id) => id.split("?")[0];
const kindIn = (id) => id.split("?")[1];

/** The part of a page's route that only some of its addresses need (views.ts). */
const VIEW = /\/(\w+-page)-[A-Z0-9]{8}\.js(\?|$)/;

/** What the compiler leaves of modules that only the server has, and of importing them: `x=wrap((a,b)=>{b.exports={}})`, `y=take(x(),1)`. */
const EMPTY_MODULE = /=([\w$]+\(\([\w$]+,([\w$]+)\)=>\{\2\.exports=\{\}\}\))/g;
const TAKEN_MODULE = /=([\w$]+)\(([\w$]+\(\),1\))/g;

/** Marks them as pure, so that Rollup drops those that are not used: up to 0.8 KB of a page. */
const withoutServerModules = (code) =>
  code.replace(EMPTY_MODULE, "=/*#__PURE__*/$1").replace(TAKEN_MODULE, "=/*#__PURE__*/$1(/*#__PURE__*/$2");

const isFramework = ({ code }) => code.length > FRAMEWORK_BYTES;

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

/** Files that root and the layout need at once, by the compiler's own list: every page has them, and they have no copies. */
function filesOfEveryPage(modules) {
  const { outputs } = JSON.parse(readFileSync("build/metafile.js.json", "utf8"));
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { path, kind } of outputs[file].imports) if (kind === "import-statement") visit(path);
  };
  for (const address of modules) visit(toFile(address));
  return new Set([...found].map((file) => resolve(file)));
}

/** Reads built files; a file that pages of several kinds need becomes a module for each kind. */
function builtFiles(onEveryPage) {
  const kindFor = (file, importer) => {
    if (!importer || VIEW.test(file)) return kindOf(file);
    return kindIn(importer) ?? LATER;
  };
  return {
    name: "built-files",
    resolveId(source, importer) {
      const file = resolve(source.startsWith("/build/") ? toFile(source) : source);
      return onEveryPage.has(file) ? file : `${file}?${kindFor(file, importer)}`;
    },
    load: (id) => withoutServerModules(readFileSync(fileIn(id), "utf8")),
  };
}

async function bundle(manifest) {
  const { entry, routes } = manifest;
  const modules = [entry.module, ...Object.values(routes).map((route) => route.module)];
  const onEveryPage = filesOfEveryPage([entry, routes.root, routes["routes/$locale"]].map(({ module }) => module));
  // What root and the prefix's layout import; the entry comes after them.
  const shell = [routes.root, routes["routes/$locale"]].flatMap((route) => [route.module, ...(route.imports ?? [])]);
  const inShell = new Set(shell.map((address) => resolve(toFile(address))));
  const bundled = await rollup({
    input: Object.fromEntries(modules.map((address) => [plainName(address), toFile(address)])),
    preserveEntrySignatures: "allow-extension",
    plugins: [builtFiles(onEveryPage)],
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
    manualChunks(id, graph) {
      if (isFramework(graph.getModuleInfo(id))) return "framework";
      if (inShell.has(id)) return "shell";
      shared ??= sharedFiles(graph);
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

/** What several pages of a kind need, with its view, is the kind's file; the rest is the page's own. */
function sharedFiles({ getModuleIds, getModuleInfo }) {
  const ids = [...getModuleIds()];
  const pagesWith = new Map();
  for (const id of ids) {
    const { isEntry, dynamicImporters } = getModuleInfo(id);
    if (!isEntry && dynamicImporters.length === 0) continue;
    for (const needed of needs(id, getModuleInfo)) pagesWith.set(needed, (pagesWith.get(needed) ?? 0) + 1);
  }
  return new Map(ids.map((id) => [id, VIEW.test(id) || pagesWith.get(id) > 1 ? kindIn(id) : undefined]));
}

/** A chunk and everything it imports, each once: what a page has to load for it. */
function closure(chunks, fileName, found = new Set()) {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const next of chunks.get(fileName).imports) closure(chunks, next, found);
  return found;
}

/**
 * Names the build: documents in Redis are kept apart by it (ADR 0030). Most of a page is written by the server alone, its
 * words among it, so that scripts may stay the same.
 */
export function versionOf(routes, server) {
  return createHash("sha256").update(JSON.stringify(routes)).update(server).digest("hex").slice(0, 8);
}

/** The manifest again, with the merged files in place of the built ones. */
function newManifest(manifest, chunks, server) {
  const byModule = new Map(
    [...chunks.values()].map((chunk) => [chunk.facadeModuleId && fileIn(chunk.facadeModuleId), chunk.fileName]),
  );
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
  const version = versionOf(routes, server);
  return { entry, routes, version, url: `/build/manifest-${version}.js` };
}

/** Views that routes import when they need them, by file name, so that the server can have them loaded early. */
function viewsOf(chunks) {
  const filesOf = ({ moduleIds, fileName }) =>
    moduleIds.flatMap((id) => {
      const view = VIEW.exec(id)?.[1];
      return view ? [[view, [...closure(chunks, fileName)].map(toAddress)]] : [];
    });
  return Object.fromEntries([...chunks.values()].flatMap(filesOf));
}

/** Replaces the built scripts by merged ones, in the folder and in the server's manifest. */
export async function mergeChunks() {
  const { source, literal, manifest } = readManifest();
  const chunks = new Map((await bundle(manifest)).map((chunk) => [chunk.fileName, chunk]));
  const merged = newManifest(manifest, chunks, source);
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
