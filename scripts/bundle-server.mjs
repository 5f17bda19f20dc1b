// After `remix build`: puts the packages that the shop loads into its own file (ADR 0060).
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
    // Names stay, for stacks in the log.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: "none",
    logLevel: "error",
  });
  // The image has no packages to load.
  const outside = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  const packages = outside.filter((path) => !isBuiltin(path));
  if (packages.length > 0) throw new Error(`The server would still load ${packages.join(", ")}`);
  // One letter beyond ASCII, and the engine keeps two bytes for each of six million. Only regular expressions still have any.
  const code = outputFiles[0].text.replace(/[^\x00-\x7f]/g, (letter) => {
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  await writeFile(SERVER, code);
}
