import type { Price, ProductOption } from "#models/product.ts";
import type { ColourKey } from "../studio/palette";
import type { Fabric, GarmentType, PrintKind, Wearer } from "../studio/spec";
import type { Composition } from "./materials";
import type { PriceStep } from "./price-history";
import type { SizeRun } from "./sizes";

/** What garments are alike in words: chooses the sentences of a description. */
export const KINDS = [
  "tee",
  "polo",
  "sweat",
  "shirt",
  "blouse",
  "camisole",
  "knit",
  "cardigan",
  "dress",
  "blazer",
  "coat",
  "trench",
  "puffer",
  "biker",
  "jeans",
  "trousers",
  "shorts",
  "skirt",
  "bag",
  "shoes",
  "scarf",
  "jewellery",
  "hat",
  "belt",
] as const;
export type Kind = (typeof KINDS)[number];

/** What marketing says of a product besides its tags. */
export const LABELS = ["bestSeller", "organicCotton", "recycled", "madeInFrance", "iconic"] as const;
export type LabelKey = (typeof LABELS)[number];

/** One colour of a product. Amounts are euro cents that prices of every currency are made from. */
export interface OptionRecord {
  colour: ColourKey;
  price: number;
  /** Whole units by currency, of what is money and keeps its round amount; a currency that is missing is converted. */
  amounts?: Readonly<Record<string, number>>;
  /** What it cost before the reduction; null without one. */
  was: number | null;
  /** Lowest price of the 30 days before the reduction. */
  lowest: number | null;
  /** Every price since it came in, oldest first. */
  history: PriceStep[];
  priceType: Price["type"];
  /** As planned; an option without a piece left is UNAVAILABLE whatever stands here. */
  availability: ProductOption["availability"];
  availabilityType: ProductOption["availabilityType"];
  tags: string[];
  /** Pieces in the warehouse on the first day, by size. */
  stock: number[];
}

/** How many gave five stars, four, three, two and one. */
export type Stars = readonly [number, number, number, number, number];

/** A product without language and currency: what the seed stores, and what every answer is made from. */
export interface ProductRecord {
  id: string;
  type: GarmentType;
  wearer: Wearer;
  design: string;
  fabric: Fabric;
  print: PrintKind | null;
  /** First name or place that tells it from others of its design; not translated. */
  model: string;
  /** Line of the house, as its label says; not translated. */
  collection: string;
  /** Family that it is at home in. */
  familyId: string;
  ref: string;
  seasonId: string;
  /** Days before SEED_TIME on which it came in. */
  age: number;
  /** 0 to 1, how much it sells. */
  popularity: number;
  sizeRun: SizeRun;
  sizes: string[];
  composition: Composition;
  labels: LabelKey[];
  /** Which of the two sentences of its kind, and of its fit. */
  sentences: readonly [0 | 1, 0 | 1];
  /** How many gave five stars, four, three, two and one. */
  stars: Stars;
  options: OptionRecord[];
}

const PRODUCT_DIGITS = 6;
const OPTION_DIGITS = 8;
const SKU_DIGITS = 10;
/** GS1 gave French companies the prefixes 300 to 379. */
const GTIN_PREFIX = "360";
const two = (position: number): string => `${position + 1}`.padStart(2, "0");

export function optionIdOf(productId: string, option: number): string {
  return productId + two(option);
}

export function skuOf(productId: string, option: number, size: number): string {
  return optionIdOf(productId, option) + two(size);
}

/** The number under the bar code: product, colour and size, with its check digit. */
export function gtinOf(productId: string, option: number, size: number): string {
  const digits = GTIN_PREFIX + productId + String(option + 1) + two(size);
  return digits + checkDigit(digits);
}

function checkDigit(digits: string): string {
  let sum = 0;
  for (const [index, digit] of [...digits].entries()) sum += Number(digit) * (index % 2 === 0 ? 1 : 3);
  return String((10 - (sum % 10)) % 10);
}

/** Which product, colour and size an id speaks of; positions are from 0. Null for what cannot be one. */
export interface Position {
  productId: string;
  option: number | null;
  size: number | null;
}

export function readId(id: string): Position | null {
  if (!/^\d+$/.test(id)) return null;
  const productId = id.slice(0, PRODUCT_DIGITS);
  if (id.length === PRODUCT_DIGITS) return { productId, option: null, size: null };
  const option = Number(id.slice(PRODUCT_DIGITS, OPTION_DIGITS)) - 1;
  if (id.length === OPTION_DIGITS) return { productId, option, size: null };
  if (id.length === SKU_DIGITS) return { productId, option, size: Number(id.slice(OPTION_DIGITS)) - 1 };
  return null;
}

export function readGtin(gtin: string): Position | null {
  if (!/^360\d{10}$/.test(gtin) || gtin.slice(-1) !== checkDigit(gtin.slice(0, -1))) return null;
  return { productId: gtin.slice(3, 9), option: Number(gtin[9]) - 1, size: Number(gtin.slice(10, 12)) - 1 };
}
