import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, BILLING, findSku, register, valueOf } from "../support/http-shopper";
import { anotherShop } from "../support/integration-world";
import { gatewayCalls } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";

const sandbox = inject("sandboxUrl");

/** What a free cart may cost at most in the French shop: nothing as seeded. */
async function setMaxTotal(maxTotal: number): Promise<void> {
  const body = JSON.stringify({ freeCartCriteria: { maxTotal } });
  const headers = { "content-type": "application/json" };
  expect((await fetch(`${sandbox}/__sandbox/domains/FR`, { method: "PUT", headers, body })).status).toBe(200);
}

let own: ShopProcess;
beforeAll(async () => {
  await setMaxTotal(10_000_00);
  own = await anotherShop();
});
afterAll(async () => {
  await own.stop();
  await setMaxTotal(0);
});

it("a cart that the site gives away is ordered without a payment [CART-24]", async () => {
  const browser = new HttpBrowser(own.url);
  await addToCart(browser, await findSku(browser));
  const signIn = await browser.open("/fr-fr/checkout/billing");
  await register(browser, signIn, "free-cart@vitrine.test");
  const delivery = await browser.post("/fr-fr/checkout/billing", BILLING);
  const address = valueOf(delivery, "address") ?? "new";
  const phone = { [`phone-${address}`]: "06 12 34 56 78" };

  const overview = await browser.post("/fr-fr/checkout/delivery", { method: "NO", address, ...phone });
  expect(new URL(overview.url).pathname).toBe("/fr-fr/checkout/overview");
  expect(valueOf(overview, "amount")).toBe("0");
  expect(new URL((await browser.open("/fr-fr/checkout/payment")).url).pathname).toBe("/fr-fr/checkout/overview");

  const calls = await gatewayCalls(sandbox, async () => {
    const done = await browser.post("/fr-fr/checkout/overview", { amount: "0" });
    expect(done.url).toContain("confirmation");
  });
  expect(calls.filter((call) => /POST .*payments?(\/|$)/.test(call))).toEqual([]);
  expect(calls.filter((call) => /^POST .*\/validate$/.test(call))).toHaveLength(1);
});
