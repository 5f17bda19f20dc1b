import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { cartText, shown } from "../support/cart-text";
import { MOVABLE_CLOCK, moveOn } from "../support/clock";
import { ask, SHARED } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { anotherShop } from "../support/integration-world";
import { moveClock, setFaults, setPrivateSale } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";

/** Pages that everybody shares while a private sale begins and ends: clocks are moved on by steps of a minute. */

const sandbox = inject("sandboxUrl");
const STEP_MS = 61_000;
const TO_BEGIN_MS = 180_000;
const LASTS_MS = 3 * STEP_MS;

let shop: ShopProcess;
let steps = 0;
beforeAll(async () => {
  const begin = Date.now() + TO_BEGIN_MS;
  const iso = (moment: number) => new Date(moment).toISOString();
  await setPrivateSale(sandbox, { startDate: iso(begin), endDate: iso(begin + LASTS_MS) });
  shop = await anotherShop(MOVABLE_CLOCK);
});
afterAll(async () => {
  await setFaults(sandbox, []);
  await moveClock(sandbox, 0);
  await setPrivateSale(sandbox, null);
  await shop.stop();
});

async function wait(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await moveOn(shop);
  steps += times;
  await moveClock(sandbox, steps * STEP_MS);
}

const priceOf = (text: string) => Number(/"price":"?([\d.]+)/.exec(text)?.[1]);
const euros = (price: number) => `${price.toFixed(2).replace(".", ",")}\u00a0€`;
const seconds = (cacheControl: string | undefined, rule: string) =>
  Number(new RegExp(`${rule}=(\\d+)`).exec(cacheControl ?? "")?.[1]);

/** How long caches in between may have a page at most, whatever happens. */
function longest(cacheControl: string | undefined): number {
  const [fresh = 0, ...stale] = ["s-maxage", "stale-while-revalidate", "stale-if-error"].map((rule) =>
    seconds(cacheControl, rule),
  );
  return fresh + Math.max(...stale);
}

describe("a page that everybody shares", () => {
  it("has the prices of a private sale from its first moment to its last, here and in caches [CAT-06]", async () => {
    const listing = "/fr-fr/femme--plw10100";
    const get = (path: string) => ask(shop.url + path);

    const before = await get(listing);
    expect(before.text).not.toContain(">Vente privée<");
    expect(longest(before.headers["cache-control"])).toBeLessThanOrEqual(TO_BEGIN_MS / 1000);
    expect(longest(before.headers["cache-control"])).toBeGreaterThan(0);

    await wait(3);
    const during = await get(listing);
    expect(during.text).toMatch(/>Vente privée<\/\w+>.{0,12}Jusqu’au /);
    const cards = during.text.split("<article").filter((card) => card.includes(">Vente privée<"));
    const product = cards.map((card) => /href="(\/fr-fr\/[^"?]+--p\d+[^"]*)"/.exec(card)?.[1]).find(Boolean)!;
    const reduced = await get(product);
    const shopper = new HttpBrowser(shop.url);
    const sku = /name="sku"[^>]* value="(\d+)"/.exec(reduced.text)![1]!;
    const added = await shopper.post("/fr-fr/cart", { intent: "add", sku });
    const salePrice = euros(priceOf(reduced.text));
    const changed = cartText("fr-fr", "priceChanged", { price: salePrice });
    expect([shown(added).includes(salePrice), shown(added).includes(changed)]).toEqual([true, false]);
    expect(reduced.text).toContain(">Vente privée<");
    expect(longest(reduced.headers["cache-control"])).toBeLessThanOrEqual(LASTS_MS / 1000);

    await wait(3);
    const over = await get(product);
    expect(over.text).not.toContain(">Vente privée<");
    expect(priceOf(over.text)).toBeGreaterThan(priceOf(reduced.text));
    expect(over.headers["cache-control"]).toBe(SHARED);
    expect((await get(listing)).text).not.toContain(">Vente privée<");

    const cart = await shopper.open("/fr-fr/cart");
    expect(shown(cart)).toContain(euros(priceOf(over.text)));
    expect(shown(cart)).toContain(changed);
    const other = await new HttpBrowser(shop.url).post("/fr-fr/cart", { intent: "add", sku });
    expect([shown(other).includes(euros(priceOf(over.text))), shown(other).includes(changed)]).toEqual([true, false]);
  });
});
