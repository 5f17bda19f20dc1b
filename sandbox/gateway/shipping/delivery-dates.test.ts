import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deliveryDates, dispatchDay } from "./delivery-dates";
import { isWorkingDay } from "./holidays";

const at = (time: string): number => Date.parse(time);

describe("delivery dates", () => {
  it("sends before noon the same day, from noon on the next", () => {
    // Paris is an hour ahead of UTC in winter.
    expect(dispatchDay("FR", at("2026-11-17T10:59:59Z"))).toBe("2026-11-17");
    expect(dispatchDay("FR", at("2026-11-17T11:00:00Z"))).toBe("2026-11-18");
    expect(dispatchDay("GB", at("2026-11-17T11:00:00Z"))).toBe("2026-11-17");
  });

  it("skips Sundays and holidays", () => {
    expect(dispatchDay("FR", at("2026-11-21T13:00:00Z"))).toBe("2026-11-23");
    expect(dispatchDay("FR", at("2026-11-11T08:00:00Z"))).toBe("2026-11-12");
    expect(dispatchDay("PL", at("2026-12-23T13:00:00Z"))).toBe("2026-12-28");
  });

  it("counts working days on the road", () => {
    expect(deliveryDates("NO", "FR", at("2026-11-17T08:00:00Z"))).toEqual({
      earliest: "2026-11-19",
      latest: "2026-11-21",
    });
    expect(deliveryDates("NO", "FR", at("2026-11-20T08:00:00Z"))).toEqual({
      earliest: "2026-11-23",
      latest: "2026-11-25",
    });
    expect(deliveryDates("EX", "CH", at("2026-11-17T08:00:00Z"))).toEqual({
      earliest: "2026-11-19",
      latest: "2026-11-19",
    });
    expect(deliveryDates("VI", "FR", at("2026-11-17T08:00:00Z"))).toBeNull();
  });

  it("counts the days in which an article is made to order before its parcel leaves", () => {
    const ready = deliveryDates("NO", "FR", at("2026-11-17T08:00:00Z"), true);
    expect(ready).toEqual({ earliest: "2026-11-25", latest: "2026-11-27" });
    expect(deliveryDates("VI", "FR", at("2026-11-17T08:00:00Z"), true)).toBeNull();
  });

  it("never promises a day on which nobody works, nor an end before the beginning", () => {
    const moment = fc.date({ min: new Date("2025-01-01"), max: new Date("2035-12-31"), noInvalidDate: true });
    const country = fc.constantFrom("FR", "CH", "GB", "ES", "DE", "IT", "PL", "MC");
    fc.assert(
      fc.property(moment, country, fc.constantFrom("NO", "EX", "PR", "LO", "LM"), (date, iso2, key) => {
        const dates = deliveryDates(key, iso2, date.getTime());
        expect(dates).not.toBeNull();
        if (!dates) return;
        expect(dates.earliest <= dates.latest).toBe(true);
        expect(dates.earliest > date.toISOString().slice(0, 10)).toBe(true);
        expect(isWorkingDay(iso2, dates.earliest)).toBe(true);
        expect(isWorkingDay(iso2, dates.latest)).toBe(true);
      }),
    );
  });
});
