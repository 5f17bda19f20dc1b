const { readdirSync, readFileSync } = require("node:fs");
const { join } = require("node:path");

/** models ◀ i18n ◀ bff, ui ◀ document ◀ routes; no cycles; the shop never knows its stand-in or its tests. See docs/architecture.md. */
const TEST = "\\.test\\.tsx?$";
/** What the browser never gets: Remix cuts loader and action, with what only they import, out of routes and root. */
const SERVER = "(\\.server\\.tsx?|/route\\.tsx|^app/(root|entry\\.server)\\.tsx)$";
/** Models that load zod, by path. Those that load one of these are found by `app/models/zod-free.test.ts`. */
const SCHEMAS = readdirSync(join(__dirname, "app/models"), { recursive: true })
  .map((file) => `app/models/${file}`)
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
  .filter((file) => /^import (?!type )[^;]*? from "zod";/m.test(readFileSync(join(__dirname, file), "utf8")));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      comment: "An import of a type counts as well.",
      from: {},
      to: { circular: true },
    },
    { name: "no-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "server-build$" } },
    {
      name: "models-are-pure",
      comment: "Models know no I/O, no React and nobody but each other.",
      severity: "error",
      from: { path: "^app/models/", pathNot: TEST },
      to: { pathNot: ["^app/models/", "^node_modules/(zod|schema-dts|i18n-iso-countries)/"] },
    },
    {
      name: "texts-know-models",
      severity: "error",
      from: { path: "^app/(i18n/|paths\\.ts)", pathNot: TEST },
      to: { path: "^(app/(bff|document|routes|ui|root|entry)|contract|sandbox|tests|server)" },
    },
    {
      name: "ui-knows-models-and-texts",
      severity: "error",
      from: { path: "^app/ui/", pathNot: TEST },
      to: { path: "^(app/(bff|document|routes|root|entry)|contract|sandbox|tests|server)" },
    },
    {
      name: "bff-does-not-render",
      severity: "error",
      from: { path: "^app/bff/", pathNot: TEST },
      to: { path: "^(app/(document|routes|ui|root|entry)|contract|sandbox|tests|server)" },
    },
    {
      name: "document-knows-no-page",
      severity: "error",
      from: { path: "^app/document/", pathNot: TEST },
      to: { path: "^(app/(routes|root|entry)|contract|sandbox|tests|server)" },
    },
    {
      name: "bff-is-server-only",
      comment: "A file without the suffix would be shipped to the browser.",
      severity: "error",
      from: {},
      to: { path: "^app/bff/", pathNot: "\\.server(\\.test)?\\.tsx?$" },
    },
    {
      name: "browser-does-not-touch-the-server",
      comment: "Remix builds such an import without complaint and gives the browser undefined.",
      severity: "error",
      from: { path: "^app/", pathNot: [TEST, SERVER] },
      to: { path: "\\.server(\\.tsx?|$)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-zod-in-the-browser",
      comment: "zod is 91 KB: views take types from schema files and values from files without it.",
      severity: "error",
      from: { path: "^app/", pathNot: [TEST, SERVER, "^app/models/"] },
      to: { path: "^node_modules/zod" },
    },
    {
      name: "no-schemas-in-the-browser",
      comment: "A value of a schema file brings zod along: take its type, or put the value into a file of rules.",
      severity: "error",
      from: { path: "^app/", pathNot: [TEST, SERVER, "^app/models/"] },
      to: { path: SCHEMAS.map((file) => `^${file.replace(/\./g, "\\.")}$`), dependencyTypesNot: ["type-only"] },
    },
    {
      name: "app-does-not-know-its-stand-in",
      severity: "error",
      from: { path: "^(app/|server\\.ts)", pathNot: TEST },
      to: { path: "^(contract|sandbox|tests)/" },
    },
    {
      name: "contract-knows-models-only",
      severity: "error",
      from: { path: "^contract/", pathNot: TEST },
      to: { path: "^(app|sandbox|tests)/", pathNot: "^app/models/" },
    },
    {
      name: "sandbox-shares-only-the-contract",
      severity: "error",
      from: { path: "^sandbox/" },
      to: { path: "^(app|tests)/", pathNot: "^app/models/" },
    },
    {
      name: "studio-stands-alone",
      severity: "error",
      from: { path: "^sandbox/studio/" },
      to: { pathNot: ["^sandbox/studio/", "^node_modules/", "^[a-z_:/]+$"] },
    },
    {
      name: "no-dev-dependencies-in-the-shop",
      severity: "error",
      from: { path: "^app/", pathNot: [TEST, "^app/env\\.d\\.ts$"] },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"], pathNot: "^node_modules/@types/" },
    },
  ],
  required: [
    {
      name: "no-other-folders-in-app",
      comment:
        "Every file of app/ is in a folder that the rules above name: a file elsewhere would have to import a path that does not exist.",
      severity: "error",
      module: {
        path: "^app/",
        pathNot:
          "^app/((bff|document|i18n|models|routes|ui)/|(root|entry\\.(client|server))\\.tsx$|paths\\.ts$|env\\.d\\.ts$)",
      },
      to: { path: "^no such path$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|public/build)/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
