// After `remix build`: builds the measuring script, apart from the shop's own scripts and their budget. The document's
// starter loads it once there is consent (app/document/measuring.server.ts); web vitals are in a separate file.
import { build } from "vite";

export async function makeMeasureScript() {
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
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
