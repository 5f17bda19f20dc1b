import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generateProducts } from "./generator";
import { lowestBefore } from "./price-history";

describe("the lowest price before a reduction", () => {
  it("is the first price where it was never another", () => {
    expect(lowestBefore([{ daysAgo: 90, cents: 5_000 }])).toBeNull();
    expect(
      lowestBefore([
        { daysAgo: 90, cents: 5_000 },
        { daysAgo: 3, cents: 4_000 },
      ]),
    ).toBe(5_000);
  });

  it("is that of a promotion that ended within thirty days, and not of one that ended before", () => {
    const history = (endedDaysAgo: number) => [
      { daysAgo: 200, cents: 5_000 },
      { daysAgo: endedDaysAgo + 10, cents: 3_500 },
      { daysAgo: endedDaysAgo, cents: 5_000 },
      { daysAgo: 5, cents: 4_000 },
    ];
    expect(lowestBefore(history(34))).toBe(3_500);
    expect(lowestBefore(history(35))).toBe(5_000);
  });

  it("is what looking at each of the thirty days finds", () => {
    const steps = fc.uniqueArray(fc.record({ daysAgo: fc.nat(120), cents: fc.integer({ min: 1, max: 999 }) }), {
      selector: ({ daysAgo }) => daysAgo,
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(steps, (given) => {
        const history = [...given].sort((a, b) => b.daysAgo - a.daysAgo);
        const began = history.at(-1)?.daysAgo ?? 0;
        const prices: number[] = [];
        for (let day = began + 30; day > began; day--) {
          const held = history.filter(({ daysAgo }) => daysAgo >= day).at(-1);
          if (held) prices.push(held.cents);
        }
        expect(lowestBefore(history)).toBe(prices.length > 0 ? Math.min(...prices) : null);
      }),
    );
  });

  it("is what every reduced product of the catalogue says, and its history fits its age", () => {
    for (const { age, options } of generateProducts(400)) {
      for (const { history, price, was, lowest } of options) {
        expect(history.at(-1)?.cents).toBe(price);
        expect(history[0]?.daysAgo).toBe(age);
        expect(history.map(({ daysAgo }) => daysAgo)).toEqual(
          history.map(({ daysAgo }) => daysAgo).sort((a, b) => b - a),
        );
        expect(lowest).toBe(was === null ? null : lowestBefore(history));
      }
    }
  });
});
