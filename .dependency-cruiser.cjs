/** models ◀ bff ◀ routes ▶ ui ▶ models; no cycles; the shop never knows its stand-in or its tests. */
const TEST = "\\.test\\.tsx?$";

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    { name: "no-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "server-build$" } },
    {
      name: "models-are-pure",
      comment: "Models know no I/O, no React and nobody but each other.",
      severity: "error",
      from: { path: "^app/models/", pathNot: TEST },
      to: { pathNot: ["^app/models/", "^node_modules/(zod|schema-dts)/"] },
    },
    {
      name: "ui-knows-models-and-texts",
      severity: "error",
      from: { path: "^app/ui/", pathNot: TEST },
      to: { path: "^(app/(bff|routes)|sandbox|tests|server)" },
    },
    {
      name: "bff-does-not-render",
      severity: "error",
      from: { path: "^app/bff/", pathNot: TEST },
      to: { path: "^(app/(routes|ui)|sandbox|tests)/" },
    },
    {
      name: "bff-is-server-only",
      comment: "A file without the suffix would be shipped to the browser.",
      severity: "error",
      from: {},
      to: { path: "^app/bff/", pathNot: "\\.server(\\.test)?\\.tsx?$" },
    },
    {
      name: "views-do-not-touch-the-server",
      comment: "Remix builds such an import without complaint and gives the browser undefined.",
      severity: "error",
      from: { path: "^app/(ui/|routes/.*view\\.tsx$|entry\\.client)", pathNot: TEST },
      to: { path: "\\.server(\\.ts|$)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-zod-in-views",
      comment: "zod is 91 KB: views take types from schema files and values from files without it.",
      severity: "error",
      from: { path: "^app/(ui/|routes/.*view\\.tsx$)", pathNot: TEST },
      to: { path: "^node_modules/zod" },
    },
    {
      name: "app-does-not-know-its-stand-in",
      severity: "error",
      from: { path: "^(app/|server\\.ts)", pathNot: TEST },
      to: { path: "^(sandbox|tests)/" },
    },
    {
      name: "sandbox-shares-only-the-contract",
      severity: "error",
      from: { path: "^sandbox/" },
      to: { path: "^app/", pathNot: "^app/models/" },
    },
    {
      name: "no-dev-dependencies-in-the-shop",
      severity: "error",
      from: { path: "^app/", pathNot: [TEST, "^app/env\\.d\\.ts$"] },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"], pathNot: "^node_modules/@types/" },
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
