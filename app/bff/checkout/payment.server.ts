import type { Cart } from "#app/models/cart.ts";
import { amountLeftToPay, isEmptyCart, livePaymentId, skipsPayment } from "#app/models/cart-rules.ts";
import { diffLines } from "#app/models/line-changes.ts";
import type { PaymentMethod } from "#app/models/payment-methods.ts";
import { findCart, getCart, recallCart } from "../cart/cart.server";
import type { RequestContext } from "../context.server";
import { NoCartError, hasStatus } from "../gateway/errors.server";
import { noteServiceFailure } from "../http/error-responses.server";
import { cartMark, changedChoices, choicesMark, isMarkOf } from "./choices-mark.server";
import { clearNotice, paymentNotice } from "./notice.server";
import { findOrderOfCart } from "./order-lookup.server";
import { forgetPayment, notePaidCart } from "./payment-attempt.server";
import { orderCart, type AfterPayment, stepAfterPayment, stepForMissingCart } from "./after-payment.server";
import { checkPayment } from "./payment-calls.server";
import { type AfterPress, RETURN_CART, startPayment, UnknownPaymentError } from "./start-payment.server";
import { recordOrder } from "./place-order.server";

/**
 * Pays and orders the cart, when the shopper confirms the overview.
 *
 * One attempt has one idempotency key, kept in the browser's cookie: a double click, a reload or another tab asks the
 * gateway for the same payment. A new key is made only after the provider's final answer on the old one.
 *
 * @param shown amount on the button, with lines and choices: nothing is ordered if they differ from the gateway's
 */
export async function pay(
  context: RequestContext,
  method: PaymentMethod | null,
  shown: ShownOrder,
): Promise<AfterPress> {
  // Read first: loading a cart that is gone removes its id from the session.
  const { cartId, funnel } = context.session;
  if (isOrdered({ cartId, funnel }, shown)) return { kind: "confirmation" };
  try {
    const cart = await getCart(context);
    if (isEmptyCart(cart)) return { kind: "no-cart" };
    clearNotice(context);
    notePaidCart(context, cart.id);
    const expectShown = (latest: Cart) => {
      if (!isAsShown(context, latest, { method, shown })) throw new NotAsShownError();
    };
    expectShown(cart);
    if (skipsPayment(cart, context.site.params.freeCartCriteria))
      return await orderCart(context, "amountChanged", expectShown);
    if (!method) return { kind: "overview" };
    return await startPayment(context, cart, { method, amount: amountLeftToPay(cart), expectShown });
  } catch (error) {
    if (error instanceof NotAsShownError) return { kind: "overview" };
    if (error instanceof NoCartError) return stepForMissingCart(context, cartId);
    noteServiceFailure(context, error);
    // A payment that was just started is checked until it is an order; if none was, the next press uses the same key.
    const isStarted = context.session.funnel.paymentId !== funnel.paymentId;
    if (isStarted) return { kind: "checking" };
    return { kind: error instanceof UnknownPaymentError ? "unknownPayment" : "unavailable" };
  }
}

/**
 * Whether the pressed button stood beside a cart that another tab has ordered: its form says so, or no overview was
 * shown since: every overview notes its attempt, and only an order forgets it together with the method. The cart of now
 * may be a new one, which the shopper did not see, unless the form names it: then another site's cart was ordered.
 */
function isOrdered(
  { cartId, funnel }: Pick<RequestContext["session"], "cartId" | "funnel">,
  { choices }: ShownOrder,
): boolean {
  const { orderCartId, attempt, paymentMethod } = funnel;
  if (orderCartId === undefined) return false;
  if (isMarkOf(choices, orderCartId)) return true;
  const isOfCart = cartId !== null && isMarkOf(choices, cartId);
  return attempt === undefined && paymentMethod === undefined && !isOfCart;
}

/** What the page with the pressed button showed. */
export interface ShownOrder {
  cents: number;
  lines?: unknown;
  /** As `choicesMark` wrote them. */
  choices?: unknown;
}

/** Whether the cart is still what the shopper agreed to: amount, lines, delivery and payment. */
function isAsShown(
  context: RequestContext,
  cart: Cart,
  { method, shown }: { method: PaymentMethod | null; shown: ShownOrder },
): boolean {
  if (diffLines(shown.lines, cart.lineItems).length > 0) return false;
  if (changedChoices(shown.choices, choicesMark(context, cart, method)).length > 0) return false;
  // If gift cards added in another tab now pay everything, this is not the amount that the button showed.
  const isFree = skipsPayment(cart, context.site.params.freeCartCriteria);
  return shown.cents === (isFree ? 0 : amountLeftToPay(cart).centAmount);
}

/** The cart is not, or not any more, what the button showed. */
class NotAsShownError extends Error {
  override name = "NotAsShownError";
}

/**
 * Handles the shopper's return from the provider: asks the gateway for the payment's status, orders the cart if it
 * is paid, returns the next step. `returned` (fields of the return) is forwarded, never trusted. Safe to repeat.
 * @throws when the gateway does not answer
 */
export async function resumePayment(context: RequestContext, returned: Record<string, string>): Promise<AfterPayment> {
  const { [RETURN_CART]: mark, ...details } = returned;
  const { funnel } = context.session;
  // The shopper may return in another browser than the one that opened the provider's page.
  await recallCart(context);
  const cart = await findCart(context);
  if (!cart) return stepForMissingCart(context, null);
  const live = livePaymentId(cart);
  const paymentId = funnel.paymentId ?? live;
  const isOfCart = mark === cartMark(cart.id);
  if (!paymentId) return stepWithoutPayment(context, isOfCart);
  try {
    return await stepAfterPayment(context, cart.id, await checkPayment(context, paymentId, details));
  } catch (error) {
    if (error instanceof NoCartError) return stepForMissingCart(context, cart.id);
    // Without an answer it is not known whether the shopper was charged: no message, nothing forgotten, a reload asks
    // again. The same holds for a 404 of a payment that the cart lists.
    if (!hasStatus(error, 404) || live === paymentId) throw error;
    const order = await findOrderOrForgetPayment(context);
    if (order) return order;
    return live ? resumePayment(context, returned) : stepWithoutPayment(context, isOfCart);
  }
}

/**
 * No payment of this cart is known: shows the last payment's message or, if none has begun since, the last order.
 * @param isOfCart whether the return is of a payment of this cart, which is then not ordered: it was begun in another
 * browser and refused or cancelled, and an earlier order of this browser has nothing to do with it
 */
function stepWithoutPayment(context: RequestContext, isOfCart: boolean): AfterPayment {
  const { orderCartId, paymentCartId } = context.session.funnel;
  if (paymentNotice(context)) return { kind: "payment" };
  return { kind: orderCartId && !paymentCartId && !isOfCart ? "confirmation" : "overview" };
}

/** The payment is not this cart's: finds the order of its own cart, or forgets the payment. */
async function findOrderOrForgetPayment(context: RequestContext): Promise<AfterPayment | null> {
  const { paymentCartId } = context.session.funnel;
  const order = paymentCartId && (await findOrderOfCart(context, paymentCartId));
  if (order) {
    recordOrder(context, order.cartId, order.orderNumber);
    return { kind: "confirmation" };
  }
  forgetPayment(context);
  return null;
}
