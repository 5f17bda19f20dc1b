import type { Language, LocaleTag } from "./locale";

/**
 * Numbers as the locale writes them: `1 554`, `1,554`, `1.554`, `1’554`. Formatted by hand, like prices: server and
 * every browser must write the same characters, and their Intl data differ by version. Spaces are U+00A0, since the
 * shop's typefaces lack the narrow U+202F.
 */
interface NumberFormat {
  thousands: string;
  decimal: string;
  /** Smallest number that is grouped: Spanish, Italian and Polish do not group four digits. */
  groupedFrom: number;
}

/** As in Swiss prices (`SWISS` in money-format.ts). */
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

/** `1234 5678 9`: for numbers that people copy by hand; existing spaces do not matter. */
export function groupsOfFour(number: string): string {
  return number.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1 ");
}
