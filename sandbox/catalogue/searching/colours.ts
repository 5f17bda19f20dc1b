import { LANGUAGES, type Language } from "#models/locale.ts";
import { COLOURS, type ColourKey } from "../../studio/palette";
import { DESIGNS } from "../../studio/assortment";
import { FABRIC_NAMES, PRINT_NAMES } from "../../studio/materials";
import { FAMILIES } from "../families/tree";
import { MATERIALS } from "../materials";
import { COLOUR_KEYS } from "../product-index";
import { SEARCH_WORDS } from "./search-words";
import { fold, stemOf } from "./stems";

/** Colours by the stem of a word that means them. */
export type ColourWords = ReadonlyMap<string, ReadonlySet<ColourKey>>;

const WORDS = new Map<Language, ColourWords>(LANGUAGES.map((language) => [language, colourWords(language)]));

export function coloursOf(language: Language): ColourWords {
  return WORDS.get(language) ?? new Map();
}

/** Families' words mean all their colours; what else a colour's name says means that colour: "marine", "sapin". */
function colourWords(language: Language): ColourWords {
  const found = new Map<string, Set<ColourKey>>();
  const add = (stem: string, key: ColourKey) => {
    found.set(stem, (found.get(stem) ?? new Set<ColourKey>()).add(key));
  };
  const stemsOf = (text: string) => fold(text).map((word) => stemOf(word, language));
  for (const key of COLOUR_KEYS) {
    for (const stem of (SEARCH_WORDS[language].colours[COLOURS[key].family] ?? []).flatMap(stemsOf)) add(stem, key);
  }
  const basic = new Set(found.keys());
  const things = new Set(thingsOf(language).flatMap(stemsOf));
  for (const key of COLOUR_KEYS) {
    const own = stemsOf(COLOURS[key].names[language]);
    for (const stem of own) if (!basic.has(stem) && stem.length > 2 && !things.has(stem)) add(stem, key);
  }
  return found;
}

/** Names of things: a word of theirs is no colour, as "denim" and "perle" are not. */
export function thingsOf(language: Language): string[] {
  const tables = [FABRIC_NAMES, PRINT_NAMES, MATERIALS].flatMap((table) => Object.values(table));
  return [...tables, ...DESIGNS.map((design) => design.names), ...FAMILIES.map((family) => family.names)].map(
    (names) => names[language],
  );
}

/** Colours that all the words mean together, as "bleu ciel"; those of each where there is none, as "noir et blanc". */
export function meantColours(stems: readonly string[], language: Language): Set<ColourKey> {
  const sets = stems.flatMap((stem) => coloursOf(language).get(stem) ?? []);
  const common = COLOUR_KEYS.filter((key) => sets.every((set) => set.has(key)));
  return new Set(common.length > 0 ? common : sets.flatMap((set) => [...set]));
}

/** Words for colours, for whoever looks for what was misspelt. */
export function colourNames(language: Language): string[] {
  const own = COLOUR_KEYS.map((key) => COLOURS[key].names[language]);
  return [...Object.values(SEARCH_WORDS[language].colours).flat(), ...own].flatMap(fold);
}
