import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aLine } from "#tests/support/builders.ts";
import { aReadyCart } from "#tests/support/checkout-builders.ts";
import { aPaidCart, orderOf } from "#tests/support/paid-carts.ts";
import type { Cart } from "./cart";
import { itemCount } from "./cart-rules";
import { type PriceBreakdown, priceBreakdown } from "./price-breakdown";

const sum = (amounts: readonly { centAmount: number }[]) =>
  amounts.reduce((all, { centAmount }) => all + centAmount, 0);

function expectWhole(paid: PriceBreakdown, cart: Cart): void {
  expect(paid.total).toEqual(cart.totalPrice);
  expect(paid.goods.centAmount).toBe(sum(paid.lines.map(({ amount }) => amount)));
  const off = sum(paid.discounts.map(({ value }) => value));
  expect(paid.goods.centAmount - off + (paid.delivery?.centAmount ?? 0)).toBe(paid.total.centAmount);
  expect(paid.lines.reduce((count, { quantity }) => count + quantity, 0)).toBe(itemCount(cart));
  expect(paid.count).toBe(itemCount(cart));
}

describe("the lines of what is paid [BEY-16]", () => {
  it("are all that costs, each once, and make count and total, of a cart and of its order", () => {
    fc.assert(
      fc.property(aPaidCart, (cart) => {
        const paid = priceBreakdown(cart);
        expectWhole(paid, cart);
        expectWhole(priceBreakdown(orderOf(cart)), cart);
        const amounts = (kind: string) =>
          paid.lines.filter((line) => line.kind === kind).map(({ amount }) => amount.centAmount);
        expect(amounts("product")).toEqual(cart.lineItems.map(({ totalPrice }) => totalPrice.centAmount));
        expect(amounts("giftCard")).toEqual(cart.giftCards.map(({ amount }) => amount.centAmount));
        expect(amounts("donation")).toEqual(cart.donations.map(({ amount }) => amount.centAmount));
        expect(amounts("loyaltyCard")).toEqual(cart.loyaltyCard ? [cart.loyaltyCard.price.centAmount] : []);
        expect(paid.discounts).toEqual(expect.arrayContaining(cart.discounts));
        expect(new Set(paid.lines.map(({ id }) => id)).size).toBe(paid.lines.length);
        for (const amount of amounts("other")) expect(amount).toBeGreaterThan(0);
      }),
    );
  });

  it("have no delivery where none is chosen and none is estimated", () => {
    const paid = priceBreakdown(aReadyCart({ shippingInfo: null }));
    expect([paid.delivery, paid.total]).toEqual([null, aReadyCart().totalPrice]);
  });

  it("hold a gift at nothing, also where the gateway notes its price", () => {
    const [line, gift] = [aLine({ lineId: "1" }), aLine({ lineId: "2", isFree: true })];
    const cart = aReadyCart({ lineItems: [line, gift], totalPrice: line.totalPrice });
    const { lines, discounts } = priceBreakdown(cart);
    expect(lines.map(({ amount }) => amount.centAmount)).toEqual([line.totalPrice.centAmount, 0]);
    expect(discounts).toEqual([]);
  });

  it.each([-1, 0, 1])(
    "name a difference of %d cents between them and the total, and nothing where there is none",
    (by) => {
      fc.assert(
        fc.property(aPaidCart, (given) => {
          const named = priceBreakdown(given).lines.filter(({ kind }) => kind !== "other");
          const known = sum(named.map(({ amount }) => amount)) - sum(given.discounts.map(({ value }) => value));
          const centAmount = known + (given.shippingInfo?.price.centAmount ?? 0) + by;
          const cart = { ...given, totalPrice: { ...given.totalPrice, centAmount } };
          const paid = priceBreakdown(cart);
          expectWhole(paid, cart);
          expect(paid.lines.length - named.length).toBe(by > 0 ? 1 : 0);
          expect(paid.discounts.length - given.discounts.length).toBe(by < 0 ? 1 : 0);
        }),
      );
    },
  );

  it("come to the total with the estimate, before a delivery is chosen", () => {
    fc.assert(
      fc.property(aPaidCart, fc.option(fc.nat(2_000)), (given, cents) => {
        const cart = { ...given, shippingInfo: null };
        const estimate = cents === null ? null : { ...given.totalPrice, centAmount: cents };
        const { goods, discounts, delivery, total } = priceBreakdown(cart, estimate);
        expect(delivery).toEqual(estimate);
        expect(total.centAmount).toBe(cart.totalPrice.centAmount + (cents ?? 0));
        expect(goods.centAmount - sum(discounts.map(({ value }) => value)) + (cents ?? 0)).toBe(total.centAmount);
      }),
    );
  });
});
