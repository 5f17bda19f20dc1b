import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Price } from "./product";
import { percentOff, priceDrop, shownLinePrice, shownPrice } from "./product-price";

const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });
const price = (applied: number, strike: number | null, lowest: number | null): Price => ({
  appliedPrice: eur(applied),
  strikeThroughPrice: strike === null ? null : eur(strike),
  lowestPrice30Days: lowest === null ? null : eur(lowest),
  type: "S",
  currency: "EUR",
});

describe("percentOff", () => {
  it.each([
    [17_500, 24_900, 29],
    [1_499, 1_999, 25],
    [4_999, 6_999, 28],
    [50, 100, 50],
    [0, 100, 100],
    [9_901, 10_000, null],
    [9_900, 10_000, 1],
    [10_000, 10_000, null],
    [12_000, 10_000, null],
    [0, 0, null],
  ])("of %d against %d is %j [BEY-01]", (now, reference, percent) => {
    expect(percentOff(eur(now), eur(reference))).toBe(percent);
  });

  it("never promises more than is taken off, and less than a percent less [BEY-01]", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }), (now, reference) => {
        const percent = percentOff(eur(now), eur(reference)) ?? 0;
        expect(reference * percent).toBeLessThanOrEqual(Math.max(0, reference - now) * 100);
        if (now < reference) expect(reference * (percent + 1)).toBeGreaterThan((reference - now) * 100);
      }),
    );
  });
});

describe("shownPrice", () => {
  it("shows a reduction with the lowest price of 30 days and the percentage off that price [BEY-01]", () => {
    expect(shownPrice(price(17_500, 29_900, 24_900))).toEqual({
      current: eur(17_500),
      type: "S",
      reduction: { strikeThrough: eur(29_900), lowest30Days: eur(24_900), percentOff: 29 },
    });
  });

  it.each([
    ["nothing struck through", price(17_500, null, 24_900)],
    ["no lowest price known", price(17_500, 24_900, null)],
    ["a price that was as low within 30 days", price(17_500, 24_900, 17_500)],
    ["a price that was lower within 30 days", price(17_500, 24_900, 15_000)],
    ["a struck price that is not higher", price(17_500, 17_500, 24_900)],
  ])("announces no reduction with %s [BEY-01]", (_, given) => {
    expect(shownPrice(given)).toEqual({ current: eur(17_500), type: "S", reduction: null });
  });

  it("shows a cart line's catalogue price the same way", () => {
    const { appliedPrice, type, ...others } = price(17_500, 29_900, 24_900);
    const catalogPrice = { ...others, price: appliedPrice, priceType: type };
    expect(shownLinePrice({ catalogPrice })).toEqual(shownPrice(price(17_500, 29_900, 24_900)));
  });
});

describe("priceDrop", () => {
  it("is what something has become cheaper by, in the same currency", () => {
    expect(priceDrop(eur(24_900), eur(17_499))).toEqual(eur(7_401));
    expect(priceDrop(eur(24_900), eur(24_900))).toBeNull();
    expect(priceDrop(eur(17_499), eur(24_900))).toBeNull();
    expect(priceDrop({ centAmount: 99_900, currencyCode: "PLN" }, eur(24_900))).toBeNull();
    expect(priceDrop(undefined, eur(24_900))).toBeNull();
  });
});
