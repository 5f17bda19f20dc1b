import { LRUCache } from "lru-cache";
import { z } from "zod";
import { statement } from "../database";
import type { Sandbox } from "../service";
import type { Found } from "./listing";
import { buildIndex, productNumber, setStock, type ProductIndex } from "./product-index";
import type { ProductRecord } from "./record";
import { productsWithChangedStock, stockLevels } from "./stock";

/** What the catalogue keeps in memory; the database has all of it. */
export interface CatalogueState {
  index: ProductIndex;
  records: LRUCache<string, ProductRecord>;
  /** JSON texts of a product's answers, by language, currency and kind. Gone when its stock changes. */
  texts: LRUCache<string, Map<string, string>>;
  found: LRUCache<string, Found>;
  /** Products whose stock has changed since the index last looked. */
  changed: Set<string>;
  /** Products whose stock has changed since the first day. */
  touched: Set<string>;
}

const states = new WeakMap<Sandbox, CatalogueState>();
const recordRow = z.object({ record: z.string() });

/** Made at the first call: reads every product once. */
export function catalogueState(sandbox: Sandbox): CatalogueState {
  let state = states.get(sandbox);
  if (!state) {
    state = {
      index: buildIndex(everything(sandbox), countProducts(sandbox)),
      records: new LRUCache({ max: 4_000 }),
      texts: new LRUCache({ max: 6_000 }),
      found: new LRUCache({ maxSize: 12_000_000, sizeCalculation: ({ rows }) => rows.byteLength + 1_000 }),
      changed: new Set(),
      touched: new Set(productsWithChangedStock(sandbox)),
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
  if (!row) return null;
  const record = parse(row);
  records.set(productId, record);
  return record;
}

/** To be called with every change of a product's stock. */
export function stockChanged(sandbox: Sandbox, productId: string): void {
  const state = catalogueState(sandbox);
  state.texts.delete(productId);
  state.changed.add(productId);
  state.touched.add(productId);
}

/** After a reset: what had been changed is as on the first day. */
export function forgetStock(sandbox: Sandbox): void {
  const state = states.get(sandbox);
  if (!state) return;
  for (const productId of state.touched) {
    state.texts.delete(productId);
    state.changed.add(productId);
  }
  state.touched.clear();
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
    if (setStock(state.index, first, record, stockLevels(sandbox, record))) state.found.clear();
  }
}

/** An answer's JSON text, made once until the product's stock changes. */
export function keptText(sandbox: Sandbox, productId: string, key: string, make: () => unknown): string {
  const { texts } = catalogueState(sandbox);
  const kept = texts.get(productId);
  const known = kept?.get(key);
  if (known !== undefined) return known;
  const text = JSON.stringify(make());
  // Inside a transaction the stock that was read may never come to be.
  if (!sandbox.db.inTransaction) {
    if (kept) kept.set(key, text);
    else texts.set(productId, new Map([[key, text]]));
  }
  return text;
}
