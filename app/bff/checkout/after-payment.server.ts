import { hash } from "node:crypto";
import type { Cart } from "#app/models/cart.ts";
import { serializeLines } from "#app/models/line-changes.ts";
import { amountLeftToPay, livePaymentId } from "#app/models/cart-rules.ts";
import type { Order } from "#app/models/order.ts";
import type { PaymentAction, PaymentResult } from "#app/models/payment.ts";
import { isPaymentMethod, type PaymentKind, paymentProduct } from "#app/models/payment-methods.ts";
import { finalOutcome, isPaymentAccepted, type PaymentMessage } from "#app/models/payment-outcome.ts";
import { findCart } from "../cart/cart.server";
import { forgetLoaded } from "../cart/cart-cookie.server";
import type { RequestContext } from "../context.server";
import { type AmountChange, noteAmountChanged, PLACE_UNAVAILABLE, backToDelivery } from "./notice.server";
import { findOrderOfCart, waitForOrder } from "./order-lookup.server";
import { notePaidCart, notePaymentFailed } from "./payment-attempt.server";
import { checkPayment } from "./payment-calls.server";
import { recordOrder, placeOrder } from "./place-order.server";

/** Where a payment leads the shopper next. */
export type AfterPayment =
  | { kind: "confirmation" }
  | { kind: "provider"; action: PaymentAction }
  /** The payment step says why: the message is in the session's `funnel.notice`. */
  | { kind: "payment" }
  /** The amount to pay has changed: the overview shows the new one. */
  | { kind: "overview" }
  /** An article went out of stock; the cart says which. */
  | { kind: "cart" }
  /** The chosen place no longer takes the parcel. */
  | { kind: "delivery" }
  /** There is nothing to order: an empty cart, or neither a cart nor its order. */
  | { kind: "no-cart" }
  /** The gateway does not know yet: the shop claims nothing, forgets nothing, and asks again in a moment. */
  | { kind: "checking" };

/** Acts on a payment result (may place the order) and returns the next step (D6). */
export async function stepAfterPayment(
  context: RequestContext,
  cartId: string,
  result: PaymentResult,
): Promise<AfterPayment> {
  const outcome = finalOutcome(result, startedKind(context));
  switch (outcome.kind) {
    case "confirm":
    case "checking":
    case "voucher":
      return orderCart(context, "paidChanged");
    case "go-to-provider":
      return { kind: "provider", action: result.action! };
    case "back-to-payment":
      return stepAfterFailedPayment(context, outcome.message, result.paymentId);
    case "ask-again":
    case "look-up-order":
      return lookUpOrder(context, cartId, result);
  }
}

/** Kind of the payment that was started last, which decides whom a refusal names. */
export function startedKind({ session }: RequestContext): PaymentKind {
  const { startedMethod = "" } = session.funnel;
  return isPaymentMethod(startedMethod) ? paymentProduct(startedMethod).kind : "card";
}

/**
 * Makes the cart an order, paid or free.
 * @param refused message for the overview when the order was refused and no payment is left
 * @param expectSame as `placeOrder` calls it
 */
export async function orderCart(
  context: RequestContext,
  refused: AmountChange,
  expectSame?: (cart: Cart) => void,
): Promise<AfterPayment> {
  const placement = await placeOrder(context, expectSame);
  switch (placement.kind) {
    case "ordered":
      return { kind: "confirmation" };
    case "stock-changed":
      return { kind: "cart" };
    case "payment-stands":
      return { kind: "checking" };
    case "incomplete":
      if (placement.code === PLACE_UNAVAILABLE) return backToDelivery(context);
      if (refused === "paidChanged" || AMOUNT_CODES.has(placement.code)) noteAmountChanged(context, refused);
      return { kind: "overview" };
  }
}

/** Codes of refusals because of the amount. */
const AMOUNT_CODES: ReadonlySet<string> = new Set(["AMOUNT_CHANGED", "GIFT_CARD_BALANCE", "PAYMENT_REQUIRED"]);

/**
 * Next step after a failed payment. First checks the cart's live payment, which another tab may have completed; if
 * it is paid, places the order.
 * @param failedId id of the failed payment; undefined when none was started
 */
