import { COLOURS, COLOUR_FAMILIES, type ColourKey } from "../studio/palette";
import { availabilityOf, type StockLevels } from "./localise";
import { FAMILIES, familiesOf, type Family } from "./families/tree";
import { availabilityBits, offerBits } from "./listing-values";
import { MATERIAL_GROUPS, materialGroupsOf } from "./materials";
import { priceIn } from "./prices";
import { privateSaleOf } from "./private-sale";
import type { ProductRecord } from "./record";
import { averageMark } from "./reviews";
import { SIZES, sizeIndex } from "./sizes";

/** All rows of the catalogue in one order, and each row's place in it. */
export interface RowOrder {
  rows: Uint32Array;
  places: Uint32Array;
}

/**
 * Everything that listings filter and order by, in flat arrays of numbers: a hundred thousand products take some ten
 * megabytes and are looked through in a few milliseconds. A product is a number from 0, each of its colours a row; the
 * rows of one product stand side by side. Facet values are bits.
 */
export interface ProductIndex {
  /** Ids by product. */
  ids: Uint32Array;
  /** First row by product, and one more: rows of p are firstRow[p] to firstRow[p + 1] - 1. */
  firstRow: Uint32Array;
  materials: Uint16Array;
  /** FAMILY_WORDS words by product. */
  families: Uint32Array;
  /** Days since it came in, and mark out of 5 in hundredths, by product. */
  age: Uint16Array;
  rating: Uint16Array;
  /** Product numbers in the order of relevance: all, and those of each family. */
  byRelevance: Uint32Array;
  members: Map<string, Uint32Array>;
  /** The same as members in the order of numbers, in which looking through them is quickest. */
  numbered: Map<string, Uint32Array>;

  colours: Uint16Array;
  /** Which of COLOUR_KEYS it is, by row. */
  shades: Uint8Array;
  /** Sizes in stock, in two words. */
  sizes: Uint32Array;
  /** 1 when it can be bought now. */
  sellable: Uint8Array;
  /** Bits of listing-values.ts. */
  availabilities: Uint8Array;
  offers: Uint8Array;
  /** Euro cents, and whole percents off the lowest price of the last 30 days. */
  price: Uint32Array;
  discount: Uint8Array;
  /** The same, and the offers, while a private sale is on. */
  saleOffers: Uint8Array;
  salePrice: Uint32Array;
  saleDiscount: Uint8Array;
  /** Prices by row in the cents of a currency, in the private sale or not, made when first asked for. */
  prices: Map<string, Uint32Array>;
  /** Bit of the price range by row, made when first asked for. */
  ranges: Map<string, Uint8Array>;
  /** Product number by row. */
  product: Uint32Array;
  /** Bits of a set of families by product, made when first asked for. */
  categories: Map<string, Uint32Array>;
  /** Rows by what they can be ordered by, made when first asked for. */
  orders: Map<string, RowOrder>;
}

export const SIZE_WORDS = 2;
export const FAMILY_WORDS = Math.ceil(FAMILIES.length / 32);
export const COLOUR_KEYS = Object.keys(COLOURS) as ColourKey[];
export const MATERIAL_KEYS = Object.keys(MATERIAL_GROUPS) as (keyof typeof MATERIAL_GROUPS)[];

/** A product's record with its stock, one after the other. */
export type Source = Iterable<readonly [ProductRecord, StockLevels]>;

export function buildIndex(source: Source, products: number): ProductIndex {
  const most = products * 5;
  const index: ProductIndex = {
    ids: new Uint32Array(products),
    firstRow: new Uint32Array(products + 1),
    materials: new Uint16Array(products),
    families: new Uint32Array(products * FAMILY_WORDS),
    age: new Uint16Array(products),
    rating: new Uint16Array(products),
    byRelevance: new Uint32Array(),
    members: new Map(),
    numbered: new Map(),
    colours: new Uint16Array(most),
    shades: new Uint8Array(most),
    sizes: new Uint32Array(most * SIZE_WORDS),
    sellable: new Uint8Array(most),
    availabilities: new Uint8Array(most),
    offers: new Uint8Array(most),
    price: new Uint32Array(most),
    discount: new Uint8Array(most),
    saleOffers: new Uint8Array(most),
    salePrice: new Uint32Array(most),
    saleDiscount: new Uint8Array(most),
    prices: new Map(),
    ranges: new Map(),
    product: new Uint32Array(most),
    categories: new Map(),
    orders: new Map(),
  };
  const relevance = new Float32Array(products);
  const known: KnownFamilies = new Map();
  let product = 0;
  let row = 0;
  for (const [record, stock] of source) {
    index.firstRow[product] = row;
    addProduct(index, product, record, known);
    row = addRows(index, row, record, stock);
    index.product.fill(product, index.firstRow[product], row);
    relevance[product] = relevanceOf(record);
    product += 1;
    index.firstRow[product] = row;
  }
  addMembers(index, relevance);
  return index;
}

type KnownFamilies = Map<string, Set<Family>>;

function addProduct(index: ProductIndex, product: number, record: ProductRecord, known: KnownFamilies): void {
  index.ids[product] = Number(record.id);
  index.age[product] = record.age;
  index.rating[product] = Math.round((averageMark(record.stars) ?? 0) * 100);
  let materials = 0;
  for (const group of materialGroupsOf(record.composition)) materials |= 1 << MATERIAL_KEYS.indexOf(group);
  index.materials[product] = materials;
  for (const family of familiesOfRecord(record, known)) setBit(index.families, product * FAMILY_WORDS, family.index);
}

