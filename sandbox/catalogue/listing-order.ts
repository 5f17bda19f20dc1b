import type { Sort } from "../../app/models/listing-query";
import { nameOf, pricesIn, type PriceList, type ProductIndex } from "./product-index";

/** All rows of the catalogue in one order, and each row's place in it. */
export interface RowOrder {
  rows: Uint32Array;
  places: Uint32Array;
}

export interface Order extends PriceList {
  sort: Sort;
  /** The rows come in an order that means relevance, as those of a search do. */
  isRanked?: boolean;
}

/** Room for a million places of relevance below every key. */
const PLACES = 2 ** 20;
const HIGHEST = 2 ** 30;
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

/** Packs key and place into one number each: sorting numbers takes a tenth of comparing objects. */
function rowsByKey(index: ProductIndex, keyOf: (row: number) => number): Uint32Array {
  const { rows } = rowOrder(index, { sort: "relevance", currency: "" });
  const packed = new Float64Array(rows.length);
  for (let place = 0; place < rows.length; place++) packed[place] = keyOf(rows[place] ?? 0) * PLACES + place;
  packed.sort();
  const ordered = new Uint32Array(rows.length);
  for (let at = 0; at < ordered.length; at++) ordered[at] = rows[(packed[at] ?? 0) % PLACES] ?? 0;
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
