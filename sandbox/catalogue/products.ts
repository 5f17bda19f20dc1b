import { isOrderableOnline } from "#models/availability.ts";
import type { LineItem } from "#models/cart.ts";
import type { Language } from "#models/locale.ts";
import { priceInForce } from "#models/product-price.ts";
import type { ProductTile } from "#models/product.ts";
import type { GarmentSpec } from "../studio/spec";
import type { Sandbox } from "../service";
import { familyName, GIFT_CARD_SEGMENTATION } from "./families/tree";
import { garmentOf } from "./generator";
import {
  clothOf,
  colourName,
  designName,
  homeOf,
  labelsOf,
  localiseProduct,
  localiseTile,
  pricesOf,
  picturesOf,
  productName,
  type Viewer,
} from "./localise";
import { MATERIALS } from "./materials";
import { gtinOf, optionIdOf, readGtin, readId, type Position, type ProductRecord } from "./record";
import { sizeOf } from "./sizes";
import { catalogueState, findRecord, keptText, stockChanged } from "./state";
import { stockLevel, stockLevels, writeStockLevel } from "./stock";

/** A sku with everything that a cart line shows of it. */
export type CatalogueSku = Omit<
  LineItem,
  "lineId" | "quantity" | "availableQuantity" | "totalPrice" | "isFree" | "lastModifiedAt" | "discountMessages"
> & {
  gtin: string;
  /** Pieces in the warehouse: none of what cannot be ordered online. */
  stock: number;
};

interface FoundSku {
  record: ProductRecord;
  option: number;
  size: number;
}

/** The product, colour and size of a sku of the catalogue; null for any other text. */
function locateSku(sandbox: Sandbox, sku: string): FoundSku | null {
  const position = readId(sku);
  if (!position || position.option === null || position.size === null) return null;
  const record = locate(sandbox, position);
  return record ? { record, option: position.option, size: position.size } : null;
}

function locate(sandbox: Sandbox, { productId, option, size }: Position): ProductRecord | null {
  const record = findRecord(sandbox, productId);
  if (!record) return null;
  if (option !== null && !record.options[option]) return null;
  return size === null || record.sizes[size] !== undefined ? record : null;
}

export function findSku(sandbox: Sandbox, sku: string, viewer: Viewer): CatalogueSku | null {
  const found = locateSku(sandbox, sku);
  const shown = found?.record.options[found.option];
  if (!found || !shown) return null;
  const { record, option, size } = found;
  const { language } = viewer;
  const { price } = priceInForce(pricesOf(record, shown, viewer), viewer.isPrivateSale ?? false);
  const sizeId = record.sizes[size] ?? "";
  const [picture] = picturesOf(record, option);
  if (!picture) throw new RangeError(`Product ${record.id} has no picture`);
  return {
    sku,
    gtin: gtinOf(record.id, option, size),
    productId: record.id,
    optionId: optionIdOf(record.id, option),
    price: price.appliedPrice,
    catalogPrice: {
      price: price.appliedPrice,
      strikeThroughPrice: price.strikeThroughPrice,
      lowestPrice30Days: price.lowestPrice30Days,
      priceType: price.type,
    },
    segmentationId: record.familyId,
    categoryLabel: categoriesOf(record, language),
    marketingLabels: labelsOf(record, language).join(";"),
    name: productName(record, language),
    color: { id: shown.colour, name: colourName(shown, language) },
    size: { id: sizeId, label: sizeOf(sizeId).names[language] },
    ref: record.ref,
    model: record.model,
    picture,
    stock: isOrderableOnline(shown) ? stockLevel(sandbox, sku, shown.stock[size] ?? 0) : 0,
  };
}

function categoriesOf(record: ProductRecord, language: Language): string {
  if (record.familyId === GIFT_CARD_SEGMENTATION.id) return GIFT_CARD_SEGMENTATION.names[language];
  return homeOf(record)
    .map((family) => familyName(family, language))
    .join(",");
}

/** Whether an article is made once it is ordered: its parcel leaves some days later. */
export function isMadeToOrder(sandbox: Sandbox, sku: string): boolean {
  const found = locateSku(sandbox, sku);
  return found?.record.options[found.option]?.availability === "ON_DEMAND";
}