/** `known` remembers the answers: there are far fewer than products. */
export function familiesOfRecord(record: ProductRecord, known: KnownFamilies = new Map()): Set<Family> {
  const { wearer, design } = record;
  const isNew = record.options.some(({ tags }) => tags.includes("New"));
  const isReduced = record.options.some(({ was }) => was !== null);
  const key = `${wearer} ${design} ${isNew} ${isReduced}`;
  const families = known.get(key) ?? familiesOf({ wearer, design, isNew, isReduced });
  known.set(key, families);
  return families;
}

function addRows(index: ProductIndex, first: number, record: ProductRecord, stock: StockLevels): number {
  let row = first;
  for (const option of record.options) {
    index.colours[row] = 1 << COLOUR_FAMILIES.indexOf(COLOURS[option.colour].family);
    index.shades[row] = COLOUR_KEYS.indexOf(option.colour);
    index.price[row] = option.price;
    index.offers[row] = offerBits(option, false);
    const privateSale = privateSaleOf(record, option);
    index.saleOffers[row] = offerBits(option, privateSale !== null);
    const sale = privateSale ?? option;
    index.discount[row] = percentOff(option);
    index.salePrice[row] = sale.price;
    index.saleDiscount[row] = percentOff(sale);
    row += 1;
  }
  setStock(index, first, record, stock);
  return row;
}

function percentOff({ price, lowest }: { price: number; lowest: number | null }): number {
  return lowest === null ? 0 : Math.floor((1 - price / lowest) * 100);
}

/** Which sizes are there and what can be bought, for the rows of one product. */
export function setStock(index: ProductIndex, first: number, record: ProductRecord, stock: StockLevels): boolean {
  let isChanged = false;
  for (const [position, option] of record.options.entries()) {
    const row = first + position;
    const levels = stock[position] ?? [];
    const words = new Uint32Array(SIZE_WORDS);
    for (const [size, quantity] of levels.entries()) {
      const bit = quantity > 0 ? sizeIndex(record.sizes[size] ?? "") : undefined;
      if (bit !== undefined) setBit(words, 0, bit);
    }
    const availability = availabilityOf(option, levels);
    const isOffered =
      availability === "AVAILABLE" || availability === "SOON_UNAVAILABLE" || availability === "ON_DEMAND";
    const sellable = isOffered && levels.some((quantity) => quantity > 0) ? 1 : 0;
    for (let word = 0; word < SIZE_WORDS; word++) {
      isChanged ||= index.sizes[row * SIZE_WORDS + word] !== words[word];
      index.sizes[row * SIZE_WORDS + word] = words[word] ?? 0;
    }
    const { availabilityType } = option;
    const bits = availabilityBits({ availability, availabilityType, isSellable: sellable === 1 });
    isChanged ||= index.sellable[row] !== sellable || index.availabilities[row] !== bits;
    index.sellable[row] = sellable;
    index.availabilities[row] = bits;
  }
  return isChanged;
}

/** What sells and what is new stands first. */
function relevanceOf({ popularity, age, options }: ProductRecord): number {
  const isNew = options.some(({ tags }) => tags.includes("New"));
  return popularity * 100 + (isNew ? 18 : 0) - age / 40;
}

function addMembers(index: ProductIndex, relevance: Float32Array): void {
  const numbers = Uint32Array.from(index.ids.keys());
  index.byRelevance = numbers.toSorted((a, b) => (relevance[b] ?? 0) - (relevance[a] ?? 0) || a - b);
  for (const family of FAMILIES) {
    const isMember = (product: number) => hasBit(index.families, product * FAMILY_WORDS, family.index);
    index.members.set(family.id, index.byRelevance.filter(isMember));
    index.numbered.set(family.id, numbers.filter(isMember));
  }
}

/** Which prices hold in a shop at a moment. */
export interface PriceList {
  currency: string;
  isPrivateSale?: boolean;
}

export function nameOf({ currency, isPrivateSale = false }: PriceList): string {
  return isPrivateSale ? `${currency} private` : currency;
}

/** Bits of listing-values.ts by row. */
export function offersIn({ offers, saleOffers }: ProductIndex, { isPrivateSale }: PriceList): Uint8Array {
  return isPrivateSale ? saleOffers : offers;
}

/** Prices of every row in a currency's cents. */
export function pricesIn(index: ProductIndex, list: PriceList): Uint32Array {
  let prices = index.prices.get(nameOf(list));
  if (!prices) {
    const euroCents = list.isPrivateSale ? index.salePrice : index.price;
    prices = euroCents.map((cents) => priceIn(list.currency, cents));
    index.prices.set(nameOf(list), prices);
  }
  return prices;
}

/** Product number of an id, or -1. Ids are numbered without gaps. */
export function productNumber(index: ProductIndex, id: string): number {
  const position = Number(id) - (index.ids[0] ?? 0);
  return index.ids[position] === Number(id) ? position : -1;
}

export function setBit(words: Uint32Array, offset: number, bit: number): void {
  const at = offset + (bit >>> 5);
  words[at] = (words[at] ?? 0) | (1 << (bit & 31));
}

export function hasBit(words: Uint32Array, offset: number, bit: number): boolean {
  return ((words[offset + (bit >>> 5)] ?? 0) & (1 << (bit & 31))) !== 0;
}

if (SIZES.length > SIZE_WORDS * 32) throw new RangeError("More sizes than bits");
