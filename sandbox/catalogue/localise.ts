import type { Language } from "#models/locale.ts";
import type { Money } from "#models/money.ts";
import type { Price, Prices, Product, ProductNames, ProductOption, ProductTile, Sku } from "#models/product.ts";
import { DESIGNS } from "../studio/assortment";
import { FABRIC_NAMES, PRINT_NAMES } from "../studio/materials";
import type { Names } from "../studio/names";
import { COLOURS } from "../studio/palette";
import { careOf } from "./care";
import { environmentOf, sizeChartOf } from "./environment";
import { familyName, familyOf, pathOf, type Family } from "./families/tree";
import { giftCardPictures, giftCardWords } from "./gift-cards";
import { kindOf, sentenceOf } from "./kinds";
import { MATERIALS } from "./materials";
import { inEachCountry } from "./names-abroad";
import { priceIn } from "./prices";
import { privateSaleOf } from "./private-sale";
import { gtinOf, optionIdOf, skuOf, type OptionRecord, type ProductRecord } from "./record";
import { averageMark, reviewCount } from "./reviews";
import { sizeOf } from "./sizes";
import { TEXTS } from "./catalogue-words";

/** For whom an answer is made. */
export interface Viewer {
  language: Language;
  currency: string;
  /** Whether the shop's private sale is on, for what asks which price holds. */
  isPrivateSale?: boolean;
}

/** Pieces in the warehouse, by colour and size. */
export type StockLevels = readonly (readonly number[])[];

const DESIGN_NAMES = new Map<string, Names>(DESIGNS.map(({ key, names }) => [key, names]));
const FEW = 3;

export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function productName(record: ProductRecord, language: Language): string {
  const { model } = record;
  return giftCardWords(record, language)?.name ?? `${designName(record, language)} ${model}`.trim();
}

export function designName({ design }: Pick<ProductRecord, "design">, language: Language): string {
  return DESIGN_NAMES.get(design)?.[language] ?? "";
}

export function colourName({ colour }: OptionRecord, language: Language): string {
  return capitalise(COLOURS[colour].names[language]);
}

/** What it is made of, in a few words: "popeline de coton, à fines rayures". */
export function clothOf(record: ProductRecord, language: Language): string {
  const giftCard = giftCardWords(record, language);
  if (giftCard) return giftCard.subtitle;
  const { type, fabric, print, composition } = record;
  const [material] = composition[0] ?? ["cotton"];
  if (type === "jewellery") return material === "brass" ? TEXTS[language].plated : MATERIALS[material][language];
  const cloth = FABRIC_NAMES[fabric][language];
  return print ? `${cloth}, ${PRINT_NAMES[print][language]}` : cloth;
}

export function homeOf({ familyId }: ProductRecord): Family[] {
  const family = familyOf(familyId);
  return family ? pathOf(family) : [];
}

export function money(viewer: Viewer, euroCents: number): Money {
  return { centAmount: priceIn(viewer.currency, euroCents), currencyCode: viewer.currency };
}

function priceOf(option: OptionRecord, viewer: Viewer): Price {
  const amount = option.amounts?.[viewer.currency];
  const round = { centAmount: (amount ?? 0) * 100, currencyCode: viewer.currency };
  return {
    appliedPrice: amount === undefined ? money(viewer, option.price) : round,
    strikeThroughPrice: option.was === null ? null : money(viewer, option.was),
    lowestPrice30Days: option.lowest === null ? null : money(viewer, option.lowest),
    type: option.priceType,
    currency: viewer.currency,
  };
}

/** Both prices of an option, the private sale's where it takes part: the shop knows when which one holds. */
export function pricesOf(record: ProductRecord, option: OptionRecord, viewer: Viewer): Prices {
  const current = priceOf(option, viewer);
  const sale = privateSaleOf(record, option);
  if (!sale) return { current };
  return {
    current,
    privateSale: {
      appliedPrice: money(viewer, sale.price),
      strikeThroughPrice: current.appliedPrice,
      lowestPrice30Days: money(viewer, sale.lowest),
      type: "P",
      currency: viewer.currency,
    },
  };
}

/** As planned, but UNAVAILABLE once nothing is left of what should be there. */
export function availabilityOf(option: OptionRecord, stock: readonly number[]): ProductOption["availability"] {
  const isGone = stock.every((quantity) => quantity === 0);
  const isPlanned = option.availability === "AVAILABLE" || option.availability === "SOON_UNAVAILABLE";
  return isGone && isPlanned && option.availabilityType !== "IN_STORE_ONLY" ? "UNAVAILABLE" : option.availability;
}

/** Front, worn, back, detail, worn again at a window, close. */
const PICTURES = [
  ["AP", 1],
  ["GZ", 1],
  ["VC", 1],
  ["DP", 1],
  ["GZ", 2],
  ["ZM", 1],
] as const;

export function picturesOf(record: ProductRecord, option: number): ProductOption["pictures"] {
  const giftCard = giftCardPictures(record);
  if (giftCard) return giftCard;
  const folder = `/products/${optionIdOf(record.id, option)}`;
  return PICTURES.map(([type, view]) => ({ type, path: `${folder}/${type}-${view}.webp` }));
}

function colourOf(option: OptionRecord, language: Language) {
  return { id: option.colour, name: colourName(option, language), hex: COLOURS[option.colour].hex };
}

