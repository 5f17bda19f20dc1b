import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { growth } from "#tests/support/growth.ts";
import {
  instalmentCount,
  instalments,
  isPaymentMethod,
  PAYMENT_METHODS,
  paymentLimit,
  paymentMethodsFor,
  worksIn,
} from "./payment-methods";
import type { PaymentProduct } from "./site";

const product = (name: string, rank: number, bounds: Partial<PaymentProduct> = {}): PaymentProduct => ({
  name,
  rank,
  ...bounds,
});

const anyProduct: fc.Arbitrary<PaymentProduct> = fc.record(
  {
    name: fc.oneof(fc.constantFrom<string>(...PAYMENT_METHODS), fc.string()),
    rank: fc.integer({ min: 0, max: 9 }),
    minAmount: fc.nat(1_200_000),
    maxAmount: fc.nat(1_200_000),
  },
  { requiredKeys: ["name", "rank"] },
);

describe("payment methods", () => {
  it("are offered by rank [PAY-10]", () => {
    const products = [product("paypal", 3), product("cb", 1), product("klarna", 2)];
    expect(paymentMethodsFor(products, 5_000)).toEqual(["cb", "klarna", "paypal"]);
    expect(products[0]?.name).toBe("paypal");
  });

  it.each([
    ["the least amount", { minAmount: 9_000 }, 9_000, true],
    ["a cent less", { minAmount: 9_000 }, 8_999, false],
    ["the most", { maxAmount: 200_000 }, 200_000, true],
    ["a cent more", { maxAmount: 200_000 }, 200_001, false],
    ["nothing, without bounds", {}, 0, true],
    ["999999, without bounds", {}, 999_999, true],
    ["1000000, without bounds", {}, 1_000_000, false],
    ["more than 999999 where the bound is set", { maxAmount: 2_000_000 }, 1_000_000, true],
  ])("have bounds, both included: %s [PAY-10]", (_, bounds, amount, isOffered) => {
    expect(paymentMethodsFor([product("cb", 1, bounds)], amount)).toEqual(isOffered ? ["cb"] : []);
  });

  it("leave out names that the shop does not know [PAY-10]", () => {
    expect(paymentMethodsFor([product("bitcoin", 1), product("CB", 2), product("toString", 3)], 100)).toEqual([]);
    for (const method of PAYMENT_METHODS) expect(isPaymentMethod(method)).toBe(true);
  });

  it("never let something be had for nothing", () => {
    expect(paymentMethodsFor([product("free", 1), product("cb", 2)], 1)).toEqual(["cb"]);
    expect(paymentMethodsFor([product("free", 1)], 0)).toEqual(["free"]);
  });

  it("are known ones, once each, that the domain configured for the amount, in rank order [PAY-10]", () => {
    fc.assert(
      fc.property(fc.array(anyProduct), fc.nat(1_200_000), (products, amount) => {
        const methods = paymentMethodsFor(products, amount);
        expect(new Set(methods).size).toBe(methods.length);
        const ranks = methods.map((method) => {
          const fitting = products.filter(
            ({ name, minAmount = 0, maxAmount = 999_999 }) =>
              name === method && minAmount <= amount && amount <= maxAmount,
          );
          expect(PAYMENT_METHODS).toContain(method);
          expect(fitting).not.toEqual([]);
          return Math.min(...fitting.map(({ rank }) => rank));
        });
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      }),
    );
  });
});

describe("the limit of what can be paid at once", () => {
  it("is the largest of what any way takes, and is said only above it", () => {
    const products = [
      { name: "alma-3x", rank: 1, maxAmount: 200_000 },
      { name: "cb", rank: 2 },
    ];
    expect([999_999, 1_000_000].map((amount) => paymentLimit(products, amount))).toEqual([null, 999_999]);
    expect(paymentLimit(products.slice(0, 1), 200_001)).toBe(200_000);
    expect(paymentLimit([], 1)).toBeNull();
  });

  it("is not that of ways that are never offered for it, or not in this browser", () => {
    const endless = ["free", "carrier-pigeon", "applepay"].map((name) => product(name, 2));
    const products = [product("cb", 1, { maxAmount: 200_000 }), ...endless];
    const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)";
    expect(paymentLimit(products, 200_001)).toBe(200_000);
    expect(paymentLimit(products, 200_001, iPhone)).toBeNull();
  });
});

describe("instalments", () => {
  it("exist only where an instalment product is configured [PAY-11]", () => {
    expect(paymentMethodsFor([product("cb", 1), product("alma-3x", 2)], 10_000)).toEqual(["cb", "alma-3x"]);
    expect(paymentMethodsFor([product("cb", 1)], 10_000)).toEqual(["cb"]);
  });

  it("are three or four", () => {
    expect(PAYMENT_METHODS.map(instalmentCount).filter((count) => count !== null)).toEqual([3, 4]);
    expect(instalmentCount("alma-3x")).toBe(3);
    expect(instalmentCount("alma-4x")).toBe(4);
  });

  it("are equal but for a cent, the larger first, and make the amount", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.constantFrom(3, 4), (centAmount, count) => {
        const parts = instalments({ centAmount, currencyCode: "EUR" }, count).map((part) => part.centAmount);
        expect(parts).toHaveLength(count);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(centAmount);
        expect(parts).toEqual([...parts].sort((a, b) => b - a));
        expect((parts[0] ?? 0) - (parts.at(-1) ?? 0)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

it.each([
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1",
    true,
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/130.0 Mobile/15E148 Safari/604.1",
    true,
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    true,
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36",
    false,
  ],
  ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36", false],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", false],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0", false],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15", false],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X) AppleWebKit/538.1 (KHTML, like Gecko) PhantomJS/2.1.1 Safari/538.1", false],
  ["Opera/9.80 (Macintosh; Intel Mac OS X 10.8.2) Presto/2.12.388 Version/12.16", false],
  ["", false],
])("Apple Pay in %s: %s", (userAgent, works) => {
  expect(worksIn(userAgent, "applepay")).toBe(works);
  expect(worksIn(userAgent, "paypal")).toBe(true);
});

it("looks through a long User-Agent in a time that grows no faster than the header", () => {
  const agent = (length: number) => `${"Macintosh".repeat(length)}Version/${"1".repeat(10 * length)}`;
  expect(growth(agent, (userAgent) => worksIn(userAgent, "applepay"), 50)).toBeLessThan(8);
});
