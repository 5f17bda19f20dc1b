import { COLOUR_FAMILIES, type ColourFamily } from "../studio/palette";
import type { FacetId } from "#models/listing-query.ts";
import type { Family } from "./families/tree";
import type { Order } from "./listing-order";
import { AVAILABILITY_VALUES, OFFER_VALUES } from "./listing-values";
import { priceBounds } from "./prices";
import {
  FAMILY_WORDS,
  MATERIAL_KEYS,
  SIZE_WORDS,
  hasBit,
  nameOf,
  offersIn,
  pricesIn,
  setBit,
  type PriceList,
  type ProductIndex,
} from "./product-index";
import { SIZES, sizeIndex } from "./sizes";
import { rowTest, type Wanted } from "./wanted";

/** What is asked of a set of products. Value ids that nobody knows match nothing. */
export interface ListingQuestion extends Order {
  /** Product numbers. Where `isRanked`, the most relevant first. */
  products: Uint32Array;
  /** Families that the category facet tells apart; at most 31. */
  categories: readonly Family[];
  filters: Filters;
  /** What a search asks for besides words: rows that are not so are as if they were not there. */
  wanted?: Wanted | null;
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
  availability: number;
  offers: number;
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

function masksOf({ filters, categories, currency }: Omit<ListingQuestion, "sort">): Masks {
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
    availability: bitsOf(filters.availability, (value) => AVAILABILITY_VALUES.findIndex((id) => id === value)),
    offers: bitsOf(filters.offers, (value) => OFFER_VALUES.findIndex((id) => id === value)),
    given: {
      color: isGiven("color"),
      size: isGiven("size"),
      category: isGiven("category"),
      material: isGiven("material"),
      price: isGiven("price"),
      availability: isGiven("availability"),
      offers: isGiven("offers"),
    },
  };
}

/** What looking at products needs, made once a question. */
interface Look {
  index: ProductIndex;
  /** By product, a bit for each category that it is in. */
  categories: Uint32Array;
  masks: Masks;
  /** By row, the bit of its price range, and those of its offers. */
  ranges: Uint8Array;
  offers: Uint8Array;
  counts: Found["counts"];
  isWanted: ((row: number) => boolean) | null;
}

/** Finds and counts in one look at every product; rows are in the order of the products. */
export function matchProducts(index: ProductIndex, question: Omit<ListingQuestion, "sort">): Found {
  const { products, categories } = question;
  const counts = {
    color: new Uint32Array(32),
    size: new Uint32Array(32 * SIZE_WORDS),
    category: new Uint32Array(32),
    material: new Uint32Array(32),
    price: new Uint32Array(32),
    availability: new Uint32Array(32),
    offers: new Uint32Array(32),
  };
  const look: Look = {
    index,
    categories: categoryBits(index, categories),
    masks: masksOf(question),
    ranges: rangeBits(index, question),
    offers: offersIn(index, question),
    counts,
    isWanted: question.wanted ? rowTest(index, question.wanted, question) : null,
  };
  const rows = new Uint32Array(products.length);
  let total = 0;
  for (let place = 0; place < products.length; place++) {
    const row = lookAt(look, products[place] ?? 0);
    if (row >= 0) rows[total++] = row;
  }
  return { rows: rows.slice(0, total), counts };
}

/** Facets as bits, for those that a row does not fit. */
const COLOUR = 1;
const SIZE = 2;
const CATEGORY = 4;
const MATERIAL = 8;
const PRICE = 16;
const AVAILABILITY = 32;
const OFFERS = 64;

