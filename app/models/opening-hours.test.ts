import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Hours,
  isAlwaysOpen,
  openingState,
  periodsToday,
  specialDaysAhead,
  specialDaysSoon,
  weekRows,
} from "./opening-hours";

const usual = [{ opens: "10:00", closes: "19:00" }];
const HOURS: Hours = {
  openingHours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    day,
    periods: day === 7 ? [] : day === 1 ? [{ opens: "14:00", closes: "19:00" }] : usual,
  })),
  specialDays: [
    { date: "2026-12-24", periods: [{ opens: "10:00", closes: "17:00" }] },
    { date: "2026-12-25", periods: [] },
  ],
  timeZone: "Europe/Paris",
};

describe("whether a shop is open", () => {
  it.each([
    ["2026-11-17T09:00:00Z", { state: "open", until: "19:00" }],
    ["2026-11-17T08:59:00Z", { state: "closed", next: { day: null, at: "10:00" } }],
    ["2026-11-17T18:00:00Z", { state: "closed", next: { day: 3, at: "10:00" } }],
    // Summer time is one hour further from UTC.
    ["2026-07-14T08:00:00Z", { state: "open", until: "19:00" }],
    ["2026-11-21T19:00:00Z", { state: "closed", next: { day: 1, at: "14:00" } }],
    ["2026-12-24T15:59:00Z", { state: "open", until: "17:00" }],
    ["2026-12-24T16:00:00Z", { state: "closed", next: { day: 6, at: "10:00" } }],
    ["2026-12-25T12:00:00Z", { state: "closed", next: { day: 6, at: "10:00" } }],
  ])("is told at %s", (now, state) => {
    expect(openingState(HOURS, new Date(now))).toEqual(state);
  });

  it("knows no next time where there is none in a week, and midnight as the end of a day", () => {
    const closed = { ...HOURS, openingHours: HOURS.openingHours.map(({ day }) => ({ day, periods: [] })) };
    expect(openingState(closed, new Date("2026-11-17T12:00:00Z"))).toEqual({ state: "closed", next: null });
    const late = { ...closed, openingHours: [{ day: 2, periods: [{ opens: "20:00", closes: "24:00" }] }] };
    expect(openingState(late, new Date("2026-11-17T22:59:00Z"))).toEqual({ state: "open", until: "24:00" });
  });

  it("is told a week ahead where it opens on one weekday, once that day's hours are over", () => {
    const weekly = { ...HOURS, openingHours: [{ day: 2, periods: usual }] };
    expect(openingState(weekly, new Date("2026-11-17T18:00:00Z"))).toEqual({
      state: "closed",
      next: { day: 2, at: "10:00" },
    });
    // On a Tuesday that is closed, "Tuesday" would be taken for today.
    const closedToday = { ...weekly, specialDays: [{ date: "2026-11-17", periods: [] }] };
    expect(openingState(closedToday, new Date("2026-11-17T08:00:00Z"))).toEqual({ state: "closed", next: null });
  });
});

describe("a day of two openings", () => {
  const split = [
    { opens: "14:00", closes: "19:00" },
    { opens: "09:00", closes: "12:00" },
  ];
  const hours = { ...HOURS, openingHours: [{ day: 2, periods: split }] };

  it.each([
    ["2026-11-17T07:00:00Z", { state: "closed", next: { day: null, at: "09:00" } }],
    ["2026-11-17T11:30:00Z", { state: "closed", next: { day: null, at: "14:00" } }],
    ["2026-11-17T13:00:00Z", { state: "open", until: "19:00" }],
  ])("is told at %s by the clock, in whatever order the gateway gives it", (now, state) => {
    expect(openingState(hours, new Date(now))).toEqual(state);
    const turned = { ...hours, openingHours: [{ day: 2, periods: split.toReversed() }] };
    expect(openingState(turned, new Date(now))).toEqual(state);
  });
});

describe("a place that is always open", () => {
  const whole = [{ opens: "00:00", closes: "24:00" }];
  const always = {
    ...HOURS,
    specialDays: [],
    openingHours: HOURS.openingHours.map((each) => ({ ...each, periods: whole })),
  };
  const onSunday = (periods: typeof whole) =>
    always.openingHours.map((each) => (each.day === 7 ? { day: 7, periods } : each));

  it("is so day and night, on every day of the week and on special ones", () => {
    expect(isAlwaysOpen(always)).toBe(true);
    expect(isAlwaysOpen({ ...always, specialDays: [{ date: "2026-12-25", periods: whole }] })).toBe(true);
    expect(openingState(always, new Date("2026-11-17T23:00:00Z"))).toEqual({ state: "open", until: "24:00" });
  });

  it.each([[[]], [[{ opens: "00:00", closes: "20:00" }]], [[{ opens: "06:00", closes: "24:00" }]]])(
    "is not where one day has only %j",
    (periods) => {
      expect(isAlwaysOpen({ ...always, openingHours: onSunday(periods) })).toBe(false);
      expect(isAlwaysOpen({ ...always, specialDays: [{ date: "2026-12-25", periods }] })).toBe(false);
    },
  );
});

it("today's hours are those of the day it is at the place, a special day's if it is one", () => {
  expect(periodsToday(HOURS, new Date("2026-11-22T23:30:00Z"))).toEqual([{ opens: "14:00", closes: "19:00" }]);
  expect(periodsToday(HOURS, new Date("2026-12-25T12:00:00Z"))).toEqual([]);
});

describe("the week in rows", () => {
  it("puts like days together that follow each other", () => {
    expect(weekRows(HOURS).map(({ from, to }) => [from, to])).toEqual([
      [1, 1],
      [2, 6],
      [7, 7],
    ]);
  });

  it("has every day once, in order, with its own times", () => {
    const periods = fc.constantFrom([], usual, [{ opens: "09:00", closes: "12:00" }]);
    fc.assert(
      fc.property(fc.array(periods, { minLength: 7, maxLength: 7 }), (days) => {
        const openingHours = days.map((each, index) => ({ day: index + 1, periods: each }));
        expect(weekRows({ openingHours: openingHours.toReversed() })).toEqual(weekRows({ openingHours }));
        const told = weekRows({ openingHours }).flatMap(({ from, to, periods: own }) =>
          Array.from({ length: to - from + 1 }, () => own),
        );
        expect(told).toEqual(days);
      }),
    );
  });
});

it("days that have passed are special no more, by the shop's own clock", () => {
  const days = ["2026-12-25", "2026-11-30", "2026-12-01", "2026-12-08"].map((date) => ({ date, periods: [] }));
  const hours = { openingHours: [], specialDays: days, timeZone: "Europe/Paris" };
  // Half past midnight on the first of December in Paris.
  const now = new Date("2026-11-30T23:30:00Z");
  expect(specialDaysAhead(hours, now).map(({ date }) => date)).toEqual(["2026-12-01", "2026-12-08", "2026-12-25"]);
  expect(specialDaysSoon(hours, now).map(({ date }) => date)).toEqual(["2026-12-01"]);
});
