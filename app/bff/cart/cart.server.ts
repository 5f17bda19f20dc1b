import type { z } from "zod";
import { type Cart, cartSchema } from "#app/models/cart.ts";
import { livePaymentId } from "#app/models/cart-rules.ts";
import { once, type RequestContext } from "../context.server";
import { type Path, path, toPath } from "../gateway/client.server";
import { personalCall } from "../gateway/calls.server";
import { GatewayError, hasStatus, NoCartError, ServiceUnavailableError } from "../gateway/errors.server";
import { requireRateLimit } from "../http/rate-limit.server";
import { cartCustomer, findCustomersCart, mergeUnlessPaying, takeCustomersCart } from "./merge.server";
import {
  rememberCart,
  cartCreationKey,
  forgetLoaded,
  isUnknownCart,
  loadCart,
  notePaying,
  resetCart,
  visitorsCartKey,
} from "./cart-cookie.server";
import { inCartQueue } from "./cart-queue.server";

/**
 * The shopper's cart. Only this file handles its version: callers say what they want changed, in absolute terms ("the
 * quantity is 3"), so that a change repeated after a conflict means the same (C4).
 */

/** One change of a cart, without id and version. `path` starts after the cart's id: `products/1234`. */
export interface CartChange {
  method: "POST" | "PUT" | "DELETE";
  path: Path | string;
  /** Query parameters beside the version. */
  query?: Record<string, string>;
  json?: unknown;
  /** Calls that need a customer go to `carts-self` (C7). */
  self?: boolean;
  idempotencyKey?: string;
}

export interface ChangeOptions {
  /**
   * Called with the reloaded cart after a 409. Returns the change to send, null if none is needed, or throws to ask the
   * shopper. Without it the same change is sent again.
   */
  onConflict?: (cart: Cart) => CartChange | null;
  /** The version of the cart that the shopper saw, from the form: when the cart is newer, that is a conflict too. */
  seen?: number | null;
}

/** The cart was changed elsewhere twice in a row; nothing was lost, and the shopper may try again. */
export class CartConflictError extends GatewayError {
  override name = "CartConflictError";
  constructor({ call, status, body }: GatewayError) {
    super(call, status, body);
  }
}

/**
 * The cart has a payment under way that the form did not know of: nothing was changed, the payment is checked first.
 */
export class PaymentUnderWayError extends Error {
  override name = "PaymentUnderWayError";
}

/**
 * Runs changes of a cart that is expected to have no payment under way.
 * @throws PaymentUnderWayError, before anything is sent, when the cart turns out to have one
 */
export async function expectingNoPayment<T>(context: RequestContext, change: () => Promise<T>): Promise<T> {
  context.expectsNoPayment = true;
  try {
    return await change();
  } finally {
    context.expectsNoPayment = false;
  }
}

function refuseIfPaying(context: RequestContext, cart: Cart | null | undefined): void {
  if (!cart || livePaymentId(cart) === null || !context.expectsNoPayment) return;
  notePaying(context);
  throw new PaymentUnderWayError();
}

/**
 * This browser's cart, loaded once per request; null when there is none, or when the gateway no longer knows it (the
 * cookie is then cleared). For a signed-in customer a visitor's cart is first merged into theirs, or replaced by
 * theirs if it is gone.
 */
export function findCart(context: RequestContext): Promise<Cart | null> {
  const { cartId } = context.session;
  if (cartId === null) return Promise.resolve(null);
  return once(context, "cart", () => loadMerged(context, cartId));
}

/**
 * As `findCart`, for pages that need the cart only in their header: a visitor's cart may come from the cache, up to a
 * minute old (ADR 0057). Its prices may be out of date; the cart page asks the gateway.
 */
export function findShellCart(context: RequestContext): Promise<Cart | null> {
  const key = visitorsCartKey(context);
  return key === null ? findCart(context) : context.shop.visitorsCarts(key, () => findCart(context));
}

/** Loads a cart by its id. One that is still a visitor's is merged into the customer's who has signed in since. */
async function loadMerged(context: RequestContext, cartId: string): Promise<Cart | null> {
  const { session } = context;
  const { cartCookie } = session;
  const cart = await loadCart(context, cartId);
  // Asked only now: reading the cart may have shown that the session is over.
  if (!session.tokens) return cart;
  // After a merge whose answer was lost, the id is that of a visitor's cart that is gone. A customer's own cart that is
  // gone was ordered.
  if (!cart) return cartCookie?.isVisitors ? takeCustomersCart(context) : null;
  // A signed-in customer still has a visitor's cart: the merge at sign-in failed, or is still to be done at start (C4).
  return cart.customer ? cart : mergeUnlessPaying(context, cart);
}

/**
 * Gives a customer's browser that has no cart the one that the customer has filled elsewhere. Asks once per request:
 * the cart page and its check for a paid cart both need it, and the session may end in between.
 */
export async function recallCart(context: RequestContext): Promise<void> {
  const { cartId, tokens } = context.session;
  if (cartId === null && tokens) await once(context, "customer's cart", () => takeCustomersCart(context));
}

/**
 * The cart of this browser, asked for once per request.
 * @throws NoCartError when it has none (C8)
 */
