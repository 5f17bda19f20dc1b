import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { COUNTRIES, prefixesOf } from "#models/locale.ts";
import { MOVABLE_CLOCK, moveOn } from "../support/clock";
import { ask } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, fillCheckout, findSku, register } from "../support/http-shopper";
import { anotherShop } from "../support/integration-world";
import { type Fault, PLENTY, setFaults, setStock } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";
import { report, sized } from "./size";

/**
 * Promise 7: the shop outlives its gateway and its content. Home, listing and product pages of all sites that were seen
 * before are shown however old they are, to visitors and customers with a cart as well; cart and checkout say that they
 * cannot be had. Soon after the end of it all is as before.
 */

const sandbox = inject("sandboxUrl");
const LISTINGS = sized(40);
const PRODUCTS = sized(100);
/** Each of a page to each of the shoppers, while a service is down. */
const ROUNDS = sized(40);
/** At the beginning; each page is made anew then, as far as it can be. */
const AT_ONCE = 30;
const P95_MS = 300;
/** On a busy machine: as many times what the same pages took just before. */
const P95_TIMES = 3;
const BACK_MS = 10_000;
const HALF_AN_HOUR_MS = 1_800_000;
const CART = "/fr-fr/cart";
const BILLING = "/fr-fr/checkout/billing";

const DOWN = { reset: true };
const FAULTS: Record<string, { faults: Fault[]; isGatewayDown: boolean }> = {
  "gateway and content hang": { faults: [{ path: "^/(gateway|content)", hang: true }], isGatewayDown: true },
  "the gateway is down": { faults: [{ path: "^/gateway", ...DOWN }], isGatewayDown: true },
  "the gateway hangs": { faults: [{ path: "^/gateway", hang: true }], isGatewayDown: true },
  "gateway and content are down": { faults: [{ path: "^/(gateway|content)", ...DOWN }], isGatewayDown: true },
  "the gateway answers 503": { faults: [{ path: "^/gateway", status: 503 }], isGatewayDown: true },
  "content is down": { faults: [{ path: "^/content", ...DOWN }], isGatewayDown: false },
  "content hangs": { faults: [{ path: "^/content", hang: true }], isGatewayDown: false },
};

let shop: ShopProcess;
let pages: string[];
/** Cookies of nobody, of a visitor with a cart on every site, and of a customer in the middle of a checkout. */
let shoppers: Record<string, string>[];
let searches = 0;

beforeAll(async () => {
  shop = await anotherShop({
    ...MOVABLE_CLOCK,
    CLOCK_JUMP_MS: String(HALF_AN_HOUR_MS),
    SHOPPERS_PER_ADDRESS: "100000",
  });
  const browser = new HttpBrowser(shop.url);
  const sku = await findSku(browser);
  await setStock(sandbox, sku, PLENTY);
  pages = (await Promise.all(COUNTRIES.map((country) => pagesOf(prefixesOf(country)[0]!)))).flat();
  const visitor = new HttpBrowser(shop.url);
  for (const country of COUNTRIES) await addToCart(visitor, sku, prefixesOf(country)[0]);
  const customer = new HttpBrowser(shop.url);
  await addToCart(customer, sku);
  await register(customer, await customer.open(BILLING), `outage-${crypto.randomUUID()}@vitrine.test`);
  await fillCheckout(customer);
  shoppers = [{}, visitor.jar.header, customer.jar.header];
});
afterEach(() => setFaults(sandbox, []));
afterAll(() => shop.stop());

/** Home, listings and products of a site, which are warm then. */
async function pagesOf(prefix: string): Promise<string[]> {
  const browser = new HttpBrowser(shop.url);
  const linksOf = async (page: string, kind: string) => {
    const { text } = await browser.open(page);
    return new Set(
      [...text.matchAll(new RegExp(`href="(/${prefix}/[^"?#]+--${kind})["?#]`, "g"))].map(([, url]) => url!),
    );
  };
  const listings = [...(await linksOf(`/${prefix}`, "pl\\w+"))].slice(0, LISTINGS);
  const products = new Set<string>();
  for (const listing of listings) for (const product of await linksOf(listing, "p\\d+")) products.add(product);
  const shown = [...products].slice(0, PRODUCTS);
  for (const product of shown) expect((await browser.open(product)).status).toBe(200);
  return [`/${prefix}`, ...listings, ...shown];
}

interface Shown {
  page: string;
  status: number;
  ms: number;
}

async function show(page: string, headers: Record<string, string>): Promise<Shown> {
  const begun = performance.now();
  const { status } = await ask(shop.url + page, { headers });
  return { page, status, ms: performance.now() - begun };
}

const everyPage = () => shoppers.flatMap((headers) => pages.map((page) => () => show(page, headers)));

async function inSequence(requests: (() => Promise<Shown>)[]): Promise<Shown[]> {
  const answers: Shown[] = [];
  for (const send of requests) answers.push(await send());
  return answers;
}

function p95Of(answers: Shown[]): number {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.ceil(times.length * 0.95) - 1]!;
}

const outage = Object.entries(FAULTS).slice(0, sized(Object.keys(FAULTS).length, 2));

describe.each(outage)("while %s", (what, { faults, isGatewayDown }) => {
  it(
    "pages that were seen before are shown at once, whose ever they are; the rest says so, and is back soon [OPS-05]",
    { timeout: 3_600_000 },
    async () => {
      const before = p95Of(await inSequence(everyPage()));
      await moveOn(shop);
      await setFaults(sandbox, faults);
      // The first ones wait, once for each of them.
      const first: Shown[] = [];
      const waiting = everyPage();
      const askOn = async () => {
        for (let send = waiting.shift(); send; send = waiting.shift()) first.push(await send());
      };
      await Promise.all(Array.from({ length: AT_ONCE }, askOn));
      const then: Shown[] = [];
      for (let round = 0; round < ROUNDS; round += 1) then.push(...(await inSequence(everyPage())));
      const p95 = p95Of(then);
      const wrong = [...first, ...then].filter(({ status }) => status !== 200);
      const personal = await Promise.all([
        ask(shop.url + CART, { headers: shoppers[1] }),
        ask(shop.url + BILLING, { headers: shoppers[2] }),
      ]);
      await setFaults(sandbox, []);
      const backAfter = await untilBack();
      report(`Promise 7: while ${what}`, {
        pages: `${pages.length} of ${COUNTRIES.length} sites, for nobody, a visitor and a customer`,
        answers: first.length + then.length,
        "other than 200": wrong.length,
        "p95 before": `${Math.round(before)} ms`,
        "p95, once it is known": `${Math.round(p95)} ms`,
        "slowest at the beginning": `${Math.round(Math.max(...first.map(({ ms }) => ms)))} ms`,
        "back after": `${backAfter} ms`,
      });
      expect(wrong).toEqual([]);
      for (const { status, headers } of personal) {
        expect([status, headers["retry-after"] !== undefined]).toEqual(isGatewayDown ? [503, true] : [200, false]);
      }
      expect(p95).toBeLessThan(Math.max(P95_MS, P95_TIMES * before));
    },
  );
});

/** Milliseconds until a cart, a checkout and a search that nobody made before can be had. */
async function untilBack(): Promise<number> {
  const begun = Date.now();
  const everything = async () => {
    const search = `/fr-fr/search?query=laine+${(searches += 1)}`;
    const asked = [show(CART, shoppers[1]!), show(BILLING, shoppers[2]!), show(search, {})];
    return (await Promise.all(asked)).map(({ status }) => status);
  };
  await expect.poll(everything, { timeout: BACK_MS }).toEqual([200, 200, 200]);
  return Date.now() - begun;
}
