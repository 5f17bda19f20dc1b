import { describe, expect, it } from "vitest";
import { localDay, monthsAfter } from "./local-day";

describe("days", () => {
  it("are those of the place's clock", () => {
    const night = new Date("2026-06-30T23:30:00Z");
    expect([localDay(night, "Europe/Paris"), localDay(night, "Europe/London")]).toEqual(["2026-07-01", "2026-07-01"]);
    expect(localDay(night, "UTC")).toBe("2026-06-30");
  });

  it.each([
    ["2026-07-01", 1, "2026-08-01"],
    ["2026-01-31", 1, "2026-02-28"],
    ["2026-10-31", 4, "2027-02-28"],
    ["2028-02-29", 12, "2029-02-28"],
    ["2028-02-29", -12 * 18, "2010-02-28"],
    ["2026-12-15", 1, "2027-01-15"],
  ])("of other months stay within the month: %s and %i months are %s", (day, months, later) => {
    expect(monthsAfter(day, months)).toBe(later);
  });
});
