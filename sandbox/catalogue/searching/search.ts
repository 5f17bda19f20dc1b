import { z } from "zod";
import { slugify } from "../../app/models/entity-slug";
import { LANGUAGES, type Language } from "../../app/models/locale";
import { statement } from "../database";
import type { Sandbox } from "../service";
import { alsoCalled } from "./also-called";
import { productNumber } from "./product-index";
import { findPosition, searchWords } from "./products";
import type { ProductRecord } from "./record";
import { meantWord, type KnownWord } from "./spelling";
import { catalogueState } from "./state";

/** One column a language. Without content: only the product's number is needed back. */
export const SEARCH_SCHEMA = `
  CREATE VIRTUAL TABLE IF NOT EXISTS catalogue_search USING fts5 (
    ${LANGUAGES.join(", ")}, content = '', tokenize = 'ascii', prefix = '2 3 4'
  );
  CREATE TABLE IF NOT EXISTS catalogue_words (
    language TEXT NOT NULL,
    word TEXT NOT NULL,
    products INTEGER NOT NULL,
    PRIMARY KEY (language, word)
  ) STRICT, WITHOUT ROWID;
`;

/** Most products that a search finds. */
const MOST = 10_000;
const rowid = z.object({ rowid: z.number() });
const wordRows = z.array(z.object({ word: z.string(), products: z.number() }));

/** ASCII words without accents: "Écharpe d’été" is ["echarpe", "d", "ete"]. */
function fold(text: string): string[] {
  return slugify(text).split("-").filter(Boolean);
}

/** How many products have each word, by language. Ids and references are not words. */
export type WordCounts = Map<Language, Map<string, number>>;

/** Adds a product to what can be searched, and its words to `counts`. */
export function addToSearch({ db }: Sandbox, record: ProductRecord, counts: WordCounts): void {
  const texts = LANGUAGES.map((language) => {
    const words = new Set(searchWords(record, { language, currency: "EUR" }).flatMap(fold));
    const known = counts.get(language) ?? new Map<string, number>();
    for (const word of words) if (!/\d/.test(word)) known.set(word, (known.get(word) ?? 0) + 1);
    counts.set(language, known);
    return [...words].join(" ");
  });
  const columns = LANGUAGES.join(", ");
  const values = LANGUAGES.map(() => "?").join(", ");
  statement(db, `INSERT INTO catalogue_search (rowid, ${columns}) VALUES (?, ${values})`).run(
    Number(record.id),
    ...texts,
  );
}

export function keepWords({ db }: Sandbox, counts: WordCounts): void {
  const insert = db.prepare("INSERT INTO catalogue_words (language, word, products) VALUES (?, ?, ?)");
  for (const [language, known] of counts) {
    for (const [word, products] of known) insert.run(language, word, products);
  }
}

/** Words that say nothing where others do. */
const SMALL = new Set(
  "a au aux avec de des du en et la le les un une the of with in and con di e i il un una el los las y mit und aus der die das z w na".split(
    " ",
  ),
);

/** Endings of number and gender are cut off, so that "robes noires" finds "robe noir". */
function stem(word: string): string {
  if (word.length < 5 || /\d/.test(word)) return word;
  const short = word.replace(/(e?s|[aeioux])$/, "");
  return short.length >= 4 ? short : word;
}

/** What the catalogue says for a word, by its stem. */
const SAID = new Map(
  LANGUAGES.map((language) => {
    const pairs = alsoCalled(language).map(([typed, said]) => [fold(typed).map(stem).join(), fold(said)] as const);
    return [language, new Map(pairs)];
  }),
);

/**
 * Numbers of the products that have every word, or its beginning, in the language; the best first. Where there is none,
 * of those that have what the catalogue calls it, or the words that were meant. An id, a GTIN or a reference finds its product.
 */
export function searchProducts(sandbox: Sandbox, query: string, language: Language): Uint32Array {
  const { index } = catalogueState(sandbox);
  const exact = findPosition(sandbox, query.trim());
  // Gift cards have an id, and no place in the catalogue.
  if (exact) return Uint32Array.of(productNumber(index, exact.productId)).filter((number) => number in index.ids);
  const words = fold(query);
  const telling = words.filter((word) => !SMALL.has(word));
  const asked = telling.length > 0 ? telling : words;
  if (asked.length === 0) return new Uint32Array();
  const found = withWords(sandbox, asked.map(stem), language);
  if (found.length > 0) return found;
  const said = asked.flatMap((word) => SAID.get(language)?.get(stem(word)) ?? [word]);
  const alsoFound = withWords(sandbox, said.map(stem), language);
  return alsoFound.length > 0 ? alsoFound : withMeantWords(sandbox, said, language);
}

/** The same for words that were misspelt: whoever looks for a "mantau" is shown coats. */
function withMeantWords(sandbox: Sandbox, asked: readonly string[], language: Language): Uint32Array {
  const known = knownWords(sandbox, language);
  const meant = asked.map((word) => meantWord(word, known));
  if (meant.every((word) => word === null)) return new Uint32Array();
  return withWords(
    sandbox,
    asked.map((word, at) => stem(meant[at] ?? word)),
    language,
  );
}

function knownWords({ db }: Sandbox, language: Language): KnownWord[] {
  return wordRows.parse(statement(db, "SELECT word, products FROM catalogue_words WHERE language = ?").all(language));
}

function withWords(sandbox: Sandbox, stems: readonly string[], language: Language): Uint32Array {
  const { index, searches } = catalogueState(sandbox);
  const match = `${language} : (${stems.map((word) => `"${word}" *`).join(" AND ")})`;
  const known = searches.get(match);
  if (known) return known;
  const rows = statement(
    sandbox.db,
    `SELECT rowid FROM catalogue_search WHERE catalogue_search MATCH ? ORDER BY rank LIMIT ${MOST}`,
  ).all(match);
  const numbers = rows.map((row) => productNumber(index, String(rowid.parse(row).rowid)));
  const found = Uint32Array.from(numbers.filter((number) => number >= 0));
  searches.set(match, found);
  return found;
}
