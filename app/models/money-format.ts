import type { LocaleTag } from "./locale";
import type { Money } from "./money";

/**
 * Currencies and how amounts are written (S5, S9). A listing writes some 200 prices, so formats come from tables and
 * texts are joined by hand, without Intl objects.
 *
 * Spaces are U+00A0: prices never break over two lines, and the shop's typefaces lack the narrow U+202F. Minus is
 * U+2212.
 */

interface AmountFormat {
  thousands: string;
  decimal: string;
  symbol: "left" | "right";
  /** Between symbol and amount. */
  space: boolean;
}

interface Currency extends AmountFormat {
  sign: string;
  /** Digits after the decimal mark, and so how many minor units make one unit. */
  decimals: number;
}

const NBSP = "\u00a0";
const MINUS = "\u2212";

const DEFAULT_FORMAT: AmountFormat = { thousands: ",", decimal: ".", symbol: "left", space: false };
const SPACED_COMMA: AmountFormat = { thousands: NBSP, decimal: ",", symbol: "right", space: true };
const DOT_COMMA: AmountFormat = { thousands: ".", decimal: ",", symbol: "right", space: true };
const SWISS: AmountFormat = { thousands: "\u2019", decimal: ".", symbol: "left", space: true };

/** Each currency with its home format, for locales without a format of their own. */
const CURRENCIES = new Map<string, Currency>([
  ["EUR", { sign: "€", decimals: 2, ...SPACED_COMMA }],
  ["CZK", { sign: "Kč", decimals: 2, ...SPACED_COMMA }],
  ["GBP", { sign: "£", decimals: 2, ...DEFAULT_FORMAT }],
  ["CHF", { sign: "CHF", decimals: 2, ...SWISS }],
  ["PLN", { sign: "zł", decimals: 2, ...SPACED_COMMA }],
  ["USD", { sign: "$", decimals: 2, ...DEFAULT_FORMAT }],
  ["SEK", { sign: "kr", decimals: 2, ...SPACED_COMMA }],
  ["CNY", { sign: "¥", decimals: 2, ...DEFAULT_FORMAT }],
  ["JPY", { sign: "¥", decimals: 0, ...DEFAULT_FORMAT }],
  ["BHD", { sign: "BHD", decimals: 3, ...DEFAULT_FORMAT }],
  ["KWD", { sign: "KWD", decimals: 3, ...DEFAULT_FORMAT }],
  ["TND", { sign: "TND", decimals: 3, ...DEFAULT_FORMAT }],
]);

/**
 * The shop's own locales, and further ones that the specification names (SITE-07): by locale tag or, for other tags of
 * a language, by language.
 */
const OWN_LOCALES: Readonly<Record<LocaleTag, AmountFormat>> = {
  "fr-FR": SPACED_COMMA,
  "fr-CH": SWISS,
  "en-GB": DEFAULT_FORMAT,
  "es-ES": DOT_COMMA,
  "de-DE": DOT_COMMA,
  "it-IT": DOT_COMMA,
  "pl-PL": SPACED_COMMA,
};

const LOCALES = new Map<string, AmountFormat>([
  ...Object.entries(OWN_LOCALES),
  ["fr", SPACED_COMMA],
  ["de", DOT_COMMA],
  ["de-CH", SWISS],
  ["es", DOT_COMMA],
  ["it", DOT_COMMA],
  ["it-CH", SWISS],
  ["pl", SPACED_COMMA],
  ["el", DOT_COMMA],
  ["nl", { ...DOT_COMMA, symbol: "left" }],
  ["en-IE", DEFAULT_FORMAT],
  ["en-US", DEFAULT_FORMAT],
  ["zh-CN", DEFAULT_FORMAT],
]);

function languageOf(locale: string): string {
  const end = locale.indexOf("-");
  return end < 0 ? locale : locale.slice(0, end);
}

/** PLZ, an old code some systems still send, is shown as PLN (S5). */
export function displayCurrency(code: string): string {
  return code === "PLZ" ? "PLN" : code;
}

/**
 * Number of decimals of a currency: 10 to this power minor units make one unit (S9). 2 unless the table has another.
 */
export function currencyDecimals(code: string): number {
  return CURRENCIES.get(displayCurrency(code))?.decimals ?? 2;
}

/**
 * The amount in currency units, for interfaces that take no cents: 4999 EUR cents are 49.99 (C9). Not for arithmetic.
 */
