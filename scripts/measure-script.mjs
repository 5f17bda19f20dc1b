// After `remix build`: makes the measuring script, apart from the shop's own, whose files and budget it is no part of. It is
// loaded by the document's starter once a visitor agreed (app/document/measuring.server.ts); web vitals are a file of their own.
import { resolve } from "node:path";
import { build } from "vite";

export async function makeMeasureScript() {
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    resolve: { alias: { "~": resolve("app") } },
    build: {
      target: "es2022",
      outDir: "public/build",
      emptyOutDir: false,
      lib: { entry: { measure: "app/ui/measure/measure.ts" }, formats: ["es"] },
      rollupOptions: {
        preserveEntrySignatures: "allow-extension",
        treeshake: { moduleSideEffects: false },
        output: { entryFileNames: "[name]-[hash].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
}
