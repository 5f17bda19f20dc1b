// Remix's compiler makes a chunk for every set of routes that share a module: a page loads thirty files, most of them
// smaller than their headers. This merges them by kind of page, so that a page loads eight files and fewer bytes in
// total (ADR 0009, 0043).
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { rollup } from "rollup";
import { manifestScript } from "./manifest-script.mjs";

const FOLDER = "public/build";
const SERVER = "build/index.js";
/**
 * The chunk of React and the router is recognised by its size. It stays a file of its own, whose address does not
 * change with the shop's code.
 */
const FRAMEWORK_BYTES = 100_000;

/**
 * Pages of one kind share a file; kinds are recognised by the names of routes and views. Modules that pages of several
 * kinds need are copied into the file of each kind, so that no page loads code of other kinds or an additional file for
 * a few shared modules.
 */
const KINDS = {
  listing: /\$locale\.search-|\/listing-page-/,
  product: /\/product-page-/,
  // The one route of listings, products and content: each view brings the modules of its own kind.
  slug: /\$locale\.\$slug-/,
  services: /\$locale\.product\./,
  checkout: /\$locale\.(checkout\.|order-)/,
  cart: /\$locale\.cart-/,
  wishlist: /\$locale\.(account\.)?wishlist/,
  account: /\$locale\.account\./,
};
const OTHERS = "common";
/** Modules that root imports dynamically, on any page. */
const LATER = "later";

const kindOf = (file) => Object.keys(KINDS).find((kind) => KINDS[kind].test(file)) ?? OTHERS;
/** A module's id is its file and, if it is copied, the kind of page that the copy is for: `chunk-ABC.js?checkout`. */
const fileIn = (id) => id.split("?")[0];
const kindIn = (id) => id.split("?")[1];

/** A view: the part of a route that only some of its addresses need (views.ts). */
const VIEW = /\/(\w+-page)-[A-Z0-9]{8}\.js(\?|$)/;

/**
 * What the compiler leaves of server-only modules and of their imports: `x=wrap((a,b)=>{b.exports={}})`,
 * `y=take(x(),1)`.
 */
const EMPTY_MODULE = /=([\w$]+\(\([\w$]+,([\w$]+)\)=>\{\2\.exports=\{\}\}\))/g;
const TAKEN_MODULE = /=([\w$]+)\(([\w$]+\(\),1\))/g;

/**
 * All that is left of a route without a page. As it imports nothing then, each release has it under the same address: a
 * press that adds to the cart would otherwise be lost in a page of the last release (ADR 0062).
 */
const EMPTY_ROUTE =
  /^import[^;]+;var ([\w$]+)=[\w$]+\(\([\w$]+,([\w$]+)\)=>\{\2\.exports=\{\}\}\);export default \1\(\);\s*$/;

/** Marks these as pure, so that Rollup drops the unused ones: up to 0.8 KB of a page. */
const withoutServerModules = (code) =>
  code
    .replace(EMPTY_ROUTE, "export default {};")
    .replace(EMPTY_MODULE, "=/*#__PURE__*/$1")
    .replace(TAKEN_MODULE, "=/*#__PURE__*/$1(/*#__PURE__*/$2");

/**
 * When a page's script cannot be loaded, Remix reloads the page that is shown: again and again under a pointer that rests
 * on a link, and into the browser's own error page without a connection. The shop decides instead (SHELL-22, ADR 0062).
 */
const REMIX_RELOAD = "window.location.reload(),new Promise(()=>{})";

function withoutRemixReload(code) {
  if (code.length <= FRAMEWORK_BYTES) return code;
  if (!code.includes(REMIX_RELOAD)) throw new Error("Remix's reload of pages without their script was not found");
  return code.replace(REMIX_RELOAD, "window.withoutScript()");
}

const isFramework = ({ code }) => code.length > FRAMEWORK_BYTES;

/** The name without the compiler's hash, since the content changes here and gets a new hash. */
const plainName = (address) => address.slice("/build/".length).replace(/-[A-Z0-9]{8}\.js$/, "");
const toFile = (address) => address.replace(/^\/build\//, `${FOLDER}/`);
const toAddress = (file) => `/build/${file}`;

/** Reads the manifest from the server build, where it is an object literal of plain data on one line. */
function readManifest() {
  const source = readFileSync(SERVER, "utf8");
  const line = /^var assets_manifest_default = (\{.*\});$/m.exec(source);
  if (!line) throw new Error(`${SERVER} holds no manifest on a line of its own`);
  return { source, literal: line[1], manifest: new Function(`return ${line[1]}`)() };
}

/**
 * Files that entry, root and the locale's layout import statically, by the compiler's list: every page loads them, so
 * they are not copied.
 */
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

/** Rollup plugin that reads built files. A file that pages of several kinds need becomes a module for each kind. */
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
    load: (id) => withoutServerModules(withoutRemixReload(readFileSync(fileIn(id), "utf8"))),
  };
}

async function bundle(manifest) {
  const { entry, routes } = manifest;
  const modules = [entry.module, ...Object.values(routes).map((route) => route.module)];
  const onEveryPage = filesOfEveryPage([entry, routes.root, routes["routes/$locale"]].map(({ module }) => module));
  // Root, the locale's layout and their imports, without the entry, which is loaded after them.
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

/** Ids of a module and of everything that it imports statically. */
function needs(id, getModuleInfo, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of getModuleInfo(id).importedIds) needs(next, getModuleInfo, found);
  return found;
}

/**
 * Assigns modules to files: a view, and what several pages of a kind need, goes into the kind's file; the rest stays in
 * the page's own.
 */
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

/** A chunk and everything it imports, without duplicates: the files a page has to load for it. */
function closure(chunks, fileName, found = new Set()) {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const next of chunks.get(fileName).imports) closure(chunks, next, found);
  return found;
}

/**
 * The build's version, by which documents in Redis are kept apart (ADR 0030). It covers the server's code too, since
 * most of a page, its texts included, is rendered by the server alone: the scripts of two builds may be the same.
 */
export function versionOf(routes, server) {
  return createHash("sha256").update(JSON.stringify(routes)).update(server).digest("hex").slice(0, 8);
}

/** The manifest with the merged files instead of the built ones. */
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
  // Imports of the entry are not repeated for every route.
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [id, placed(route, entry.imports)]),
  );
  const version = versionOf(routes, server);
  return { entry, routes, version, url: `/build/manifest-${version}.js` };
}

/** The files of each view, by its name, so that the server can preload them; routes import views dynamically. */
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
