import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Cart, cartSchema, mergedCartSchema } from "#models/cart.ts";
import { shippingMethodsSchema } from "#models/shipping.ts";
import { setStock } from "../../catalogue/products";
import { type Commerce, newKey, readyCart, Shopper, startCommerce } from "../commerce.fixture";
import { listDemoSkus } from "../demo-products";
import { giftOf } from "./gifts";

let commerce: Commerce;
let sku: string;
let present: string;
let soldOut: string;
beforeAll(async () => {
  commerce = await startCommerce();
  sku = listDemoSkus(commerce.sandbox, 1)[0]?.sku ?? expect.fail("no product");
  present = giftOf(commerce.sandbox)("CADEAU") ?? expect.fail("no gift");
  soldOut = giftOf(commerce.sandbox)("RUPTURE") ?? expect.fail("no gift");
}, 60_000);
afterAll(() => commerce.close());

let shopper: Shopper;
let cart: Cart;
beforeEach(async () => {
  shopper = new Shopper(commerce);
  cart = await shopper.createCart();
  cart = await shopper.change(cart, "POST", `products/${sku}`);
});

const giftsOf = ({ lineItems }: Cart) => lineItems.filter(({ isFree }) => isFree);

describe("a gift", () => {
  it("comes with its code as a line that costs nothing, and goes with it", async () => {
    const before = cart.totalPrice;
    cart = await shopper.change(cart, "POST", "promo-code/cadeau");
    const [gift] = giftsOf(cart);
    expect(gift).toMatchObject({ sku: present, quantity: 1, isFree: true, totalPrice: { centAmount: 0 } });
    expect(gift?.discountMessages).toEqual([{ type: "CAD", displayedAmount: "Offert" }]);
    // Something small.
    expect(gift?.price.centAmount).toBeLessThan(3_500);
    expect(cart.totalPrice).toEqual(before);
    expect(cart.discountCode).toMatchObject([
      { code: "CADEAU", type: "CAD", productOutOfStock: false, value: gift?.price },
    ]);
    expect(await shopper.send("PUT", shopper.pathOf(cart, `products/${gift?.lineId}/quantity/2`))).toMatchObject({
      status: 422,
      body: { code: "LINE_IS_A_GIFT" },
    });
    cart = await shopper.change(cart, "DELETE", "promo-code/CADEAU");
    expect([giftsOf(cart), cart.discountCode]).toEqual([[], []]);
  });

  it("takes its code along when its line is deleted", async () => {
    cart = await shopper.change(cart, "POST", "promo-code/CADEAU");
    cart = await shopper.change(cart, "DELETE", `products/${giftsOf(cart)[0]?.lineId}`);
    expect([giftsOf(cart), cart.discountCode, cart.lineItems.length]).toEqual([[], [], 1]);
  });

  it("that is out of stock stands in the cart and says so, until stock is refreshed", async () => {
    cart = await shopper.change(cart, "POST", "promo-code/RUPTURE");
    expect(giftsOf(cart)).toMatchObject([{ sku: soldOut, availableQuantity: 0 }]);
    expect(cart.discountCode).toMatchObject([{ code: "RUPTURE", productOutOfStock: true }]);
    cart = await shopper.change(cart, "PUT", "refresh");
    expect([giftsOf(cart), cart.discountCode, cart.productsNotAdded]).toEqual([[], [], [soldOut]]);
  });

  it("comes along when a visitor's cart becomes a customer's", async () => {
    cart = await shopper.change(cart, "POST", "promo-code/CADEAU");
    const member = new Shopper(commerce, "c-1003");
    const own = await member.change(await member.createCart(), "POST", `products/${sku}`);
    const body = { cartId: cart.id, customer: { customerId: "c-1003", email: "new@vitrine.test" } };
    const merged = await member.get(mergedCartSchema, "POST", "/carts/merge", { body, status: 226 });
    expect(merged.cart?.id).toBe(own.id);
    expect(giftsOf(cartSchema.parse(merged.cart)).map((line) => line.sku)).toEqual([present]);
    await member.send("DELETE", member.pathOf(cartSchema.parse(merged.cart), ""));
  });

  it("blocks an order while it is out of stock, and leaves the warehouse with one that is not", async () => {
    const member = new Shopper(commerce, "c-1002");
    let own = await readyCart(member, sku);
    own = await member.change(own, "POST", "promo-code/RUPTURE");
    const validate = () =>
      member.send("POST", member.pathOf(own, "validate", "carts-self"), { headers: { "Idempotency-Key": newKey() } });
    expect(await validate()).toMatchObject({ status: 412, body: { code: "STOCK_CHANGED" } });
    setStock(commerce.sandbox, soldOut, 3);
    own = await member.get(cartSchema, "GET", `/carts/${own.id}`);
    expect(own.discountCode[0]?.productOutOfStock).toBe(false);
    expect((await validate()).status).toBe(402);
    setStock(commerce.sandbox, soldOut, 0);
    await member.send("DELETE", member.pathOf(own, ""));
  });

  it("alone is no order", async () => {
    const member = new Shopper(commerce, "c-1002");
    let own = await readyCart(member, sku);
    own = await member.change(own, "POST", "promo-code/CADEAU");
    const bought = own.lineItems.find(({ isFree }) => !isFree);
    own = await member.change(own, "DELETE", `products/${bought?.lineId}`);
    expect(giftsOf(own)).toHaveLength(1);
    const answer = await member.send("POST", member.pathOf(own, "validate", "carts-self"), {
      headers: { "Idempotency-Key": newKey() },
    });
    expect(answer).toMatchObject({ status: 412, body: { code: "CHECKOUT_INCOMPLETE" } });
    await member.send("DELETE", member.pathOf(own, ""));
  });
});

describe("every type of discount", () => {
  it("stands in the cart with its value: REM, COU, PTS, CAD", async () => {
    cart = await shopper.change(cart, "PUT", `products/${cart.lineItems[0]?.lineId}/quantity/2`);
    for (const code of ["BIENVENUE10", "MERCI", "POINTS", "CADEAU", "LIVRAISON"]) {
      cart = await shopper.change(cart, "POST", `promo-code/${code}`);
    }
    expect(cart.discountCode.map(({ code, type }) => `${code} ${type}`)).toEqual([
      "BIENVENUE10 REM",
      "MERCI COU",
      "POINTS PTS",
      "CADEAU CAD",
      "LIVRAISON COU",
    ]);
    const goods = cart.lineItems.reduce((sum, line) => sum + line.totalPrice.centAmount, 0);
    const off = cart.discounts.reduce((sum, { value }) => sum + value.centAmount, 0);
    expect(cart.totalPrice.centAmount).toBe(goods - off);
    expect(cart.discounts.map(({ value }) => value.centAmount)).toEqual([Math.round(goods / 10), 1000]);
    expect(cart.lineItems[0]?.discountMessages.map(({ type }) => type)).toEqual(["REM", "COU"]);
  });

  it("gives delivery away before a method is chosen", async () => {
    const methods = async () => {
      const path = `/deliveries/shipping-methods?country=FR&cartId=${cart.id}`;
      const { shippingMethods } = await shopper.get(shippingMethodsSchema, "GET", path);
      return shippingMethods.map(({ shippingRate }) => shippingRate.price.centAmount);
    };
    expect(Math.max(...(await methods()))).toBeGreaterThan(0);
    cart = await shopper.change(cart, "POST", "promo-code/LIVRAISON");
    expect(Math.max(...(await methods()))).toBe(0);
  });
});
