import { LRUCache } from "lru-cache";
import { z } from "zod";
import { statement } from "../database";
import type { Sandbox } from "../service";
import { giftCardRecord } from "./gift-cards";
import type { Found } from "./listing";
import { buildIndex, productNumber, setStock, type ProductIndex } from "./product-index";
import type { ProductRecord } from "./record";
import { productsWithChangedStock, stockLevels } from "./stock";

/** What the catalogue keeps in memory; the database has all of it. */
export interface CatalogueState {
  index: ProductIndex;
  records: LRUCache<string, ProductRecord>;
  /** JSON texts of products' answers, by product, state of its stock, language, currency and kind. */
  texts: LRUCache<string, string>;
  /** What was found by set, currency and filters, and its rows in one of the orders. */
  found: LRUCache<string, Found>;
  ordered: LRUCache<string, Uint32Array>;
  /** Product numbers by language and words: what a search finds never changes. */
  searches: LRUCache<string, Uint32Array>;
  /** Products whose stock has changed since the index last looked. */
  changed: Set<string>;
  /** Products whose stock is or was not that of the first day: how often it has changed. */
  touched: Map<string, number>;
}

/** Bytes that each kind of answer may take: the sandbox shares a machine with the shop that it serves. */
const TEXT_BYTES = 24_000_000;
const FOUND_BYTES = 12_000_000;
const SEARCH_BYTES = 4_000_000;
/** Of an array, and of its place in a cache. */
const OVERHEAD = 1_000;

const states = new WeakMap<Sandbox, CatalogueState>();
const recordRow = z.object({ record: z.string() });

/** Made at the first call: reads every product once. */
export function catalogueState(sandbox: Sandbox): CatalogueState {
  let state = states.get(sandbox);
  if (!state) {
    state = {
      index: buildIndex(everything(sandbox), countProducts(sandbox)),
      records: new LRUCache({ max: 3_000 }),
      // A character that Latin-1 has not, and every language has one, makes all of a string's two bytes long.
      texts: new LRUCache({ maxSize: TEXT_BYTES, sizeCalculation: (text) => text.length * 2 + 100 }),
      found: new LRUCache({ maxSize: FOUND_BYTES, sizeCalculation: ({ rows }) => rows.byteLength + OVERHEAD }),
      ordered: new LRUCache({ maxSize: FOUND_BYTES, sizeCalculation: (rows) => rows.byteLength + OVERHEAD }),
      searches: new LRUCache({ maxSize: SEARCH_BYTES, sizeCalculation: (found) => found.byteLength + OVERHEAD }),
      changed: new Set(),
      touched: new Map(productsWithChangedStock(sandbox).map((productId) => [productId, 0])),
    };
    states.set(sandbox, state);
  }
  if (state.changed.size > 0 && !sandbox.db.inTransaction) noticeStock(sandbox, state);
  return state;
}

function countProducts({ db }: Sandbox): number {
  const row = db.prepare("SELECT count(*) AS n FROM catalogue_products").get();
  return z.object({ n: z.number() }).parse(row).n;
}

function* everything(sandbox: Sandbox) {
  const changed = new Set(productsWithChangedStock(sandbox));
  for (const row of sandbox.db.prepare("SELECT record FROM catalogue_products ORDER BY product_id").iterate()) {
    const record = parse(row);
    const stock = changed.has(record.id) ? stockLevels(sandbox, record) : record.options.map((option) => option.stock);
    yield [record, stock] as const;
  }
}

/** Records were written by the generator, whose type they have. */
function parse(row: unknown): ProductRecord {
  return JSON.parse(recordRow.parse(row).record) as ProductRecord;
}

export function findRecord(sandbox: Sandbox, productId: string): ProductRecord | null {
  const { records } = catalogueState(sandbox);
  const known = records.get(productId);
  if (known) return known;
  const row = statement(sandbox.db, "SELECT record FROM catalogue_products WHERE product_id = ?").get(productId);
  const record = row ? parse(row) : giftCardRecord(productId);
  if (!record) return null;
  records.set(productId, record);
  return record;
}

/** To be called with every change of a product's stock. */
export function stockChanged(sandbox: Sandbox, productId: string): void {
  touch(catalogueState(sandbox), productId);
}

function touch({ changed, touched }: CatalogueState, productId: string): void {
  changed.add(productId);
  touched.set(productId, (touched.get(productId) ?? 0) + 1);
}

/** After a reset: what had been changed is as on the first day. */
export function forgetStock(sandbox: Sandbox): void {
  const state = states.get(sandbox);
  if (!state) return;
  for (const productId of [...state.touched.keys()]) touch(state, productId);
}

/** A change inside a transaction that is still open might be undone, so the index looks only afterwards. */
function noticeStock(sandbox: Sandbox, state: CatalogueState): void {
  const changed = [...state.changed];
  state.changed.clear();
  for (const productId of changed) {
    const record = findRecord(sandbox, productId);
    const product = productNumber(state.index, productId);
    if (!record || product < 0) continue;
    const first = state.index.firstRow[product] ?? 0;
    if (setStock(state.index, first, record, stockLevels(sandbox, record))) {
      state.found.clear();
      state.ordered.clear();
    }
  }
}

/** An answer's JSON text, made once until the product's stock changes. */
export function keptText(sandbox: Sandbox, productId: string, kind: string, make: () => unknown): string {
  const { texts, touched } = catalogueState(sandbox);
  const key = `${productId} ${touched.get(productId) ?? 0} ${kind}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = JSON.stringify(make());
  // Inside a transaction the stock that was read may never come to be.
  if (!sandbox.db.inTransaction) texts.set(key, text);
  return text;
}
