/** Public holidays of the countries that the shop delivers to. Days are ISO days such as `2026-12-25`. */

interface Calendar {
  /** `MM-DD`. */
  fixed: readonly string[];
  /** Days after Easter Sunday. */
  afterEaster: readonly number[];
  /** Mondays of a month: `first-5` is the first of May, `last-8` the last of August. */
  mondays?: readonly `${"first" | "last"}-${number}`[];
}

const GOOD_FRIDAY = -2;
const EASTER_MONDAY = 1;
const ASCENSION = 39;
const WHIT_MONDAY = 50;
const CORPUS_CHRISTI = 60;

const CALENDARS: Record<string, Calendar> = {
  FR: {
    fixed: ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"],
    afterEaster: [EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
  CH: {
    fixed: ["01-01", "01-02", "08-01", "12-25", "12-26"],
    afterEaster: [GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
  GB: {
    fixed: ["01-01", "12-25", "12-26"],
    afterEaster: [GOOD_FRIDAY, EASTER_MONDAY],
    mondays: ["first-5", "last-5", "last-8"],
  },
  ES: {
    fixed: ["01-01", "01-06", "05-01", "08-15", "10-12", "11-01", "12-06", "12-08", "12-25"],
    afterEaster: [GOOD_FRIDAY],
  },
  DE: {
    fixed: ["01-01", "05-01", "10-03", "12-25", "12-26"],
    afterEaster: [GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
  IT: {
    fixed: ["01-01", "01-06", "04-25", "05-01", "06-02", "08-15", "11-01", "12-08", "12-25", "12-26"],
    afterEaster: [EASTER_MONDAY],
  },
  PL: {
    fixed: ["01-01", "01-06", "05-01", "05-03", "08-15", "11-01", "11-11", "12-24", "12-25", "12-26"],
    afterEaster: [EASTER_MONDAY, CORPUS_CHRISTI],
  },
};

const cache = new Map<string, ReadonlySet<string>>();

/** Countries without a calendar keep the French one, from where their parcels leave. */
export function isHoliday(country: string, day: string): boolean {
  const year = Number(day.slice(0, 4));
  const key = `${country}-${year}`;
  let days = cache.get(key);
  if (!days) {
    days = holidaysOf(CALENDARS[country] ?? CALENDARS.FR, year);
    cache.set(key, days);
  }
  return days.has(day);
}

/** Sundays do not count as days of work, Saturdays do. */
export function isWorkingDay(country: string, day: string): boolean {
  return weekday(day) !== 0 && !isHoliday(country, day);
}

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Easter Sunday by the Gregorian computus (Meeus, Jones, Butcher). */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return isoDay(year, Math.floor(f / 31), (f % 31) + 1);
}

function holidaysOf(calendar: Calendar | undefined, year: number): ReadonlySet<string> {
  if (!calendar) return new Set();
  const easter = easterSunday(year);
  return new Set([
    ...calendar.fixed.map((day) => `${year}-${day}`),
    ...calendar.afterEaster.map((days) => addDays(easter, days)),
    ...(calendar.mondays ?? []).map((rule) => mondayOf(year, rule)),
  ]);
}

function mondayOf(year: number, rule: string): string {
  const [which, month] = rule.split("-");
  const step = which === "first" ? 1 : -1;
  let day = which === "first" ? isoDay(year, Number(month), 1) : addDays(isoDay(year, Number(month) + 1, 1), -1);
  while (weekday(day) !== 1) day = addDays(day, step);
  return day;
}

function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function isoDay(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
