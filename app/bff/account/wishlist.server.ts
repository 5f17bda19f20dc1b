import type { CardView } from "~/models/product-tile";
import { nullIfUnavailable } from "../http/error-responses.server";
import { findTilesById } from "../catalogue/tiles.server";
import type { RequestContext } from "../context.server";
import { listWishlist } from "./customer-lists.server";
import { wishlistSchema } from "~/models/customer";
import { isSecure } from "~/models/session-rules";
import { personalCall } from "../gateway/calls.server";
import { path } from "../gateway/client.server";
import { hasStatus, UnauthorizedError } from "../gateway/errors.server";

/** A product, and what it was wished for in, where that is known. */
export interface Wish {
  productId: string;
  optionId?: string;
  sku?: string;
}

const PATH = "customers-self/knowledges/wishlist";
/** What a visitor's browser keeps; the oldest go first. */
const MOST = 50;

/**
 * Puts a product on the wishlist or takes it off: a customer's at the gateway, a visitor's in the browser (PDP-07).
 * Absolute, so doing it twice is doing it once. Somebody whose session has just ended is a visitor.
 *
 * Throws as the gateway client does, but for UnauthorizedError.
 */
export async function setWished(context: RequestContext, wish: Wish, isWished: boolean): Promise<void> {
  if (isSecure(context.session.tokens, Date.now())) {
    try {
      return await (isWished ? add(context, wish) : remove(context, wish.productId));
    } catch (error) {
      if (!(error instanceof UnauthorizedError)) throw error;
    }
  }
  const { session } = context;
  const others = session.wishlist.filter(({ productId }) => productId !== wish.productId);
  session.wishlist = isWished ? [...others, wish].slice(-MOST) : others;
}

/**
 * Moves what was wished for as a visitor to the customer's own list, after signing in (BEY-07). Never fails: what could
 * not be moved stays in the browser for the next time.
 */
export async function mergeWishlist(context: RequestContext): Promise<void> {
  const { session, shop, requestId } = context;
  const own = session.wishlist;
  if (own.length === 0 || !context.site.params.wishlist) return;
  const moved = await Promise.allSettled(own.map((wish) => add(context, wish)));
  session.wishlist = own.filter((_, index) => {
    const result = moved[index]!;
    // The catalogue no longer knows it: nothing to keep.
    return result.status === "rejected" && !hasStatus(result.reason, 400, 404);
  });
  if (session.wishlist.length > 0) shop.log.warn({ requestId }, "a part of the wishlist was not moved");
}

async function add(context: RequestContext, wish: Wish): Promise<void> {
  await personalCall(context, { method: "POST", path: PATH, json: wish, schema: wishlistSchema });
  context.memo.delete("wishlist");
}

async function remove(context: RequestContext, productId: string): Promise<void> {
  try {
    await personalCall(context, { method: "DELETE", path: `${PATH}/${path`${productId}`}` });
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
  context.memo.delete("wishlist");
}

/** As many as a listing shows at once; the catalogue is asked for them in one call. */
export const WISHES_A_PAGE = 48;

export interface WishlistPage {
  /** Products on the whole list. */
  total: number;
  page: number;
  /** Cards of this page; null while the catalogue cannot be asked. */
  tiles: readonly CardView[] | null;
  /** Of this page: on the list, and no longer in the catalogue. */
  gone: number;
}

/**
 * A page of a customer's wishlist, in the gateway's order: the latest wish first (ACC-09). `asked` counts from 1 and
 * is capped at the last page. A failing gateway gives an empty page, a failing catalogue `tiles: null`.
 * @throws UnauthorizedError when nobody is signed in
 */
export async function loadWishlistPage(context: RequestContext, asked: number): Promise<WishlistPage> {
  const wishes = await listWishlist(context, { mandatory: true });
  const pages = Math.max(1, Math.ceil(wishes.length / WISHES_A_PAGE));
  const page = Math.min(asked, pages);
  const shown = wishes
    .slice((page - 1) * WISHES_A_PAGE, page * WISHES_A_PAGE)
    .map(({ optionId, productId }) => ({ id: optionId ?? productId, wishId: productId }));
  const ids = shown.map(({ id }) => id);
  const found = await nullIfUnavailable(context, findTilesById(context, ids));
  const tiles = found && shown.flatMap(({ id, wishId }) => (found[id] ? [{ ...found[id], wishId, sizes: [] }] : []));
  return { total: wishes.length, page, tiles, gone: tiles ? ids.length - tiles.length : 0 };
}
