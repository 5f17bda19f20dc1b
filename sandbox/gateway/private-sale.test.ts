import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cartSchema } from "#models/cart.ts";
import { familyListingSchema, searchListingSchema } from "#models/family.ts";
import { productAnswerSchema } from "#models/product.ts";
import { quickSizes } from "#models/product-tile.ts";
import { type Commerce, readyCart, Shopper, startCommerce } from "./commerce.fixture";
import { payByCard, placeOrder, validateCart } from "./orders/order.fixture";
import { changeDomain } from "./web-domains";

const ROOT = "/ecommerce/v3/catalog";
const DAY = 86_400_000;

let commerce: Commerce;
let shopper: Shopper;
beforeAll(async () => {
  commerce = await startCommerce(240);
  shopper = new Shopper(commerce, null);
}, 60_000);
afterAll(() => commerce.close());

function setSale(from: number, until: number): void {
  const at = (days: number) => new Date(commerce.sandbox.now() + days * DAY).toISOString();
  changeDomain(commerce.sandbox, "FR", { privateSales: { startDate: at(from), endDate: at(until) } });
}

const list = (query: string) => shopper.get(familyListingSchema, "GET", `${ROOT}/families/w10100?size=96&${query}`);
type Listing = Awaited<ReturnType<typeof list>>;

function pricesOf({ products }: Listing, isSale: boolean): number[] {
  return products
    .filter((tile) => quickSizes(tile).length > 0)
    .map(({ prices }) => ((isSale && prices.privateSale) || prices.current).appliedPrice.centAmount);
}

/** A product that takes part, in a size that the warehouse has. */
async function takingPart() {
  const { products } = await list("");
  const { prices, sizes } = products.find((tile) => tile.prices.privateSale && quickSizes(tile).length > 0)!;
  const { sku } = sizes.find(({ availability }) => availability !== "UNAVAILABLE")!;
  return { sku, current: prices.current, sale: prices.privateSale! };
}

describe("a private sale", () => {
  it("has prices below all those of 30 days, for what is neither new nor reduced already", async () => {
    const { products } = await list("");
    const inSale = products.filter(({ prices }) => prices.privateSale);
    expect(inSale.length).toBeGreaterThan(5);
    for (const { prices, tags, productId } of inSale) {
      const { appliedPrice, strikeThroughPrice, lowestPrice30Days } = prices.privateSale!;
      expect(strikeThroughPrice, productId).toEqual(prices.current.appliedPrice);
      expect(appliedPrice.centAmount).toBeLessThan(lowestPrice30Days!.centAmount);
      expect(lowestPrice30Days!.centAmount).toBeLessThanOrEqual(prices.current.appliedPrice.centAmount);
      expect(prices.current.strikeThroughPrice).toBeNull();
      expect(tags).not.toContain("New");
    }
    const { product } = await shopper.get(productAnswerSchema, "GET", `${ROOT}/products/${inSale[0]!.productId}`);
    const option = product.options.find(({ optionId }) => optionId === inSale[0]!.optionId);
    expect(option?.prices).toEqual(inSale[0]!.prices);
  });

  it.each([
    ["on", -1, 1],
    ["over", -2, -1],
    ["still to come", 1, 2],
  ])("decides what a cart costs when it is %s", async (when, from, until) => {
    const { sku, current, sale } = await takingPart();
    setSale(from, until);
    let cart = await shopper.createCart();
    cart = await shopper.change(cart, "POST", `products/${sku}`);
    const price = when === "on" ? sale : current;
    expect(cart.lineItems[0]).toMatchObject({
      price: price.appliedPrice,
      catalogPrice: { price: price.appliedPrice, strikeThroughPrice: price.strikeThroughPrice },
    });
  });

  it("gives back what was paid at its price when it ended before the order", async () => {
    const customer = new Shopper(commerce, "c-1003");
    const { sku } = await takingPart();
    setSale(-1, 1);
    const paid = await payByCard(customer, { cart: await readyCart(customer, sku), outcome: "authorised" });
    setSale(-2, -1);
    expect(await validateCart(customer, paid)).toMatchObject({ status: 412, body: { code: "AMOUNT_CHANGED" } });

    const cart = await customer.get(cartSchema, "GET", `/carts/${paid.id}`);
    expect(cart.payments).toEqual([]);
    expect(cart.totalPrice.centAmount).toBeGreaterThan(paid.totalPrice.centAmount);
    expect(await placeOrder(customer, await payByCard(customer, { cart, outcome: "authorised" }))).toMatch(/^\d+$/);
  });

  it("orders and filters by the prices that hold", async () => {
    setSale(-1, 1);
    const cheapest = pricesOf(await list("sort=price-asc"), true);
    expect(cheapest).toEqual(cheapest.toSorted((one, other) => one - other));
    const within = await list("filters=price:30-60");
    expect(within.total).toBe(
      within.facets.find(({ id }) => id === "price")?.values.find(({ id }) => id === "30-60")?.count,
    );
    for (const price of pricesOf(within, true)) {
      expect(price).toBeGreaterThanOrEqual(3_000);
      expect(price).toBeLessThan(6_000);
    }
    setSale(-2, -1);
    expect((await list("filters=price:30-60")).total).not.toBe(within.total);
    const usual = pricesOf(await list("sort=price-asc"), false);
    expect(usual).toEqual(usual.toSorted((one, other) => one - other));
  });

  it("can be listed and searched for while it is on, by what takes part", async () => {
    const search = (query: string) => shopper.get(searchListingSchema, "GET", `${ROOT}/search?size=96&query=${query}`);
    const offers = ({ facets }: Pick<Listing, "facets">) => facets.find(({ id }) => id === "offers")!.values;
    setSale(-1, 1);
    const pieces = await list("filters=offers:private");
    expect(pieces.total).toBe(offers(await list("")).find(({ id }) => id === "private")?.count);
    expect(pieces.products.every(({ prices }) => prices.privateSale)).toBe(true);
    const found = await search("manteau%20vente%20priv%C3%A9e");
    expect(found.total).toBeGreaterThan(0);
    expect(found.products.every(({ prices }) => prices.privateSale)).toBe(true);

    setSale(-2, -1);
    expect(offers(await list("")).map(({ id }) => id)).not.toContain("private");
    expect((await list("filters=offers:private")).total).toBe(0);
    expect((await search("vente%20priv%C3%A9e")).total).toBe(0);
  });
});