export function labelsOf(record: ProductRecord, language: Language): string[] {
  return record.labels.map((label) => TEXTS[language].labels[label]);
}

function reviewOf({ stars }: ProductRecord): Product["reviewGlobal"] {
  const averageRating = averageMark(stars);
  return averageRating === null ? null : { averageRating, totalReviewCount: reviewCount(stars) };
}

/** One colour of a product as listings show it. */
export function localiseTile(
  record: ProductRecord,
  option: number,
  stock: StockLevels,
  viewer: Viewer,
): ProductTile | null {
  const shown = record.options[option];
  if (!shown) return null;
  const { language } = viewer;
  return {
    productId: record.id,
    optionId: optionIdOf(record.id, option),
    segmentationId: record.familyId,
    name: productName(record, language),
    subtitle:
      giftCardWords(record, language)?.subtitle ?? `${colourName(shown, language)} · ${clothOf(record, language)}`,
    marketing: { name: record.collection, marketingLabels: labelsOf(record, language) },
    color: colourOf(shown, language),
    prices: pricesOf(record, shown, viewer),
    pictures: picturesOf(record, option),
    reviewGlobal: reviewOf(record),
    availability: availabilityOf(shown, stock[option] ?? []),
    availabilityType: shown.availabilityType,
    tags: shown.tags,
    colors: record.options.map((each, index) => ({
      ...colourOf(each, language),
      optionId: optionIdOf(record.id, index),
    })),
    sizes: record.sizes.map((id, size) => ({
      sku: skuOf(record.id, option, size),
      label: sizeOf(id).names[language],
      availability: stockAvailability(stock[option]?.[size] ?? 0),
    })),
  };
}

export function stockAvailability(quantity: number): Sku["stock"]["availability"] {
  if (quantity === 0) return "UNAVAILABLE";
  return quantity <= FEW ? "FEW_REMAINING" : "AVAILABLE";
}

function localiseOption(record: ProductRecord, index: number, stock: readonly number[], viewer: Viewer): ProductOption {
  const option = record.options[index];
  if (!option) throw new RangeError(`Product ${record.id} has no colour ${index}`);
  return {
    optionId: optionIdOf(record.id, index),
    color: colourOf(option, viewer.language),
    prices: pricesOf(record, option, viewer),
    pictures: picturesOf(record, index),
    availability: availabilityOf(option, stock),
    availabilityType: option.availabilityType,
    tags: option.tags,
    skus: record.sizes.map((id, size) => {
      const quantity = stock[size] ?? 0;
      return {
        sku: skuOf(record.id, index, size),
        gtin: gtinOf(record.id, index, size),
        size: { id, label: sizeOf(id).names[viewer.language] },
        stock: { availability: stockAvailability(quantity), quantity },
      };
    }),
  };
}

/** Fits are told of what is cut to a figure; knitwear for women comes in letters that say less. */
function fitOf({ sizeRun, wearer, sentences }: ProductRecord, language: Language): string {
  const isCut = sizeRun === "women" || sizeRun === "children" || (sizeRun === "letters" && wearer === "men");
  return isCut ? TEXTS[language].fits[wearer][sentences[1]] : "";
}

function describe(record: ProductRecord, language: Language): string {
  const giftCard = giftCardWords(record, language);
  if (giftCard) return giftCard.description;
  const { type, design, fabric, sentences } = record;
  const texts = TEXTS[language];
  const kind = texts.kinds[kindOf(type, design)][sentenceOf(design, sentences[0])];
  const cloth = type === "jewellery" ? "" : texts.fabrics[fabric];
  return [kind, cloth, fitOf(record, language)].filter(Boolean).join(" ");
}

const MAKER: Product["maker"] = {
  name: "Vitrine SAS",
  address: "14 rue du Mail, 75002 Paris, France",
  email: "securite-produits@vitrine.example",
};

/** A product with all its colours and sizes. */
export function localiseProduct(record: ProductRecord, stock: StockLevels, viewer: Viewer): Product {
  const { language } = viewer;
  // What is made of nothing needs no care.
  const careSymbols = record.composition.length > 0 ? careOf(record) : [];
  return {
    productId: record.id,
    name: productName(record, language),
    subtitle: capitalise(clothOf(record, language)),
    ref: record.ref,
    marketing: { name: record.collection, marketingLabels: labelsOf(record, language) },
    seasonId: record.seasonId,
    segmentationId: record.familyId,
    breadcrumb: homeOf(record).map((family) => ({ familyId: family.id, name: familyName(family, language) })),
    description: describe(record, language),
    composition: record.composition.map(([material, percent]) => ({
      material: MATERIALS[material][language],
      percent,
    })),
    care: careSymbols.map((symbol) => ({ symbol, label: TEXTS[language].care[symbol] })),
    maker: MAKER,
    environment: environmentOf(record),
    sizeChart: sizeChartOf(record),
    reviewGlobal: reviewOf(record),
    options: record.options.map((_, index) => localiseOption(record, index, stock[index] ?? [], viewer)),
    names: productNames(record),
  };
}

export function productNames(record: ProductRecord): ProductNames {
  return inEachCountry((language) => ({
    name: productName(record, language),
    colors: Object.fromEntries(
      record.options.map((option, index) => [optionIdOf(record.id, index), colourName(option, language)]),
    ),
  }));
}
