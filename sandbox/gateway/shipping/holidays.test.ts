import { describe, expect, it } from "vitest";
import { easterSunday, isHoliday, isWorkingDay } from "./holidays";

describe("public holidays", () => {
  it.each([
    [1961, "1961-04-02"],
    [2024, "2024-03-31"],
    [2025, "2025-04-20"],
    [2026, "2026-04-05"],
    [2038, "2038-04-25"],
  ])("knows Easter of %i", (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });

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

  it("works on Saturdays, not on Sundays", () => {
    expect(isWorkingDay("FR", "2026-11-21")).toBe(true);
    expect(isWorkingDay("FR", "2026-11-22")).toBe(false);
  });
});
