import type { Resource } from "../gateway/resource";
import { generateProducts } from "./generator";
import { SEARCH_SCHEMA, addToSearch, keepWords, type WordCounts } from "./searching/search";
import { forgetStock } from "./state";
import { STOCK_SCHEMA } from "./stock";

export const DEFAULT_PRODUCTS = 2_400;
const PROGRESS_EVERY = 5_000;

/** Products and their stock, without a call of its own: gateway/catalogue serves them. */
export const catalogue: Omit<Resource, "router"> = {
  name: "catalogue",
  schema: `
    CREATE TABLE IF NOT EXISTS catalogue_products (
      product_id TEXT PRIMARY KEY,
      record TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    ${STOCK_SCHEMA}
    ${SEARCH_SCHEMA}
  `,
  seed(sandbox) {
    const { db, products = DEFAULT_PRODUCTS } = sandbox;
    const insert = db.prepare("INSERT INTO catalogue_products (product_id, record) VALUES (?, ?)");
    const words: WordCounts = new Map();
    let made = 0;
    for (const record of generateProducts(products)) {
      insert.run(record.id, JSON.stringify(record));
      addToSearch(sandbox, record, words);
      if (++made % PROGRESS_EVERY === 0) sandbox.log(`made ${made} of ${products} products`);
    }
    keepWords(sandbox, words);
  },
  fixedTables: ["catalogue_products", "catalogue_words"],
  forget: forgetStock,
};
