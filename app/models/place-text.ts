import type { Country } from "./locale";

/**
 * Spells names of places and lines of addresses as people of their country do. The gateway takes and keeps them in
 * capitals (C5): `44 RUE SAINT-JACQUES` is shown as `44 rue Saint-Jacques`. People's names have their own rule
 * (SITE-10, `person-name.ts`).
 */

interface Spelling {
  /** Lower case, except at the start of the text. */
  small: string;
  /**
   * Lower case only after a `small` word or a hyphen (`sur le Pont`, `Bourg-la-Reine`); elsewhere part of a name: `rue
   * La Fayette`.
   */
  articles?: string;
  /** Lower case even at the start of the text. */
  never?: string;
  /** Lower case before an apostrophe, with a capital after it. */
  elided?: string;
  /** Lower case after a house number. */
  streets?: string;
  /** Always in capitals. */
  capitals?: string;
}

const FRENCH: Spelling = {
  small: "de du des et à au aux en sur sous lès entre par pour étage",
  articles: "la le les",
  never: "bis ter quater",
  elided: "d l",
  streets:
    "rue avenue boulevard place chemin impasse quai allée allées cours cour route square passage ruelle sentier montée esplanade parvis villa",
  capitals: "za zac zi bp cs tsa cedex bnp cic hsbc lcl pmu sncf rer bhv sfr",
};
const GERMAN: Spelling = {
  small: "am an auf aus bei beim dem den der des die im in ob und unter vom von vor zu zum zur",
  capitals: "bp db dhl gls sbb cff ubs kg",
};
const ITALIAN: Spelling = {
  small: "di da del dello della dei degli delle dal dalla e ed in al allo alla ai alle sul sulla lo il i gli le",
  elided: "d l dell nell all sull dall un",
};
const DUTCH: Spelling = { small: "van de den der het op ten ter te aan bij en" };
const ENGLISH: Spelling = { small: "of the and on upon under in at by next to for", capitals: "bp hsbc tk wh uk" };

const merged = (...all: Spelling[]): Spelling => {
  const words = (part: keyof Spelling) => all.map((spelling) => spelling[part] ?? "").join(" ");
  const [small, articles, never] = [words("small"), words("articles"), words("never")];
  return { small, articles, never, elided: words("elided"), streets: words("streets"), capitals: words("capitals") };
};

/**
 * By country; a country with several languages has the words of all of them. A site's country must be here to compile.
 */
const SITE_SPELLINGS: Readonly<Record<Country, Spelling>> = {
  FR: FRENCH,
  CH: merged(FRENCH, GERMAN, ITALIAN),
  GB: ENGLISH,
  ES: { small: "de del la las los el y e en al a", capitals: "bbva bp" },
  DE: GERMAN,
  IT: ITALIAN,
  PL: { small: "i w we z ze na nad pod przy do od dla", never: "ul al pl os św", capitals: "pkp pko bp ing" },
};
/** Other countries that parcels go to, by 2-letter codes. */
const OTHER_SPELLINGS: Readonly<Record<string, Spelling>> = {
  MC: FRENCH,
  LU: merged(FRENCH, GERMAN),
  BE: merged(FRENCH, DUTCH, GERMAN),
  AT: GERMAN,
  SM: ITALIAN,
  NL: DUTCH,
  PT: { small: "da de do das dos e em a o" },
  IE: ENGLISH,
};
const SPELLINGS: Readonly<Record<string, Spelling>> = { ...OTHER_SPELLINGS, ...SITE_SPELLINGS };

const wordsOf = (list = ""): ReadonlySet<string> => new Set(list.split(" "));

/** Roman numerals of kings and districts: at least two letters, so that a lone `I` stays a word. */
const ROMAN = /^(?=[ivx]{2})x{0,3}(?:ix|iv|v?i{0,3})$/;
const ORDINAL = /^\d+(?:er|re|e|ème|st|nd|rd|th)$/;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const APOSTROPHE = /['’]/;

/**
 * Spells a text that is all in capitals as people of the country do. A text with a small letter was spelt by a person
 * and is not changed, so that formatting twice changes nothing.
 *
 * @param country 2-letter code of the place's country
 */
export function formatPlaceText(text: string, country: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  const { small, articles, never, elided, streets, capitals } = SPELLINGS[country] ?? ENGLISH;
  const is = { small: wordsOf(small), article: wordsOf(articles), never: wordsOf(never), elided: wordsOf(elided) };
  const street = wordsOf(streets);
  const upper = wordsOf(capitals);
  const lower = withSharpS(text.toLowerCase(), country);
  return lower.replace(WORD, (word, at: number) => {
    const [before, after] = [lower.slice(0, at), lower.charAt(at + word.length)];
    if (/^\p{N}/u.test(word)) return ORDINAL.test(word) ? word : word.toUpperCase();
    if (upper.has(word) || ROMAN.test(word)) return word.toUpperCase();
    if (is.never.has(word) || (street.has(word) && /^\d[\d\p{L}]{0,3},?(?: bis| ter)? $/u.test(before))) return word;
    if (APOSTROPHE.test(lower.charAt(at - 1))) return afterApostrophe(word, before, is.elided);
    const isFirst = !/\p{L}/u.test(before) || /[(/]$/.test(before);
    const isArticle = is.article.has(word) && (before.endsWith("-") || is.small.has(lastWord(before)));
    const isSmall = isArticle || is.small.has(word) || (APOSTROPHE.test(after) && is.elided.has(word));
    return isSmall && !isFirst ? word : capital(word);
  });
}

/** Capitals write `Straße` with `SS`; where the letter is used, no street has a double s. Switzerland has no `ß`. */
function withSharpS(lower: string, country: string): string {
  return country === "DE" || country === "AT" ? lower.replaceAll("strasse", "straße") : lower;
}

/**
 * The text of a shop, pickup point or locker as the overview and the order will show it, after the gateway has kept it
 * in capitals. Lists use it too, however the carrier spells the text, so that it looks the same on all pages.
 *
 * @param country 2-letter code of the place's country
 */
export function keptPlaceText(text: string, country: string): string {
  return formatPlaceText(text.toUpperCase(), country);
}

function lastWord(before: string): string {
  return /([\p{L}\p{M}]+)[^\p{L}\p{N}]*$/u.exec(before)?.[1] ?? "";
}

/** `d’Artagnan` and `O’Neil`, but `King’s`. */
function afterApostrophe(word: string, before: string, elided: ReadonlySet<string>): string {
  const prefix = /([\p{L}\p{M}]+).$/u.exec(before)?.[1] ?? "";
  return elided.has(prefix) || (prefix.length === 1 && word.length > 1) ? capital(word) : word;
}

function capital(word: string): string {
  const [first = "", ...rest] = word;
  return first.toUpperCase() + rest.join("");
}
