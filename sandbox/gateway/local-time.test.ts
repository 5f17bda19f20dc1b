import fc from "fast-check";
import { expect, it } from "vitest";
import { COUNTRIES } from "#models/locale.ts";
import { localTime, startOfDay } from "./local-time";

it("knows what the clocks of a country show", () => {
  const summer = Date.parse("2026-07-31T22:30:00Z");
  expect(localTime("FR", summer)).toEqual({ day: "2026-08-01", hour: 0 });
  expect(localTime("GB", summer)).toEqual({ day: "2026-07-31", hour: 23 });
});

it.each([
  ["FR", "2026-08-01", "2026-07-31T22:00:00.000Z"],
  ["FR", "2026-12-01", "2026-11-30T23:00:00.000Z"],
  ["GB", "2026-08-01", "2026-07-31T23:00:00.000Z"],
  ["GB", "2026-12-01", "2026-12-01T00:00:00.000Z"],
  // The days on which clocks change.
  ["PL", "2026-03-29", "2026-03-28T23:00:00.000Z"],
  ["PL", "2026-03-30", "2026-03-29T22:00:00.000Z"],
  ["PL", "2026-10-25", "2026-10-24T22:00:00.000Z"],
  ["PL", "2026-10-26", "2026-10-25T23:00:00.000Z"],
])("has the day begin at midnight of %s, %s", (country, day, moment) => {
  expect(new Date(startOfDay(country, day)).toISOString()).toBe(moment);
});

it("has every day begin when its clocks show it first", () => {
  const day = fc
    .integer({ min: 0, max: 3_000 })
    .map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.constantFrom(...COUNTRIES), day, (country, iso) => {
      const start = startOfDay(country, iso);
      expect(localTime(country, start)).toEqual({ day: iso, hour: 0 });
      expect(localTime(country, start - 1_000)).toMatchObject({ hour: 23 });
    }),
  );
});
