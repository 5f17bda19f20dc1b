import type { Language } from "#models/locale.ts";
import { SIZES } from "../sizes";
import { SEARCH_WORDS } from "./search-words";

/** Prices in whole and parts of the shop's currency. */
export interface Amounts {
  least: number | null;
  most: number | null;
  sizes: string[];
  /** What was asked besides. */
  rest: string;
}

const SIZE = "taille|pointure|size|talla|numero|número|taglia|größe|grösse|groesse|schuhgröße|rozmiar";
const AGE = "ans?|years?|years? old|años?|anos?|jahre?|anni|lata?";
const UNIT = "€|euros?|eur|£|pounds?|chf|francs?|franken|franchi|zł|zl|złotych|zlotych|pln";
const SIGN = "(?:[€£]\\s*)?";
const AMOUNT = `${SIGN}(\\d{1,5}(?:[.,]\\d{1,2})?)\\s*(?:(?:${UNIT})(?![\\p{L}]))?`;
/** A number that counts years or measures a belt is no price. */
const END = `(?![\\p{L}\\d])(?!\\s*(?:${AGE}|cm)(?![\\p{L}]))`;

interface Patterns {
  between: RegExp;
  under: RegExp;
  over: RegExp;
}
const pattern = (source: string) => new RegExp(`(?<![\\p{L}\\d])${source}`, "iu");
const patterns = new Map<Language, Patterns>();

function patternsOf(language: Language): Patterns {
  let found = patterns.get(language);
  if (!found) {
    const { under, over, between, and } = SEARCH_WORDS[language].prices;
    found = {
      between: pattern(`(?:${between}) ${AMOUNT} ?(?:${and}) ${AMOUNT}${END}`),
      under: pattern(`(?:(?:${under}) |<\\s*)${AMOUNT}${END}`),
      over: pattern(`(?:(?:${over}) |>\\s*)${AMOUNT}${END}`),
    };
    patterns.set(language, found);
  }
  return found;
}

const PRICE = new RegExp(
  `(?<![\\p{L}\\d])(?:[€£]\\s*(\\d{1,5})|(\\d{1,5}(?:[.,]\\d{1,2})?)\\s*(?:${UNIT}))(?![\\p{L}\\d])`,
  "iu",
);
const SIZED = new RegExp(`(?<![\\p{L}\\d])(?:${SIZE}) (\\d{2,3}|x{0,3}[sl]|m)(?![\\p{L}\\d])`, "iu");
const AGED = new RegExp(`(?<![\\p{L}\\d])(\\d{1,2}) ?(?:${AGE})(?![\\p{L}])`, "iu");
/** A number or letters that can only be a size, beside another word. */
const BARE = /(?<=\S\s)(2[89]|3\d|4[0-6]|xs|xl|xxl)$/iu;

/** Takes prices and sizes out of what was typed: "robe taille 38 à moins de 100 €" is a "robe". */
export function takeAmounts(query: string, language: Language): Amounts {
  const { between, under, over } = patternsOf(language);
  const amounts: Amounts = { least: null, most: null, sizes: [], rest: query.replace(/\s+/g, " ").trim() };
  take(amounts, between, ([low, high]) => {
    [amounts.least, amounts.most] = [Math.min(low, high), Math.max(low, high)];
  });
  take(amounts, under, ([most]) => (amounts.most = most));
  take(amounts, over, ([least]) => (amounts.least = least));
  take(amounts, PRICE, ([most]) => (amounts.most ??= most));
  for (const [sizes, idOf] of [
    [AGED, (value: string) => `${value}a`],
    [SIZED, (value: string) => value],
    [BARE, (value: string) => value],
  ] as const) {
    const value = sizes.exec(amounts.rest)?.slice(1).find(Boolean)?.toUpperCase();
    const ids = value === undefined ? [] : sizeIds(idOf(value));
    if (ids.length === 0) continue;
    amounts.sizes.push(...ids);
    amounts.rest = amounts.rest.replace(sizes, " ").trim();
  }
  return amounts;
}

function take(amounts: Amounts, from: RegExp, note: (found: [number, number]) => void): void {
  const match = from.exec(amounts.rest);
  if (!match) return;
  const [first = 0, second = 0] = match.slice(1).flatMap((text) => (text ? [Number(text.replace(",", "."))] : []));
  note([first, second]);
  amounts.rest = amounts.rest.replace(match[0], " ").replace(/\s+/g, " ").trim();
}

/** Clothes and shoes share numbers. */
function sizeIds(value: string): string[] {
  const wanted = [value, value.toLowerCase(), `p${value}`];
  return SIZES.flatMap(({ id }) => (wanted.includes(id) ? [id] : []));
}
