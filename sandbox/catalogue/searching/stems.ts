import { slugify } from "#models/entity-slug.ts";
import type { Language } from "#models/locale.ts";

/** Endings of number, gender and case; they are cut off one after the other. */
const ENDINGS: Record<Language, RegExp> = {
  fr: /[esx]$/,
  en: /(ed|e|s)$/,
  es: /[aeos]$/,
  de: /(e[nmrs]|[ens])$/,
  it: /(?<=[cg])h$|[aeio]$/,
  pl: /(ego|emu|ymi|ami|ach|ow|om|[eyi]m|ej|[aeiouy])$/,
};
/** What is left of a word must still tell it from others. */
const SHORTEST = 3;
/** Words whose stem is another's: pana is corduroy, paño cloth. */
const ALONE = new Set(["pana"]);
/** Stems that change with gender or number: longue and long, ladies and lady, sweter and swetry. */
const CHANGED: Partial<Record<Language, readonly [RegExp, string]>> = {
  fr: [/(?<=..)gu$/, "g"],
  en: [/(?<=..)i$/, "y"],
  pl: [/(?<=.[b-df-hj-np-tvwz])e(?=[cklnrt]$)/, ""],
};

/** ASCII words without accents: "Écharpe d’été" is ["echarpe", "d", "ete"]. */
export function fold(text: string): string[] {
  return slugify(text).split("-").filter(Boolean);
}

/** What "noir", "noires" and "noire" have in common. Takes a folded word. */
export function stemOf(word: string, language: Language): string {
  if (/\d/.test(word)) return word;
  if (ALONE.has(word)) return word;
  let stem = word;
  let shorter = stem.replace(ENDINGS[language], "");
  while (shorter !== stem && shorter.length >= SHORTEST) {
    stem = shorter;
    shorter = stem.replace(ENDINGS[language], "");
  }
  const [from, to] = CHANGED[language] ?? [];
  return from && to !== undefined ? stem.replace(from, to) : stem;
}

/** Things that German words end with. */
const HEADS =
  /^(.{3,}?)(kleid|mantel|jacke|hose|rock|bluse|hemd|shirt|pullover|schal|mutze|hut|tasche|schuh|gurtel|kette|sakko|jeans|muster|shorts|kragen|leder|sneaker|ring|stiefel)(er|en|e|n|s)?$/;

/** A German word with what it is made of: a "Wollmantel" is a "mantel" of "woll". */
export function partsOf(word: string, language: Language): readonly string[] {
  const [, first, head] = (language === "de" ? HEADS.exec(word) : null) ?? [];
  return first && head ? [first, head] : [];
}
