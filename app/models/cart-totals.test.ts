import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CartTotals, cartTotals } from "./cart-totals";
import { PREFIXES } from "./locale";
import type { Money } from "./money";
import { formatMoney } from "./money-format";

const CURRENCIES = ["EUR", "CZK", "GBP", "CHF", "PLN"] as const;
const LOCALES = [...new Set(Object.values(PREFIXES).map(({ locale }) => locale))];

const cents = fc.nat(5_000_000);
const anyCart = fc
  .record({
    currencyCode: fc.constantFrom(...CURRENCIES),
    lines: fc.array(cents, { maxLength: 12 }),
    giftCards: fc.array(cents, { maxLength: 3 }),
    donations: fc.array(cents, { maxLength: 3 }),
    loyaltyCard: fc.option(cents),
    /** Thousandths that each code takes off, one code after the other, with rounding, as gateways do. */
    codes: fc.array(fc.nat(999), { maxLength: 3 }),
    shipping: fc.option(cents),
    estimate: fc.option(cents),
  })
  .map((given) => {
    const money = (centAmount: number): Money => ({ centAmount, currencyCode: given.currencyCode });
    const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
    let left = sum(given.lines);
    const discounts = given.codes.map((part, index) => {
      const off = Math.round((left * part) / 1000);
      left -= off;
      return { label: `C${index}`, value: money(off) };
    });
    const extras = sum(given.giftCards) + sum(given.donations) + (given.loyaltyCard ?? 0);
    const cart = {
      totalPrice: money(left + extras + (given.shipping ?? 0)),
      shippingInfo:
        given.shipping === null
          ? null
          : { shippingMethodKey: "NO" as const, name: "Home", price: money(given.shipping) },
      giftCards: given.giftCards.map((amount, index) => ({ giftCardId: `g${index}`, amount: money(amount) })),
      donations: given.donations.map((amount, index) => ({ id: `d${index}`, amount: money(amount) })),
      loyaltyCard: given.loyaltyCard === null ? null : { cardId: "l1", price: money(given.loyaltyCard) },
      discounts,
    };
    const delivery = cart.shippingInfo?.price ?? (given.estimate === null ? null : money(given.estimate));
    return { cart, delivery, goods: sum(given.lines), shipping: given.shipping };
  });

/** Every amount that the page shows, with its sign. */
function rows({ goods, giftCards, loyaltyCard, donations, discounts, delivery }: CartTotals): Money[] {
  const off = discounts.map(({ value }) => ({ ...value, centAmount: -value.centAmount }));
  return [goods, giftCards, loyaltyCard, donations, ...off, ...(delivery ? [delivery] : [])];
}

/** Cents of an amount as people read it: its sign and digits. */
function read(text: string): number {
  return (text.startsWith("\u2212") ? -1 : 1) * Number(text.replace(/\D/g, ""));
}

describe("a cart's totals", () => {
  it("are parts that make the total, to the cent, in every currency, as they are written in every locale [CART-22]", () => {
    fc.assert(
      fc.property(anyCart, fc.constantFrom(...LOCALES), ({ cart, delivery, goods }, locale) => {
        const totals = cartTotals(cart, delivery);
        const written = rows(totals).map((amount) => read(formatMoney(amount, locale)));
        expect(written.reduce((sum, each) => sum + each, 0)).toBe(read(formatMoney(totals.total, locale)));
        expect(totals.goods.centAmount).toBe(goods);
        expect(rows(totals).every(({ currencyCode }) => currencyCode === cart.totalPrice.currencyCode)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it("are the gateway's total once a method is chosen, and that without delivery while none is known", () => {
    fc.assert(
      fc.property(anyCart, ({ cart, shipping }) => {
        if (shipping !== null) expect(cartTotals(cart, cart.shippingInfo!.price).total).toEqual(cart.totalPrice);
        else expect(cartTotals(cart, null).total).toEqual(cart.totalPrice);
      }),
    );
  });
});
