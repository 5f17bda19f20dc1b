import { countryName } from "#app/i18n/i18n.server.ts";
import type { Environment, Product, ProductOption, Sku, Price, ProductPicture } from "#app/models/product.ts";
import type { RequestContext } from "../context.server";
import { productSlug, type VariantRef, familySlug } from "#app/models/entity-slug.ts";
import {
  canBuyOption,
  canBuySku,
  isOrderableOnline,
  isUnavailableOnline,
  mayComeBack,
  stockOf,
} from "#app/models/availability.ts";
import { isGiftCard } from "#app/models/cart-rules.ts";
import type { FamilyLink } from "#app/models/listing-view.ts";
import { priceInForce, shownPrice } from "#app/models/product-price.ts";
import { type BadgeKey, type FlatPrice, flatPrice, productBadges } from "#app/models/product-tile.ts";

/**
 * Whether a colour can be ordered, or why not (C5). `unknown` means that the catalogue does not know the availability:
 * it is neither sold nor shown as sold out. `lastPieces` means that it is not made again, however many are left.
 */
type ColorSale = "orderable" | "onDemand" | "lastPieces" | "storeOnly" | "soon" | "soldOut" | "unknown";

/** As for the colour; `allSoldOut` when the product's other colours are sold out too, or there are none. */
export type SaleState = ColorSale | "allSoldOut";

export interface SizeView {
  sku: string;
  label: string;
  /** Sold out or not sold online: shown, but cannot be chosen. */
  isSoldOut: boolean;
  /** Number of pieces left if few remain, else null. */
  remaining: number | null;
}

export interface ColorView {
  slug: string;
  name: string;
  picture: string;
  isCurrent: boolean;
}

/** A product in one of its colours, as its page shows it. */
export interface ProductView extends FlatPrice {
  productId: string;
  optionId: string;
  /** The preselected size: the only one, or the one in the address. Null without one. */
  sku: string | null;
  slug: string;
  name: string;
  subtitle: string;
  color: string;
  /** The reason for a reduced price: its type (C3), or the current private sale. */
  priceType: Exclude<Price["type"], "I"> | "private" | null;
  rating: number | null;
  reviewCount: number;
  sale: SaleState;
  /** In words. */
  badges: string[];
  pictures: ProductPicture[];
  colors: ColorView[];
  sizes: SizeView[];
  hasSizeGuide: boolean;
  /** Sent by email (VI): without delivery, sizes or returns. */
  isGiftCard: boolean;
  /** Whether shoppers can ask to be notified when a sold-out size is back (S3). */
  hasAlerts: boolean;
  breadcrumb: FamilyLink[];
}

interface Shown {
  /** The preselected size. */
  sku?: string | null;
  /** Gives the text of a badge. */
  word: (key: BadgeKey) => string;
  /** Whether the site offers alerts for sold-out sizes. */
  hasAlerts: boolean;
  /** Whether the site has stores; without them nothing can be sold only in stores. */
  hasStores: boolean;
  /** Whether the site's private sale is on. */
  isSale?: boolean;
}

/** The view of a product in one of its colours, `option`. */
export function productView(product: Product, option: ProductOption, shown: Shown): ProductView {
  const { word, hasAlerts, hasStores, isSale = false, sku = null } = shown;
  const ofColor = saleState(option);
  const availability = ofColor === "soldOut" ? "UNAVAILABLE" : option.availability;
  const isAllSoldOut = [option, ...product.options].every((each) => saleState(each) === "soldOut");
  const sale = isAllSoldOut ? "allSoldOut" : ofColor;
  const { price, isPrivate } = priceInForce(option.prices, isSale);
  const { current, reduction, type } = shownPrice(price);
  const { name, subtitle, reviewGlobal } = product;
  return {
    productId: product.productId,
    optionId: option.optionId,
    sku,
    slug: productSlug(product, option),
    name,
    subtitle,
    color: option.color.name,
    ...flatPrice(current, reduction),
    priceType: isPrivate ? "private" : reduction && type !== "I" ? type : null,
    rating: reviewGlobal?.averageRating ?? null,
    reviewCount: reviewGlobal?.totalReviewCount ?? 0,
    sale: sale === "storeOnly" && !hasStores ? "unknown" : sale,
    badges: productBadges({ ...option, availability, marketing: product.marketing }, word),
    pictures: option.pictures,
    colors: product.options.map((each) => colorView(product, each, option)),
    sizes: option.skus.map((sku) => sizeView(option, sku)),
    isGiftCard: isGiftCard(product),
    hasSizeGuide: product.sizeChart !== null,
    hasAlerts: hasAlerts && mayComeBack(option),
    breadcrumb: product.breadcrumb.map((family) => ({ slug: familySlug(family), name: family.name })),
  };
}

/**
 * The availability of a colour. It can be put into the cart in the states `orderable`, `onDemand` and `lastPieces`
 * (C5).
 */
export function saleState(option: ProductOption): ColorSale {
  if (isOrderableOnline(option)) {
    if (!canBuyOption(option)) return "soldOut";
    if (option.availability === "ON_DEMAND") return "onDemand";
    return option.availability === "SOON_UNAVAILABLE" ? "lastPieces" : "orderable";
  }
  if (!isUnavailableOnline(option)) return "unknown";
  if (option.availabilityType === "IN_STORE_ONLY") return "storeOnly";
  return option.availability === "SOON_AVAILABLE" ? "soon" : "soldOut";
}

function colorView(product: Product, each: ProductOption, current: ProductOption): ColorView {
  return {
    slug: productSlug(product, each),
    name: each.color.name,
    picture: each.pictures[0]?.path ?? "",
    isCurrent: each.optionId === current.optionId,
  };
}

function sizeView(option: ProductOption, sku: Sku): SizeView {
  const isFew = stockOf(sku) === "FEW_REMAINING";
  return {
    sku: sku.sku,
    label: sku.size.label,
    isSoldOut: !canBuySku(option, sku),
    remaining: isFew ? sku.stock.quantity : null,
  };
}

/** The parts of a product that pages beside it show. */
export interface ProductGlance extends VariantRef {
  slug: string;
  name: string;
  color: string;
  picture: string;
  hasOneSize: boolean;
}

interface Seen {
  product: Product;
  option: ProductOption;
  sku: Sku | null;
}

export function productGlance({ product, option, sku }: Seen): ProductGlance {
  return {
    productId: product.productId,
    optionId: option.optionId,
    sku: sku?.sku ?? null,
    slug: productSlug(product, option),
    name: product.name,
    color: option.color.name,
    picture: option.pictures[0]?.path ?? "",
    hasOneSize: option.skus.length === 1,
  };
}

/** A product's environmental sheet as its page shows it. */
export interface EcoSheetView {
  /** The information that the AGEC law demands; null if the site does not show it. */
  agec: Omit<Environment, "ecoDesign"> | null;
  ecoDesign: Environment["ecoDesign"];
}

/**
 * Null if the site does not show the sheet (agec, showEcoDesign, S3), or nothing is known. Countries are given by name.
 */
export function ecoSheetView(context: RequestContext, environment: Environment | null): EcoSheetView | null {
  const { agec, showEcoDesign } = context.site.params;
  if (!environment || !(agec || showEcoDesign)) return null;
  const { ecoDesign, ...sheet } = environment;
  const origins = sheet.origins.map(({ step, country }) => ({ step, country: countryName(context.locale, country) }));
  const view = { agec: agec ? { ...sheet, origins } : null, ecoDesign: showEcoDesign ? ecoDesign : null };
  return view.agec || view.ecoDesign ? view : null;
}
