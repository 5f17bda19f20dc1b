import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Answer, ask } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { anotherShop } from "../support/integration-world";
import { builtRoutes } from "../support/routes";
import { callsDuring } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";
import { report, sized } from "./size";

/** Promise 9: however many ask at once for what nobody has asked for yet, as a page or as its data, each call is made once. */

const sandbox = inject("sandboxUrl");
const ASKERS = sized(1_000, 60);
const FULL_RUN_MS = 600_000;

let shop: ShopProcess;
let addresses: Record<string, { page: string; pattern: string }>;
let routes: Awaited<ReturnType<typeof builtRoutes>>;

beforeAll(async () => {
  // Found at the shop that all tests share, as this one is to know nothing.
  const known = new HttpBrowser(inject("shopUrl"));
  const find = async (page: string, link: RegExp) => link.exec((await known.open(page)).text)![1]!;
  const listing = await find("/fr-fr", /href="(\/fr-fr\/[^"]+--pl\w+)"/);
  const product = await find(listing, /href="(\/fr-fr\/[^"]+--p\d+)"/);
  routes = await builtRoutes(known.shop);
  addresses = {
    home: { page: "/fr-fr", pattern: "/:locale" },
    listing: { page: listing, pattern: "/:locale/:slug" },
    product: { page: product, pattern: "/:locale/:slug" },
    search: { page: `/fr-fr/search?query=${crypto.randomUUID().slice(0, 8)}`, pattern: "/:locale/search" },
  };
  shop = await anotherShop();
});
afterAll(() => shop.stop());

/** Address of the data that a script asks for when it goes there. */
function dataOf({ page, pattern }: { page: string; pattern: string }): string {
  const { id } = routes.find((route) => route.pattern === pattern && route.hasLoader)!;
  const url = new URL(page, shop.url);
  url.pathname += ".data";
  url.searchParams.set("_routes", id);
  return url.pathname + url.search;
}

describe.each(["home", "listing", "product", "search"])("a %s that nobody has seen", (kind) => {
  it("costs one of each call, whoever asks at that moment", { timeout: FULL_RUN_MS }, async () => {
    const address = addresses[kind]!;
    const wanted = [address.page, dataOf(address)];
    let answers: Answer[] = [];
    const calls = await callsDuring(sandbox, async () => {
      answers = await Promise.all(Array.from({ length: ASKERS }, (_, n) => ask(shop.url + wanted[n % 2]!)));
    });
    const names = calls.map(({ method, path, query }) => `${method} ${path} ${JSON.stringify(query)}`);
    report(`Promise 9: ${kind}`, {
      "askers at once": ASKERS,
      calls: names.length,
      "calls made twice": names.length - new Set(names).size,
    });
    expect(names.length).toBeGreaterThan(0);
    expect(names).toEqual([...new Set(names)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(2);
  });
});
