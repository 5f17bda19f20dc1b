import Holidays from "date-holidays";

/** Days are ISO days such as `2026-12-25`. */

/** By the parcels' country; where holidays differ by region, the region of most shoppers. */
const REGIONS: Record<string, string> = { GB: "ENG" };
/** From where parcels leave; also for countries without a calendar. */
const HOME = "FR";

const cache = new Map<string, ReadonlySet<string>>();

/** Is `day` a public holiday in a country (ISO code)? */
export function isHoliday(country: string, day: string): boolean {
  const key = `${country}-${day.slice(0, 4)}`;
  const known = cache.get(key);
  if (known) return known.has(day);
  const days = holidaysOf(country, Number(day.slice(0, 4)));
  cache.set(key, days);
  return days.has(day);
}

function holidaysOf(country: string, year: number): ReadonlySet<string> {
  const calendar = new Holidays();
  const isKnown = country in calendar.getCountries();
  calendar.init(isKnown ? country : HOME, REGIONS[country] ?? "", { types: ["public"] });
  return new Set(calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)));
}

/** Sundays do not count as days of work, Saturdays do. */
export function isWorkingDay(country: string, day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() !== 0 && !isHoliday(country, day);
}

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
