import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gtinOf, optionIdOf, readGtin, readId, skuOf } from "./record";
import { priceIn } from "./prices";

const productIds = fc.integer({ min: 100_001, max: 999_999 }).map(String);
const options = fc.integer({ min: 0, max: 4 });
const sizes = fc.integer({ min: 0, max: 8 });

describe("ids", () => {
  it("say which product, colour and size they name", () => {
    fc.assert(
      fc.property(productIds, options, sizes, (productId, option, size) => {
        expect(readId(productId)).toEqual({ productId, option: null, size: null });
        expect(readId(optionIdOf(productId, option))).toEqual({ productId, option, size: null });
        expect(readId(skuOf(productId, option, size))).toEqual({ productId, option, size });
        expect(readGtin(gtinOf(productId, option, size))).toEqual({ productId, option, size });
      }),
    );
  });

  it("are never taken for one another, and a GTIN's check digit guards it", () => {
    fc.assert(
      fc.property(productIds, options, sizes, fc.integer({ min: 0, max: 12 }), (productId, option, size, place) => {
        const gtin = gtinOf(productId, option, size);
        expect(readId(gtin)).toBeNull();
        const wrong = [...gtin].map((digit, index) => (index === place ? String((Number(digit) + 1) % 10) : digit));
        expect(readGtin(wrong.join(""))).toBeNull();
      }),
    );
    // Worked out by hand after the standard: 3 × (6+1+0+0+1+1) + (3+0+0+0+1+0) = 31, and 9 are missing to 40.
    expect(gtinOf("100001", 0, 0)).toBe("3601000011019");
    expect(readId("12345")).toBeNull();
    expect(readId("10000101x")).toBeNull();
  });
});

describe("prices", () => {
  it("never fall when the amount rises, in any currency, and end as prices do", () => {
    const amounts = fc.integer({ min: 500, max: 100_000 });
    fc.assert(
      fc.property(amounts, amounts, fc.constantFrom("EUR", "CHF", "PLN", "GBP", "CZK"), (a, b, currency) => {
        const [low, high] = [priceIn(currency, Math.min(a, b)), priceIn(currency, Math.max(a, b))];
        expect(low).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThan(0);
        expect(Number.isInteger(low)).toBe(true);
      }),
      { numRuns: 500 },
    );
    for (const currency of ["EUR", "CHF", "CZK"]) {
      const prices = [80, 85, 86, 87, 95, 97, 98, 99, 100].map((euro) => priceIn(currency, euro * 100 + 50));
      expect(prices, currency).toEqual(prices.toSorted((a, b) => a - b));
    }
    expect([priceIn("EUR", 9_750), priceIn("EUR", 10_000)]).toEqual([9_900, 9_900]);
  });
});
