import type { Cart } from "~/models/cart";
import type { RequestContext } from "../context.server";
import { hasStatus } from "../gateway/errors.server";
import { type CartChange, changeCart, getCart } from "./cart.server";

/**
 * Makes a change that somebody else may have made already: what is done is as it should be, whether a newer cart says so
 * or the gateway (404).
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
