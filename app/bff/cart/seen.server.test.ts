import { describe, expect, it } from "vitest";
import { CartWorld } from "#tests/support/cart-world.ts";
import { aContext } from "#tests/support/request-context.ts";
import { rememberCart } from "./cart-cookie.server";
import { flashDearer } from "./seen.server";

const SKU = "1000010101";

/** Adds a piece of 49.99 from a page that showed `seen`; what is said, and the line's former price. */
function add(seen: string | null, quantity = 1) {
  const world = new CartWorld();
  const price = { centAmount: 4_999, currencyCode: "EUR" };
  const line = world.line(SKU, { quantity });
  world.put({ lineItems: [{ ...line, catalogPrice: { ...line.catalogPrice, price } }] });
  const context = aContext({ session: { cart: { cartId: "cart-1", version: 3 } } });
  const cart = rememberCart(context, world.cart);
  const form = new FormData();
  form.set("sku", SKU);
  if (seen !== null) form.set("seenPrice", seen);
  const isTold = flashDearer(context, cart, form);
  const { session } = context;
  return { isTold, said: session.takeFlash(), former: session.cartCookie?.prices?.[SKU] };
}

describe("a piece added from a page that was opened before its price changed", () => {
  it("is told with both prices where it rose, and keeps the former one beside its line", () => {
    const { isTold, said, former } = add("2999");
    expect(isTold).toBe(true);
    expect(said).toMatchObject([
      { kind: "warning", key: "cart.addedDearer", values: { now: "49,99\u00a0€", before: "29,99\u00a0€" } },
    ]);
    expect(former).toBe(2_999);
  });

  it("leaves the line's former price to the pieces that were there before", () => {
    expect(add("2999", 2)).toMatchObject({ isTold: true, former: 4_999 });
  });

  it.each([null, "", "4999", "9999", "0", "-5", "29.99", "1e99", "<b>"])("says nothing for %j", (seen) => {
    expect(add(seen)).toEqual({ isTold: false, said: [], former: 4_999 });
  });
});
