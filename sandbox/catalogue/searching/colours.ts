import { LANGUAGES, type Language } from "#models/locale";
import { COLOURS, type ColourFamily, type ColourKey } from "../../studio/palette";
import { DESIGNS } from "../../studio/assortment";
import { FABRIC_NAMES, PRINT_NAMES } from "../../studio/materials";
import { FAMILIES } from "../families/tree";
import { MATERIALS } from "../materials";
import { COLOUR_KEYS } from "../product-index";
import { fold, stemOf } from "./stems";

/** What shoppers call each family of colours, in their language; other genders where the stem is not the same. */
const FAMILY_WORDS: Record<Language, Partial<Record<ColourFamily, string>>> = {
  fr: {
    white: "blanc blanche",
    beige: "beige",
    brown: "marron brun brune",
    black: "noir",
    grey: "gris",
    blue: "bleu",
    green: "vert",
    red: "rouge",
    pink: "rose",
    orange: "orange",
    yellow: "jaune",
    purple: "violet violette mauve",
  },
  en: {
    white: "white",
    beige: "beige",
    brown: "brown tan",
    black: "black",
    grey: "grey gray",
    blue: "blue",
    green: "green",
    red: "red",
    pink: "pink",
    orange: "orange",
    yellow: "yellow",
    purple: "purple violet",
  },
  es: {
    white: "blanco",
    beige: "beige beis",
    brown: "marrón",
    black: "negro",
    grey: "gris",
    blue: "azul",
    green: "verde",
    red: "rojo",
    pink: "rosa",
    orange: "naranja",
    yellow: "amarillo",
    purple: "morado violeta",
  },
  de: {
    white: "weiß",
    beige: "beige",
    brown: "braun",
    black: "schwarz",
    grey: "grau",
    blue: "blau",
    green: "grün",
    red: "rot",
    pink: "rosa pink",
    orange: "orange",
    yellow: "gelb",
    purple: "lila violett",
  },
  it: {
    white: "bianco",
    beige: "beige",
    brown: "marrone",
    black: "nero",
    grey: "grigio",
    blue: "blu azzurro",
    green: "verde",
    red: "rosso",
    pink: "rosa",
    orange: "arancione",
    yellow: "giallo",
    purple: "viola",
  },
  pl: {
    white: "biały",
    beige: "beżowy",
    brown: "brązowy",
    black: "czarny",
    grey: "szary",
    blue: "niebieski",
    green: "zielony",
    red: "czerwony",
    pink: "różowy",
    orange: "pomarańczowy",
    yellow: "żółty",
    purple: "fioletowy",
  },
};

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
    for (const stem of stemsOf(FAMILY_WORDS[language][COLOURS[key].family] ?? "")) add(stem, key);
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
function thingsOf(language: Language): string[] {
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
  return [...Object.values(FAMILY_WORDS[language]), ...own].flatMap(fold);
}
