import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rateOf } from "../shipping/rates";
import { articleOf, pricedLine } from "./cart.fixture";
import { capGiftCards } from "./gift-card-payments";
import { listLoyaltyOffers } from "./loyalty-offers";
import { findPromoCode, type PromoCode } from "./promo-codes";
import { type Charges, computeTotals, lineTotal } from "./totals";

const promo = (code: string): PromoCode => findPromoCode(code) ?? expect.fail(`no code ${code}`);
const charges = (given: Partial<Charges>): Charges => ({
  lines: [],
  promoCodes: [],
  loyaltyOffers: [],
  extras: [],
  rate: null,
  currency: "EUR",
  ...given,
});

describe("totals", () => {
  it("add lines and extras up, and include no delivery before a method is chosen", () => {
    const lines = [pricedLine({ quantity: 2, cents: 4990 })];
    expect(computeTotals(charges({ lines, extras: [5000, 100] }))).toMatchObject({ delivery: null, total: 15_080 });
  });

  it.each([
    ["EUR", 60_00, 490],
    ["CHF", 60_00, 690],
    ["PLN", 260_00, 1990],
    ["GBP", 50_00, 450],
    ["CZK", 1500_00, 11_900],
  ])("charge delivery in %s below %d cents and nothing from there on", (currency, from, price) => {
    const at = (cents: number) =>
      computeTotals(charges({ lines: [pricedLine({ cents })], rate: rateOf("NO", currency, "FR"), currency }));
    expect(at(from - 1)).toMatchObject({ delivery: price, total: from - 1 + price });
    expect(at(from)).toMatchObject({ delivery: 0, total: from });
    expect(at(from + 1)).toMatchObject({ delivery: 0, total: from + 1 });
  });

  it("never make express free", () => {
    const lines = [pricedLine({ cents: 90_000 })];
    expect(computeTotals(charges({ lines, rate: rateOf("EX", "EUR", "FR") })).delivery).toBe(990);
  });

  it("take 10 % off lines alone with BIENVENUE10, gift cards and gifts aside", () => {
    const lines = [
      pricedLine({ lineId: "a", cents: 3333 }),
      pricedLine({ lineId: "b", article: articleOf({ cents: 5000, segmentationId: "w18118" }) }),
      pricedLine({ lineId: "c", giftOf: "CADEAU" }),
    ];
    const totals = computeTotals(charges({ lines, extras: [100], promoCodes: [promo("BIENVENUE10")] }));
    expect(totals.reductions).toEqual([{ key: "BIENVENUE10", amount: 333, byLine: new Map([["a", 333]]) }]);
    expect(totals.total).toBe(3333 + 5000 + 100 - 333);
  });

  it("take a coupon's amount off, shared out over the lines, and nothing below what it asks for", () => {
    const lines = [pricedLine({ lineId: "a", cents: 4000 }), pricedLine({ lineId: "b", cents: 2001 })];
    const { reductions, total } = computeTotals(charges({ lines, promoCodes: [promo("MERCI")] }));
    expect([total, reductions[0]?.amount]).toEqual([5001, 1000]);
    expect([...(reductions[0]?.byLine.values() ?? [])]).toEqual([667, 333]);
    const few = computeTotals(charges({ lines: lines.slice(0, 1), promoCodes: [promo("MERCI")] }));
    expect([few.total, few.reductions]).toEqual([4000, []]);
    const zloty = computeTotals(charges({ lines, promoCodes: [promo("MERCI")], currency: "PLN" }));
    expect(zloty.reductions).toEqual([]);
  });

  it("measure free delivery by what is left after reductions", () => {
    const lines = [pricedLine({ cents: 6500 })];
    const given = charges({ lines, promoCodes: [promo("BIENVENUE10")], rate: rateOf("NO", "EUR", "FR") });
    expect(computeTotals(given)).toMatchObject({ delivery: 490, total: 5850 + 490 });
  });

  it("say what LIVRAISON saved", () => {
    const given = charges({ lines: [pricedLine()], promoCodes: [promo("LIVRAISON")], rate: rateOf("EX", "EUR", "FR") });
    expect(computeTotals(given)).toMatchObject({ delivery: 0, deliveryOff: 990, total: 1000 });
  });

  it("are never negative, and shares add up to their reduction", () => {
    const line = fc.record({ cents: fc.integer({ min: 1, max: 99_999 }), quantity: fc.integer({ min: 1, max: 20 }) });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.boolean(), (given, isExpress) => {
        const lines = given.map((one, index) => pricedLine({ ...one, lineId: `l${index}` }));
        const totals = computeTotals(
          charges({
            lines,
            promoCodes: [promo("BIENVENUE10"), promo("LIVRAISON")],
            loyaltyOffers: listLoyaltyOffers(),
            rate: rateOf(isExpress ? "EX" : "NO", "EUR", "FR"),
          }),
        );
        const goods = lines.reduce((sum, one) => sum + lineTotal(one), 0);
        const off = totals.reductions.reduce((sum, { amount }) => sum + amount, 0);
        expect(totals.total).toBe(goods - off);
        expect(totals.total).toBeGreaterThanOrEqual(0);
        for (const { amount, byLine } of totals.reductions) {
          expect([...byLine.values()].reduce((sum, share) => sum + share, 0)).toBe(amount);
          expect(Math.min(0, ...byLine.values())).toBe(0);
        }
      }),
    );
  });
});

describe("gift cards that pay", () => {
  it("take what was asked in order, and never more than the total", () => {
    const cards = (...cents: number[]) =>
      cents.map((centAmount, index) => {
        const amount = { centAmount, currencyCode: "EUR" };
        return { paymentId: `p${index}`, giftCardId: `g${index}`, amount };
      });
    const paid = (total: number, ...asked: number[]) =>
      capGiftCards(cards(...asked), { centAmount: total, currencyCode: "EUR" }).map(({ amount }) => amount.centAmount);
    expect(paid(10_000, 3000, 2000)).toEqual([3000, 2000]);
    expect(paid(4000, 3000, 2000)).toEqual([3000, 1000]);
    expect(paid(3000, 3000, 2000)).toEqual([3000]);
    expect(paid(0, 3000)).toEqual([]);
  });
});
