import { LANGUAGES, type Language } from "#models/locale.ts";
import { COLOURS } from "../../studio/palette";
import { COLLECTIONS, MENS_NAMES, MODEL_NAMES } from "../names";
import { thingsOf } from "./colours";
import { SEARCH_WORDS } from "./search-words";
import { fold } from "./stems";

/** Words of any alphabet that a search may have. */
export const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Words with their accents and capitals, by what they fold to. */
const WRITTEN = new Map(LANGUAGES.map((language) => [language, writtenWords(language)]));

/** A folded word as people write it: "plaszcz" is "płaszcz". */
export function written(word: string, language: Language): string {
  return WRITTEN.get(language)?.get(word) ?? word;
}

function writtenWords(language: Language): ReadonlyMap<string, string> {
  const { colours, offers, notSold, synonyms } = SEARCH_WORDS[language];
  const typed = [...Object.values(colours), ...Object.values(offers), notSold, synonyms].flat();
  const said = [...thingsOf(language), ...Object.values(COLOURS).map(({ names }) => names[language])];
  const words = new Map<string, string>();
  const add = (text: string, write: (word: string) => string) => {
    for (const word of text.match(WORD) ?? []) {
      const folded = fold(word).join("");
      if (!words.has(folded)) words.set(folded, write(word));
    }
  };
  // What a name begins with is a capital in every language, what a noun does in German only.
  for (const text of [...said, ...typed]) add(text, (word) => (language === "de" ? word : word.toLowerCase()));
  for (const name of [...MODEL_NAMES, ...MENS_NAMES, ...COLLECTIONS]) add(name, (word) => word);
  return words;
}
