import { type CartCustomer, type Cart, cartSchema, mergedCartSchema } from "~/models/cart";
import { livePaymentId } from "~/models/cart-rules";
import { lastPurchaseDateSchema } from "~/models/customer";
import { optional } from "../http/error-responses.server";
import type { RequestContext } from "../context.server";
import { findCustomer } from "../account/customer.server";
import { personalCall } from "../gateway/calls.server";
import { hasStatus } from "../gateway/errors.server";
import { askUnlessPaused } from "../gateway/pause.server";
import { rememberCart, isUnknownCart, resetCart } from "./cart-cookie.server";

/**
 * Makes this browser's cart and the customer's one cart, after signing in (C4). 226 means that lines came together and
 * is told to the shopper; a null cart means that nothing is left.
 *
 * Once, whatever tabs are open: their requests come with the same cart and are given the same result, and a cart that was
 * merged already is not merged again by the gateway either.
 *
 * Never fails: a merge that did not work is tried again by the next page, and until then the visitor's cart stays.
 *
 * @param own the visitor's cart where it is loaded already
 * @returns the cart this browser has now
 */
export async function mergeCarts(context: RequestContext, own: Cart | null = null): Promise<Cart | null> {
  try {
    const cartId = own?.id ?? context.session.cartId;
    return cartId === null ? await takeCustomersCart(context) : await mergeInto(context, cartId);
  } catch (err) {
    context.shop.log.warn({ err, requestId: context.requestId }, "carts were not merged");
    return own;
  }
}

/**
 * The same for a visitor's cart that is found later, on whatever page: put off while the customer's own cart has a payment
 * under way, or where nobody can say. The merge would change the amount, and the gateway would give back what was paid.
 * The pages that order what is paid (`orderIfPaid`) look at the payment and merge then.
 */
export async function mergeUnlessPaying(context: RequestContext, own: Cart): Promise<Cart | null> {
  try {
    const customers = await findCustomersCart(context);
    if (customers && livePaymentId(customers) !== null) return own;
  } catch (err) {
    context.shop.log.warn({ err, requestId: context.requestId }, "the merge of carts was put off");
    return own;
  }
  return mergeCarts(context, own);
}

async function mergeInto(context: RequestContext, cartId: string): Promise<Cart | null> {
  const { tokens } = context.session;
  try {
    const key = `merge ${cartId} ${tokens?.accessToken}`;
    const merge = () => context.shop.dedupe(key, () => callMerge(context, cartId));
    const cart = await askUnlessPaused(context, `merge ${cartId}`, merge);
    if (cart) return rememberCart(context, cart);
    resetCart(context);
    return null;
  } catch (error) {
    if (!isUnknownCart(error)) throw error;
    resetCart(context);
    return takeCustomersCart(context);
  }
}

/** The message is said by the one request that merged, not by every tab that waited for it. */
async function callMerge(context: RequestContext, cartId: string): Promise<Cart | null> {
  const customer = await cartCustomer(context);
  if (!customer) throw new Error("The customer is not known");
  const { status, body } = await personalCall(context, {
    method: "POST",
    path: "carts/merge",
    json: { cartId, customer },
    schema: mergedCartSchema,
  });
  if (status === 226) context.session.flash({ kind: "info", key: "cart.merged" });
  return body.cart;
}

/** The cart that the customer has at the gateway, as this browser's own from now on; null when there is none. */
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

/** Who a cart belongs to, for `POST /carts` and the merge (C3); null for a visitor. */
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
