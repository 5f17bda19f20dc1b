import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ask } from "../support/http";
import { HttpBrowser, type Page } from "../support/http-browser";
import { findSkus } from "../support/http-shopper";
import { anotherShop } from "../support/integration-world";
import { outsideCalls } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";

/** Costs of pages that need no clock: bytes, requests, calls to gateway and content. */

const sandbox = inject("sandboxUrl");

const KINDS = ["home", "listing", "product"] as const;

/** Bytes of a cached page in Brotli, with its inlined styles (7.6 KB) and data, once it is compressed for keeping. */
const MAX_BYTES = { home: 27_000, listing: 36_000, product: 29_000 };
/** Style sheets, scripts, and the two fonts that every page has; others are fetched where a page has their characters. */
const MAX_FILES = 12;
/** Calls for a page on an instance that has menus and footer; those of home are content's and its products. */
const CALLS = { home: 2, listing: 3, product: 3 };

describe("budgets of pages", () => {
  let own: ShopProcess;
  let paths: Record<(typeof KINDS)[number], string>;
  let shopper: HttpBrowser;
  let skus: string[];

  const calls = (run: () => Promise<unknown>) => outsideCalls(sandbox, run);
  const change = (fields: Record<string, string>) =>
    calls(() => shopper.post("/fr-fr/cart", fields, { follow: false }));

  beforeAll(async () => {
    own = await anotherShop();
    const scout = new HttpBrowser(inject("shopUrl"));
    skus = await findSkus(scout, 2);
    const home = (await scout.open("/fr-fr")).text;
    const listing = /href="(\/fr-fr\/[^"]+--pl\w+)"/.exec(home)![1]!;
    const product = /href="(\/fr-fr\/[^"]+--p\d+)"/.exec((await scout.open(listing)).text)![1]!;
    paths = { home: "/fr-fr", listing, product };
    shopper = new HttpBrowser(own.url);
    // Loads menus, footer and country selector.
    await ask(`${own.url}/fr-fr/legal-notices`);
  });

  afterAll(() => own.stop());

  it("calls in one round for what is not kept, and not at all for what is", async () => {
    for (const kind of KINDS) {
      const cold = await calls(() => ask(own.url + paths[kind]));
      expect(cold.length, `${kind}: ${cold.join(", ")}`).toBeLessThanOrEqual(CALLS[kind]);
      expect(await calls(() => ask(own.url + paths[kind])), kind).toEqual([]);
    }
  });

  it("sends a kept page in so many bytes, with nothing that its first paint waits for", async () => {
    for (const kind of KINDS) {
      const open = () => ask(own.url + paths[kind], { headers: { "accept-encoding": "br" } });
      const sizeOf = async () => (await open()).size;
      await expect.poll(sizeOf, { message: kind, timeout: 10_000 }).toBeLessThanOrEqual(MAX_BYTES[kind]);
      const page = await open();
      const head = page.text.slice(0, page.text.indexOf("</head>")).replace(/<noscript>.*?<\/noscript>/gs, "");
      expect(head.match(/<link rel="stylesheet"(?![^>]* media=)[^>]*>|<script[^>]* src=/g), kind).toBeNull();
      const files = new Set(page.text.match(/\/build\/[\w$./()-]+(\.(js|css)|-latin-(opsz|wght)-normal-\w+\.woff2)/g));
      expect(files.size, kind).toBeLessThanOrEqual(MAX_FILES);
      expect(page.text.match(/fetchpriority="high"/gi)?.length ?? 0, kind).toBeLessThanOrEqual(2);
    }
  });

  it("changes a cart in one call of the gateway; makes one, or takes out a line, in two", async () => {
    expect(await change({ intent: "add", sku: skus[0]! })).toHaveLength(2);
    expect(await change({ intent: "add", sku: skus[1]! })).toHaveLength(1);
    // The cart, its delivery costs, and recommendations.
    let page: Page | undefined;
    const shown = await calls(async () => (page = await shopper.open("/fr-fr/cart")));
    expect(shown.length, shown.join(", ")).toBeLessThanOrEqual(3);
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page!.text)![1]!;
    const line = () => ({ lineId: hidden("lineId"), version: hidden("version") });
    expect(await change({ intent: "quantity", ...line(), quantity: "2" })).toHaveLength(1);
    page = await shopper.open("/fr-fr/cart");
    // Before a deletion, the line is read so that it can be restored.
    expect(await change({ intent: "delete", ...line() })).toHaveLength(2);
  });

  it("costs a visitor with a cart no call on a kept page, while the answer to their last change is fresh", async () => {
    for (const kind of KINDS) expect(await calls(() => shopper.open(paths[kind])), kind).toEqual([]);
  });
});
