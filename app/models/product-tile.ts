import { isGiftCard } from "./cart-rules";
import { productSlug } from "./entity-slug";
import type { Money } from "./money";
import type { ProductTile } from "./product";
import { isOrderableOnline, mayComeBack } from "./availability";
import { priceInForce, percentOff, type Reduction, shownPrice } from "./product-price";

/** Exactly the data that a product card shows. */
export interface TileView {
  /** Last segment of the product's address. */
  slug: string;
  name: string;
  /** Colour, material or cut, below the name. */
  subtitle: string;
  /** Empty for a gift card, of which there is only one. */
  color: string;
  currency: string;
  /** The price to pay, in minor units of the currency. */
  now: number;
  /** The struck-through price and the lowest one of the last 30 days: both or neither (BEY-01). */
  was: number | null;
  lowest: number | null;
  /** Paths under the image service; the second one is shown on hover. */
  picture: string;
  secondPicture: string | null;
  /** In words: all badges of the shop and, up to two in all, marketing's labels. */
  badges: string[];
  /** Kind of reduction, in words; empty without one (CAT-07). */
  priceBadge: string;
  /** The price applies only during the private sale, which the badge says. */
  isPrivate: boolean;
  /** The first colours as `#rrggbb`, this product's own first; empty when there is only one. */
  swatches: string[];
  colorCount: number;
  /** Rating out of 5, only for cards without swatches, which take its place. */
  rating: number | null;
  reviewCount: number;
  /** Product id on cards with a heart; empty on others. */
  wishId: string;
  /** The colour that the card shows, which its heart puts on the wishlist. */
  optionId: string;
  /** Sizes that can be added to the cart from the card; empty where the card does not offer it. */
  sizes: TileSize[];
}

export interface TileSize {
  sku: string;
  label: string;
}

/** Most swatches that fit on a card. */
const MAX_SWATCHES = 5;
/** Most badges with which a card still shows marketing's labels: more would cover the picture. */
const MAX_BADGES = 2;

/** Keys of the badges' texts in the `cards` messages. */
export type BadgeKey =
  | "badge.new"
  | "badge.webExclusive"
  | "badge.onDemand"
  | "badge.preview"
  | "badge.soon"
  | "badge.soldOut"
  | "badge.sale"
  | "badge.promotion"
  | "badge.adjusted"
  | "badge.privateSale";

/** Badges for a struck-through price, by its type (C3); an initial price has none. */
const PRICE_BADGES = { S: "badge.sale", P: "badge.promotion", A: "badge.adjusted", I: null } as const;

type Badged = Pick<ProductTile, "tags" | "availability" | "marketing">;

/**
 * Badges on a product's card and page: availability, then tags (C3), all of them; then marketing's labels, as far as
 * there is `room`.
 */
export function productBadges(
  { tags, availability, marketing }: Badged,
  word: (key: BadgeKey) => string,
  room = MAX_BADGES,
): string[] {
  const badges: string[] = [];
  if (availability === "SOON_AVAILABLE") badges.push(word("badge.soon"));
  const isSoldOut = availability === "UNAVAILABLE" || availability === "DISCONTINUED";
  if (isSoldOut) badges.push(word("badge.soldOut"));
  if (tags.includes("New")) badges.push(word("badge.new"));
  if (tags.includes("WebExclu")) badges.push(word("badge.webExclusive"));
  const isOnDemand = tags.includes("ON_DEMAND") || availability === "ON_DEMAND";
  if (isOnDemand && !isSoldOut) badges.push(word("badge.onDemand"));
  if (tags.includes("RAL_ANTICIPATION")) badges.push(word("badge.preview"));
  const own = new Set(badges);
  const labels = [...new Set(marketing.marketingLabels)].filter((label) => !own.has(label));
  return [...own, ...labels.slice(0, Math.max(0, room - own.size))];
}

