import { type Cart, cartSchema } from "~/models/cart";
import type { RequestContext } from "../context.server";
import { path } from "../gateway/client.server";
import { personalCall } from "../gateway/calls.server";
import { hasStatus } from "../gateway/errors.server";
import type { KeptCart } from "../session/cookies.server";
import { forgetOnce } from "./run-once.server";

/** Which cart this browser has: its id and version in the cookie, and the cart itself for the length of one request. */

/** Takes a cart as this browser's own, as the answer to a change told it. */
export function adoptCart(context: RequestContext, cart: Cart): Cart {
  context.session.keptCart = known(cart);
  context.memo.set("cart", Promise.resolve(cart));
  return cart;
}

/** Forgets the cart, cookie included. */
export function resetCart(context: RequestContext): void {
  context.session.keptCart = null;
  forgetOnce(context, creationKey(context));
  forgetLoaded(context);
}

/** Concurrent requests of one browser make one cart on a site. */
export function creationKey({ session, site }: RequestContext): string {
  return `create ${site.country} ${session.ensureAnonymousId()}`;
}

/** Lets the rest of this request load the cart anew: what was loaded may no longer be true. */
export function forgetLoaded(context: RequestContext): void {
  context.memo.delete("cart");
  context.memo.delete("shipping-methods");
}

/** Loads a cart by id past the request's memo; null when the gateway does not know it, and the cookie is removed. */
export async function loadCart(context: RequestContext, cartId: string): Promise<Cart | null> {
  try {
    const { body } = await personalCall(context, { path: path`carts/${cartId}`, schema: cartSchema });
    noteVersion(context, body);
    return body;
  } catch (error) {
    if (!isUnknownCart(error)) throw error;
    resetCart(context);
    return null;
  }
}

/**
 * A read that was overtaken by a change tells an older version than is known: that one stays. So does the version that
 * an unanswered change was made of, or nobody could tell any more whether the change is in.
 */
function noteVersion({ session }: RequestContext, cart: Cart): void {
  const kept = session.keptCart;
  if (kept?.cartId !== cart.id || kept.unanswered || (kept.version ?? 0) >= cart.version) return;
  session.keptCart = known(cart);
}

function known(cart: Cart): KeptCart {
  const { id: cartId, version, customer } = cart;
  return { cartId, version, touchedAt: lastTouched(cart), ...(customer ? {} : { isVisitors: true }) };
}

/** ISO times of one clock compare as text. */
function lastTouched({ lineItems }: Cart): string | undefined {
  return lineItems.reduce<string | undefined>(
    (last, { lastModifiedAt: at }) => (last === undefined || at > last ? at : last),
    undefined,
  );
}

/** C4: a 404 whose message starts so means that the cart is gone, not that a line or a code is. */
export function isUnknownCart(error: unknown): boolean {
  return hasStatus(error, 404) && error.body.message.startsWith("No cart found for id");
}
