import type { Language } from "#models/locale.ts";
import { SEARCH_WORDS } from "./search-words";

export function notSold(language: Language): readonly string[] {
  return SEARCH_WORDS[language].notSold;
}

/**
 * What shoppers call differently, in a language, as pairs of one or two words and what the catalogue says: a "vestito" is an
 * "abito", whatever else has that word in its name.
 */
export function synonymsOf(language: Language): readonly (readonly [typed: string, said: string])[] {
  return SEARCH_WORDS[language].synonyms.map((line) => {
    const [typed = "", said = ""] = line.split(": ");
    return [typed, said] as const;
  });
}
