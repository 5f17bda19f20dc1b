import { type Cart, cartSchema, mergedCartSchema } from "~/models/cart";
import type { RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { hasStatus } from "../gateway/errors.server";
import { cartCustomer } from "./cart-customer.server";
import { adoptCart, isUnknownCart, resetCart } from "./kept-cart.server";

/**
 * Makes this browser's cart and the customer's one cart, after signing in (C4). 226 means that lines came together and
 * is told to the shopper; a null cart means that nothing is left.
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

async function mergeInto(context: RequestContext, cartId: string): Promise<Cart | null> {
  const customer = await cartCustomer(context);
  if (!customer) throw new Error("The customer is not known");
  try {
    const { status, body } = await personalCall(context, {
      method: "POST",
      path: "carts/merge",
      json: { cartId, customer },
      schema: mergedCartSchema,
    });
    if (status === 226) context.session.flash({ kind: "info", key: "cart.merged" });
    if (body.cart) return adoptCart(context, body.cart);
    resetCart(context);
    return null;
  } catch (error) {
    if (!isUnknownCart(error)) throw error;
    resetCart(context);
    return takeCustomersCart(context);
  }
}

async function takeCustomersCart(context: RequestContext): Promise<Cart | null> {
  try {
    const { body } = await personalCall(context, { path: "carts-self", schema: cartSchema });
    return adoptCart(context, body);
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
    return null;
  }
}
