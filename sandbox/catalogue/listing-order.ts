import type { Sort } from "../../app/models/listing-query";
import type { ProductIndex } from "./product-index";

/** Room for a million places of relevance below every key, and for any key below the mark of what is sold out. */
const PLACES = 2 ** 20;
const SOLD_OUT = 2 ** 51;
const HIGHEST = 2 ** 30;

/**
 * Orders rows by packing key and place into one number each: sorting numbers takes a tenth of comparing objects.
 * What is sold out comes last, and what is equal in the order of relevance.
 */
export function order(index: ProductIndex, sort: Sort, prices: Uint32Array, rows: Uint32Array): Uint32Array {
  if (sort === "relevance") return sellableFirst(index, rows);
  const keyOf = keys(index, sort, prices);
  const packed = new Float64Array(rows.length);
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] ?? 0;
    packed[place] = (index.sellable[row] ? 0 : SOLD_OUT) + keyOf(row) * PLACES + place;
  }
  packed.sort();
  const ordered = new Uint32Array(rows.length);
  for (let place = 0; place < ordered.length; place++) ordered[place] = rows[(packed[place] ?? 0) % PLACES] ?? 0;
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

function keys(index: ProductIndex, sort: Exclude<Sort, "relevance">, prices: Uint32Array): (row: number) => number {
  switch (sort) {
    case "price-asc":
      return (row) => prices[row] ?? 0;
    case "price-desc":
      return (row) => HIGHEST - (prices[row] ?? 0);
    case "discount":
      return (row) => 100 - (index.discount[row] ?? 0);
    case "new":
      return (row) => index.age[index.product[row] ?? 0] ?? 0;
    case "rating":
      return (row) => 500 - (index.rating[index.product[row] ?? 0] ?? 0);
  }
}
