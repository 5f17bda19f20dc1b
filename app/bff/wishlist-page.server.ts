import type { CardView } from "~/models/product-tile";
import { orUnavailable } from "./access/unavailable.server";
import { listTiles } from "./catalogue/tiles.server";
import type { RequestContext } from "./context.server";
import { listWishlist } from "./knowledges.server";

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
 * A page of a customer's wishlist, in the gateway's order: the latest wish first (ACC-09). Throws UnauthorizedError when
 * nobody is signed in.
 */
export async function loadWishlistPage(context: RequestContext, asked: number): Promise<WishlistPage> {
  const wishes = await listWishlist(context, { mandatory: true });
  const pages = Math.max(1, Math.ceil(wishes.length / WISHES_A_PAGE));
  const page = Math.min(asked, pages);
  const shown = wishes
    .slice((page - 1) * WISHES_A_PAGE, page * WISHES_A_PAGE)
    .map(({ optionId, productId }) => ({ id: optionId ?? productId, wishId: productId }));
  const ids = shown.map(({ id }) => id);
  const found = await orUnavailable(context, listTiles(context, ids));
  const tiles = found && shown.flatMap(({ id, wishId }) => (found[id] ? [{ ...found[id], wishId, sizes: [] }] : []));
  return { total: wishes.length, page, tiles, gone: tiles ? ids.length - tiles.length : 0 };
}