/** The catalogue's word, unless no size is left of a colour that it calls available. */
function shownAvailability(tile: ProductTile): ProductTile["availability"] {
  const isGone = tile.sizes.length > 0 && tile.sizes.every(({ availability }) => availability === "UNAVAILABLE");
  return isGone && isOrderableOnline(tile) ? "UNAVAILABLE" : tile.availability;
}

/** The product's own colour first, then the others in their order. */
function swatchesOf({ optionId, color, colors }: ProductTile): string[] {
  if (colors.length < 2) return [];
  const others = colors.filter((each) => each.optionId !== optionId);
  return [color, ...others].slice(0, MAX_SWATCHES).map(({ hex }) => hex);
}

/**
 * The view of a product tile for a card. `word` gives a badge's text in the page's language; `isSale` says whether the
 * site's private sale is on.
 */
export function tileView(tile: ProductTile, word: (key: BadgeKey) => string, isSale = false): TileView {
  const { price, isPrivate } = priceInForce(tile.prices, isSale);
  const { current, reduction, type } = shownPrice(price);
  const priceBadge = isPrivate ? "badge.privateSale" : reduction && PRICE_BADGES[type];
  const swatches = swatchesOf(tile);
  const review = swatches.length > 0 ? null : tile.reviewGlobal;
  return {
    slug: productSlug(tile, tile),
    name: tile.name,
    subtitle: tile.subtitle,
    color: isGiftCard(tile) ? "" : tile.color.name,
    ...flatPrice(current, reduction),
    picture: tile.pictures[0]?.path ?? "",
    secondPicture: tile.pictures[1]?.path ?? null,
    badges: productBadges(
      { ...tile, availability: shownAvailability(tile) },
      word,
      priceBadge ? MAX_BADGES - 1 : MAX_BADGES,
    ),
    priceBadge: priceBadge ? word(priceBadge) : "",
    isPrivate,
    swatches,
    colorCount: tile.colors.length,
    rating: review?.averageRating ?? null,
    reviewCount: review?.totalReviewCount ?? 0,
    wishId: "",
    optionId: tile.optionId,
    sizes: [],
  };
}

/** The same card without its heart and its sizes. */
export function plainTile(tile: TileView): TileView {
  return { ...tile, wishId: "", sizes: [] };
}

/** Sizes that a card may offer to add without opening the product (swiftAddToCart). */
export function quickSizes(tile: ProductTile): TileSize[] {
  if (!isOrderableOnline(tile)) return [];
  return tile.sizes
    .filter(({ availability }) => availability !== "UNAVAILABLE")
    .map(({ sku, label }) => ({ sku, label }));
}

/** Sizes that are sold out and may come back: shoppers can set an alert for them. */
export function soldOutSizes(tile: ProductTile): TileSize[] {
  if (!mayComeBack(tile)) return [];
  const isOnSale = isOrderableOnline(tile);
  return tile.sizes
    .filter(({ availability }) => !isOnSale || availability === "UNAVAILABLE")
    .map(({ sku, label }) => ({ sku, label }));
}

export type FlatPrice = Pick<TileView, "currency" | "now" | "was" | "lowest">;

/** Price as plain numbers (cents) for compact page data. */
export function flatPrice(current: Money, reduction: Reduction | null): FlatPrice {
  return {
    currency: current.currencyCode,
    now: current.centAmount,
    was: reduction?.strikeThrough.centAmount ?? null,
    lowest: reduction?.lowest30Days.centAmount ?? null,
  };
}

/** Inverse of `flatPrice`; `percentOff` is recomputed. */
export function parseFlatPrice({ currency, now, was, lowest }: FlatPrice): { now: Money; reduction: Reduction | null } {
  const money = (centAmount: number): Money => ({ centAmount, currencyCode: currency });
  const current = money(now);
  if (was === null || lowest === null) return { now: current, reduction: null };
  const lowest30Days = money(lowest);
  return {
    now: current,
    reduction: { strikeThrough: money(was), lowest30Days, percentOff: percentOff(current, lowest30Days) },
  };
}

/** A card without its colour, which the subtitle names already. */
export type CardView = Omit<TileView, "color">;
