import { type CartCustomer, type Cart, cartSchema, mergeAnswerSchema } from "#app/models/cart.ts";
import { boughtLines, nameWithSize } from "#app/models/cart-lines.ts";
import { livePaymentId } from "#app/models/cart-rules.ts";
import { lastPurchaseDateSchema } from "#app/models/customer.ts";
import { optional } from "../http/error-responses.server";
import { once, type RequestContext } from "../context.server";
import { findCustomer } from "../account/customer.server";
import { personalCall } from "../gateway/calls.server";
import { hasStatus } from "../gateway/errors.server";
import { askUnlessPaused } from "../gateway/pause.server";
import { rememberCart, isUnknownCart, resetCart } from "./cart-cookie.server";

/**
 * Merges this browser's cart into the customer's after signing in (C4). 226 means that lines were combined, which the
 * shopper is told; null means that nothing is left.
 *
 * Merges once, however many tabs are open: their requests name the same cart and share one result, and the gateway does
 * not merge a cart twice either.
 *
 * Never fails: the next request tries a failed merge again, and until then the visitor's cart stays.
 *
 * @param own the visitor's cart if it is already loaded
 * @returns the cart this browser has now
 */
export function mergeCarts(context: RequestContext, own: Cart | null = null): Promise<Cart | null> {
  const cartId = own?.id ?? context.session.cartId;
  return optional(context, "carts were not merged", own, () =>
    cartId === null ? takeCustomersCart(context) : mergeInto(context, cartId),
  );
}

/**
 * As `mergeCarts`, for a visitor's cart found later, on any page. Puts the merge off while the customer's own cart has
 * a payment under way, or may have: merging would change the amount, and the gateway would cancel the payment. The
 * pages that order a paid cart (`orderIfPaid`) check the payment and merge then.
 */
export async function mergeUnlessPaying(context: RequestContext, own: Cart): Promise<Cart | null> {
  const mayMerge = await optional(context, "the merge of carts was put off", false, async () => {
    const customers = await findCustomersCart(context);
    return !customers || livePaymentId(customers) === null;
  });
  return mayMerge ? mergeCarts(context, own) : own;
}

async function mergeInto(context: RequestContext, cartId: string): Promise<Cart | null> {
  const { tokens } = context.session;
  try {
    const key = `merge ${cartId}`;
    const merge = () => context.shop.dedupe(`${key} ${tokens?.accessToken}`, () => callMerge(context, cartId));
    // Once per request: a page that checks a payment comes here three times, and would send a failing merge again.
    const cart = await once(context, key, () => askUnlessPaused(context, key, merge));
    if (cart) return rememberCart(context, cart);
    resetCart(context);
    return null;
  } catch (error) {
    if (!isUnknownCart(error)) throw error;
    resetCart(context);
    return takeCustomersCart(context);
  }
}

/** Only the request that merges shows the message, not every tab that waits for it. */
async function callMerge(context: RequestContext, cartId: string): Promise<Cart | null> {
  const customer = await cartCustomer(context);
  if (!customer) throw new Error("The customer is not known");
  const { status, body } = await personalCall(context, {
    method: "POST",
    path: "carts/merge",
    json: { cartId, customer },
    schema: mergeAnswerSchema,
  });
  const cart = body?.cart ?? null;
  if (status === 226) flashMerged(context, cart);
  return cart;
}

/**
 * The gateway leaves out what stock or the greatest quantity of a line do not allow; only lines that stay have a name.
 */
function flashMerged({ session }: RequestContext, cart: Cart | null): void {
  const lost = new Set(cart?.productsNotAdded);
  if (!cart || lost.size === 0) return session.flash({ kind: "info", key: "cart.merged" });
  session.flash({ kind: "warning", key: "cart.mergedInPart" });
  const names = boughtLines(cart.lineItems)
    .filter(({ sku }) => lost.has(sku))
    .map(nameWithSize);
  if (names.length > 0) session.flash({ kind: "warning", key: "cart.notAdded", values: { names: names.join(", ") } });
}

/** Makes the cart that the customer has at the gateway this browser's own; null when there is none. */
export async function takeCustomersCart(context: RequestContext): Promise<Cart | null> {
  const cart = await findCustomersCart(context);
  return cart && rememberCart(context, cart);
}

/** The cart that the customer has at the gateway; null when there is none. */
export async function findCustomersCart(context: RequestContext): Promise<Cart | null> {
  try {
    return (await personalCall(context, { path: "carts-self", schema: cartSchema })).body;
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
    return null;
  }
}

/** The owner of a cart, for `POST /carts` and the merge (C3); null for a visitor. */
export async function cartCustomer(context: RequestContext): Promise<CartCustomer | null> {
  if (!context.session.tokens) return null;
  const [customer, loyaltySeniority] = await Promise.all([findCustomer(context), findSeniority(context)]);
  if (!customer) return null;
  return {
    customerId: customer.customerId,
    email: customer.email,
    loyaltyCardId: customer.loyaltyNumber,
    loyaltyType: customer.loyaltyType,
    loyaltySeniority,
  };
}

/** Last purchase as YYYYMMDD, or 'new' when nothing was bought (S7); left out when the gateway does not say. */
async function findSeniority(context: RequestContext): Promise<string | undefined> {
  return optional(context, "last purchase date is not known", undefined, async () => {
    const { body } = await personalCall(context, {
      path: "customers-self/lastPurchaseDate",
      schema: lastPurchaseDateSchema,
    });
    return body.value ? body.value.slice(0, 10).replaceAll("-", "") : "new";
  });
}
