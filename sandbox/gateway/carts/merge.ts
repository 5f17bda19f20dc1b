import type { z } from "zod";
import type { MergedCart, mergeCartsSchema } from "#models/cart.ts";
import { transaction } from "../../database";
import type { Sandbox } from "../../service";
import type { GatewayContext } from "../context";
import { releasePayments } from "../payments/payment-store";
import { cartCustomer } from "./cart-customer";
import { hasNothingToOrder } from "./cart-state";
import { closeCart, findCartOfCustomer, findOpenCart } from "./cart-store";
import { commitCart, ruleTools } from "./change-cart";
import { withGifts } from "./gifts";
import { refreshLines } from "./lines";
import { mergeStates } from "./merge-rules";
import { presentCart } from "./present-cart";

/**
 * Makes the visitor's cart and the customer's one cart (C4). The customer's cart stays; without one, the visitor's
 * becomes theirs. A visitor's cart that is unknown, or another customer's, changes nothing.
 *
 * `hasBeenMerged` only when both held something. A null cart means that nothing is left to order in either.
 */
export function mergeCarts(
  sandbox: Sandbox,
  context: GatewayContext,
  { cartId, customer: given }: z.infer<typeof mergeCartsSchema>,
): MergedCart {
  return transaction(sandbox.db, () => {
    const customer = cartCustomer(sandbox, context, given);
    const own = customer && findCartOfCustomer(sandbox, customer.customerId, context.storeId);
    const source = findOpenCart(sandbox, cartId);
    const visitors = source?.customerId === null && source.storeId === context.storeId ? source : null;
    if (!visitors) return { cart: own && presentCart(sandbox, context, own), hasBeenMerged: false };

    const { stockOf, stamp, giftOf } = ruleTools(sandbox, context);
    const merged = own
      ? { ...mergeStates(own.state, visitors.state, stockOf, stamp.at), sourceCartId: cartId }
      : refreshLines(visitors.state, stockOf, stamp.at);
    const state = withGifts(merged, giftOf, stamp);
    const target = own ?? visitors;
    if (own) closeCart(sandbox, visitors, "merged");
    if (hasNothingToOrder(state)) {
      releasePayments(sandbox, target.cartId, null);
      closeCart(sandbox, target, "deleted");
      return { cart: null, hasBeenMerged: false };
    }
    const cart = commitCart(sandbox, context, target, { ...state, customer });
    return {
      cart,
      hasBeenMerged: own !== null && !hasNothingToOrder(own.state) && !hasNothingToOrder(visitors.state),
    };
  });
}
