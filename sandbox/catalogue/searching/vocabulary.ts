import { z } from "zod";
import { LANGUAGES, type Language } from "#models/locale.ts";
import { statement } from "../../database";
import type { Sandbox } from "../../service";
import { synonymsOf, notSold } from "./synonyms";
import { colourNames, coloursOf } from "./colours";
import { offerWords } from "./offers";
import { isStopword, withoutStopwords } from "./stopwords";
import { meantWord, type KnownWord } from "./spelling";
import { fold, partsOf, stemOf } from "./stems";
import { written } from "./written";

export const WORDS_SCHEMA = `
  CREATE TABLE IF NOT EXISTS catalogue_words (
    language TEXT NOT NULL,
    word TEXT NOT NULL,
    is_name INTEGER NOT NULL,
    products INTEGER NOT NULL,
    PRIMARY KEY (language, word, is_name)
  ) STRICT, WITHOUT ROWID;
`;

/** Marks a proper name among what is searched: no one who looks for a "jean" looks for Jean, or Jeanne. */
export const NAME = "0";

/** Every word that products are found by in a language. */
interface Vocabulary {
  words: readonly KnownWord[];
  names: readonly KnownWord[];
  stems: ReadonlySet<string>;
  /** Stems of things that are not for sale here. */
  absent: ReadonlySet<string>;
  /** Everything that can be meant by a misspelt or unfinished word; what no product has in its texts counts none. */
  meant: readonly KnownWord[];
}

/** What the catalogue says for a word or two, by their stems. */
const SAID = new Map(
  LANGUAGES.map((language) => {
    const pairs = synonymsOf(language).map(([typed, said]) => {
      const stems = fold(typed).map((word) => stemOf(word, language));
      return [stems.join(" "), fold(said)] as const;
    });
    return [language, new Map(pairs)];
  }),
);

const rows = z.array(z.object({ word: z.string(), is_name: z.number(), products: z.number() }));
const vocabularies = new WeakMap<Sandbox, Map<Language, Vocabulary>>();

function vocabularyOf(sandbox: Sandbox, language: Language): Vocabulary {
  let all = vocabularies.get(sandbox);
  if (!all) vocabularies.set(sandbox, (all = new Map<Language, Vocabulary>()));
  let known = all.get(language);
  if (!known) all.set(language, (known = readVocabulary(sandbox, language)));
  return known;
}

function readVocabulary({ db }: Sandbox, language: Language): Vocabulary {
  const sql = "SELECT word, is_name, products FROM catalogue_words WHERE language = ?";
  const found = rows.parse(statement(db, sql).all(language));
  const words = found.filter(({ is_name }) => is_name === 0);
  const typed = [...synonymsOf(language).map(([own]) => own), ...notSold(language)].flatMap(fold);
  const others = [...colourNames(language), ...offerWords(language), ...typed];
  return {
    words,
    names: found.filter(({ is_name }) => is_name === 1),
    stems: new Set(words.map(({ word }) => stemOf(word, language))),
    absent: new Set(
      notSold(language)
        .flatMap(fold)
        .map((word) => stemOf(word, language)),
    ),
    meant: [...found, ...others.map((word) => ({ word, products: 0 }))],
  };
}

/** What is asked for as words of the catalogue's: small ones left out, misspelt ones set right. */
export function readWords(sandbox: Sandbox, text: string, language: Language): string[] {
  // A "women's" coat is a womens coat.
  const asked = withoutStopwords(fold(text.replace(/(\p{L})['’]s\b/gu, "$1s")));
  const { words: known } = vocabularyOf(sandbox, language);
  const right = asked.map((word) => (isKnown(sandbox, word, language) ? word : rightWord(sandbox, word, language)));
  return sayOtherwise(right, language).filter((word) => word.length > 1 || known.some((each) => each.word === word));
}

/** A word as it was meant, as people write it: itself where it is right, or only unfinished. */
export function spelt(sandbox: Sandbox, typed: string, language: Language): string {
  const [word = "", ...others] = fold(typed);
  if (others.length > 0 || isStopword(word) || isKnown(sandbox, word, language)) return typed;
  const right = rightWord(sandbox, word, language);
  return right.startsWith(word) ? typed : written(right, language);
}

/** What an unfinished word will be, or a misspelt one should have been. */
function rightWord(sandbox: Sandbox, word: string, language: Language): string {
  const { words, names, meant } = vocabularyOf(sandbox, language);
  const begins = (known: KnownWord) => known.word.startsWith(word);
  const isNameBegun = word.length >= NAME_BEGUN && names.some(begins);
  const isWhole = meant.some((known) => known.word === word);
  if (isWhole || word.length < SHORTEST_BEGUN || words.some(begins) || isNameBegun) return word;
  return meant.find((known) => known.products === 0 && begins(known))?.word ?? meantWord(word, meant) ?? word;
}

function isKnown(sandbox: Sandbox, word: string, language: Language): boolean {
  const { stems, names } = vocabularyOf(sandbox, language);
  const stem = stemOf(word, language);
  const isNamed = names.some((name) => name.word === word);
  return stems.has(stem) || isNamed || coloursOf(language).has(stem) || partsOf(word, language).length > 0;
}

function sayOtherwise(words: readonly string[], language: Language): string[] {
  const said = SAID.get(language);
  const stems = words.map((word) => stemOf(word, language));
  const result: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const pair = said?.get(stems.slice(at, at + 2).join(" "));
    if (pair && at + 1 < words.length) {
      result.push(...pair);
      at += 1;
    } else result.push(...(said?.get(stems[at] ?? "") ?? [words[at] ?? ""]));
  }
  return result;
}

/** Letters that a word can be told by before it is finished. */
const SHORTEST_BEGUN = 2;
/** Most words that a beginning may become. */
const MOST_ENDINGS = 60;
/** Letters of a name that tell it from other words. */
const NAME_BEGUN = 5;

/**
 * What to look for in the texts: everything of the outer list, anything of an inner one. Null for a word that no
 * product has.
 */
export function termsOf(sandbox: Sandbox, word: string, language: Language): string[][] | null {
  const { stems, absent, words, names } = vocabularyOf(sandbox, language);
  const stem = stemOf(word, language);
  // References have digits, and are not kept as words.
  if (stems.has(stem) || /\d{4}/.test(word)) return [[stem]];
  if (names.some((name) => name.word === word)) return [[NAME + word]];
  if (absent.has(stem)) return null;
  const parts = partsOf(word, language);
  const [first = "", head = ""] = parts.map((part) => stemOf(part, language));
  // Nothing is known of a "Sommerkleid" but that it is a "Kleid".
  if (parts.length > 0) return stems.has(first) && !parts.some(isStopword) ? [[first], [head]] : [[head]];
  const begun = [
    ...words.filter((known) => known.word.startsWith(word)).map((known) => stemOf(known.word, language)),
    ...names
      .filter((known) => word.length >= NAME_BEGUN && known.word.startsWith(word))
      .map((known) => NAME + known.word),
  ];
  return begun.length > 0 ? [[...new Set(begun)].slice(0, MOST_ENDINGS)] : null;
}
