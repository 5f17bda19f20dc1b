import { livePaymentId } from "~/models/cart-rules";
import type { PaymentAction, PaymentResult } from "~/models/payment";
import { finalOutcome, isPaid, type PaymentMessage } from "~/models/payment-outcome";
import { findCart } from "../cart/cart.server";
import { forgetLoaded } from "../cart/cart-cookie.server";
import type { RequestContext } from "../context.server";
import { noteAmountChanged } from "./notice.server";
import { findOrderOfCart, waitForOrder } from "./order-lookup.server";
import { askPayment } from "./send-payment.server";
import { ordered, validateCart } from "./validation.server";

/** Where a payment leads the shopper next. */
export type PaymentStep =
  | { kind: "confirmation" }
  | { kind: "provider"; action: PaymentAction }
  /** The payment step says why: the message stands in the session's `funnel.notice`. */
  | { kind: "payment" }
  /** The amount shown is not the amount to pay any more: look at the overview again. */
  | { kind: "overview" }
  /** An article went out of stock; the cart says which. */
  | { kind: "cart" }
  /** There is no cart and no order of one. */
  | { kind: "no-cart" }
  /** Nobody knows yet: nothing is claimed, nothing forgotten, the same question is asked again in a moment. */
  | { kind: "checking" }
  /** The payment could not be asked for; pressing again asks for the same one. */
  | { kind: "unavailable" }
  /** Too many were begun in a short time: nothing was asked for. */
  | { kind: "tries" };

/** What a payment's answer leads to (D6). */
export async function stepAfter(context: RequestContext, cartId: string, result: PaymentResult): Promise<PaymentStep> {
  const outcome = finalOutcome(result);
  switch (outcome.kind) {
    case "confirm":
    case "checking":
    case "voucher":
      return orderCart(context);
    case "go-to-provider":
      return { kind: "provider", action: result.action! };
    case "back-to-payment":
      return stepAfterLastWord(context, outcome.message, result.paymentId);
    case "ask-again":
    case "look-up-order":
      return lookUpOrder(context, cartId, result);
  }
}

/** The cart becomes an order, paid or free. */
export async function orderCart(context: RequestContext): Promise<PaymentStep> {
  const validation = await validateCart(context);
  if (validation.kind === "ordered") return { kind: "confirmation" };
  if (validation.kind === "stock-changed") return { kind: "cart" };
  noteAmountChanged(context);
  return { kind: "overview" };
}

/**
 * A payment came to nothing, and nothing is said of it before the cart's live payment was asked: another tab or browser
 * may have paid meanwhile, and what is paid is ordered. One that still waits for the shopper leaves the message true.
 *
 * @param asked the payment whose last word it is; undefined when none was started
 */
export async function stepAfterLastWord(
  context: RequestContext,
  message: PaymentMessage,
  asked?: string,
): Promise<PaymentStep> {
  const { cartId } = context.session;
  forgetLoaded(context);
  const cart = await findCart(context);
  if (!cart) {
    const gone = await goneCart(context, cartId);
    return gone.kind === "confirmation" ? gone : sayLastWord(context, message, asked);
  }
  const live = livePaymentId(cart);
  if (live === null || live === asked) return sayLastWord(context, message, asked);
  const result = await askPayment(context, live);
  if (isPaid(result)) return orderCart(context);
  return result.resultCode === "AuthenticationFinished" ? { kind: "checking" } : sayLastWord(context, message, asked);
}

/** The attempt is over; the next one gets a key of its own. The chosen method stays chosen, a payment not asked known. */
function sayLastWord(context: RequestContext, message: PaymentMessage, asked: string | undefined): PaymentStep {
  const { paymentMethod, orderCartId, orderNumber, paymentId, paymentCartId } = context.session.funnel;
  const underWay = paymentId === asked ? {} : { paymentId, paymentCartId };
  context.session.funnel = { paymentMethod, orderCartId, orderNumber, ...underWay, notice: message };
  return { kind: "payment" };
}

/**
 * D6, Error: the order is looked up first; only without one is the shopper told that nothing was charged. A status that
 * is still not final is nobody's word that nothing was charged.
 */
async function lookUpOrder(context: RequestContext, cartId: string, result: PaymentResult): Promise<PaymentStep> {
  const order = await findOrderOfCart(context, cartId);
  if (order) {
    ordered(context, cartId, order.orderNumber);
    return { kind: "confirmation" };
  }
  return result.resultCode === "Error"
    ? stepAfterLastWord(context, "paymentNotCharged", result.paymentId)
    : { kind: "checking" };
}

/**
 * The cart is gone: it was ordered, here or in another tab, and its order may still be on the way. With a payment under
 * way nothing else is concluded from an order that does not show; the next look may find it.
 */
export async function goneCart(context: RequestContext, cartId: string | null | undefined): Promise<PaymentStep> {
  const { orderCartId, paymentId } = context.session.funnel;
  if (orderCartId && (!cartId || cartId === orderCartId)) return { kind: "confirmation" };
  const order = cartId ? await waitForOrder(context, cartId) : null;
  if (cartId && order) {
    ordered(context, cartId, order.orderNumber);
    return { kind: "confirmation" };
  }
  return { kind: paymentId ? "checking" : "no-cart" };
}
