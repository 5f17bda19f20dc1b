import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wishlistSchema } from "#models/customer.ts";
import { type Commerce, Shopper, startCommerce } from "../commerce.fixture";
import { listDemoSkus } from "../demo-products";

let commerce: Commerce;
let shopper: Shopper;
beforeAll(async () => {
  commerce = await startCommerce();
  shopper = new Shopper(commerce, "c-1001");
}, 60_000);
afterAll(() => commerce.close());

describe("ids that stand for nothing", () => {
  it("are kept neither as wishes nor with alerts and subscriptions", async () => {
    const WISHLIST = "/customers-self/knowledges/wishlist";
    const [one, other] = listDemoSkus(commerce.sandbox, 2);
    const { productId = "", sku = "" } = one ?? {};
    const optionId = sku.slice(0, 8);
    const before = await shopper.get(wishlistSchema, "GET", `${WISHLIST}/`);
    for (const wrong of [
      { optionId: "999" },
      { optionId: `${productId}99` },
      { sku: other?.sku },
      { optionId, sku: "1" },
    ])
      expect((await shopper.send("POST", WISHLIST, { body: { productId, ...wrong } })).status).toBe(404);
    expect(await shopper.get(wishlistSchema, "GET", `${WISHLIST}/`)).toEqual(before);
    await shopper.get(wishlistSchema, "POST", WISHLIST, { body: { productId, optionId, sku } });

    const alerts = "/customers-self/knowledges/product-stock-alert";
    expect(await shopper.send("POST", `${alerts}?id=9999`, { body: { sku, productId } })).toMatchObject({
      status: 404,
      body: { code: "STORE_UNKNOWN" },
    });
    const body = { store: "nope", source: "WEB", values: [{ type: "survey", optin: "YES" }] };
    expect(await shopper.send("PUT", "/customers-self/subscriptions", { body })).toMatchObject({
      status: 422,
      body: { code: "STORE_UNKNOWN" },
    });
  });
});
