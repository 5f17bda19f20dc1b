import type { Language } from "#models/locale";
import { SIZES } from "../sizes";

/** Prices in whole and parts of the shop's currency. */
export interface Amounts {
  least: number | null;
  most: number | null;
  sizes: string[];
  /** What was asked besides. */
  rest: string;
}

/** What stands before a price, as parts of patterns. */
const BEFORE: Record<Language, { under: string; over: string; between: string; and: string }> = {
  fr: {
    under: "(?:à )?moins de|moins cher que|jusqu['’]à|maximum|max|sous(?: les)?",
    over: "plus de|à partir de|au[- ]dessus de|minimum",
    between: "entre|de",
    and: "et|à",
  },
  en: {
    under: "under|below|less than|cheaper than|up to|maximum|max",
    over: "over|above|more than|from",
    between: "between|from",
    and: "and|to",
  },
  es: {
    under: "(?:por )?menos de|por debajo de|hasta|máximo|maximo|max",
    over: "más de|mas de|a partir de|desde|por encima de",
    between: "entre|de",
    and: "y|a",
  },
  de: {
    under: "unter|weniger als|günstiger als|bis(?: zu)?|höchstens|maximal|max",
    over: "über|mehr als|ab",
    between: "zwischen|von",
    and: "und|bis",
  },
  it: {
    under: "(?:a )?meno di|sotto(?: i)?|fino a|massimo|max",
    over: "più di|piu di|oltre|a partire da|sopra(?: i)?",
    between: "tra|fra|da",
    and: "e|a",
  },
  pl: {
    under: "poniżej|ponizej|mniej niż|do|maksymalnie|maks",
    over: "powyżej|powyzej|więcej niż|ponad|od",
    between: "między|miedzy|od",
    and: "a|i|do",
  },
};

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
    const { under, over, between, and } = BEFORE[language];
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
