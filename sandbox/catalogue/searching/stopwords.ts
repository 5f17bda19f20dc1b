import { LANGUAGES } from "#models/locale.ts";
import { SEARCH_WORDS } from "./search-words";

/** Of every language: shoppers type in another than the page's. */
const SMALL = new Set(
  LANGUAGES.flatMap((language) => [...SEARCH_WORDS[language].stopwords, ...SEARCH_WORDS[language].seasons]),
);

export const isStopword = (word: string): boolean => SMALL.has(word);

/** Folded words without those that say nothing; all of them when none says anything. */
export function withoutStopwords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isStopword(word));
  return telling.length > 0 ? telling : words;
}
