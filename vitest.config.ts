import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { EvenShards } from "./tests/support/even-shards";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = {
  "#models": folder("./app/models"),
  "#contract": folder("./contract"),
  "#tests": folder("./tests"),
};

export default defineConfig({
  test: {
    sequence: { sequencer: EvenShards },
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          include: ["app/**/*.test.{ts,tsx}", "{contract,sandbox}/**/*.test.ts", "tests/*.test.ts"],
          setupFiles: ["tests/support/unit-setup.ts"],
          testTimeout: 40_000,
          // Modules are loaded once a worker, not once a file: most of the time went there. No file mocks a module.
          isolate: false,
          css: { modules: { classNameStrategy: "non-scoped" } },
        },
      },
      {
        resolve: { alias },
        test: {
          name: "integration",
          include: ["tests/{integration,reliability}/**/*.test.ts"],
          globalSetup: ["tests/support/integration-setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // One shop and one sandbox serve all files; they reset it between them.
          fileParallelism: false,
          // As above. A process for each file would take 0.8 s of computing more.
          isolate: false,
        },
      },
    ],
  },
});
