import type { Store } from "#models/store.ts";
import type { Random } from "../../studio/random";
import { addDays, isHoliday } from "../shipping/holidays";

type Kind = Store["kind"];
type Week = Store["openingHours"];
type Periods = Week[number]["periods"];

const open = (...hours: string[]): Periods =>
  hours.map((text) => {
    const [opens = "", closes = ""] = text.split("-");
    return { opens, closes };
  });
const DAY_AND_NIGHT = open("00:00-24:00");

/** Weekdays, Saturday, Sunday; Swiss shops stay open late on Thursdays. */
interface Rhythm {
  week: Periods;
  thursday?: Periods;
  saturday: Periods;
  sunday: Periods;
}

const SHOPS: Record<string, readonly Rhythm[]> = {
  FR: [
    { week: open("10:00-19:00"), saturday: open("10:00-19:30"), sunday: [] },
    { week: open("10:00-19:30"), saturday: open("10:00-19:30"), sunday: [] },
    { week: open("10:30-19:30"), saturday: open("10:30-20:00"), sunday: open("11:00-19:00") },
    { week: open("10:00-13:00", "14:00-19:00"), saturday: open("10:00-19:00"), sunday: [] },
  ],
  CH: [
    { week: open("09:00-18:30"), thursday: open("09:00-20:00"), saturday: open("09:00-18:00"), sunday: [] },
    { week: open("09:30-18:30"), thursday: open("09:30-21:00"), saturday: open("09:30-17:00"), sunday: [] },
  ],
  GB: [
    { week: open("09:30-18:00"), saturday: open("09:30-18:00"), sunday: open("11:00-17:00") },
    { week: open("10:00-19:00"), saturday: open("10:00-19:00"), sunday: open("12:00-18:00") },
    { week: open("09:30-18:30"), thursday: open("09:30-20:00"), saturday: open("09:30-18:30"), sunday: [] },
  ],
};

const POINTS: readonly Rhythm[] = [
  { week: open("07:30-12:30", "14:00-19:00"), saturday: open("08:00-12:30"), sunday: [] },
  { week: open("09:00-12:30", "14:30-19:00"), saturday: open("09:00-19:00"), sunday: [] },
  { week: open("08:00-20:00"), saturday: open("08:30-20:00"), sunday: open("09:00-12:30") },
  { week: open("10:00-21:00"), saturday: open("10:00-22:00"), sunday: open("10:00-14:00") },
];

/** A week of a place; most lockers never close, those inside a building close with it. */
export function openingHours(kind: Kind, country: string, random: Random): Week {
  if (kind === "locker" && random() < 0.7)
    return weekOf({ week: DAY_AND_NIGHT, saturday: DAY_AND_NIGHT, sunday: DAY_AND_NIGHT });
  return weekOf(random.pick(kind === "store" ? (SHOPS[country] ?? POINTS) : POINTS));
}

function weekOf({ week, thursday = week, saturday, sunday }: Rhythm): Week {
  return [week, week, week, thursday, week, saturday, sunday].map((periods, index) => ({ day: index + 1, periods }));
}

const DAYS_AHEAD = 61;

interface Exception {
  date: string;
  /** 0 is Monday. */
  weekday: number;
  isHoliday: boolean;
}
const known = new Map<string, readonly Exception[]>();

/** Public holidays and the eves on which shops close early, from a day on. Worked out once a country and day. */
function exceptions(country: string, today: string): readonly Exception[] {
  const key = `${country} ${today}`;
  const found = known.get(key);
  if (found) return found;
  const days = Array.from({ length: DAYS_AHEAD }, (_, count) => addDays(today, count))
    .map((date) => ({ date, weekday: (new Date(date).getUTCDay() + 6) % 7, isHoliday: isHoliday(country, date) }))
    .filter(({ date, isHoliday }) => isHoliday || /-12-(24|31)$/.test(date));
  // Yesterday's are never asked for again.
  if (known.size > 20) known.clear();
  known.set(key, days);
  return days;
}

/**
 * Days unlike their weekday from `today` (an ISO day) on: closed on public holidays, but for lockers out of doors, and
 * until 17:00 on the eves of Christmas and New Year.
 */
export function specialDays(week: Week, country: string, today: string): Store["specialDays"] {
  return exceptions(country, today).flatMap(({ date, weekday, isHoliday }) => {
    const { periods = [] } = week[weekday] ?? {};
    if (periods.length === 0 || periods.some(({ closes }) => closes === "24:00")) return [];
    return [{ date, periods: isHoliday ? [] : until(periods, "17:00") }];
  });
}

function until(periods: Periods, end: string): Periods {
  return periods
    .filter(({ opens }) => opens < end)
    .map(({ opens, closes }) => ({ opens, closes: closes < end ? closes : end }));
}
