import type { Cart } from "#app/models/cart.ts";
import { isGiftCard, isUndoOpen } from "#app/models/cart-rules.ts";
import type { TileView } from "#app/models/product-tile.ts";
import { nullIfUnavailable, isUnanswered, optional } from "../http/error-responses.server";
import { findTilesById } from "../catalogue/tiles.server";
import type { RequestContext } from "../context.server";
import { path } from "../gateway/client.server";
import {
  getWishes,
  removeWish,
  setWished,
  undoRemoveWish,
  type WishProblem,
  wishProblem,
} from "../account/wishlist.server";
import { hasStatus } from "../gateway/errors.server";
import { findCart, getCart } from "./cart.server";
import { foundByPress, isUndoOffered } from "../session/undo-offer.server";
import { idempotentChange } from "./idempotent-change.server";
import { addQuantity, lineOfSku } from "./lines.server";

/**
 * Lines saved for later: the wishlist holds the product, and this browser remembers size and quantity, so that one
 * press moves them back.
 */

/**
 * Moves a line from the cart to the wishlist. Adds the wish first: a failure in between leaves the line in both places
 * rather than in none.
 *
 * @returns the product's name, or why the wishlist did not take it; null when the line is gone
 */
export async function saveForLater(
  context: RequestContext,
  lineId: string,
): Promise<{ name: string } | { problem: WishProblem } | null> {
  const { lineItems } = await getCart(context);
  const now = lineItems.find((each) => each.lineId === lineId && !each.isFree) ?? null;
  const line = await foundByPress(context, ["save for later", context.session.cartId, lineId], now);
  if (!line) return null;
  const { sku, productId, optionId, size, quantity, catalogPrice } = line;
  try {
    await setWished(context, { productId, optionId, sku, wishedPrice: catalogPrice.price }, true);
  } catch (error) {
    // The catalogue no longer knows the product.
    if (hasStatus(error, 400, 404)) throw error;
    return { problem: wishProblem(context, error).problem };
  }
  const before = context.session.linesForLater;
  context.session.linesForLater = [
    { sku, productId, optionId, size: isGiftCard(line) ? "" : size.label.slice(0, 40), quantity },
    ...withoutSku(context, sku),
  ];
  const change = { method: "DELETE", path: path`products/${lineId}` } as const;
  try {
    await idempotentChange(context, change, (cart) => cart.lineItems.some((each) => each.lineId === lineId));
  } catch (error) {
    // When the answer was lost the line stays remembered here: if it is still in the cart, it is not shown as saved.
    if (!isUnanswered(error)) context.session.linesForLater = before;
    throw error;
  }
  return { name: line.name };
}

/**
 * Moves a saved line back into the cart, with its quantity or as much as is in stock. The product leaves the wishlist
 * when nothing else of it is saved.
 *
 * @returns the cart; null when this browser has not saved it and it is not in the cart, as after a second press
 */
export async function moveBackToCart(context: RequestContext, sku: string): Promise<Cart | null> {
  const { session } = context;
  const line = session.linesForLater.find((each) => each.sku === sku);
  if (!line) {
    const cart = await findCart(context);
    return cart && lineOfSku(cart, sku) ? cart : null;
  }
  const cart = await addQuantity(context, sku, line.quantity);
  session.linesForLater = withoutSku(context, sku);
  const { productId } = line;
  if (!isSaved(context, line)) await tryOnWishlist(context, () => setWished(context, { productId }, false));
  return cart;
}

/** Removes it from this browser's list and from the wishlist, and remembers it for 60 seconds, for an undo (D7). */
export async function removeSavedForLater(context: RequestContext, sku: string): Promise<void> {
  const { session } = context;
  const position = session.linesForLater.findIndex((each) => each.sku === sku);
  const line = session.linesForLater[position];
  if (!line) return;
  session.linesForLater = withoutSku(context, sku);
  session.undo.savedForLater = { line, position, deletedAt: Date.now() };
  if (isSaved(context, line)) return;
  await tryOnWishlist(context, async () => {
    const isWished = await wasWished(context, line.productId);
    session.undo.savedForLater = { ...session.undo.savedForLater!, isWished };
    if (isWished) await removeWish(context, line.productId);
  });
}