export async function stepAfterFailedPayment(
  context: RequestContext,
  message: PaymentMessage,
  failedId?: string,
): Promise<AfterPayment> {
  const { cartId } = context.session;
  forgetLoaded(context);
  const cart = await findCart(context);
  if (!cart) {
    const gone = await stepForMissingCart(context, cartId);
    return gone.kind === "confirmation" ? gone : backToPayment(context, message, failedId);
  }
  const live = livePaymentId(cart);
  if (live === null && isCancelledByChange(context, message, cart)) return backToOverview(context, failedId);
  if (live === null || live === failedId) return backToPayment(context, message, failedId);
  const result = await checkPayment(context, live);
  if (isPaymentAccepted(result)) return orderCart(context, "paidChanged");
  return result.resultCode === "AuthenticationFinished"
    ? { kind: "checking" }
    : backToPayment(context, message, failedId);
}

/** Hash of the lines and the amount left to pay; equal means unchanged. */
export function cartFingerprint(cart: Pick<Cart, "totalPrice" | "payments" | "lineItems">): string {
  const content = `${amountLeftToPay(cart).centAmount} ${serializeLines(cart.lineItems)}`;
  return hash("sha256", content, "base64url").slice(0, 16);
}

/** Whether the gateway has cancelled the payment because the cart changed: then the shopper has cancelled nothing. */
function isCancelledByChange({ session }: RequestContext, message: PaymentMessage, cart: Cart): boolean {
  const { startedFor } = session.funnel;
  return message === "paymentCancelled" && startedFor !== undefined && startedFor !== cartFingerprint(cart);
}

/** The overview says that the cart has changed and shows the new amount. */
function backToOverview(context: RequestContext, failedId: string | undefined): AfterPayment {
  notePaymentFailed(context, "paymentCancelled", failedId);
  noteAmountChanged(context, "paidChanged");
  return { kind: "overview" };
}

function backToPayment(context: RequestContext, message: PaymentMessage, failedId: string | undefined): AfterPayment {
  notePaymentFailed(context, message, failedId);
  return { kind: "payment" };
}

/**
 * Status Error (D6): looks up the order first; only without an order, and once the status is final, is the shopper told
 * that nothing was charged.
 */
async function lookUpOrder(context: RequestContext, cartId: string, result: PaymentResult): Promise<AfterPayment> {
  const order = await findOrderOfCart(context, cartId);
  if (order) {
    recordOrder(context, cartId, order.orderNumber);
    return { kind: "confirmation" };
  }
  return result.resultCode === "Error"
    ? stepAfterFailedPayment(context, "paymentNotCharged", result.paymentId)
    : { kind: "checking" };
}

/**
 * Next step when the cart no longer exists: waits for its order (see `waitForOrder`); `checking` while a payment is
 * open, else `no-cart`.
 * @param cartId null for the cart that this browser was paying, or had at the start of the request
 */
export async function stepForMissingCart(context: RequestContext, cartId: string | null): Promise<AfterPayment> {
  const { orderCartId, paymentId } = context.session.funnel;
  const gone = cartId ?? lastCartId(context);
  if (orderCartId && (!gone || gone === orderCartId)) return { kind: "confirmation" };
  const order = gone ? await orderOfMissing(context, gone) : null;
  if (gone && order) {
    recordOrder(context, gone, order.orderNumber);
    return { kind: "confirmation" };
  }
  return { kind: paymentId ? "checking" : "no-cart" };
}

/** A customer's own cart that is gone was ordered, here or elsewhere; a visitor's may be gone for other reasons. */
function lastCartId({ session: { funnel, cartBefore } }: RequestContext): string | null {
  return funnel.paymentCartId ?? (cartBefore && !cartBefore.isVisitors ? cartBefore.cartId : null);
}

/** When the lookup fails, the funnel keeps the cart's id, since its cookie is gone: the next page asks again. */
async function orderOfMissing(context: RequestContext, cartId: string): Promise<Order | null> {
  try {
    return await waitForOrder(context, cartId);
  } catch (error) {
    notePaidCart(context, cartId);
    throw error;
  }
}
