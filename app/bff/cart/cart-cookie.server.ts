import { type Cart, cartSchema } from "#app/models/cart.ts";
import {
  boughtLines,
  lineNames,
  pricesWhenAdded,
  sortCartLines,
  skuOrderAfterDeletion,
} from "#app/models/cart-lines.ts";
import { livePaymentId } from "#app/models/cart-rules.ts";
import { isUnanswered } from "../http/error-responses.server";
import type { RequestContext } from "../context.server";
import { path } from "../gateway/client.server";
import { personalCall } from "../gateway/calls.server";
import { hasStatus } from "../gateway/errors.server";
import type { CartCookie } from "../session/cookies.server";
import type { Session } from "../session/session.server";

/**
 * Which cart this browser has: the cookie keeps its id and version (its fields and lifetime are in `SEALED_COOKIES`,
 * session/cookies.server.ts), the request's memo the cart itself.
 */

/** Most promo codes that the cookie keeps of a cart, and most characters of one. */
const MOST_CODES = 5;
const MOST_CODE = 40;

/** Takes the cart of a gateway response as this browser's own: updates the cookie and the request's memo. */
export function rememberCart(context: RequestContext, answered: Cart): Cart {
  const { session } = context;
  session.cartCookie = cookieOf(answered, session.cartCookie);
  const cart = inOrderSeen(session, answered);
  context.memo.set("cart", Promise.resolve(cart));
  const key = visitorsCartKey(context);
  // The result of a change replaces whatever a read that is still running would return.
  if (key !== null) context.shop.visitorsCarts.put(key, cart);
  return cart;
}

/**
 * Key under which a visitor's cart is cached (ADR 0057). Null for a customer's cart, which may be changed elsewhere,
 * and for one whose last change went unanswered, so that nobody knows whether it was made.
 */
export function visitorsCartKey({ session, locale }: RequestContext): string | null {
  const { cartCookie: known, tokens } = session;
  if (tokens || !known?.isVisitors || known.version === undefined || known.unanswered !== undefined) return null;
  return `${known.cartId} ${known.version} ${locale}`;
}

/** Puts the lines in the order in which the shopper last saw them. */
function inOrderSeen({ cartCookie }: Session, cart: Cart): Cart {
  const order = cartCookie?.cartId === cart.id ? cartCookie.order : undefined;
  return order ? { ...cart, lineItems: sortCartLines(cart.lineItems, order) } : cart;
}

/** Remembers the position of a deleted line, for when it is taken back. */
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

/** Takes the price on the page that a line was added from for the line's former one. */
export function rememberPriceSeen(session: Session, sku: string, cents: number): void {
  const { cartCookie: kept } = session;
  if (kept) session.cartCookie = { ...kept, prices: { ...kept.prices, [sku]: cents } };
}

/**
 * Makes a change that would add twice if it were sent twice. When the gateway does not answer, the cart cookie
 * remembers the change and keeps the old version: the next try gets a 409, and its `onConflict` sees whether the first
 * one was made.
 *
 * @param what identifies the change, in at most 20 characters
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

/** Notes that a payment of the cart begins, or has begun elsewhere: changing the cart would cancel it. */
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
 * Deduplication key: concurrent requests of one browser create one cart per site. It includes the customer's session,
 * since the anonymous id outlives a sign-out.
 */
export function cartCreationKey({ session, site }: RequestContext): string {
  const [owner = "visitor"] = session.sessionIds;
  return `create ${site.country} ${session.ensureAnonymousId()} ${owner}`;
}

/** Start of the memo keys of delivery methods, which depend on the cart and a country. */
export const SHIPPING_METHODS = "shipping-methods";

/** Makes the rest of this request load the cart again, since the loaded one may be out of date. */
export function forgetLoaded(context: RequestContext): void {
  context.memo.delete("cart");
  for (const key of context.memo.keys()) if (key.startsWith(SHIPPING_METHODS)) context.memo.delete(key);
}

/**
 * Loads a cart by id without the request's memo. Null when the gateway does not know it; the cookie is then removed.
 */
export async function loadCart(context: RequestContext, cartId: string): Promise<Cart | null> {
  try {
    const { body } = await personalCall(context, { path: path`carts/${cartId}`, schema: cartSchema });
    flashWithdrawn(context, body);
    noteVersion(context, body);
    return inOrderSeen(context.session, body);
  } catch (error) {
    if (!isUnknownCart(error)) throw error;
    resetCart(context);
    return null;
  }
}

/**
 * Notes the version of a cart that was read. A read that a change has overtaken gives an older version than the known
 * one, which stays. While a change is unanswered its version stays too: it is needed to find out whether the change was
 * made.
 */
function noteVersion({ session }: RequestContext, cart: Cart): void {
  const kept = session.cartCookie;
  if (kept?.cartId !== cart.id || kept.unanswered || (kept.version ?? 0) >= cart.version) return;
  session.cartCookie = cookieOf(cart, kept);
}

/**
 * Tells which lines and codes are gone although the cart has still the version that this browser knew: nobody removed
 * them, they are no longer sold or valid.
 */
function flashWithdrawn({ session }: RequestContext, cart: Cart): void {
  const kept = session.cartCookie;
  if (kept?.cartId !== cart.id || kept.version !== cart.version || kept.unanswered) return;
  const left = new Set(boughtLines(cart.lineItems).map(({ sku }) => sku));
  const gone = Object.entries(kept.names ?? {}).filter(([sku]) => !left.has(sku));
  const names = [...new Set(gone.map(([, name]) => name))];
  const valid = new Set(codesOf(cart));
  const codes = (kept.codes ?? []).filter((code) => !valid.has(code));
  if (names.length + codes.length === 0) return;
  const flash = (key: "cart.withdrawn" | "cart.codeGone", what: string, list: readonly string[]) => {
    if (list.length === 0) return;
    session.flash({ kind: "warning", key, values: { count: list.length, [what]: list.join(", ") } });
  };
  flash("cart.withdrawn", "names", names);
  flash("cart.codeGone", "codes", codes);
  session.cartCookie = cookieOf(cart, kept);
}

function codesOf({ discountCode }: Cart): string[] {
  return discountCode.map(({ code }) => code.slice(0, MOST_CODE));
}

/** What the cookie keeps of a cart. @param before what it has kept so far, possibly of another cart */
function cookieOf(cart: Cart, before: CartCookie | null): CartCookie {
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
    // By sku, whatever the cart: lines keep theirs when a merge moves them into another cart.
    prices: pricesWhenAdded(cart.lineItems, before?.prices),
    names: lineNames(cart.lineItems),
    ...(cart.discountCode.length > 0 ? { codes: codesOf(cart).slice(0, MOST_CODES) } : {}),
  };
}

const endOfId = ({ giftCardId }: { giftCardId: string }) => giftCardId.slice(-12);

/** Whether a cart that turned out to be newer holds a gift card that the known version did not have. */
export function isNewGiftCard({ cartId, giftCards = [] }: CartCookie, cart: Cart, giftCard: { giftCardId: string }) {
  return cartId === cart.id && !giftCards.includes(endOfId(giftCard));
}

/** Time of the latest change of a line. */
function lastTouched({ lineItems }: Cart): string | undefined {
  return lineItems.reduce<string | undefined>(
    (last, { lastModifiedAt: at }) => (last === undefined || at > last ? at : last),
    undefined,
  );
}

/** C4: a 404 whose message starts like this means that the cart is gone, not a line or a code. */
export function isUnknownCart(error: unknown): boolean {
  return hasStatus(error, 404) && error.body.message.startsWith("No cart found for id");
}