async function wasWished(context: RequestContext, productId: string): Promise<boolean> {
  const wish = (await getWishes(context)).find((each) => each.productId === productId) ?? null;
  return (await foundByPress(context, ["drop", context.session.ensureAnonymousId(), productId], wish)) !== null;
}

/**
 * Puts it back in its place, on the wishlist too if it was there. False when it is too late; a second press changes
 * nothing.
 */
export async function undoRemoveSaved(context: RequestContext, sku: string): Promise<boolean> {
  const { session } = context;
  const removed = session.undo.savedForLater;
  if (removed?.line.sku !== sku || !isUndoOpen(removed.deletedAt, Date.now()))
    return session.undo.isDone(`saved ${sku}`);
  const { line, position, deletedAt, isWished = true } = removed;
  const others = withoutSku(context, sku);
  const { productId, optionId } = line;
  const isKept = others.some((each) => each.productId === productId);
  session.linesForLater = others.toSpliced(position, 0, line);
  session.undo.savedForLater = undefined;
  if (isWished && !isKept)
    await tryOnWishlist(context, async () => {
      if (await undoRemoveWish(context, productId)) return;
      // A first press, whose response was lost, has taken it off already.
      await setWished(context, { productId, optionId, sku }, true);
    });
  session.undo.markDone(`saved ${sku}`, deletedAt);
  return true;
}

function withoutSku({ session }: RequestContext, sku: string) {
  return session.linesForLater.filter((each) => each.sku !== sku);
}

/** Whether something of its product is saved. */
function isSaved({ session }: RequestContext, { productId }: { productId: string }): boolean {
  return session.linesForLater.some((each) => each.productId === productId);
}

/** The line was moved, which is what was asked for: a wishlist that could not follow is only logged. */
function tryOnWishlist(context: RequestContext, change: () => Promise<unknown>): Promise<unknown> {
  return optional(context, "the wishlist did not follow a saved line", null, change);
}

/** A line saved for later, with the product as it is now; null when it is no longer sold. */
export interface SavedForLaterView {
  sku: string;
  /** Empty for a gift card. */
  size: string;
  quantity: number;
  product: Pick<TileView, "slug" | "name" | "color" | "picture" | "now" | "was" | "lowest" | "currency"> | null;
}

export interface SavedForLaterListView {
  lines: SavedForLaterView[];
  /** What was just removed, with its position in the list, while its undo is offered; not what is no longer sold. */
  removed: { sku: string; name: string; position: number } | null;
}

/** What this browser has saved for later; empty while the catalogue does not answer. */
export async function listSavedForLater(context: RequestContext): Promise<SavedForLaterListView> {
  const { linesForLater: lines, undo } = context.session;
  const removed = undo.savedForLater && isUndoOffered(context, undo.savedForLater) ? undo.savedForLater : null;
  const optionIds = [...lines, ...(removed ? [removed.line] : [])].map(({ optionId }) => optionId);
  const tiles = optionIds.length > 0 && (await nullIfUnavailable(context, findTilesById(context, optionIds)));
  if (!tiles) return { lines: [], removed: null };
  const gone = removed && tiles[removed.line.optionId];
  return {
    lines: lines.map(({ sku, size, quantity, optionId }) => {
      const tile = tiles[optionId];
      if (!tile) return { sku, size, quantity, product: null };
      const { slug, name, color, picture, now, was, lowest, currency } = tile;
      return { sku, size, quantity, product: { slug, name, color, picture, now, was, lowest, currency } };
    }),
    removed: gone ? { sku: removed.line.sku, name: gone.name, position: removed.position } : null,
  };
}
