import { describe, expect, it } from "vitest";
import { cartSchema } from "#models/cart.ts";
import { setStock } from "../../catalogue/products";
import { Shopper } from "../commerce.fixture";
import { quantities, refused, useCarts } from "./carts.fixture";

const world = useCarts();

describe("a visitor's cart", () => {
  it("is made with the first version and answers whole after every change", async () => {
    const cart = await world.visitor.createCart();
    expect(cart).toMatchObject({ version: 1, customer: null, lineItems: [], totalPrice: { centAmount: 0 } });
    const one = await world.visitor.change(cart, "POST", `products/${world.sku(0)}`);
    const two = await world.visitor.change(one, "POST", `products/${world.sku(0)}`);
    expect(two.version).toBe(3);
    const [line] = two.lineItems;
    expect(line).toMatchObject({ sku: world.sku(0), quantity: 2, availableQuantity: 15 });
    expect(line?.totalPrice.centAmount).toBe((line?.price.centAmount ?? 0) * 2);
    expect(two.totalPrice).toEqual(line?.totalPrice);
    expect(await world.visitor.get(cartSchema, "GET", `/carts/${cart.id}`)).toEqual(two);
  });

  it("refuses a missing, malformed or stale version and changes nothing", async () => {
    const cart = await world.visitor.change(await world.visitor.createCart(), "POST", `products/${world.sku(0)}`);
    const path = `/carts/${cart.id}/products/${world.sku(1)}`;
    for (const query of [
      "",
      "?version=",
      "?version=x",
      "?version=-1",
      "?version=1.5",
      "?version=0",
      "?version=1&version=2",
    ]) {
      expect(await world.visitor.send("POST", path + query)).toEqual(refused(400, "VALIDATION"));
    }
    for (const version of [1, 3]) {
      expect(await world.visitor.send("POST", `${path}?version=${version}`)).toEqual(refused(409, "VERSION_CONFLICT"));
    }
    expect(await world.visitor.get(cartSchema, "GET", `/carts/${cart.id}`)).toEqual(cart);
  });

  it("is unknown in the words that the storefront looks for", async () => {
    for (const id of ["nope", "%00", "..%2f..", "' OR 1=1 --"]) {
      const answer = await world.visitor.send("GET", `/carts/${id}`);
      expect(answer).toMatchObject({
        status: 404,
        body: { message: expect.stringMatching(/^No cart found for id/) as unknown },
      });
      expect((await world.visitor.send("POST", `/carts/${id}/products/${world.sku(0)}?version=1`)).status).toBe(404);
    }
  });

  it("is gone once deleted", async () => {
    const cart = await world.visitor.createCart();
    expect((await world.visitor.send("DELETE", world.visitor.pathOf(cart, ""))).status).toBe(204);
    expect((await world.visitor.send("GET", `/carts/${cart.id}`)).status).toBe(404);
  });

  it("refuses unknown and sold-out skus", async () => {
    const cart = await world.visitor.createCart();
    const add = (wanted: string) => world.visitor.send("POST", world.visitor.pathOf(cart, `products/${wanted}`));
    expect(await add("0000000000")).toEqual(refused(404, "SKU_UNKNOWN"));
    for (const no of ["abc", "-1", "1".repeat(400)]) expect(await add(no)).toEqual(refused(400, "VALIDATION"));
    setStock(world.commerce.sandbox, world.sku(0), 0);
    const answer = await world.visitor.send("POST", world.visitor.pathOf(cart, `products/${world.sku(0)}`));
    expect(answer).toEqual(refused(422, "Product_out_of_stock"));
  });

  it.each(["0", "-1", "1.5", "abc", "1e3", "%20", "+2", "0x10"])("refuses the quantity %s", async (quantity) => {
    const cart = await world.visitor.change(await world.visitor.createCart(), "POST", `products/${world.sku(0)}`);
    const path = `products/${cart.lineItems[0]?.lineId}/quantity/${quantity}`;
    expect(await world.visitor.send("PUT", world.visitor.pathOf(cart, path))).toEqual(refused(400, "VALIDATION"));
    expect(await world.visitor.get(cartSchema, "GET", `/carts/${cart.id}`)).toEqual(cart);
  });

  it("writes the points that a card would earn as the language writes numbers", async () => {
    const cart = await world.visitor.change(await world.visitor.createCart(), "POST", `products/${world.sku(0)}`);
    const path = `products/${cart.lineItems[0]?.lineId}/quantity/15`;
    const full = await world.visitor.change(cart, "PUT", path);
    expect(full.totalPrice.centAmount).toBeGreaterThan(100_000);
    expect(full.loyaltyPointsIncentive).toMatch(/ \d\u00a0\d{3} points/);
  });

  it("sets absolute quantities up to stock and 20, and deletes lines", async () => {
    const cart = await world.visitor.change(await world.visitor.createCart(), "POST", `products/${world.sku(0)}`);
    const line = `products/${cart.lineItems[0]?.lineId}`;
    const seven = await world.visitor.change(cart, "PUT", `${line}/quantity/7`);
    expect(quantities(seven)).toEqual([[world.sku(0), 7]]);
    expect(await world.visitor.send("PUT", world.visitor.pathOf(seven, `${line}/quantity/16`))).toEqual(
      refused(422, "QUANTITY_ABOVE_STOCK"),
    );
    expect(await world.visitor.send("PUT", world.visitor.pathOf(seven, `${line}/quantity/1000000000`))).toEqual(
      refused(422, "QUANTITY_ABOVE_MAXIMUM"),
    );
    expect(await world.visitor.send("DELETE", world.visitor.pathOf(seven, "products/nope"))).toEqual(
      refused(404, "LINE_UNKNOWN"),
    );
    expect((await world.visitor.change(seven, "DELETE", line)).lineItems).toEqual([]);
  });

  it("adds a list as far as it goes and says with 206 what was left out", async () => {
    const cart = await world.visitor.createCart();
    setStock(world.commerce.sandbox, world.sku(1), 0);
    const path = world.visitor.pathOf(cart, "products-list/");
    const call = { body: [world.sku(0), world.sku(1), world.sku(0)], status: 206 };
    const partial = await world.visitor.get(cartSchema, "POST", path, call);
    expect(quantities(partial)).toEqual([[world.sku(0), 2]]);
    expect(partial.productsNotAdded).toEqual([world.sku(1)]);
    const whole = await world.visitor.change(partial, "POST", "products-list/", [world.sku(2)]);
    expect([whole.productsNotAdded, whole.sourceCartId]).toEqual([[], null]);
    const shared = `${world.visitor.pathOf(whole, "products-list/")}&sourceCartId=cart-of-a-friend`;
    expect((await world.visitor.get(cartSchema, "POST", shared, { body: [world.sku(2)] })).sourceCartId).toBe(
      "cart-of-a-friend",
    );
    for (const body of [{}, [], ["x"], [1], "[", null]) {
      expect((await world.visitor.send("POST", world.visitor.pathOf(whole, "products-list"), { body })).status).toBe(
        400,
      );
    }
  });

  it("takes out on refresh what the warehouse no longer has", async () => {
    let cart = await world.visitor.createCart();
    cart = await world.visitor.change(cart, "POST", "products-list", [world.sku(0), world.sku(0), world.sku(1)]);
    setStock(world.commerce.sandbox, world.sku(0), 1);
    setStock(world.commerce.sandbox, world.sku(1), 0);
    const seen = await world.visitor.get(cartSchema, "GET", `/carts/${cart.id}`);
    expect(seen.lineItems.map(({ availableQuantity }) => availableQuantity)).toEqual([1, 0]);
    const fresh = await world.visitor.change(cart, "PUT", "refresh");
    expect(quantities(fresh)).toEqual([[world.sku(0), 1]]);
    expect(fresh.productsNotAdded).toEqual([world.sku(0), world.sku(1)]);
  });

  it("takes promo codes off and names one whose gift is out of stock", async () => {
    let cart = await world.visitor.change(await world.visitor.createCart(), "POST", `products/${world.sku(0)}`);
    const price = cart.totalPrice.centAmount;
    cart = await world.visitor.change(cart, "POST", "promo-code/bienvenue10");
    const off = Math.round(price / 10);
    expect(cart.totalPrice.centAmount).toBe(price - off);
    expect(cart.discountCode).toMatchObject([{ code: "BIENVENUE10", type: "REM", value: { centAmount: off } }]);
    expect(cart.discounts).toEqual([{ label: "Code BIENVENUE10", value: { centAmount: off, currencyCode: "EUR" } }]);
    expect(cart.lineItems[0]?.discountMessages).toHaveLength(1);
    cart = await world.visitor.change(cart, "POST", "promo-code/RUPTURE");
    expect(cart.discountCode[1]).toMatchObject({ type: "CAD", productOutOfStock: true });
    expect(await world.visitor.send("POST", world.visitor.pathOf(cart, "promo-code/EXPIRE"))).toEqual(
      refused(422, "PROMO_CODE_EXPIRED"),
    );
    expect(await world.visitor.send("POST", world.visitor.pathOf(cart, "promo-code/NOPE"))).toEqual(
      refused(422, "PROMO_CODE_UNKNOWN"),
    );
    cart = await world.visitor.change(cart, "DELETE", "promo-code/BIENVENUE10");
    expect(cart.totalPrice.centAmount).toBe(price);
  });

  it("holds gift cards and donations", async () => {
    let cart = await world.visitor.createCart();
    const amount = { centAmount: 5000, currencyCode: "EUR" };
    cart = await world.visitor.change(cart, "POST", "gift-card", { amount, recipientEmail: "a@vitrine.test" });
    cart = await world.visitor.change(cart, "POST", "donation", { donationId: "don2" });
    expect(cart.totalPrice.centAmount).toBe(5200);
    cart = await world.visitor.change(cart, "DELETE", `gift-card/${cart.giftCards[0]?.giftCardId}`);
    cart = await world.visitor.change(cart, "DELETE", "donation/don2");
    expect(cart.totalPrice.centAmount).toBe(0);
  });

  it("sends a gift card on the last day that is a year from now by the clocks of the country", async () => {
    const cart = await world.visitor.createCart();
    world.commerce.setOffset(Date.parse("2027-03-09T23:30:00Z") - Date.now());
    const amount = { centAmount: 5000, currencyCode: "EUR" };
    const order = (sendDate: string) => ({ amount, recipientEmail: "a@vitrine.test", sendDate });
    const path = world.visitor.pathOf(cart, "gift-card");
    expect(await world.visitor.send("POST", path, { body: order("2027-03-09") })).toEqual(
      refused(422, "GIFT_CARD_DATE"),
    );
    const { giftCards } = await world.visitor.change(cart, "POST", "gift-card", order("2028-03-10"));
    expect(giftCards).toHaveLength(1);
    world.commerce.setOffset(0);
  });

  it("is priced in the currency of the shop that asks, in its language", async () => {
    const cart = await world.visitor.change(await world.visitor.createCart(), "POST", `products/${world.sku(0)}`);
    const polish = new Shopper(world.commerce, null, { store: "1007", language: "pl-PL" });
    const seen = await polish.change(await polish.createCart(), "POST", `products/${world.sku(0)}`);
    expect(seen.totalPrice.currencyCode).toBe("PLN");
    expect(seen.lineItems[0]?.color.name).not.toBe(cart.lineItems[0]?.color.name);
  });
});
