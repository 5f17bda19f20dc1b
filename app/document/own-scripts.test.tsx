import { hash } from "node:crypto";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { Scripts, ScrollRestoration } from "@remix-run/react";
import { describe, expect, it } from "vitest";
import type { Shop } from "#app/bff/shop.server.ts";
import { aContext } from "#tests/support/request-context.ts";
import handleRequest from "#app/entry.server.tsx";

const INTRUDER = "steal(document.cookie)";
const hashOf = (script: string) => `'sha256-${hash("sha256", script, "base64")}'`;

/** A page whose content brings a script, as content would if some text of it were taken for HTML. */
function Page() {
  return (
    <html lang="fr">
      <head>
        <title>Page</title>
      </head>
      <body>
        <main dangerouslySetInnerHTML={{ __html: `<p>Robe</p><script>${INTRUDER}</script>` }} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const ROOT = {
  id: "root",
  path: "",
  hasLoader: false,
  hasAction: false,
  hasErrorBoundary: false,
  hasClientAction: false,
  hasClientLoader: false,
};
const BUILD: ServerBuild = {
  mode: "production",
  entry: { module: { default: handleRequest } },
  routes: { root: { id: "root", path: "", module: { default: Page } } },
  assets: {
    version: "1",
    url: "/manifest.js",
    entry: { module: "/entry.js", imports: [] },
    routes: { root: { ...ROOT, module: "/root.js" } },
  },
  publicPath: "/build/",
  assetsBuildDirectory: "public/build",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: false,
    v3_singleFetch: true,
  },
  isSpaMode: false,
};

describe("the scripts that a page's policy allows", () => {
  it("are those that the shop adds to the page, not one that got into its content", async () => {
    const env = { IMAGES_URL: "http://images.test", ANALYTICS: ["none"], AB_SCRIPT_URL: "http://ab.test/{id}.js" };
    const context = aContext({ shop: { env: env as Shop["env"] } });
    await createRequestHandler(BUILD, "production")(new Request("https://localhost/"), context);
    const page = context.document ?? "";
    const inline = [...page.matchAll(/<script(?: type="late")?>(.*?)<\/script>/gs)].map(([, script = ""]) => script);
    expect(inline).toContain(INTRUDER);
    expect(inline.length).toBeGreaterThan(4);
    const own = new Set(inline.filter((script) => script !== INTRUDER).map(hashOf));
    expect(context.ownScripts.toSorted()).toEqual([...own].toSorted());
  });
});
