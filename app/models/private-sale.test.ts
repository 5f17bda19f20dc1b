import { describe, expect, it } from "vitest";
import { aPrice, REDUCED } from "#tests/support/catalogue-builders";
import { isPrivateSale, priceInForce } from "./product-price";

const SALES = { startDate: "2027-01-02T08:00:00Z", endDate: "2027-01-05T22:59:59Z" };

describe("isPrivateSale", () => {
  it.each([
    ["2027-01-02T07:59:59.999Z", false],
    ["2027-01-02T08:00:00Z", true],
    ["2027-01-04T00:00:00Z", true],
    ["2027-01-05T22:59:59Z", true],
    ["2027-01-05T22:59:59.001Z", false],
  ])("at %s: %j [CAT-06]", (now, isOn) => {
    expect(isPrivateSale(SALES, Date.parse(now))).toBe(isOn);
    expect(isPrivateSale(null, Date.parse(now))).toBe(false);
  });

  it("is off for dates that are none, or the wrong way round", () => {
    const now = Date.parse("2027-01-04T00:00:00Z");
    expect(isPrivateSale({ startDate: "soon", endDate: "later" }, now)).toBe(false);
    expect(isPrivateSale({ startDate: SALES.endDate, endDate: SALES.startDate }, now)).toBe(false);
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
