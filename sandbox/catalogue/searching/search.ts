import { z } from "zod";
import { LANGUAGES, type Language } from "#models/locale.ts";
import { statement } from "../../database";
import type { Sandbox } from "../../service";
import type { OfferValue } from "../listing-values";
import type { Viewer } from "../localise";
import { nameOf, productNumber, type ProductIndex } from "../product-index";
import { findPosition, searchNames, searchWords } from "../products";
import type { ProductRecord } from "../record";
import { catalogueState } from "../state";
import { rowTest, type Wanted } from "../wanted";
import { takeAmounts } from "./amounts";
import { coloursOf, meantColours } from "./colours";
import { takeOffers } from "./offers";
import { fold, partsOf, stemOf } from "./stems";
import { NAME, WORDS_SCHEMA, readWords, spelt, termsOf } from "./vocabulary";
import { WORD } from "./written";

/** One column a language, of stems. Without content: only the product's number is needed back. */
export const SEARCH_SCHEMA = `
  CREATE VIRTUAL TABLE IF NOT EXISTS catalogue_search USING fts5 (
    ${LANGUAGES.join(", ")}, content = '', tokenize = 'ascii'
  );
  ${WORDS_SCHEMA}
`;

/** Most products that a search finds. */
const MOST = 10_000;
const rowid = z.object({ rowid: z.number() });

/** How many products have each word, by language; proper names apart. Ids and references are not words. */
export type WordCounts = Map<Language, { words: Map<string, number>; names: Map<string, number> }>;

/** Adds a product to what can be searched, and its words to `counts`. */
export function addToSearch({ db }: Sandbox, record: ProductRecord, counts: WordCounts): void {
  const texts = LANGUAGES.map((language) => {
    const whole = searchWords(record, language).flatMap(fold);
    // What a thing is called is also what its families are called: the more often, the higher it stands.
    const words = whole.flatMap((word) => [word, ...partsOf(word, language)]);
    const names = new Set(searchNames(record).flatMap(fold));
    const known = counts.get(language) ?? { words: new Map<string, number>(), names: new Map<string, number>() };
    counts.set(language, known);
    for (const word of new Set(words)) if (!/\d/.test(word)) countWord(known.words, word);
    for (const name of names) countWord(known.names, name);
    const stems = words.map((word) => stemOf(word, language));
    return [...stems, ...[...names].map((name) => NAME + name)].join(" ");
  });
  const columns = LANGUAGES.join(", ");
  const values = LANGUAGES.map(() => "?").join(", ");
  statement(db, `INSERT INTO catalogue_search (rowid, ${columns}) VALUES (?, ${values})`).run(
    Number(record.id),
    ...texts,
  );
}

function countWord(counts: Map<string, number>, word: string): void {
  counts.set(word, (counts.get(word) ?? 0) + 1);
}

export function keepWords({ db }: Sandbox, counts: WordCounts): void {
  const insert = db.prepare("INSERT INTO catalogue_words (language, word, is_name, products) VALUES (?, ?, ?, ?)");
  for (const [language, { words, names }] of counts) {
    for (const [word, products] of words) insert.run(language, word, 0, products);
    for (const [name, products] of names) insert.run(language, name, 1, products);
  }
}

/** Products that a search finds, the best first, and what it asks of their colours. */
export interface Searched {
  products: Uint32Array;
  wanted: Wanted | null;
  /** Words decided the order. */
  isRanked: boolean;
}

/**
 * Products that have every word, in the language; what was misspelt or is called otherwise is understood. Words for
 * colours, sizes, prices, sales and new things are asked of a product's colours. An id, a GTIN or a reference finds its
 * product.
 */
