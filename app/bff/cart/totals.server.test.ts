import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCart, aLine } from "#tests/support/builders.ts";
import { itemCount, shippingPrice, totalBeforeDelivery } from "#app/models/cart-rules.ts";
import { currencyOf } from "#app/models/countries.ts";
import { formatMoney } from "#app/models/money-format.ts";
import { COUNTRIES, PREFIXES, prefixesOf } from "#app/models/locale.ts";
import { priceBreakdown } from "#app/models/price-breakdown.ts";
import type { ShippingMethod } from "#app/models/shipping.ts";
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

const aMethod = (
  price: number,
  freeAbove: number | null,
  currencyCode: string,
  method: Partial<ShippingMethod> = {},
): ShippingMethod =>
  ({
    key: "NO",
    ...method,
    shippingRate: {
      price: { centAmount: price, currencyCode },
      freeAbove: freeAbove === null ? null : { centAmount: freeAbove, currencyCode },
    },
  }) as unknown as ShippingMethod;

describe("a cart's sums", () => {
  it("add up to the cent in every currency, and say it in that currency [CART-22]", () => {
    fc.assert(
      fc.property(aPricedCart, cents, fc.option(cents), ({ of, cart, goods, off }, rate, freeAbove) => {
        const { delivery, total } = summaryView(cart, [aMethod(rate, freeAbove, currencyOf(of))]);
        const { goods: subtotal, discounts } = priceBreakdown(cart, delivery);
        const said = discounts.reduce((sum, { value }) => sum + value.centAmount, 0);
        expect(said).toBe(off);
        expect(subtotal.centAmount).toBe(goods);
        expect(total.centAmount).toBe(subtotal.centAmount - said + (delivery?.centAmount ?? 0));
        // An emptied cart costs nothing, whatever the gateway charges for its delivery.
        if (cart.shippingInfo && itemCount(cart) > 0) expect(total).toEqual(cart.totalPrice);
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

describe("delivery in a cart's sums", () => {
  const day = (key: string) => ({ earliest: key, latest: key });
  const KEYS = ["NO", "EX", "PR", "LM"] as const;
  const someMethods = fc.tuple(...KEYS.map(() => fc.record({ price: cents, freeAbove: fc.option(cents) })));
  /** Below its threshold, a chosen method may still be free because of a code. */
  const aChoice = fc.record({ key: fc.constantFrom(...KEYS), isFreeByCode: fc.boolean() });

  it("is said of the chosen method in price, date and what makes it free [CART-16]", () => {
    fc.assert(
      fc.property(aPricedCart, someMethods, aChoice, ({ of, cart: given }, rates, { key, isFreeByCode }) => {
        fc.pre(itemCount(given) > 0);
        const currencyCode = currencyOf(of);
        const methods = rates.map(({ price, freeAbove }, index) =>
          aMethod(price, freeAbove, currencyCode, { key: KEYS[index], deliveryDate: day(KEYS[index]!) }),
        );
        const before = totalBeforeDelivery(given);
        const price = isFreeByCode
          ? { centAmount: 0, currencyCode }
          : shippingPrice(
              before,
              methods.find((method) => method.key === key)!,
            );
        const cart = {
          ...given,
          shippingInfo: { shippingMethodKey: key, name: key, price },
          totalPrice: { currencyCode, centAmount: before.centAmount + price.centAmount },
        };
        const { delivery, deliveryDate, freeDelivery, total } = summaryView(cart, methods);
        expect({ delivery, deliveryDate, total }).toEqual({
          delivery: price,
          deliveryDate: day(key),
          total: cart.totalPrice,
        });
        if (freeDelivery) expect(freeDelivery.missing.centAmount === 0).toBe(price.centAmount === 0);
      }),
    );
  });

  it("comes, until a method is chosen, on the day of home delivery, else of the first method with a day", () => {
    const express = aMethod(990, null, "EUR", { key: "EX", deliveryDate: day("2026-11-24") });
    const home = { ...aMethod(490, null, "EUR"), deliveryDate: day("2026-11-26") };
    const cart = aCart({ shippingInfo: null });
    expect(summaryView(cart, [express, home]).deliveryDate).toEqual(day("2026-11-26"));
    const undated = { ...home, deliveryDate: null };
    expect(summaryView(cart, [undated, express]).deliveryDate).toEqual(day("2026-11-24"));
  });

  it("costs nothing where nothing is left to deliver, whatever was chosen before", () => {
    fc.assert(
      fc.property(someMethods, fc.option(aChoice), cents, (rates, choice, rate) => {
        const methods = rates.map(({ price, freeAbove }, index) =>
          aMethod(price, freeAbove, "EUR", { key: KEYS[index], deliveryDate: day("2026-11-24") }),
        );
        const price = { centAmount: choice ? rate : 0, currencyCode: "EUR" };
        const shippingInfo = choice && { shippingMethodKey: choice.key, name: choice.key, price };
        const { delivery, total } = summaryView(aCart({ lineItems: [], shippingInfo, totalPrice: price }), methods);
        expect([delivery, total.centAmount]).toEqual([null, 0]);
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
        expect(itemCount(cart)).toBe(count);
        expect(itemCount({ ...cart, lineItems: [...cart.lineItems, aLine({ quantity: 1 })] })).toBe(count + 1);
        expect(itemCount({ ...cart, donations: [...cart.donations, { id: "x", amount: cart.totalPrice }] })).toBe(
          count + 1,
        );
      }),
    );
  });
});