/** Counts the values of one product; gives the row to show, or -1 when none fits. */
function lookAt(look: Look, product: number): number {
  const { index, masks, counts } = look;
  const category = look.categories[product] ?? 0;
  const material = index.materials[product] ?? 0;
  const isCategory = !masks.given.category || (category & masks.category) !== 0;
  const isMaterial = !masks.given.material || (material & masks.material) !== 0;
  if (!isCategory && !isMaterial) return -1;
  const missedByAll = (isCategory ? 0 : CATEGORY) | (isMaterial ? 0 : MATERIAL);
  let [colours, sizes0, sizes1, ranges, availabilities, offers] = [0, 0, 0, 0, 0, 0];
  let [categories, materials] = [0, 0];
  let chosen = -1;
  const end = index.firstRow[product + 1] ?? 0;
  for (let row = index.firstRow[product] ?? 0; row < end; row++) {
    if (look.isWanted?.(row) === false) continue;
    const missed = missedByAll | missedByRow(look, row);
    // Missing two facets, it counts for none.
    if ((missed & (missed - 1)) !== 0) continue;
    if ((missed & ~COLOUR) === 0) colours |= index.colours[row] ?? 0;
    if ((missed & ~SIZE) === 0) {
      sizes0 |= index.sizes[row * SIZE_WORDS] ?? 0;
      sizes1 |= index.sizes[row * SIZE_WORDS + 1] ?? 0;
    }
    if ((missed & ~PRICE) === 0) ranges |= look.ranges[row] ?? 0;
    if ((missed & ~AVAILABILITY) === 0) availabilities |= index.availabilities[row] ?? 0;
    if ((missed & ~OFFERS) === 0) offers |= look.offers[row] ?? 0;
    if ((missed & ~CATEGORY) === 0) categories = category;
    if ((missed & ~MATERIAL) === 0) materials = material;
    if (missed === 0 && (chosen < 0 || (!index.sellable[chosen] && index.sellable[row]))) chosen = row;
  }
  count(counts.color, 0, colours);
  count(counts.size, 0, sizes0);
  count(counts.size, 32, sizes1);
  count(counts.price, 0, ranges);
  count(counts.availability, 0, availabilities);
  count(counts.offers, 0, offers);
  count(counts.category, 0, categories);
  count(counts.material, 0, materials);
  return chosen;
}

/** The facets of colours (not of products) that a row does not fit. */
function missedByRow({ index, masks, ranges, offers }: Look, row: number): number {
  const { given, sizes } = masks;
  let missed = 0;
  if (given.color && ((index.colours[row] ?? 0) & masks.colour) === 0) missed |= COLOUR;
  if (given.size) {
    const [first, second] = [index.sizes[row * SIZE_WORDS] ?? 0, index.sizes[row * SIZE_WORDS + 1] ?? 0];
    if (((first & sizes[0]) | (second & sizes[1])) === 0) missed |= SIZE;
  }
  if (given.price && ((ranges[row] ?? 0) & masks.price) === 0) missed |= PRICE;
  if (given.availability && ((index.availabilities[row] ?? 0) & masks.availability) === 0) missed |= AVAILABILITY;
  if (given.offers && ((offers[row] ?? 0) & masks.offers) === 0) missed |= OFFERS;
  return missed;
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
function rangeBits(index: ProductIndex, list: PriceList): Uint8Array {
  const known = index.ranges.get(nameOf(list));
  if (known) return known;
  const limits = priceBounds(list.currency).map((bound) => bound * 100);
  const prices = pricesIn(index, list);
  const bits = new Uint8Array(prices.length);
  for (let row = 0; row < bits.length; row++) {
    let range = 0;
    while (range < limits.length && (prices[row] ?? 0) >= (limits[range] ?? 0)) range++;
    bits[row] = 1 << range;
  }
  index.ranges.set(nameOf(list), bits);
  return bits;
}

function count(counts: Uint32Array, offset: number, seen: number): void {
  for (let bits = seen; bits !== 0; bits &= bits - 1) {
    const bit = offset + (31 - Math.clz32(bits & -bits));
    counts[bit] = (counts[bit] ?? 0) + 1;
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
    case "availability":
      return [...AVAILABILITY_VALUES];
    case "offers":
      return [...OFFER_VALUES];
  }
}
