import { type Cart, cartSchema } from "~/models/cart";
import type { RequestContext } from "../context.server";
import { path } from "../gateway/client.server";
import { personalCall } from "../gateway/calls.server";
import { hasStatus } from "../gateway/errors.server";

/** Which cart this browser has: the id in its cookie, and the cart itself for the length of one request. */

/** Takes a cart as this browser's own. */
export function adoptCart(context: RequestContext, cart: Cart): Cart {
  context.session.cartId = cart.id;
  context.memo.set("cart", Promise.resolve(cart));
  return cart;
}

/** Forgets the cart, cookie included. */
export function resetCart(context: RequestContext): void {
  context.session.cartId = null;
  context.memo.delete("cart");
}

/** Loads a cart by id past the request's memo; null when the gateway does not know it. */
export async function loadCart(context: RequestContext, cartId: string): Promise<Cart | null> {
  try {
    return (await personalCall(context, { path: path`carts/${cartId}`, schema: cartSchema })).body;
  } catch (error) {
    if (!isUnknownCart(error)) throw error;
    resetCart(context);
    return null;
  }
}

/** C4: a 404 whose message starts so means that the cart is gone, not that a line or a code is. */
export function isUnknownCart(error: unknown): boolean {
  return hasStatus(error, 404) && error.body.message.startsWith("No cart found for id");
}
