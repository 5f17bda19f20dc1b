/** @type {import("@remix-run/dev").AppConfig} */
export default {
  server: "./server.ts",
  serverBuildPath: "build/index.js",
  serverModuleFormat: "esm",
  serverPlatform: "node",
  serverMinify: false,
  assetsBuildDirectory: "public/build",
  publicPath: "/build/",
  postcss: true,
  tailwind: false,
  ignoredRouteFiles: ["**/*.test.{ts,tsx}", "**/*.css"],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
  },
};
