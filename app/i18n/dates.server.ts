import { timeZoneOf } from "#app/models/countries.ts";
import { asOneDay, dateFormat, timeInWords } from "#app/models/day-format.ts";
import { localTime } from "#app/models/local-day.ts";
import type { Country, LocaleTag } from "#app/models/locale.ts";
import type { Text } from "./use-text";

/** Dates in words. The server writes them: a browser may have another time zone and other words for the same locale. */

/**
 * The shop's typefaces lack thin spaces, so plain and non-breaking ones replace them; a line breaks after the dash
 * only.
 */
function withShopSpaces(text: string): string {
  return text.replace(/[\u2009\u202f](?=–)/g, "\u00a0").replace(/[\u2009\u202f]/g, " ");
}

/** Text that is not a date is returned as it is: the contract types some dates as plain text. */
function write(text: string, format: Intl.DateTimeFormat): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : format.format(date);
}

/** The locale and site of a request's context: they decide the words and the time zone. */
interface Where {
  locale: LocaleTag;
  site: { country: Country };
}

/** The day of a moment (ISO date and time), on the site's own clock: `19 novembre 2026`. */
export function dayOf(moment: string, { locale, site }: Where): string {
  return asOneDay(write(moment, dateFormat(locale, "year", timeZoneOf(site.country))), locale);
}

/** The same with the time of day: `19 novembre 2026`, `18 h 30`. */
export function dayAndTimeOf(moment: string, where: Where): { day: string; time: string } {
  const { time } = localTime(new Date(moment), timeZoneOf(where.site.country));
  return { day: dayOf(moment, where), time: timeInWords(time, where.locale) };
}

/** Last minute of a day: what ends then lasts the whole day, so no time is shown. */
const LAST_MINUTE = "23:59";

/**
 * The last day on which something is possible that ends at a moment, and the time, null if it ends with the day. What
 * ends at midnight was last possible on the day before.
 */
export function lastDayAndTime(end: string, where: Where): { day: string; time: string | null } {
  const last = new Date(Date.parse(end) - 1);
  if (!end.includes("T") || Number.isNaN(last.getTime())) return { day: dayOf(end, where), time: null };
  const { time } = localTime(last, timeZoneOf(where.site.country));
  return time === LAST_MINUTE ? { day: dayOf(last.toISOString(), where), time: null } : dayAndTimeOf(end, where);
}

/** The same in words: `22 novembre 2026`, `22 novembre 2026 à 12 h 30`. */
export function lastMoment(end: string, t: Text<"account">, where: Where): string {
  const { day, time } = lastDayAndTime(end, where);
  return time === null ? day : t("lastMoment", { day, time });
}

/** Month and year of a date (ISO): `novembre 2026`. */
export function monthOf(date: string, locale: LocaleTag): string {
  return write(date, dateFormat(locale, "month", "UTC"));
}

/** Intl's Italian ranges have `mercoledì 02 – sabato 05 dicembre`, where its single days have `2 dicembre`. */
function withoutLeadingZeros(text: string): string {
  return text.replace(/(?<!\d)0(?=\d\s)/g, "");
}

/** Intl's English ranges over a year's end have `Wednesday, 30 December 2026`, where its other days have no comma. */
function withoutEnglishCommas(text: string, locale: string): string {
  return locale.startsWith("en") ? text.replace(/(?<=day),/g, "") : text;
}

/** One month is said once: `jueves 3 – sábado 5 de diciembre`, where Intl repeats it in Spanish, Polish and English. */
function withMonthOnce(text: string): string {
  const repeated = /^(\p{L}+),? (\d+)((?: de)? \p{L}+)(\s– \p{L}+),? (\d+)\3$/u;
  return text.replace(repeated, "$1 $2$4 $5$3");
}

/** From one ISO day to another, both included: `mardi 24 – jeudi 26 novembre`, or the one day that both are. */
export function dayRange({ earliest, latest }: { earliest: string; latest: string }, locale: LocaleTag): string {
  const range = dateFormat(locale, "weekday", "UTC").formatRange(new Date(earliest), new Date(latest));
  return asOneDay(withMonthOnce(withoutEnglishCommas(withoutLeadingZeros(withShopSpaces(range)), locale)), locale);
}
