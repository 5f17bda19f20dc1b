// After `remix build`: merges small chunks, lists the style rules for inlining, minifies scripts by 3 % more than
// esbuild does (the page budget is 98 KB), bundles the server into one file, then writes .br and .gz beside every built
// file, so that no request has to compress it.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { minify } from "terser";
import { bundleServer } from "./bundle-server.mjs";
import { makeMeasureScript } from "./measure-script.mjs";
import { mergeChunks } from "./merge-chunks.mjs";
import { writePageStyles } from "./page-styles.mjs";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;

async function* files(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if (COMPRESSIBLE.test(entry.name)) yield path;
  }
}

/**
 * Licence notices of packages in scripts. They are collected in one file that scripts refer to, since they would add
 * 0.7 KB to every page.
 */
const notices = new Set();
const NOTICES = "public/build/licenses.txt";
const isNotice = ({ value }) => value.startsWith("!") || value.includes("@license");

async function smaller(path) {
  const source = await readFile(path, "utf8");
  let hasNotice = false;
  const comments = (_node, comment) => {
    if (isNotice(comment)) {
      hasNotice = true;
      notices.add(comment.value.replace(/^!/, "").trim());
    }
    return false;
  };
  const { code } = await minify(source, {
    module: true,
    ecma: 2020,
    compress: { ecma: 2020, passes: 2, pure_getters: true, keep_fargs: false },
    format: { ecma: 2020, comments },
  });
  if (!code || code.length >= source.length) return Buffer.from(source);
  const script = hasNotice ? `/*! ${NOTICES.replace("public", "")} */${code}` : code;
  await writeFile(path, script);
  return Buffer.from(script);
}

await mergeChunks();
await makeMeasureScript();
await writePageStyles();
await bundleServer();
/** zlib compresses finished files in its threads while terser minifies the next one. */
const compressing = [];
for await (const path of files("public/build")) {
  const content = path.endsWith(".js") ? await smaller(path) : await readFile(path);
  if (content.length >= 400) compressing.push(writeCompressed(path, content));
}
await writeFile(NOTICES, [...notices].join("\n\n"));
await Promise.all(compressing);

async function writeCompressed(path, content) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
