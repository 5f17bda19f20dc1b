import { describe, expect, it } from "vitest";
import { aPrice, REDUCED } from "#tests/support/catalogue-builders.ts";
import type { Country } from "./locale";
import { isInSale, nextSaleChange, privateSaleOf } from "./private-sale";
import { priceInForce } from "./product-price";

const SALE = privateSaleOf({ startDate: "2027-01-02T08:00:00Z", endDate: "2027-01-05T22:59:59Z" }, "FR")!;

const iso = (moment: number | null | undefined) => (typeof moment !== "number" ? null : new Date(moment).toISOString());

describe("a private sale", () => {
  it.each([
    ["2027-01-02T07:59:59.999Z", false, "2027-01-02T08:00:00.000Z"],
    ["2027-01-02T08:00:00Z", true, "2027-01-05T22:59:59.001Z"],
    ["2027-01-04T00:00:00Z", true, "2027-01-05T22:59:59.001Z"],
    ["2027-01-05T22:59:59Z", true, "2027-01-05T22:59:59.001Z"],
    ["2027-01-05T22:59:59.001Z", false, null],
  ])("at %s: %j, until %s [CAT-06]", (now, isOn, next) => {
    expect([isInSale(SALE, Date.parse(now)), iso(nextSaleChange(SALE, Date.parse(now)))]).toEqual([isOn, next]);
    expect([isInSale(null, Date.parse(now)), nextSaleChange(null, Date.parse(now))]).toEqual([false, null]);
  });

  it.each<[Country, string, string, string, string]>([
    ["FR", "2026-11-27", "2026-11-30", "2026-11-26T23:00:00.000Z", "2026-11-30T23:00:00.000Z"],
    ["GB", "2026-11-30", "2026-11-30", "2026-11-30T00:00:00.000Z", "2026-12-01T00:00:00.000Z"],
    // A day of 23 hours, and one of 25.
    ["FR", "2027-03-28", "2027-03-28", "2027-03-27T23:00:00.000Z", "2027-03-28T22:00:00.000Z"],
    ["PL", "2026-10-25", "2026-10-25", "2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"],
    ["FR", "2026-12-31", "2027-02-28", "2026-12-30T23:00:00.000Z", "2027-02-28T23:00:00.000Z"],
    ["FR", "2026-11-27T08:00", "2026-11-30T20:00:00", "2026-11-27T07:00:00.000Z", "2026-11-30T19:00:00.001Z"],
    ["FR", "2026-11-27T08:00:00+02:00", "2026-11-30", "2026-11-27T06:00:00.000Z", "2026-11-30T23:00:00.000Z"],
  ])("of %s from %s to %s goes by the country's clock, whole days included [CAT-06]", (...row) => {
    const [country, startDate, endDate, begins, ends] = row;
    const sale = privateSaleOf({ startDate, endDate }, country);
    expect([iso(sale?.begins), iso(sale?.ends)]).toEqual([begins, ends]);
  });

  it.each([
    ["soon", "later"],
    ["2026-11-27", "later"],
    ["2026-11-27", ""],
    ["2026-11-30", "2026-11-29"],
    ["2026-11-30T10:00:00Z", "2026-11-30T09:59:59Z"],
  ])("from %s to %s is none", (startDate, endDate) => {
    expect(privateSaleOf({ startDate, endDate }, "FR")).toBeNull();
  });
});

describe("priceInForce", () => {
  it("is the private sale's only while that is on, and only of what takes part [CAT-06]", () => {
    const current = aPrice();
    const prices = { current, privateSale: REDUCED };
    expect(priceInForce(prices, true)).toEqual({ price: REDUCED, isPrivate: true });
    expect(priceInForce(prices, false)).toEqual({ price: current, isPrivate: false });
    expect(priceInForce({ current }, true)).toEqual({ price: current, isPrivate: false });
  });
});