export function searchProducts(sandbox: Sandbox, query: string, viewer: Viewer): Searched {
  const { index } = catalogueState(sandbox);
  const exact = findPosition(sandbox, query.trim());
  if (exact) {
    // Gift cards have an id, and no place in the catalogue.
    const numbers = Uint32Array.of(productNumber(index, exact.productId)).filter((number) => number in index.ids);
    return { products: numbers, wanted: null, isRanked: true };
  }
  const { language } = viewer;
  const { rest, ...amounts } = takeAmounts(query, language);
  const words = readWords(sandbox, rest, language);
  const { offers, rest: others } = takeOffers(words, language);
  const shades = others.filter((word) => coloursOf(language).has(stemOf(word, language)));
  const texts = others.filter((word) => !shades.includes(word));
  const asked = { ...amounts, offers };
  const colours = meantColours(
    shades.map((word) => stemOf(word, language)),
    language,
  );
  const found = findAsked(sandbox, texts, { ...asked, ...(shades.length > 0 && { colours }) }, viewer);
  // A word for a colour may also be a name that some things have: "Marin".
  return found.products.length > 0 || shades.length === 0 ? found : findAsked(sandbox, others, asked, viewer);
}

/** What a search is understood as: its misspelt words set right, what it says of prices and sizes left alone. */
export function understoodQuery(sandbox: Sandbox, query: string, language: Language): string {
  const words = new Set(takeAmounts(query, language).rest.match(WORD));
  return query.replace(WORD, (typed) => (words.has(typed) ? spelt(sandbox, typed, language) : typed));
}

/** Offers that have a family of their own. */
const WITH_FAMILY: ReadonlySet<OfferValue> = new Set(["sale", "promotion", "new"]);

/** The offers that are all that was asked for: "soldes"; null for anything else. */
export function offersMeant(sandbox: Sandbox, query: string, language: Language): readonly OfferValue[] | null {
  const { offers, rest } = takeOffers(readWords(sandbox, query, language), language);
  return rest.length === 0 && offers.some((offer) => WITH_FAMILY.has(offer)) ? offers : null;
}

function findAsked(sandbox: Sandbox, texts: readonly string[], wanted: Wanted, viewer: Viewer): Searched {
  const { index, searches } = catalogueState(sandbox);
  const isAsked = isWanting(wanted);
  if (texts.length === 0 && !isAsked) return { products: new Uint32Array(), wanted: null, isRanked: true };
  const isRanked = texts.length > 0;
  const products = isRanked ? withWords(sandbox, texts, viewer.language) : index.byRelevance;
  if (!isAsked) return { products, wanted: null, isRanked };
  const kept = keyOf(texts, wanted, viewer);
  const known = kept === null ? undefined : searches.get(kept);
  if (known) return { products: known, wanted, isRanked };
  const isWanted = rowTest(index, wanted, viewer);
  const found = products.filter((product) => hasRow(index, product, isWanted));
  if (kept !== null) searches.set(kept, found);
  return { products: found, wanted, isRanked };
}

/** Names what was found for ever; null where stock decides. */
function keyOf(texts: readonly string[], { colours, sizes, ...rest }: Wanted, viewer: Viewer): string | null {
  if (sizes && sizes.length > 0) return null;
  return JSON.stringify([viewer.language, nameOf(viewer), texts, [...(colours ?? [])], rest]);
}

function isWanting({ colours, offers, sizes, least, most }: Wanted): boolean {
  const lists = [colours?.size, offers?.length, sizes?.length];
  return lists.some(Boolean) || typeof least === "number" || typeof most === "number";
}

function hasRow({ firstRow }: ProductIndex, product: number, test: (row: number) => boolean): boolean {
  const end = firstRow[product + 1] ?? 0;
  for (let row = firstRow[product] ?? 0; row < end; row++) if (test(row)) return true;
  return false;
}

function withWords(sandbox: Sandbox, words: readonly string[], language: Language): Uint32Array {
  const { index, searches } = catalogueState(sandbox);
  const terms = words.map((word) => termsOf(sandbox, word, language));
  if (terms.includes(null)) return new Uint32Array();
  const clauses = terms.flatMap((each) => each ?? []).map((any) => `(${any.map((term) => `"${term}"`).join(" OR ")})`);
  const match = `${language} : (${clauses.join(" AND ")})`;
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
