import { countryName } from "~/i18n/i18n.server";
import type { Environment, Product, ProductOption, Sku, Price, ProductPicture } from "~/models/product";
import type { RequestContext } from "../context.server";
import { productSlug, type VariantRef, familySlug } from "~/models/entity-slug";
import {
  canBuyOption,
  canBuySku,
  isOrderableOnline,
  isUnavailableOnline,
  mayComeBack,
  stockOf,
} from "~/models/availability";
import { GIFT_CARD_SEGMENTATION } from "~/models/cart-rules";
import type { FamilyLink } from "~/models/listing-view";
import { priceInForce, shownPrice } from "~/models/product-price";
import { type BadgeKey, type FlatPrice, flatPrice, tileBadges } from "~/models/product-tile";

/**
 * Whether a colour can be ordered, and why not (C5): `unknown` is an availability that the catalogue does not know
 * itself, so it is neither sold nor called sold out.
 */
export type SaleState = "orderable" | "onDemand" | "lastPieces" | "storeOnly" | "soon" | "soldOut" | "unknown";

export interface SizeView {
  sku: string;
  label: string;
  /** Nothing left, or not sold online: shown, and not to be chosen. */
  isSoldOut: boolean;
  /** Pieces left when few remain, else null. */
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
  /** The size that the page begins with: the only one, or the one that its address names. Null where there is none. */
  sku: string | null;
  slug: string;
  name: string;
  subtitle: string;
  color: string;
  /** Why it costs less than before, where it does: its type (C3), or the private sale that is on. */
  priceType: Exclude<Price["type"], "I"> | "private" | null;
  rating: number | null;
  reviewCount: number;
  sale: SaleState;
  /** At most two, in words. */
  badges: string[];
  pictures: ProductPicture[];
  colors: ColorView[];
  sizes: SizeView[];
  hasSizeGuide: boolean;
  /** Sent by e-mail (VI): nothing to deliver, to choose or to bring back. */
  isGiftCard: boolean;
  /** Whether one can be told when a sold-out size is back (S3). */
  hasAlerts: boolean;
  breadcrumb: FamilyLink[];
}

interface Shown {
  /** The size that is chosen already. */
  sku?: string | null;
  /** Gives a badge's words. */
  word: (key: BadgeKey) => string;
  /** Whether the site tells customers of what is back. */
  hasAlerts: boolean;
  /** Whether the site has shops: where there are none, nothing is sold in them alone. */
  hasStores: boolean;
  /** Whether the site's private sale is on. */
  isSale?: boolean;
}

/** The view of a product in the colour of `option`, one of its own. */
export function productView(product: Product, option: ProductOption, shown: Shown): ProductView {
  const { word, hasAlerts, hasStores, isSale = false, sku = null } = shown;
  const sale = saleState(option);
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
    badges: tileBadges({ ...option, marketing: product.marketing }, word),
    pictures: option.pictures,
    colors: product.options.map((each) => colorView(product, each, option)),
    sizes: option.skus.map((sku) => sizeView(option, sku)),
    isGiftCard: product.segmentationId === GIFT_CARD_SEGMENTATION,
    hasSizeGuide: product.sizeChart !== null,
    hasAlerts: hasAlerts && mayComeBack(option),
    breadcrumb: product.breadcrumb.map((family) => ({ slug: familySlug(family), name: family.name })),
  };
}

/** What is said of a colour's availability, and whether it can be put in the cart: the first three can (C5). */
export function saleState(option: ProductOption): SaleState {
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

/** What a page beside a product shows of it. */
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
  /** What the AGEC law asks for; null where the site does not show it. */
  agec: Omit<Environment, "ecoDesign"> | null;
  ecoDesign: Environment["ecoDesign"];
}

/** Null where the site shows nothing of it (agec, showEcoDesign, S3), or nothing is known. Countries come in words. */
export function ecoSheetView(context: RequestContext, environment: Environment | null): EcoSheetView | null {
  const { agec, showEcoDesign } = context.site.params;
  if (!environment || !(agec || showEcoDesign)) return null;
  const { ecoDesign, ...sheet } = environment;
  const origins = sheet.origins.map(({ step, country }) => ({ step, country: countryName(context.locale, country) }));
  const view = { agec: agec ? { ...sheet, origins } : null, ecoDesign: showEcoDesign ? ecoDesign : null };
  return view.agec || view.ecoDesign ? view : null;
}
