import { type Cart, cartSchema } from "~/models/cart";
import { pricesWhenAdded, sortCartLines, skuOrderAfterDeletion } from "~/models/cart-lines";
import { livePaymentId } from "~/models/cart-rules";
import { isUnanswered } from "../http/error-responses.server";
import type { RequestContext } from "../context.server";
import { path } from "../gateway/client.server";
import { personalCall } from "../gateway/calls.server";
import { hasStatus } from "../gateway/errors.server";
import type { CartCookie } from "../session/cookies.server";
import type { Session } from "../session/session.server";

/** Which cart this browser has: its id and version in the cookie, and the cart itself for the length of one request. */

/** Takes a cart as this browser's own, as the answer to a change told it. */
export function rememberCart(context: RequestContext, answered: Cart): Cart {
  const { session } = context;
  session.cartCookie = known(answered, session.cartCookie);
  const cart = inOrder(session, answered);
  context.memo.set("cart", Promise.resolve(cart));
  const key = visitorsCartKey(context);
  if (key !== null) {
    // What a change told stands, whatever becomes of a read that is still under way.
    context.shop.visitorsCarts.forget(key);
    void context.shop.visitorsCarts(key, () => Promise.resolve(cart));
  }
  return cart;
}

/**
 * Key under which a visitor's cart is kept as it was last told (ADR 0057); null for a customer's, which may be changed
 * elsewhere, and for one of which nobody knows whether the last change came in.
 */
export function visitorsCartKey({ session, locale }: RequestContext): string | null {
  const { cartCookie: known, tokens } = session;
  if (tokens || !known?.isVisitors || known.version === undefined || known.unanswered !== undefined) return null;
  return `${known.cartId} ${known.version} ${locale}`;
}

/** The lines where the shopper knows them to be. */
function inOrder({ cartCookie }: Session, cart: Cart): Cart {
  const order = cartCookie?.cartId === cart.id ? cartCookie.order : undefined;
  return order ? { ...cart, lineItems: sortCartLines(cart.lineItems, order) } : cart;
}

/** Remembers where a line stood that was deleted, for when it is taken back. */
export function rememberLinePosition(
  { session }: RequestContext,
  left: Cart,
  deleted: { sku: string; position: number },
): void {
  const { cartCookie: kept, undo } = session;
  if (!kept) return;
  const mayComeBack = undo.lines.map(({ sku }) => sku);
  session.cartCookie = {
    ...kept,
    order: skuOrderAfterDeletion(kept.order ?? [], left.lineItems, deleted, mayComeBack),
  };
}

/**
 * Makes a change that would add twice if it were sent twice. When the gateway does not answer, the cart's cookie remembers
 * the change and keeps the old version: the next try gets a 409, and its `onConflict` sees whether the first one came in.
 *
 * @param what tells the change from others, in 20 characters
 */
export async function rememberUncertain<T>(
  context: RequestContext,
  what: string,
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await change();
  } catch (error) {
    const kept = context.session.cartCookie;
    if (isUnanswered(error) && kept) context.session.cartCookie = { ...kept, unanswered: what };
    throw error;
  }
}

/** A payment of the cart begins, or turned out to have begun elsewhere: whoever changes the cart would cancel it. */
export function notePaying({ session }: RequestContext): void {
  if (session.cartCookie) session.cartCookie = { ...session.cartCookie, isPaying: true };
}

/** Forgets the cart, cookie included. */
export function resetCart(context: RequestContext): void {
  context.session.cartCookie = null;
  context.shop.dedupe.forget(cartCreationKey(context));
  forgetLoaded(context);
}

/**
 * Deduplication key, so that concurrent requests of one browser create one cart per site, for the visitor or for the
 * customer's session: the anonymous id outlives a sign-out.
 */
export function cartCreationKey({ session, site }: RequestContext): string {
  const [owner = "visitor"] = session.sessionIds;
  return `create ${site.country} ${session.ensureAnonymousId()} ${owner}`;
}

/** How the keys begin under which a request keeps delivery methods: they are the cart's, and of a country. */
export const SHIPPING_METHODS = "shipping-methods";

/** Lets the rest of this request load the cart anew: what was loaded may no longer be true. */
export function forgetLoaded(context: RequestContext): void {
  context.memo.delete("cart");
  for (const key of context.memo.keys()) if (key.startsWith(SHIPPING_METHODS)) context.memo.delete(key);
}

/** Loads a cart by id past the request's memo; null when the gateway does not know it, and the cookie is removed. */
export async function loadCart(context: RequestContext, cartId: string): Promise<Cart | null> {
  try {
    const { body } = await personalCall(context, { path: path`carts/${cartId}`, schema: cartSchema });
    noteVersion(context, body);
    return inOrder(context.session, body);
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
  const kept = session.cartCookie;
  if (kept?.cartId !== cart.id || kept.unanswered || (kept.version ?? 0) >= cart.version) return;
  session.cartCookie = known(cart, kept);
}

function known(cart: Cart, before: CartCookie | null): CartCookie {
  const { id: cartId, version, customer, shippingAddress, billingAddress } = cart;
  const deliversTo = (shippingAddress ?? billingAddress)?.country;
  const order = before?.cartId === cartId ? before.order : undefined;
  return {
    cartId,
    version,
    touchedAt: lastTouched(cart),
    ...(customer ? {} : { isVisitors: true }),
    ...(livePaymentId(cart) === null ? {} : { isPaying: true }),
    ...(deliversTo ? { deliversTo } : {}),
    ...(cart.giftCards.length > 0 ? { giftCards: cart.giftCards.map(endOfId) } : {}),
    ...(order ? { order } : {}),
    // By sku, whatever the cart: lines that a merge moves into another one keep theirs.
    prices: pricesWhenAdded(cart.lineItems, before?.prices),
  };
}

const endOfId = ({ giftCardId }: { giftCardId: string }) => giftCardId.slice(-12);

/** Whether a cart that turned out to be newer holds a gift card that was not in the version that was known. */
export function isNewGiftCard({ cartId, giftCards = [] }: CartCookie, cart: Cart, giftCard: { giftCardId: string }) {
  return cartId === cart.id && !giftCards.includes(endOfId(giftCard));
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
