import { z } from "zod";
import { slugify } from "../../app/models/entity-slug";
import { LANGUAGES, type Language } from "../../app/models/locale";
import { statement } from "../database";
import type { Sandbox } from "../service";
import { productNumber } from "./product-index";
import { findPosition, searchWords } from "./products";
import type { ProductRecord } from "./record";
import { catalogueState } from "./state";

/** One column a language. Without content: only the product's number is needed back. */
export const SEARCH_SCHEMA = `
  CREATE VIRTUAL TABLE IF NOT EXISTS catalogue_search USING fts5 (
    ${LANGUAGES.join(", ")}, content = '', tokenize = 'ascii', prefix = '2 3 4'
  );
`;

/** Most products that a search finds. */
const MOST = 10_000;
const rowid = z.object({ rowid: z.number() });

/** ASCII words without accents: "Écharpe d’été" is ["echarpe", "d", "ete"]. */
function fold(text: string): string[] {
  return slugify(text).split("-").filter(Boolean);
}

export function addToSearch({ db }: Sandbox, record: ProductRecord): void {
  const texts = LANGUAGES.map((language) => {
    const words = searchWords(record, { language, currency: "EUR" }).flatMap(fold);
    return [...new Set(words)].join(" ");
  });
  const columns = LANGUAGES.join(", ");
  const values = LANGUAGES.map(() => "?").join(", ");
  statement(db, `INSERT INTO catalogue_search (rowid, ${columns}) VALUES (?, ${values})`).run(
    Number(record.id),
    ...texts,
  );
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

/**
 * Numbers of the products that have every word, or its beginning, in the language; the best first. An id, a GTIN or
 * a reference finds its product.
 */
export function searchProducts(sandbox: Sandbox, query: string, language: Language): Uint32Array {
  const { index } = catalogueState(sandbox);
  const exact = findPosition(sandbox, query.trim());
  if (exact) return Uint32Array.of(productNumber(index, exact.productId));
  const words = fold(query);
  const telling = words.filter((word) => !SMALL.has(word));
  const asked = telling.length > 0 ? telling : words;
  if (asked.length === 0) return new Uint32Array();
  const match = asked.map((word) => `"${stem(word)}" *`).join(" AND ");
  return searched(sandbox, `${language} : (${match})`);
}

function searched(sandbox: Sandbox, match: string): Uint32Array {
  const { index, searches } = catalogueState(sandbox);
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
