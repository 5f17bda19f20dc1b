import { COLOUR_FAMILIES, type ColourFamily } from "../images/palette";
import type { FacetId, Sort } from "../../app/models/listing-query";
import type { Family } from "./families/tree";
import { priceBounds } from "./prices";
import { FAMILY_WORDS, MATERIAL_KEYS, SIZE_WORDS, hasBit, pricesIn, setBit, type ProductIndex } from "./product-index";
import { SIZES, sizeIndex } from "./sizes";

/** What is asked of a set of products. Value ids that nobody knows match nothing. */
export interface ListingQuestion {
  /** Product numbers, the most relevant first. */
  products: Uint32Array;
  /** Families that the category facet tells apart; at most 31. */
  categories: readonly Family[];
  filters: Filters;
  sort: Sort;
  currency: string;
}
export type Filters = Readonly<Partial<Record<FacetId, readonly string[]>>>;

export interface Found {
  /** One row a product: the first colour that fits, one that can be bought before one that cannot. */
  rows: Uint32Array;
  /**
   * How many products have each value, by bit: of those that fit every other facet, since what is chosen in a facet
   * does not narrow the facet itself.
   */
  counts: Record<FacetId, Uint32Array>;
}

/** Chosen values as bits. `given` with no bit set matches nothing. */
interface Masks {
  colour: number;
  sizes: readonly [number, number];
  category: number;
  material: number;
  price: number;
  given: Record<FacetId, boolean>;
}

const COLOUR_BITS: ReadonlyMap<string, number> = new Map(COLOUR_FAMILIES.map((id: ColourFamily, bit) => [id, bit]));
const MATERIAL_BITS: ReadonlyMap<string, number> = new Map(MATERIAL_KEYS.map((id, bit) => [id, bit]));

/** Price ranges in whole units of a currency, cheapest first: "0-30", "30-60", …, "250-". */
export function priceRanges(currency: string): { id: string; low: number; high: number | null }[] {
  const bounds = priceBounds(currency);
  return [0, ...bounds].map((low, index) => {
    const high = bounds[index] ?? null;
    return { id: `${low}-${high ?? ""}`, low, high };
  });
}

function bitsOf(values: readonly string[] | undefined, bitOf: (value: string) => number | undefined): number {
  let bits = 0;
  for (const value of values ?? []) {
    const bit = bitOf(value);
    if (bit !== undefined && bit >= 0) bits |= 1 << bit;
  }
  return bits;
}

function masksOf({ filters, categories, currency }: ListingQuestion): Masks {
  const ranges = priceRanges(currency);
  const sizes: [number, number] = [0, 0];
  for (const value of filters.size ?? []) {
    const bit = sizeIndex(value);
    if (bit !== undefined) sizes[bit < 32 ? 0 : 1] |= 1 << (bit & 31);
  }
  const isGiven = (facet: FacetId) => (filters[facet]?.length ?? 0) > 0;
  return {
    colour: bitsOf(filters.color, (value) => COLOUR_BITS.get(value)),
    sizes,
    category: bitsOf(filters.category, (value) => categories.findIndex(({ id }) => id === value)),
    material: bitsOf(filters.material, (value) => MATERIAL_BITS.get(value)),
    price: bitsOf(filters.price, (value) => ranges.findIndex(({ id }) => id === value)),
    given: {
      color: isGiven("color"),
      size: isGiven("size"),
      category: isGiven("category"),
      material: isGiven("material"),
      price: isGiven("price"),
    },
  };
}

/** What looking at products needs, made once a question. */
interface Look {
  index: ProductIndex;
  /** By product, a bit for each category that it is in. */
  categories: Uint32Array;
  masks: Masks;
  /** By row, the bit of its price range. */
  ranges: Uint8Array;
  counts: Found["counts"];
}

/** Finds, counts and orders in one look at every product. */
export function findProducts(index: ProductIndex, question: ListingQuestion): Found {
  const { products, categories, currency, sort } = question;
  const counts = {
    color: new Uint32Array(32),
    size: new Uint32Array(32 * SIZE_WORDS),
    category: new Uint32Array(32),
    material: new Uint32Array(32),
    price: new Uint32Array(32),
  };
  const prices = pricesIn(index, currency);
  const look: Look = {
    index,
    categories: categoryBits(index, categories),
    masks: masksOf(question),
    ranges: rangeBits(index, currency),
    counts,
  };
  const rows = new Uint32Array(products.length);
  let total = 0;
  for (let place = 0; place < products.length; place++) {
    const row = lookAt(look, products[place] ?? 0);
    if (row >= 0) rows[total++] = row;
  }
  return { rows: order(index, sort, prices, rows.subarray(0, total)), counts };
}

