import type { OpeningState, WeekRow } from "#app/models/opening-hours.ts";
import { formatDay, timeInWords } from "#app/models/day-format.ts";
import type { LocaleTag } from "#app/models/locale.ts";
import { formatRating } from "#app/models/number-format.ts";
import type { Store } from "#app/models/store.ts";
import type { Text } from "./use-text";

type Periods = Store["openingHours"][number]["periods"];

/** Name of a weekday; 1 January 2024 was a Monday. @param day 1 is Monday */
function dayInWords(day: number, locale: string): string {
  return new Date(Date.UTC(2024, 0, day)).toLocaleDateString(locale, { weekday: "long", timeZone: "UTC" });
}

/**
 * Opening state in words, from the texts for shops or those for pickup points: some languages word them differently.
 */
export function stateInWords(state: OpeningState, locale: string, t: Text<"stores"> | Text<"places">): string {
  if (state.state === "open") return t("open.until", { time: timeInWords(state.until, locale) });
  if (!state.next) return t("open.closed");
  const time = timeInWords(state.next.at, locale);
  if (state.next.day === null) return t("open.today", { time });
  return t("open.later", { day: dayInWords(state.next.day, locale), time });
}

export function periodsInWords(periods: Periods, locale: string, t: Text<"stores">): string {
  if (periods.length === 0) return t("closedDay");
  return periods
    .map(({ opens, closes }) => t("period", { opens: timeInWords(opens, locale), closes: timeInWords(closes, locale) }))
    .join(", ");
}

/** `Aujourd’hui : 10 h à 19 h`, `Aujourd’hui : fermé` */
export function hoursAfterColon(periods: Periods, locale: string, t: Text<"stores">): string {
  const hours = periodsInWords(periods, locale, t);
  return periods.length === 0 ? hours.toLocaleLowerCase(locale) : hours;
}

/** `Lundi – samedi` */
export function daysInWords({ from, to }: WeekRow, locale: string): string {
  const first = dayInWords(from, locale);
  return atStart(from === to ? first : `${first} – ${dayInWords(to, locale)}`, locale);
}

/** An ISO day at the start of a line: `Jeudi 24 décembre`. */
export function dayAtStart(day: string, locale: string): string {
  return atStart(formatDay(day, locale), locale);
}

function atStart(words: string, locale: string): string {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}

const KILOMETER = 1_000;
const MILE = 1_609.344;

/** The unit for distances where the locale is spoken, in metres. */
export function wayUnit(locale: LocaleTag): number {
  return locale === "en-GB" ? MILE : KILOMETER;
}

/** `350 m`, `1,2 km`; `0.3 mi` in Britain */
export function distanceInWords(meters: number, locale: LocaleTag, t: Text<"stores">): string {
  if (wayUnit(locale) === KILOMETER && meters < 950) return lengthInWords(Math.round(meters / 50) / 20, locale, t);
  return lengthInWords(Math.max(1, Math.round((meters / wayUnit(locale)) * 10)) / 10, locale, t);
}

/** @param length in the locale's unit, already rounded */
export function lengthInWords(length: number, locale: LocaleTag, t: Text<"stores">): string {
  if (wayUnit(locale) === MILE) return t("miles", { distance: formatRating(length, locale) });
  if (length < 1) return t("meters", { distance: Math.round(length * KILOMETER) });
  return t("kilometers", { distance: formatRating(length, locale) });
}

/** What a search for shops has found. */
export interface FoundPlaces {
  /** The words that were searched for; empty in a search around the shopper's position. */
  place: string;
  /** How many are listed. */
  count: number;
  /** No other shops are near. */
  isAll: boolean;
}

/** `3 boutiques à proximité (Nantes)`, `Les 20 boutiques les plus proches de vous`, or that there is none. */
export function foundInWords({ place, count, isAll }: FoundPlaces, t: Text<"placeSearch">): string {
  if (count === 0) return place ? t("none", { place }) : t("noneNear");
  if (!isAll) return place ? t("nearest", { count, place }) : t("nearestYou", { count });
  return place ? t("found", { count, place }) : t("foundNear", { count });
}