export function centsToAmount(money: Money): number {
  return money.centAmount / 10 ** currencyDecimals(money.currencyCode);
}

function groupThousands(digits: string, separator: string): string {
  let grouped = digits;
  for (let at = digits.length - 3; at > 0; at -= 3) grouped = grouped.slice(0, at) + separator + grouped.slice(at);
  return grouped;
}

/** A sign that ends in a letter, such as `zł`, never touches the digits. */
function isWord(sign: string): boolean {
  return /\p{L}$/u.test(sign);
}

interface Pattern {
  before: string;
  thousands: string;
  decimal: string;
  after: string;
  decimals: number;
}

function makePattern(currencyCode: string, locale: string): Pattern {
  const code = displayCurrency(currencyCode);
  const currency = CURRENCIES.get(code) ?? { sign: code, decimals: 2, ...DEFAULT_FORMAT };
  const format = LOCALES.get(locale) ?? LOCALES.get(languageOf(locale)) ?? currency;
  const space = format.space || isWord(currency.sign) ? NBSP : "";
  const isLeft = format.symbol === "left";
  return {
    before: isLeft ? currency.sign + space : "",
    thousands: format.thousands,
    decimal: format.decimal,
    after: isLeft ? "" : space + currency.sign,
    decimals: currency.decimals,
  };
}

const patterns = new Map<string, Pattern>();
/** Far more than the pairs in use; keeps a faulty caller from filling the memory. */
const MAX_PATTERNS = 500;

function patternFor(currencyCode: string, locale: string): Pattern {
  const key = currencyCode + locale;
  const known = patterns.get(key);
  if (known) return known;
  const pattern = makePattern(currencyCode, locale);
  if (patterns.size < MAX_PATTERNS) patterns.set(key, pattern);
  return pattern;
}

export interface MoneyFormatOptions {
  /** Drops the decimals when they are all zero: `60 €`, but still `49,99 €` (S5). */
  whole?: boolean;
}

/**
 * Formats an amount: `formatMoney({ centAmount: 124900, currencyCode: "EUR" }, "fr-FR")` is `1 249,00 €`.
 *
 * @param money whole minor units of the currency: cents, or yen, or thousandths of a dinar
 * @param locale BCP 47 tag; a locale without its own format uses the currency's home format
 */
export function formatMoney(money: Money, locale: string, { whole = false }: MoneyFormatOptions = {}): string {
  const { before, thousands, decimal, after, decimals } = patternFor(money.currencyCode, locale);
  const digits = String(Math.abs(money.centAmount)).padStart(decimals + 1, "0");
  const unitsEnd = digits.length - decimals;
  const fraction = digits.slice(unitsEnd);
  const isDropped = decimals === 0 || (whole && /^0+$/.test(fraction));
  const units = groupThousands(digits.slice(0, unitsEnd), thousands);
  return (money.centAmount < 0 ? MINUS : "") + before + units + (isDropped ? "" : decimal + fraction) + after;
}

/** Languages that put a space before the percent sign. */
const SPACED_PERCENT = new Set(["fr", "de", "es"]);

/** Writes a whole percentage: `−25 %` in French, `−25%` in English. */
export function formatPercent(percent: number, locale: string): string {
  const space = SPACED_PERCENT.has(languageOf(locale)) ? NBSP : "";
  return `${percent < 0 ? MINUS : ""}${Math.abs(percent)}${space}%`;
}

/**
 * Reads an amount of money as people type it, `50`, `50,5`, `1 000.00`, `1.000,00` or `50 €`, into minor units of the
 * currency; null for anything else, such as `1.000`, which may be one or a thousand. Never negative.
 */
export function parseAmount(text: string, currencyCode: string): Money | null {
  const plain = text.replace(/[\s\u00a0\u202f'\u2019]|€|£|zł|K\u010d|CHF|EUR|PLN/giu, "");
  // Thousands set apart by the one mark are told by the other one after them.
  const parts = /^(\d{1,7}|\d{1,3}(?:\.\d{3}){1,2}(?=,)|\d{1,3}(?:,\d{3}){1,2}(?=\.))(?:[.,](\d{1,3}))?$/.exec(plain);
  if (!parts) return null;
  const decimals = currencyDecimals(currencyCode);
  const [, units = "", fraction = ""] = parts;
  if (fraction.length > decimals) return null;
  return { centAmount: Number(units.replace(/[.,]/g, "") + fraction.padEnd(decimals, "0")), currencyCode };
}
