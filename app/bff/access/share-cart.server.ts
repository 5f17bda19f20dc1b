import { addSharedCart, type SharedCartAdded } from "../cart/share.server";
import { findSharedView, type SharedCartView } from "../cart/shared-view.server";
import type { RequestContext } from "../context.server";

/**
 * Access step share-cart (D3): `/cart?share={cartId}` asks first, then adds what is available and says what is not. Only
 * where the domain shares carts; elsewhere the address shows the shopper's own cart, and there is nothing to add.
 */

export function sharesCarts({ site }: RequestContext): boolean {
  return site.params.allowShareCart;
}

/**
 * The cart that the address asks for, to be shown with the question; nothing is added yet. Fails as the gateway does.
 *
 * @returns null where none is asked for; `shared` is null for one that is gone, empty, or somebody's own
 */
export async function askSharedCart(context: RequestContext): Promise<{ shared: SharedCartView | null } | null> {
  const cartId = context.url.searchParams.get("share");
  if (cartId === null || !sharesCarts(context)) return null;
  return { shared: await findSharedView(context, cartId) };
}

/** Adds it at the shopper's word: what came, and what could not be added. Null when there is no such cart. */
export function takeSharedCart(context: RequestContext, cartId: string): Promise<SharedCartAdded | null> {
  return sharesCarts(context) ? addSharedCart(context, cartId) : Promise.resolve(null);
}
