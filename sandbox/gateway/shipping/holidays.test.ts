import { describe, expect, it } from "vitest";
import { isHoliday, isWorkingDay } from "./holidays";

describe("public holidays", () => {
  it.each([
    ["FR", "2026-05-14", "Ascension"],
    ["FR", "2026-05-25", "Whit Monday"],
    ["FR", "2026-07-14", "national day"],
    ["GB", "2026-05-04", "early May bank holiday"],
    ["GB", "2026-05-25", "spring bank holiday"],
    ["GB", "2026-08-31", "summer bank holiday"],
    ["PL", "2026-06-04", "Corpus Christi"],
    ["ES", "2026-04-03", "Good Friday"],
    ["DE", "2026-10-03", "unity day"],
    ["IT", "2026-06-02", "republic day"],
    ["CH", "2026-08-01", "federal day"],
  ])("%s keeps %s, %s", (country, day) => {
    expect(isHoliday(country, day)).toBe(true);
    expect(isWorkingDay(country, day)).toBe(false);
  });

  it("leaves other countries' holidays alone", () => {
    expect(isHoliday("GB", "2026-07-14")).toBe(false);
    expect(isHoliday("FR", "2026-04-03")).toBe(false);
  });

  it("keeps the French ones where parcels go to a country it has no calendar of", () => {
    expect(isHoliday("XX", "2026-07-14")).toBe(true);
  });

  it("works on Saturdays, not on Sundays", () => {
    expect(isWorkingDay("FR", "2026-11-21")).toBe(true);
    expect(isWorkingDay("FR", "2026-11-22")).toBe(false);
  });
});
