import type { Cart } from "#app/models/cart.ts";
import type { RequestContext } from "../context.server";
import { hasStatus } from "../gateway/errors.server";
import { type CartChange, changeCart, getCart } from "./cart.server";

/**
 * Makes a change that another tab or an earlier try may have made already: it is not sent again when the cart reloaded
 * after a 409 has it, and a 404 counts as done. Gives the cart after that.
 *
 * @param isDue whether a cart still lacks the change
 */
export async function idempotentChange(
  context: RequestContext,
  change: CartChange,
  isDue: (cart: Cart) => boolean,
): Promise<Cart> {
  try {
    return await changeCart(context, change, { onConflict: (cart) => (isDue(cart) ? change : null) });
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
    return getCart(context);
  }
}
