import { daysAfter, localTime } from "./local-day";
import type { Store } from "./store";

/** When a shop is open, in its own time zone. */

export type Hours = Pick<Store, "openingHours" | "specialDays" | "timeZone">;
type Periods = Store["openingHours"][number]["periods"];

export type OpeningState =
  | { state: "open"; until: string }
  /** `day` is 1 for Monday; null for today. */
  | { state: "closed"; next: { day: number | null; at: string } | null };

/** Days after today that are searched for the next opening: nobody plans a visit further ahead. */
const DAYS_AHEAD = 7;

/** Whether a shop is open at a moment, until when, or when it opens next. */
export function openingState(hours: Hours, now: Date): OpeningState {
  const { day, time } = localTime(now, hours.timeZone);
  const today = periodsOn(hours, day);
  const open = today.find(({ opens, closes }) => opens <= time && time < closes);
  if (open) return { state: "open", until: open.closes };
  // A week ahead has today's name, which is clear only after today's hours.
  const most = today.length > 0 ? DAYS_AHEAD : DAYS_AHEAD - 1;
  for (let ahead = 0; ahead <= most; ahead++) {
    const later = daysAfter(day, ahead);
    const next = periodsOn(hours, later).find(({ opens }) => ahead > 0 || opens > time);
    if (next) return { state: "closed", next: { day: ahead === 0 ? null : weekday(later), at: next.opens } };
  }
  return { state: "closed", next: null };
}

export interface WeekRow {
  /** Day of the week, 1 for Monday. */
  from: number;
  to: number;
  periods: Periods;
}

/** The week, with consecutive days of equal hours in one row: Monday to Saturday, Sunday. */
export function weekRows({ openingHours }: Pick<Store, "openingHours">): WeekRow[] {
  const rows: WeekRow[] = [];
  for (const { day, periods } of [...openingHours].sort((a, b) => a.day - b.day)) {
    const last = rows.at(-1);
    if (last && JSON.stringify(last.periods) === JSON.stringify(periods)) last.to = day;
    else rows.push({ from: day, to: day, periods });
  }
  return rows;
}

/** Today's hours, in the place's time zone. */
export function periodsToday(hours: Hours, now: Date): Periods {
  return periodsOn(hours, localTime(now, hours.timeZone).day);
}

/** Special days from today on, in order. */
export function specialDaysAhead({ specialDays, timeZone }: Hours, now: Date): Hours["specialDays"] {
  const today = localTime(now, timeZone).day;
  return specialDays.filter(({ date }) => date >= today).sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Special days of the coming week. */
export function specialDaysSoon(hours: Hours, now: Date): Hours["specialDays"] {
  const end = daysAfter(localTime(now, hours.timeZone).day, DAYS_AHEAD);
  return specialDaysAhead(hours, now).filter(({ date }) => date < end);
}

/** Whether it is open day and night, on every known day. */
export function isAlwaysOpen({ openingHours, specialDays }: Hours): boolean {
  const isWhole = (periods: Periods) => periods.some(({ opens, closes }) => opens === "00:00" && closes === "24:00");
  return openingHours.every(({ periods }) => isWhole(periods)) && specialDays.every(({ periods }) => isWhole(periods));
}

/** Hours of one day; a special day has its own. @param day ISO date */
function periodsOn({ openingHours, specialDays }: Hours, day: string): Periods {
  const special = specialDays.find(({ date }) => date === day);
  const periods = special?.periods ?? openingHours.find((each) => each.day === weekday(day))?.periods ?? [];
  return [...periods].sort((a, b) => (a.opens < b.opens ? -1 : 1));
}

function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
