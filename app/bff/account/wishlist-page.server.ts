import { colorWithinText } from "#app/models/color-words.ts";
import type { LocaleTag } from "#app/models/locale.ts";
import { pageCount } from "#app/models/page-count.ts";
import type { Money } from "#app/models/money.ts";
import { priceDrop } from "#app/models/product-price.ts";
import { type SharedWish, writeSharedWishes } from "#app/models/shared-wishes.ts";
import { type FoundTile, findTilesById } from "../catalogue/tiles.server";
import type { RequestContext } from "../context.server";
import { nullIfUnavailable } from "../http/error-responses.server";
import { getWishlist } from "./customer-lists.server";
import { undoOffer } from "../session/undo-offer.server";
import { mergeWishlist, type Wish } from "./wishlist.server";

/** Wishlists as pages show them: a customer's, a visitor's, and one that somebody shared (ACC-09, BEY-14). */

/** Products a page, each with its sizes: more would make a page of over 150 KB. */
export const WISHES_A_PAGE = 18;

export interface WishTile {
  productId: string;
  /** Name and colour. */
  name: string;
  tile: FoundTile;
  /** Sizes that an alert can be set for. */
  soldOut: FoundTile["soldOut"];
  /** By how much the price has dropped since it was wished for; null when it has not. */
  drop: Money | null;
}

export interface WishlistPage {
  /** Products on the whole list. */
  total: number;
  page: number;
  pageSize: number;
  /** Cards of this page; null while the catalogue, or a customer's list, cannot be asked for. */
  tiles: WishTile[] | null;
  /** Products of this page that are on the list but no longer in the catalogue. */
  gone: string[];
  /** Taken off a moment ago; `position` is the index among the cards that it had. */
  undo: { productId: string; name: string; position: number }[];
  /** The whole list, as a link carries it. */
  shared: string;
}

/**
 * A page of a customer's wishlist, in the gateway's order: the latest wish first (ACC-09), with what could not be moved
 * there at sign-in. `asked` counts from 1 and is capped at the last page. A list that cannot be read has no products
 * (S7), and `tiles: null`, so that nobody is told that their own is empty.
 * @throws UnauthorizedError when nobody is signed in
 */
export async function loadWishlistPage(context: RequestContext, asked: number): Promise<WishlistPage> {
  await mergeWishlist(context);
  const wishes = await nullIfUnavailable(context, getWishlist(context));
  return wishes ? wishlistPage(context, wishes, asked) : UNREADABLE;
}

const UNREADABLE: WishlistPage = {
  total: 0,
  page: 1,
  pageSize: WISHES_A_PAGE,
  tiles: null,
  gone: [],
  undo: [],
  shared: "",
};

/** The same of a visitor's, which the browser keeps. */
export function loadVisitorsWishlist(context: RequestContext, asked: number): Promise<WishlistPage> {
  return wishlistPage(context, context.session.wishlist.toReversed(), asked);
}

/** The cards of a list that somebody shared, without what is not sold; null while the catalogue cannot be asked. */
export async function loadSharedWishlist(
  context: RequestContext,
  wishes: readonly SharedWish[],
): Promise<WishTile[] | null> {
  const found = await nullIfUnavailable(context, findTilesById(context, wishes.map(cardId)));
  return found && wishes.flatMap((wish) => wishTile(wish, found, context.locale) ?? []);
}

async function wishlistPage(context: RequestContext, wishes: readonly Wish[], asked: number): Promise<WishlistPage> {
  const page = Math.min(asked, pageCount(wishes.length, WISHES_A_PAGE));
  const first = (page - 1) * WISHES_A_PAGE;
  const shown = wishes.slice(first, first + WISHES_A_PAGE);
  const removed = removedHere(context, wishes, { first, isLast: first + WISHES_A_PAGE >= wishes.length });
  const found = await nullIfUnavailable(context, findTilesById(context, [...shown, ...removed].map(cardId)));
  const tileOf = (wish: Wish) => wishTile(wish, found ?? {}, context.locale);
  const tilesOf = (some: readonly Wish[]) => some.flatMap((wish) => tileOf(wish) ?? []);
  const tiles = found && tilesOf(shown);
  const undo = removed.flatMap((wish) => {
    const name = tileOf(wish)?.name;
    const position = tilesOf(shown.slice(0, wish.position - first)).length;
    return name ? [{ productId: wish.productId, name, position }] : [];
  });
  return {
    total: wishes.length,
    page,
    pageSize: WISHES_A_PAGE,
    tiles,
    gone: found ? shown.filter((wish) => !tileOf(wish)).map(({ productId }) => productId) : [],
    undo,
    shared: writeSharedWishes(wishes),
  };
}

/** Products that can be put back, with the position that they had on this page. */
function removedHere(
  context: RequestContext,
  wishes: readonly SharedWish[],
  { first, isLast }: { first: number; isLast: boolean },
) {
  const offered = undoOffer(context, context.session.undo.wishes);
  if (!offered) return [];
  const { productId, position } = offered;
  const isHere = position >= first && (isLast || position < first + WISHES_A_PAGE);
  return isHere && wishes.every((wish) => wish.productId !== productId) ? [offered] : [];
}

/** Id of the product's card: the catalogue has an id for every colour. */
export function cardId({ productId, optionId }: SharedWish): string {
  return optionId ?? productId;
}

/** @param wish one that somebody shared has no price */
function wishTile(wish: Wish, found: Readonly<Record<string, FoundTile>>, locale: LocaleTag): WishTile | null {
  const tile = found[cardId(wish)];
  if (!tile) return null;
  const { name, color, soldOut, now, currency } = tile;
  return {
    productId: wish.productId,
    name: [name, colorWithinText(color, locale)].filter(Boolean).join(", "),
    tile,
    soldOut,
    drop: priceDrop(wish.wishedPrice, { centAmount: now, currencyCode: currency }),
  };
}