/** Counts the values of one product; gives the row to show, or -1 when none fits. */
function lookAt(look: Look, product: number): number {
  const { index, masks, ranges, counts } = look;
  const {
    given,
    colour: colourMask,
    price: priceMask,
    sizes: [sizeMask0, sizeMask1],
  } = masks;
  const { color: colourGiven, size: sizeGiven, price: priceGiven } = given;
  const category = look.categories[product] ?? 0;
  const material = index.materials[product] ?? 0;
  const isCategory = !given.category || (category & masks.category) !== 0;
  const isMaterial = !given.material || (material & masks.material) !== 0;
  if (!isCategory && !isMaterial) return -1;
  let colourSeen = 0;
  let sizesSeen0 = 0;
  let sizesSeen1 = 0;
  let priceSeen = 0;
  let categorySeen = 0;
  let materialSeen = 0;
  let chosen = -1;
  const end = index.firstRow[product + 1] ?? 0;
  for (let row = index.firstRow[product] ?? 0; row < end; row++) {
    const colour = index.colours[row] ?? 0;
    const sizes0 = index.sizes[row * SIZE_WORDS] ?? 0;
    const sizes1 = index.sizes[row * SIZE_WORDS + 1] ?? 0;
    const range = ranges[row] ?? 0;
    const isColour = !colourGiven || (colour & colourMask) !== 0;
    const isSize = !sizeGiven || ((sizes0 & sizeMask0) | (sizes1 & sizeMask1)) !== 0;
    const isPrice = !priceGiven || (range & priceMask) !== 0;
    const misses = +!isCategory + +!isMaterial + +!isColour + +!isSize + +!isPrice;
    if (misses > 1) continue;
    const fits = misses === 0;
    if (fits || !isColour) colourSeen |= colour;
    if (fits || !isSize) sizesSeen0 |= sizes0;
    if (fits || !isSize) sizesSeen1 |= sizes1;
    if (fits || !isPrice) priceSeen |= range;
    if (fits || !isCategory) categorySeen = category;
    if (fits || !isMaterial) materialSeen = material;
    if (fits && (chosen < 0 || (!index.sellable[chosen] && index.sellable[row]))) chosen = row;
  }
  count(counts.color, 0, colourSeen);
  count(counts.size, 0, sizesSeen0);
  count(counts.size, 32, sizesSeen1);
  count(counts.price, 0, priceSeen);
  count(counts.category, 0, categorySeen);
  count(counts.material, 0, materialSeen);
  return chosen;
}

/** Kept with the index: families do not change. */
function categoryBits(index: ProductIndex, categories: readonly Family[]): Uint32Array {
  const key = categories.map(({ id }) => id).join();
  const known = index.categories.get(key);
  if (known) return known;
  const bits = new Uint32Array(index.ids.length);
  for (const [position, family] of categories.entries()) {
    for (let product = 0; product < bits.length; product++) {
      if (hasBit(index.families, product * FAMILY_WORDS, family.index)) setBit(bits, product, position);
    }
  }
  index.categories.set(key, bits);
  return bits;
}

/** Kept with the index: prices do not change. */
function rangeBits(index: ProductIndex, currency: string): Uint8Array {
  const known = index.ranges.get(currency);
  if (known) return known;
  const limits = priceBounds(currency).map((bound) => bound * 100);
  const bits = Uint8Array.from(
    pricesIn(index, currency),
    (price) => 1 << limits.filter((limit) => price >= limit).length,
  );
  index.ranges.set(currency, bits);
  return bits;
}

function count(counts: Uint32Array, offset: number, seen: number): void {
  for (let bits = seen; bits !== 0; bits &= bits - 1) {
    const bit = offset + (31 - Math.clz32(bits & -bits));
    counts[bit] = (counts[bit] ?? 0) + 1;
  }
}

/** Room for a million places of relevance below every key, and for any key below the mark of what is sold out. */
const PLACES = 2 ** 20;
const SOLD_OUT = 2 ** 51;
const HIGHEST = 2 ** 30;

/**
 * Orders rows by packing key and place into one number each: sorting numbers takes a tenth of comparing objects.
 * What is sold out comes last, and what is equal in the order of relevance.
 */
function order(index: ProductIndex, sort: Sort, prices: Uint32Array, rows: Uint32Array): Uint32Array {
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

/** Value ids of a facet by bit. */
export function facetValues(
  facet: FacetId,
  { categories, currency }: Pick<ListingQuestion, "categories" | "currency">,
) {
  switch (facet) {
    case "color":
      return [...COLOUR_FAMILIES];
    case "size":
      return SIZES.map(({ id }) => id);
    case "category":
      return categories.map(({ id }) => id);
    case "material":
      return [...MATERIAL_KEYS];
    case "price":
      return priceRanges(currency).map(({ id }) => id);
  }
}
