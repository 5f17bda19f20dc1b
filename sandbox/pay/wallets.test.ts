import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PaymentMethod } from "#models/payment-methods.ts";
import { newKey, Shopper } from "../gateway/commerce.fixture";
import { pageOf, Till } from "../gateway/payments/till.fixture";
import { follow, open, post } from "./browser.fixture";

let till: Till;
beforeAll(async () => {
  till = await Till.open();
}, 60_000);
afterAll(() => till.commerce.close());
beforeEach(async () => {
  await till.reset();
  // Four instalments begin at a hundred euros.
  const [line] = till.cart.lineItems;
  if (!line) throw new Error("No line");
  till.cart = await till.shopper.change(till.cart, "PUT", `products/${line.lineId}/quantity/6`);
});

async function payBy(product: PaymentMethod, outcome: string) {
  const result = await till.start({ product, key: newKey() });
  const page = await open(pageOf(result));
  return { result, page, back: await follow(await post(page, /hosted/, { outcome })) };
}

/** Cents in a page's list of instalments. */
const partsIn = (text: string): number[] =>
  [...text.matchAll(/<li><span>[^<]*<\/span><span>([^<]*)<\/span><\/li>/g)].map(([, money = ""]) =>
    Number(money.replace(/\D/g, "")),
  );

describe.each<[PaymentMethod, string, number?]>([
  ["paypal", "PayPal"],
  ["klarna", "Klarna"],
  ["applepay", "Apple Pay"],
  ["alma-3x", "Alma 3×", 3],
  ["alma-4x", "Alma 4×", 4],
])("%s", (product, name, instalments) => {
  it("is approved on a page of its own, with instalments that add up", async () => {
    const { result, page, back } = await payBy(product, "authorised");
    expect(page.text).toContain(name);
    const parts = partsIn(page.text);
    expect(parts).toHaveLength(instalments ?? 0);
    if (instalments) expect(parts.reduce((sum, part) => sum + part)).toBe(till.cart.totalPrice.centAmount);
    expect([back.status, new URL(back.url).pathname]).toEqual([303, "/fr-fr/checkout/adyen-check"]);
    expect(await till.complete(result.paymentId)).toMatchObject({ resultCode: "Authorised" });
  });

  it.each([
    ["refused", "Refused"],
    ["noBalance", "Refused"],
    ["cancelled", "Cancelled"],
    ["received", "Received"],
    ["error", "Error"],
  ])("comes back from %s as %s", async (outcome, resultCode) => {
    const { result } = await payBy(product, outcome);
    expect(await till.complete(result.paymentId)).toMatchObject({ resultCode });
  });
});

it("Bancontact is taken in the countries whose shop names it, and nowhere else", async () => {
  const key = newKey();
  const [path, call] = till.startCall({ product: "bancontact", key });
  expect((await till.shopper.send("POST", path, call)).status).toBe(422);
  till.shopper = new Shopper(till.commerce, "c-1001", { store: "1003", language: "en-GB" });
  const [firstName, lastName, address1] = ["A", "B", "1 HIGH ST"];
  const address = { firstName, lastName, address1, zipCode: "N1 9GU", city: "LONDON", country: "GB" };
  till.cart = await till.shopper.change(await till.shopper.createCart(), "POST", `products/${till.sku}`);
  till.cart = await till.shopper.changeOwn(till.cart, "POST", "billing-address", address);
  till.cart = await till.shopper.changeOwn(till.cart, "POST", "shipping-method/NO", address);
  const { result } = await payBy("bancontact", "authorised");
  expect(await till.complete(result.paymentId)).toMatchObject({ resultCode: "Authorised" });
});
