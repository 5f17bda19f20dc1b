import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { minify } from "terser";
import { build, type Rollup } from "vite";
import { describe, expect, it } from "vitest";

const APP = join(dirname(fileURLToPath(import.meta.url)), "../..");
/** Folders of the layout around every page. What it shares with pages (icons, buttons, pictures) is not counted. */
const OWN = /^ui\/(header|footer|layout|shell|sheet|static-html|toast)\//;
const MAX_GZIP_BYTES = 7_500;

/** Rendered code of every shop module that the layouts send to a browser, after tree shaking, by path. */
async function browserModules(): Promise<Map<string, string>> {
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    // As in production: elements of development name their files and lines.
    esbuild: { jsx: "automatic", jsxDev: false },
    resolve: { alias: { "~": APP } },
    build: {
      write: false,
      minify: false,
      rollupOptions: {
        input: join(APP, "ui/layout/page-layout.tsx"),
        preserveEntrySignatures: "strict",
        external: (id) => !id.startsWith(".") && !id.startsWith("~") && !id.startsWith("/"),
      },
    },
  })) as Rollup.RollupOutput;
  const modules = output.flatMap((chunk) => (chunk.type === "chunk" ? Object.entries(chunk.modules) : []));
  return new Map(modules.map(([id, { code }]) => [id.replace(`${APP}/`, ""), code ?? ""]));
}

describe("the scripts of header and footer", () => {
  it("are at most 7.5 KB in gzip, all layouts and what comes later together", async () => {
    const modules = await browserModules();
    const own = [...modules].filter(([path]) => OWN.test(path) && !path.includes(".css"));
    expect(own.map(([path]) => path)).toEqual(
      expect.arrayContaining(["ui/header/header.tsx", "ui/footer/newsletter-form.tsx", "ui/toast/toast.tsx"]),
    );
    // Menus and footer are server-rendered HTML: their components are in no script.
    expect(own.map(([path]) => path)).not.toContain("ui/footer/footer.tsx");
    const { code = "" } = await minify(own.map(([, text]) => text).join("\n"), { toplevel: false });
    const bytes = gzipSync(code, { level: 9 }).length;
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThanOrEqual(MAX_GZIP_BYTES);
  });
});
