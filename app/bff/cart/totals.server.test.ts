import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCart, aLine } from "../../../tests/support/builders";
import { productCount } from "~/models/cart-rules";
import { currencyOf, formatMoney } from "~/models/money-format";
import { COUNTRIES, PREFIXES, prefixesOf } from "~/models/locale";
import type { ShippingMethod } from "~/models/shipping";
import { summaryView } from "./view.server";

const cents = fc.integer({ min: 0, max: 500_000 });
const country = fc.constantFrom(...COUNTRIES);

/** A cart as the gateway totals it: lines, extras and delivery, less discounts. */
const aPricedCart = fc
  .record({
    country,
    lines: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 20 }), price: cents }), { maxLength: 6 }),
    giftCards: fc.array(cents, { maxLength: 3 }),
    donations: fc.array(cents, { maxLength: 3 }),
    loyaltyCard: fc.option(cents),
    discounts: fc.array(cents, { maxLength: 3 }),
    delivery: fc.option(cents),
  })
  .map(({ country: of, lines, giftCards, donations, loyaltyCard, discounts, delivery }) => {
    const money = (centAmount: number) => ({ centAmount, currencyCode: currencyOf(of) });
    const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
    const goods = sum([
      ...lines.map(({ quantity, price }) => quantity * price),
      ...giftCards,
      ...donations,
      loyaltyCard ?? 0,
    ]);
    const off = discounts.map((amount) => Math.min(amount, Math.floor(goods / discounts.length)));
    const cart = aCart({
      lineItems: lines.map(({ quantity, price }, index) =>
        aLine({ lineId: `${index}`, quantity, price: money(price), totalPrice: money(quantity * price) }),
      ),
      giftCards: giftCards.map((amount, index) => ({ giftCardId: `${index}`, amount: money(amount) })),
      donations: donations.map((amount, index) => ({ id: `${index}`, amount: money(amount) })),
      loyaltyCard: loyaltyCard === null ? null : { cardId: "1", price: money(loyaltyCard) },
      discounts: off.map((amount, index) => ({ label: `${index}`, value: money(amount) })),
      shippingInfo: delivery === null ? null : { shippingMethodKey: "NO", name: "NO", price: money(delivery) },
      totalPrice: money(goods - sum(off) + (delivery ?? 0)),
    });
    return { of, cart, goods, off: sum(off) };
  });

const aMethod = (price: number, freeAbove: number | null, currencyCode: string): ShippingMethod =>
  ({
    key: "NO",
    shippingRate: {
      price: { centAmount: price, currencyCode },
      freeAbove: freeAbove === null ? null : { centAmount: freeAbove, currencyCode },
    },
  }) as unknown as ShippingMethod;

describe("a cart's sums", () => {
  it("add up to the cent in every currency, and say it in that currency [CART-22]", () => {
    fc.assert(
      fc.property(aPricedCart, cents, fc.option(cents), ({ of, cart, goods, off }, rate, freeAbove) => {
        const { subtotal, discounts, delivery, total } = summaryView(cart, [aMethod(rate, freeAbove, currencyOf(of))]);
        const said = discounts.reduce((sum, { value }) => sum + value.centAmount, 0);
        expect(said).toBe(off);
        expect(subtotal.centAmount).toBe(goods);
        expect(total.centAmount).toBe(subtotal.centAmount - said + (delivery?.centAmount ?? 0));
        if (cart.shippingInfo) expect(total).toEqual(cart.totalPrice);
        for (const money of [subtotal, total, ...(delivery ? [delivery] : [])]) {
          expect(money.currencyCode).toBe(currencyOf(of));
          const { locale } = PREFIXES[prefixesOf(of)[0]!];
          const shown = formatMoney(money, locale).replace(/\D/g, "");
          expect(Number(shown)).toBe(money.centAmount);
        }
      }),
    );
  });
});

describe("the product count", () => {
  it("is pieces, a loyalty card, gift cards and donations, and one more of any is one more [CART-15]", () => {
    fc.assert(
      fc.property(aPricedCart, ({ cart }) => {
        const pieces = cart.lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
        const count = pieces + (cart.loyaltyCard ? 1 : 0) + cart.giftCards.length + cart.donations.length;
        expect(productCount(cart)).toBe(count);
        expect(productCount({ ...cart, lineItems: [...cart.lineItems, aLine({ quantity: 1 })] })).toBe(count + 1);
        expect(productCount({ ...cart, donations: [...cart.donations, { id: "x", amount: cart.totalPrice }] })).toBe(
          count + 1,
        );
      }),
    );
  });
});
