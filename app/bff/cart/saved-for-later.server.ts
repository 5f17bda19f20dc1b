import type { TileView } from "~/models/product-tile";
import { nullIfUnavailable, isUnanswered } from "../http/error-responses.server";
import { findTilesById } from "../catalogue/tiles.server";
import type { RequestContext } from "../context.server";
import { path } from "../gateway/client.server";
import { setWished } from "../account/wishlist.server";
import { getCart } from "./cart.server";
import { idempotentChange } from "./idempotent-change.server";
import { addQuantity } from "./lines.server";

/**
 * Lines saved for later: on the wishlist, which knows products, and in this browser, which remembers size and
 * quantity, so that the way back is one press.
 */

/**
 * Moves a line from the cart to the wishlist. The wish comes first: a failure in between leaves the line in both places
 * rather than in none.
 *
 * @returns the product's name; null when the line is gone
 */
export async function saveForLater(context: RequestContext, lineId: string): Promise<string | null> {
  const line = (await getCart(context)).lineItems.find((each) => each.lineId === lineId && !each.isFree);
  if (!line) return null;
  const { sku, productId, optionId, size, quantity, catalogPrice } = line;
  await setWished(context, { productId, optionId, sku, wishedPrice: catalogPrice.price }, true);
  const before = context.session.linesForLater;
  context.session.linesForLater = [
    { sku, productId, optionId, size: size.label.slice(0, 40), quantity },
    ...withoutSku(context, sku),
  ];
  const change = { method: "DELETE", path: path`products/${lineId}` } as const;
  try {
    await idempotentChange(context, change, (cart) => cart.lineItems.some((each) => each.lineId === lineId));
  } catch (error) {
    // Where nobody knows whether it left the cart, it is kept here: what is in the cart is not shown as saved for later.
    if (!isUnanswered(error)) context.session.linesForLater = before;
    throw error;
  }
  return line.name;
}

/**
 * Moves what was saved for later back into the cart, as many as there were or as stock has; it leaves the wishlist when
 * nothing else of the product is saved.
 *
 * @returns false when it is not known here
 */
export async function moveBackToCart(context: RequestContext, sku: string): Promise<boolean> {
  const { session } = context;
  const line = session.linesForLater.find((each) => each.sku === sku);
  if (!line) return false;
  await addQuantity(context, sku, line.quantity);
  session.linesForLater = withoutSku(context, sku);
  await forgetWish(context, line.productId);
  return true;
}

/** Takes it off for good: off this browser's list and the wishlist. */
export async function removeSavedForLater(context: RequestContext, sku: string): Promise<void> {
  const line = context.session.linesForLater.find((each) => each.sku === sku);
  context.session.linesForLater = withoutSku(context, sku);
  if (line) await forgetWish(context, line.productId);
}

function withoutSku({ session }: RequestContext, sku: string) {
  return session.linesForLater.filter((each) => each.sku !== sku);
}

async function forgetWish(context: RequestContext, productId: string): Promise<void> {
  if (context.session.linesForLater.some((each) => each.productId === productId)) return;
  try {
    await setWished(context, { productId }, false);
  } catch (err) {
    // The line was moved, which is what was asked for; that the product is still on the wishlist is only logged.
    context.shop.log.warn({ err, requestId: context.requestId }, "a wish was not taken back");
  }
}

/** A line saved for later, with the product as it is now; null where that is not sold any more. */
export interface SavedForLaterView {
  sku: string;
  size: string;
  quantity: number;
  product: Pick<TileView, "slug" | "name" | "color" | "picture" | "now" | "was" | "lowest" | "currency"> | null;
}

/** What was saved for later in this browser; none while the catalogue does not answer. */
export async function listSavedForLater(context: RequestContext): Promise<SavedForLaterView[]> {
  const lines = context.session.linesForLater;
  if (lines.length === 0) return [];
  const tiles = await nullIfUnavailable(
    context,
    findTilesById(
      context,
      lines.map(({ optionId }) => optionId),
    ),
  );
  if (!tiles) return [];
  return lines.map(({ sku, size, quantity, optionId }) => {
    const tile = tiles[optionId];
    if (!tile) return { sku, size, quantity, product: null };
    const { slug, name, color, picture, now, was, lowest, currency } = tile;
    return { sku, size, quantity, product: { slug, name, color, picture, now, was, lowest, currency } };
  });
}
