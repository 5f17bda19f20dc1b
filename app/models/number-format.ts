import type { Language, LocaleTag } from "./locale";

/**
 * Numbers as people of a locale write them: `1 554`, `1,554`, `1.554`, `1’554`. By hand, as prices are: the server and every
 * browser must write the same characters, and the versions of their Intl data differ. Spaces are U+00A0, since the shop's
 * typefaces lack the narrow U+202F.
 */
interface NumberFormat {
  thousands: string;
  decimal: string;
  /** Smallest number that is written in groups: Spanish, Italian and Polish leave four digits together. */
  groupedFrom: number;
}

/** As in prices of the country (`SWISS` in money-format.ts). */
const SWISS: NumberFormat = { thousands: "\u2019", decimal: ".", groupedFrom: 1_000 };
const SPACES: NumberFormat = { thousands: "\u00a0", decimal: ",", groupedFrom: 1_000 };

const FORMATS: Readonly<Record<Language, NumberFormat>> = {
  fr: SPACES,
  en: { thousands: ",", decimal: ".", groupedFrom: 1_000 },
  es: { thousands: ".", decimal: ",", groupedFrom: 10_000 },
  de: { thousands: ".", decimal: ",", groupedFrom: 1_000 },
  it: { thousands: ".", decimal: ",", groupedFrom: 10_000 },
  pl: { ...SPACES, groupedFrom: 10_000 },
};

const formatOf = (locale: LocaleTag | Language): NumberFormat =>
  locale === "fr-CH" ? SWISS : FORMATS[locale.slice(0, 2) as Language];

/** Formats an integer with the locale's thousands separator. Other numbers are returned as `String(value)`. */
export function formatNumber(value: number, locale: LocaleTag | Language): string {
  const { thousands, groupedFrom } = formatOf(locale);
  if (Math.abs(value) < groupedFrom || !Number.isSafeInteger(value)) return String(value);
  return String(value).replace(/\B(?=(\d{3})+$)/g, thousands);
}

/** Rating out of 5, at most two decimals. */
export function formatRating(mark: number, locale: LocaleTag): string {
  return String(Math.round(mark * 100) / 100).replace(".", formatOf(locale).decimal);
}

/** `1234 5678 9`: numbers that people copy by hand, however they came. */
export function groupsOfFour(number: string): string {
  return number.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1 ");
}
