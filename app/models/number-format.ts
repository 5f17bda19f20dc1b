/**
 * Whole numbers as people of a locale write them: `1 554`, `1,554`, `1.554`. By hand, as prices are: the server and every
 * browser must write the same characters, and the versions of their Intl data differ. Spaces are U+00A0, since the shop's
 * typefaces lack the narrow U+202F.
 */
const SEPARATORS: Readonly<Record<string, string>> = { en: ",", de: ".", es: ".", it: ".", fr: "\u00a0", pl: "\u00a0" };
/** Spanish, Italian and Polish leave four digits together. */
const FOUR_TOGETHER = new Set(["es", "it", "pl"]);

/** @param locale BCP 47 tag. Numbers with a fraction are given back as they are: whoever has one knows its decimals. */
export function formatNumber(value: number, locale: string): string {
  const language = locale.slice(0, 2);
  if (Math.abs(value) < (FOUR_TOGETHER.has(language) ? 10_000 : 1_000) || !Number.isSafeInteger(value)) {
    return String(value);
  }
  return String(value).replace(/\B(?=(\d{3})+$)/g, SEPARATORS[language] ?? "\u00a0");
}

/** A mark out of five, to two decimals (C5): `4,63`. */
export function formatMark(mark: number, locale: string): string {
  const rounded = String(Math.round(mark * 100) / 100);
  return locale === "en-GB" || locale === "fr-CH" ? rounded : rounded.replace(".", ",");
}
