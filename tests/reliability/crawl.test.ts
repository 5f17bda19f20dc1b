import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { differentPages } from "../support/different-pages";
import { ask } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, findSku } from "../support/http-shopper";
import { anotherShop } from "../support/integration-world";
import type { ShopProcess } from "../support/world";
import { report, sized } from "./size";

/**
 * A crawler, and shoppers with a cart, who ask for thousands of different listings, searches and products end no process: what is
 * kept of them is bounded in bytes. `npm test` walks fewer, with a tenth of the room for what is kept.
 */

const FULL = 10_000;
const PAGES = sized(FULL, 100);
const SHARE = PAGES === FULL ? 1 : 0.1;
const CLIENTS = 8;
/** A shopper asks for a page that is kept, so often among them. */
const EVERY = 40;
/**
 * What the process lives in: 46 MB once each kind of page was made, and eight renders at a time, which wait for each other's end on
 * a busy machine. The rest is for what it may keep.
 */
const REST_MB = 58;
const HEAP_MB = Math.round(REST_MB + (112 - REST_MB) * SHARE);
const RESIDENT_MB = 260;

let shop: ShopProcess;

beforeAll(async () => {
  shop = await anotherShop(
    { DOCUMENT_CACHE_MB: String(Math.ceil(40 * SHARE)), LOG_LEVEL: "error" },
    { heapMegabytes: HEAP_MB },
  );
});
afterAll(() => shop.stop());

const peakMegabytes = () =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${shop.process.pid}/status`, "utf8"))?.[1]) / 1024;

const BROTLI = { headers: { "accept-encoding": "br" } };

/** A listing that is kept, as small as it gets. */
async function keptListing(): Promise<{ url: string; size: number }> {
  const led = await ask(`${shop.url}/fr-fr/femme--plw10100`);
  const url = led.headers.location ?? `${shop.url}/fr-fr/femme--plw10100`;
  // As it is compressed for the first who asks.
  const first = brotliCompressSync((await ask(url)).text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }).length;
  await vi.waitFor(async () => expect((await ask(url, BROTLI)).size).toBeLessThan(0.95 * first), { timeout: 10_000 });
  return { url, size: (await ask(url, BROTLI)).size };
}

describe("a crawler", () => {
  it(
    `is given ${PAGES} different pages by a process that stays within its memory`,
    { timeout: 3_600_000 },
    async () => {
      const pages = (await differentPages(shop.url)).slice(0, PAGES);
      expect(pages).toHaveLength(PAGES);
      const sku = await findSku(new HttpBrowser(shop.url));
      const statuses = new Map<number, number>();
      const listing = await keptListing();
      let asked = 0;
      let larger = 0;
      // Made anew it differs by a few bytes; compressed for the first who asks, by a quarter.
      const isLarger = ({ size }: { size: number }) => size > 1.1 * listing.size;
      await Promise.all(
        Array.from({ length: CLIENTS }, async (_, index) => {
          // Every other one has a cart: what is kept of a page for them is more than for a crawler.
          const browser = new HttpBrowser(shop.url, { "accept-encoding": "gzip" });
          if (index % 2 === 0) await addToCart(browser, sku);
          for (let page = pages.pop(); page; page = pages.pop()) {
            const { status } = await browser.open(page, { follow: false });
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
            if (pages.length % EVERY > 0) continue;
            asked += 1;
            if (isLarger(await ask(listing.url, BROTLI))) larger += 1;
          }
        }),
      );
      report("a crawler", { pages: PAGES, "heap bound MB": HEAP_MB, "peak resident MB": Math.round(peakMegabytes()) });
      expect(shop.process.exitCode).toBeNull();
      expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
      expect(statuses.get(200)).toBeGreaterThan(PAGES * 0.9);
      expect(peakMegabytes()).toBeLessThan(RESIDENT_MB);
      // Whoever is given more bytes is given a page that was just made, and not what was kept: it is made anew each
      // minute, and is large until it has been compressed well, beside 8 clients. A page that is not kept always is.
      expect(larger).toBeLessThanOrEqual(Math.max(2, asked / 10));
    },
  );
});
