// After `remix build`: bundles the packages that the shop imports into the server's file (ADR 0060).
import { writeFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { build } from "esbuild";

const SERVER = "build/index.js";
const REQUIRE =
  'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);';

export async function bundleServer() {
  const { outputFiles, metafile } = await build({
    entryPoints: [SERVER],
    write: false,
    metafile: true,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    define: { "process.env.NODE_ENV": '"production"' },
    banner: { js: REQUIRE },
    // Identifiers are kept, so that stacks in the log are readable.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: "none",
    logLevel: "error",
  });
  // The image contains no packages that could be loaded.
  const outside = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  const packages = outside.filter((path) => !isBuiltin(path));
  if (packages.length > 0) throw new Error(`The server would still load ${packages.join(", ")}`);
  // With a single non-ASCII character V8 would store all six million characters in two bytes each. esbuild has escaped
  // strings already; only regular expressions still contain some.
  const code = outputFiles[0].text.replace(/[^\x00-\x7f]/g, (letter) => {
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  await writeFile(SERVER, code);
}
