import { z } from "zod";
import { statement } from "../database";
import type { Sandbox } from "../service";
import type { StockLevels } from "./localise";
import { skuOf, type ProductRecord } from "./record";

/** Only what differs from the first day is written down: a reset has next to nothing to restore. */
export const STOCK_SCHEMA = `
  CREATE TABLE IF NOT EXISTS stock_levels (
    sku TEXT PRIMARY KEY,
    quantity INTEGER NOT NULL CHECK (quantity >= 0)
  ) STRICT, WITHOUT ROWID;
`;

const levelRow = z.object({ sku: z.string(), quantity: z.number() });

/** Pieces of a product in the warehouse now. */
export function stockLevels({ db }: Sandbox, record: ProductRecord): StockLevels {
  const sql = "SELECT sku, quantity FROM stock_levels WHERE sku > ? AND sku < ?";
  const rows = statement(db, sql).all(record.id, `${record.id}~`);
  if (rows.length === 0) return record.options.map(({ stock }) => stock);
  const changed = new Map(rows.map((row) => levelRow.parse(row)).map(({ sku, quantity }) => [sku, quantity]));
  return record.options.map(({ stock }, option) =>
    stock.map((first, size) => changed.get(skuOf(record.id, option, size)) ?? first),
  );
}

/** Pieces of one size of one colour; `first` is how many there were on the first day. */
export function stockLevel({ db }: Sandbox, sku: string, first: number): number {
  const row = statement(db, "SELECT quantity FROM stock_levels WHERE sku = ?").get(sku);
  return row ? z.object({ quantity: z.number() }).parse(row).quantity : first;
}

export function writeStockLevel({ db }: Sandbox, sku: string, quantity: number): void {
  statement(
    db,
    "INSERT INTO stock_levels (sku, quantity) VALUES (?, ?) ON CONFLICT (sku) DO UPDATE SET quantity = excluded.quantity",
  ).run(sku, quantity);
}

/** Products whose stock is not as on the first day. */
export function productsWithChangedStock({ db }: Sandbox): string[] {
  const rows = db.prepare("SELECT DISTINCT substr(sku, 1, 6) AS sku, 0 AS quantity FROM stock_levels").all();
  return rows.map((row) => levelRow.parse(row).sku);
}
