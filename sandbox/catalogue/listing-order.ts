import type { Sort } from "#models/listing-query.ts";
import { nameOf, pricesIn, type PriceList, type ProductIndex, type RowOrder } from "./product-index";

export interface Order extends PriceList {
  sort: Sort;
  /** The rows come in an order that means relevance, as those of a search do. */
  isRanked?: boolean;
}

/** Above any price in cents. */
const HIGHEST = 2 ** 22;
/** From this part of all rows on, looking through all of them is quicker than sorting places. */
const MANY = 1 / 32;

/** Rows as was asked: what is sold out last, and what is equal in the order of relevance. */
export function inOrder(index: ProductIndex, order: Order, rows: Uint32Array): Uint32Array {
  if (order.sort === "relevance" && order.isRanked) return sellableFirst(index, rows);
  return sellableFirst(index, arranged(rowOrder(index, order), rows));
}

function arranged({ rows: all, places }: RowOrder, rows: Uint32Array): Uint32Array {
  if (rows.length < all.length * MANY) {
    const sorted = rows.map((row) => places[row] ?? 0).sort();
    return sorted.map((place) => all[place] ?? 0);
  }
  const isWanted = new Uint8Array(all.length);
  for (const row of rows) isWanted[places[row] ?? 0] = 1;
  const ordered = new Uint32Array(rows.length);
  let end = 0;
  for (let place = 0; place < all.length; place++) if (isWanted[place]) ordered[end++] = all[place] ?? 0;
  return ordered;
}

function sellableFirst({ sellable }: ProductIndex, rows: Uint32Array): Uint32Array {
  const ordered = new Uint32Array(rows.length);
  let end = 0;
  for (const wanted of [1, 0]) {
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place] ?? 0;
      if (sellable[row] === wanted) ordered[end++] = row;
    }
  }
  return ordered;
}

/** Kept with the index: nothing that rows are ordered by ever changes. */
export function rowOrder(index: ProductIndex, { sort, ...list }: PriceList & Pick<Order, "sort">): RowOrder {
  const key = orderKey(sort, list);
  const known = index.orders.get(key);
  if (known) return known;
  const rows = sort === "relevance" ? rowsByRelevance(index) : rowsByKey(index, keys(index, sort, list));
  const places = new Uint32Array(rows.length);
  for (let place = 0; place < rows.length; place++) places[rows[place] ?? 0] = place;
  const order = { rows, places };
  index.orders.set(key, order);
  return order;
}

function orderKey(sort: Sort, list: PriceList): string {
  if (sort.startsWith("price")) return `${sort} ${nameOf(list)}`;
  return sort === "discount" && list.isPrivateSale ? "discount private" : sort;
}

function rowsByRelevance({ byRelevance, firstRow }: ProductIndex): Uint32Array {
  const rows = new Uint32Array(firstRow[byRelevance.length] ?? 0);
  let end = 0;
  for (const product of byRelevance) {
    for (let row = firstRow[product] ?? 0; row < (firstRow[product + 1] ?? 0); row++) rows[end++] = row;
  }
  return rows;
}

/** Bits of a key that are sorted by at a time. */
const DIGIT = 11;
const DIGITS = 1 << DIGIT;

/** Digit by digit, the lowest first: a fifth of what sorting numbers takes, and equal keys keep their relevance. */
function rowsByKey(index: ProductIndex, keyOf: (row: number) => number): Uint32Array {
  let rows = rowOrder(index, { sort: "relevance", currency: "" }).rows;
  const keyed = new Uint32Array(rows.length);
  let highest = 0;
  for (let row = 0; row < keyed.length; row++) {
    const key = keyOf(row);
    keyed[row] = key;
    if (key > highest) highest = key;
  }
  for (let shift = 0; shift === 0 || highest >>> shift > 0; shift += DIGIT) rows = rowsByDigit(rows, keyed, shift);
  return rows;
}

function rowsByDigit(rows: Uint32Array, keyed: Uint32Array, shift: number): Uint32Array {
  const digitOf = (row: number): number => ((keyed[row] ?? 0) >>> shift) & (DIGITS - 1);
  const starts = new Uint32Array(DIGITS + 1);
  for (const row of rows) {
    const after = digitOf(row) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let digit = 1; digit <= DIGITS; digit++) starts[digit] = (starts[digit] ?? 0) + (starts[digit - 1] ?? 0);
  const ordered = new Uint32Array(rows.length);
  for (const row of rows) {
    const digit = digitOf(row);
    const place = starts[digit] ?? 0;
    ordered[place] = row;
    starts[digit] = place + 1;
  }
  return ordered;
}

function keys(index: ProductIndex, sort: Exclude<Sort, "relevance">, list: PriceList): (row: number) => number {
  const prices = pricesIn(index, list);
  const discounts = list.isPrivateSale ? index.saleDiscount : index.discount;
  switch (sort) {
    case "price-asc":
      return (row) => prices[row] ?? 0;
    case "price-desc":
      return (row) => HIGHEST - (prices[row] ?? 0);
    case "discount":
      return (row) => 100 - (discounts[row] ?? 0);
    case "new":
      return (row) => index.age[index.product[row] ?? 0] ?? 0;
    case "rating":
      return (row) => 500 - (index.rating[index.product[row] ?? 0] ?? 0);
  }
}