export async function getCart(context: RequestContext): Promise<Cart> {
  const cart = await findCart(context);
  if (!cart) throw new NoCartError();
  return cart;
}

/**
 * Makes a cart when this browser has none (C4). A customer who already has one gets that (406).
 *
 * @returns that cart; null when this browser had one
 * @throws RateLimitError when too many were made
 */
export async function ensureCart(context: RequestContext): Promise<Cart | null> {
  if (context.session.cartId !== null) return null;
  await requireRateLimit(context, "cart");
  // Two tabs that add at the same moment would each make a cart, and the browser would keep one of them.
  const cart = rememberCart(context, await context.shop.dedupe(cartCreationKey(context), () => createCart(context)));
  // A customer's carts are found by their owner; two carts of a visitor, made at the same time, by this cookie (ADR
  // 0023).
  if (!cart.customer) context.session.noteCartMade();
  return cart;
}

/** Makes a cart, or gives the one that the customer already has (406, C4). */
async function createCart(context: RequestContext): Promise<Cart> {
  try {
    const user = await cartCustomer(context);
    return (await personalCall(context, { method: "POST", path: "carts", json: { user }, schema: cartSchema })).body;
  } catch (error) {
    if (!hasStatus(error, 406)) throw error;
    const cart = await findCustomersCart(context);
    // The cart went away after the 406. A 404 here would be taken for one about the product to add.
    if (!cart) throw new ServiceUnavailableError("The customer's cart is in the way of a new one, and is not there");
    return cart;
  }
}

/**
 * Changes the cart in one call. When somebody else changed it in between (409) it is reloaded by id and the change is
 * made once more.
 *
 * @throws NoCartError without a cart; CartConflictError on a second 409; GatewayError for what the gateway refuses;
 * ServiceUnavailableError when nobody knows whether it was made
 */
export async function changeCart(
  context: RequestContext,
  change: CartChange,
  options: ChangeOptions = {},
): Promise<Cart> {
  const answer = await callCart(context, change, cartSchema, options);
  return rememberCart(context, answer ?? (await getCart(context)));
}

/**
 * As `changeCart`, for changes whose answer is not the cart: gives that answer, or null when nothing was left to do.
 */
export async function callCart<T>(
  context: RequestContext,
  change: CartChange,
  schema: z.ZodType<T>,
  { onConflict = () => change, seen }: ChangeOptions = {},
): Promise<T | null> {
  const { cartId } = context.session;
  if (cartId === null) throw new NoCartError();
  return inCartQueue(context, cartId, async (hasWaited) => {
    if (hasWaited) forgetLoaded(context);
    const version = hasWaited ? null : await knownVersion(context, seen ?? null);
    return tryTwice(context, { version, change, schema }, onConflict);
  });
}

interface VersionedChange<T> {
  /** Null when the cart has to be loaded first. */
  version: number | null;
  change: CartChange;
  schema: z.ZodType<T>;
}

/**
 * Sends the change. After a 409, reloads the cart and sends once more what `onConflict` makes of it; a second 409 is a
 * CartConflictError. Null when nothing was left to send.
 */
async function tryTwice<T>(
  context: RequestContext,
  { version: known, change, schema }: VersionedChange<T>,
  onConflict: (cart: Cart) => CartChange | null,
): Promise<T | null> {
  let version = known;
  let next: CartChange | null = change;
  for (let tries = 1; ; tries += 1) {
    if (version === null) {
      const cart = await getCart(context);
      refuseIfPaying(context, cart);
      version = cart.version;
      next = onConflict(cart);
    }
    if (!next) return null;
    try {
      return await sendChange(context, { version, change: next, schema });
    } catch (error) {
      forgetLoaded(context);
      if (isUnknownCart(error)) {
        resetCart(context);
        throw new NoCartError();
      }
      if (!isOutdated(error)) throw error;
      if (tries > 1) throw new CartConflictError(error);
      version = null;
    }
  }
}

/** The version to send with a change, if it is known without a call; null when the cart has to be loaded first. */
async function knownVersion(context: RequestContext, seen: number | null): Promise<number | null> {
  const { memo, session } = context;
  const loaded = await (memo.get("cart") as Promise<Cart | null> | undefined)?.catch(() => null);
  refuseIfPaying(context, loaded);
  const known = loaded?.version ?? session.cartCookie?.version ?? seen;
  return known !== null && seen !== null && seen < known ? null : known;
}

/** The cart was changed (409), or is still a visitor's where a customer's is required: loading it merges it. */
function isOutdated(error: unknown): error is GatewayError {
  return hasStatus(error, 409) || (hasStatus(error, 403) && error.code === "CART_NOT_MERGED");
}

async function sendChange<T>(
  context: RequestContext,
  { version, change, schema }: VersionedChange<T> & { version: number },
): Promise<T> {
  const { method, query, json, self, idempotencyKey } = change;
  const { cartId } = context.session;
  if (cartId === null) throw new NoCartError();
  const { body } = await personalCall(context, {
    method,
    path: path`${toPath(self ? "carts-self" : "carts")}/${cartId}/${toPath(change.path)}`,
    query: { ...query, version },
    json,
    schema,
    ...(idempotencyKey ? { headers: { "Idempotency-Key": idempotencyKey } } : {}),
  });
  return body;
}