/** Takes pieces out of the warehouse; false, and nothing taken, when there are fewer. Part of an open transaction. */
export function takeStock(sandbox: Sandbox, sku: string, quantity: number): boolean {
  return changeStock(sandbox, sku, (before) => before - quantity);
}

/** Puts pieces back; false for an unknown sku. */
export function giveStock(sandbox: Sandbox, sku: string, quantity: number): boolean {
  return changeStock(sandbox, sku, (before) => before + quantity);
}

/** False for an unknown sku. */
export function setStock(sandbox: Sandbox, sku: string, quantity: number): boolean {
  return changeStock(sandbox, sku, () => quantity);
}

function changeStock(sandbox: Sandbox, sku: string, change: (before: number) => number): boolean {
  const found = locateSku(sandbox, sku);
  if (!found) return false;
  const first = found.record.options[found.option]?.stock[found.size] ?? 0;
  const after = change(stockLevel(sandbox, sku, first));
  if (!Number.isInteger(after) || after < 0) return false;
  writeStockLevel(sandbox, sku, after);
  stockChanged(sandbox, found.record.id);
  return true;
}

/** The garment that pictures of an option show; null for an unknown one. */
export function specOf(sandbox: Sandbox, optionId: string): GarmentSpec | null {
  const position = readId(optionId);
  if (!position || position.option === null || position.size !== null) return null;
  const record = locate(sandbox, position);
  const option = record?.options[position.option];
  const isGarment = record !== null && record.familyId !== GIFT_CARD_SEGMENTATION.id;
  return isGarment && option ? garmentOf(record, option.colour) : null;
}

/** What an id names: by product id (6 digits), option id (8), sku (10) or GTIN (13). */
export function findPosition(sandbox: Sandbox, id: string): Position | null {
  const position = id.length === 13 ? readGtin(id) : readId(id);
  return position && locate(sandbox, position) ? position : null;
}

const viewerKey = ({ language, currency }: Viewer): string => `${language} ${currency}`;

/** JSON text of a product with all its colours, sizes and stock; null for an unknown one. */
export function productText(sandbox: Sandbox, productId: string, viewer: Viewer): string | null {
  const record = findRecord(sandbox, productId);
  if (!record) return null;
  return keptText(sandbox, productId, viewerKey(viewer), () =>
    localiseProduct(record, stockLevels(sandbox, record), viewer),
  );
}

/** JSON text of a tile; null for an unknown product or colour. */
export function tileText(sandbox: Sandbox, productId: string, option: number, viewer: Viewer): string | null {
  const record = findRecord(sandbox, productId);
  if (!record?.options[option]) return null;
  return keptText(sandbox, productId, `${option} ${viewerKey(viewer)}`, () =>
    localiseTile(record, option, stockLevels(sandbox, record), viewer),
  );
}

/** The colour that a listing shows of a product: the first that can be bought, else the first. */
export function firstOption(sandbox: Sandbox, productId: string): number {
  const { index } = catalogueState(sandbox);
  const product = Number(productId) - (index.ids[0] ?? 0);
  const first = index.firstRow[product] ?? 0;
  const end = index.firstRow[product + 1] ?? first;
  for (let row = first; row < end; row++) if (index.sellable[row]) return row - first;
  return 0;
}

/** A tile as an object, for whoever composes answers of their own. */
export function findTile(sandbox: Sandbox, productId: string, viewer: Viewer): ProductTile | null {
  const record = findRecord(sandbox, productId);
  if (!record) return null;
  return localiseTile(record, firstOption(sandbox, productId), stockLevels(sandbox, record), viewer);
}

/** Ids of a family's products, the most relevant first; for content that shows some of them. */
export function listFamilyProducts(sandbox: Sandbox, familyId: string, count: number): string[] {
  const { index } = catalogueState(sandbox);
  const members = index.members.get(familyId) ?? new Uint32Array();
  return [...members.subarray(0, count)].map((product) => String(index.ids[product]));
}

/** Words that a search finds a product by, besides its names and colours. */
export function searchWords(record: ProductRecord, language: Language): string[] {
  return [
    designName(record, language),
    clothOf(record, language),
    ...record.composition.map(([material]) => MATERIALS[material][language]),
    ...homeOf(record).map((family) => familyName(family, language)),
    record.ref,
    record.id,
  ];
}

/** Names that are the same in every language. */
export function searchNames({ model, collection }: ProductRecord): string[] {
  return [model, collection];
}
