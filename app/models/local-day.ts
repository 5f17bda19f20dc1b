/** Days and times in a place's time zone. Days are ISO days, `2026-07-01`. */

const DAY_MS = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Day and time of day in a time zone. */
export function localTime(now: Date, timeZone: string): { day: string; time: string } {
  let clock = clocks.get(timeZone);
  if (!clock) {
    // The Swedish format is the ISO format.
    clock = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
    clocks.set(timeZone, clock);
  }
  const [day = "", time = ""] = clock.format(now).split(" ");
  return { day, time };
}

/** Whether the engine knows the time zone: `localTime` throws for an unknown one. */
export function isTimeZone(name: string): boolean {
  try {
    localTime(new Date(0), name);
    return true;
  } catch {
    return false;
  }
}

/** Today in a time zone. */
export function localDay(now: Date, timeZone: string): string {
  return localTime(now, timeZone).day;
}

export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day of a later month (an earlier one for negative `months`), or that month's last day if it is shorter. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}
