import { type Cart, cartSchema } from "~/models/cart";
import { once, type RequestContext } from "../context.server";
import { type GatewayCall, path } from "../gateway/client.server";
import { personalCall } from "../gateway/calls.server";
import { hasStatus, NoCartError } from "../gateway/errors.server";
import { cartCustomer } from "./cart-customer.server";
import { adoptCart, isUnknownCart, loadCart, resetCart } from "./kept-cart.server";
import { mergeCarts } from "./merge.server";

/**
 * The shopper's cart. Its version is known to this file alone: callers say what they want changed, in absolute terms
 * ("the quantity is 3"), so that a change repeated after a conflict means the same (C4).
 */

/** One change of a cart, without id and version. `path` starts after the cart's id: `products/1234`. */
export interface CartChange {
  method: "POST" | "PUT" | "DELETE";
  path: string;
  json?: unknown;
  /** Calls that need a customer go to `carts-self` (C7). */
  self?: boolean;
  idempotencyKey?: string;
}

/** The cart was changed elsewhere twice in a row; nothing was lost, the shopper may try again. */
export class CartConflictError extends Error {
  override name = "CartConflictError";
}

/**
 * The cart of this browser, or null when it has none. A cart that the gateway no longer knows is forgotten, cookie
 * included (C4). Loaded once per request.
 */
export function findCart(context: RequestContext): Promise<Cart | null> {
  const { cartId } = context.session;
  if (cartId === null) return Promise.resolve(null);
  return once(context, "cart", async () => {
    const cart = await loadCart(context, cartId);
    // A visitor's cart in a customer's hands: the merge at sign-in did not work, or it is due at start (C4).
    return cart && !cart.customer && context.session.tokens ? mergeCarts(context, cart) : cart;
  });
}

/** @throws NoCartError when this browser has no cart (C8) */
export async function getCart(context: RequestContext): Promise<Cart> {
  const cart = await findCart(context);
  if (!cart) throw new NoCartError();
  return cart;
}

/** The cart, made when there is none yet (C4). A customer who has one already is given that (406). */
export async function ensureCart(context: RequestContext): Promise<Cart> {
  return (await findCart(context)) ?? createCart(context);
}

async function createCart(context: RequestContext): Promise<Cart> {
  try {
    const user = await cartCustomer(context);
    const { body } = await personalCall(context, { method: "POST", path: "carts", json: { user }, schema: cartSchema });
    return adoptCart(context, body);
  } catch (error) {
    if (!hasStatus(error, 406)) throw error;
    const { body } = await personalCall(context, { path: "carts-self", schema: cartSchema });
    return adoptCart(context, body);
  }
}

/**
 * Changes the cart. `change` is called with the cart as it is now, and once more with the reloaded one when somebody
 * else changed it in between (409); it may give null for "nothing to do any more".
 *
 * @throws NoCartError without a cart; CartConflictError on a second 409; GatewayError for what the gateway refuses
 */
export async function changeCart(context: RequestContext, change: (cart: Cart) => CartChange | null): Promise<Cart> {
  const cart = await getCart(context);
  try {
    return await sendChange(context, cart, change(cart));
  } catch (error) {
    if (isUnknownCart(error)) {
      resetCart(context);
      throw new NoCartError();
    }
    if (!hasStatus(error, 409)) throw error;
  }
  const reloaded = await loadCart(context, cart.id);
  if (!reloaded) throw new NoCartError();
  try {
    return await sendChange(context, reloaded, change(reloaded));
  } catch (error) {
    throw hasStatus(error, 409) ? new CartConflictError("The cart was changed elsewhere", { cause: error }) : error;
  }
}

async function sendChange(context: RequestContext, cart: Cart, change: CartChange | null): Promise<Cart> {
  if (!change) return adoptCart(context, cart);
  const { body } = await personalCall(context, cartCall(cart, change, cartSchema));
  return adoptCart(context, body);
}

/** The gateway call of a change, version included. For changes that answer something else than the cart. */
export function cartCall<T>(
  cart: Pick<Cart, "id" | "version">,
  change: CartChange,
  schema: NonNullable<GatewayCall<T>["schema"]>,
): Omit<GatewayCall<T>, "headers"> & { headers?: Record<string, string> } {
  return {
    method: change.method,
    path: `${path`${change.self ? "carts-self" : "carts"}/${cart.id}`}/${change.path}`,
    query: { version: cart.version },
    json: change.json,
    schema,
    ...(change.idempotencyKey ? { headers: { "Idempotency-Key": change.idempotencyKey } } : {}),
  };
}
