import type { RequestContext } from "../context.server";
import type { Cart } from "#app/models/cart.ts";
import { livePaymentId } from "#app/models/cart-rules.ts";
import type { PaymentResult } from "#app/models/payment.ts";
import { isNeutral, isPaymentAccepted, paymentOutcome } from "#app/models/payment-outcome.ts";
import { findCart, recallCart } from "../cart/cart.server";
import { forgetLoaded } from "../cart/cart-cookie.server";
import { askUnlessPaused } from "../gateway/pause.server";
import { mergeCarts, takeCustomersCart } from "../cart/merge.server";
import { funnelPath } from "#app/paths.ts";
import { findOrderOfCart } from "./order-lookup.server";
import { startedKind, stepAfterFailedPayment } from "./after-payment.server";
import { checkPayment } from "./payment-calls.server";
import { placeOrder, recordOrder } from "./place-order.server";
import { asDocument, toPage } from "../http/redirects.server";

/**
 * "unknown": the gateway does not say whether the cart is paid, or the paid cart could not be ordered and keeps its
 * payment.
 */
export type PaidCart = "ordered" | "unpaid" | "unknown";

/**
 * Places the order if the customer's cart is already paid.
 * @throws a 303 redirect Response: to the confirmation when it was ordered, or to the same page when that has a message
 * to show. Failures are only logged
 */
export async function orderIfPaid(context: RequestContext): Promise<void> {
  await finishOnPage(context);
}

/**
 * Flash messages are read in parallel with the page's loader, too early for one that is set here: a redirect to the
 * same page shows it.
 */
async function finishOnPage(context: RequestContext): Promise<PaidCart> {
  const { session, url, changeLimitMs } = context;
  const before = session.changes.flash;
  const paid = await finishPaid(context);
  if (paid === "ordered") throw toConfirmation(context);
  const said = session.changes.flash;
  const isForm = changeLimitMs === null;
  if (said && said !== before && !isForm) throw asDocument(toPage(addressOf(url), 303));
  return paid;
}

/** Address of the page itself, even when a script asks for its data. */
function addressOf({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete("_routes");
  return pathname.replace(/\.data$/, "") + (query.size > 0 ? `?${query}` : "");
}

/**
 * As `orderIfPaid`, for the cart page, which would call a paid cart empty: when the cart is gone and nobody can say
 * whether it was ordered, the page that keeps asking takes over (PAY-16).
 * @throws a 303 redirect Response to the confirmation, or to that page
 */
export async function orderIfPaidOrGoOnAsking(context: RequestContext): Promise<void> {
  const paid = await finishOnPage(context);
  const { tokens, cartId, funnel } = context.session;
  if (paid === "unknown" && tokens && cartId === null && funnel.paymentCartId !== undefined) {
    throw toPage(funnelPath(context, "adyen-check"), 303);
  }
}

/** The redirect (303) to throw once there is an order. */
export function toConfirmation(context: RequestContext): Response {
  return toPage(funnelPath(context, "confirmation"), 303);
}

/**
 * Orders the customer's cart if it is paid. Makes a call only for a cart that lists a payment under way. Never fails:
 * when the gateway does not say, the page goes on as it is, and the next one asks again.
 *
 * @returns "ordered" when there is an order now, which is then in the session
 */
export async function finishPaid(context: RequestContext): Promise<PaidCart> {
  if (!context.session.tokens) return "unknown";
  try {
    await recallCart(context);
    const cart = await findCart(context);
    if (!cart) return await findOrdered(context);
    // Still a visitor's cart: its merge was put off or failed.
    if (!cart.customer) return await finishThenMerge(context);
    return await finishOwn(context, cart);
  } catch (err) {
    return logUnknown(context, err);
  }
}

/** The cart that this browser was paying is gone: finds the order that was placed although its answer was lost. */
async function findOrdered(context: RequestContext): Promise<PaidCart> {
  const { paymentCartId } = context.session.funnel;
  const order = paymentCartId ? await findOrderOfCart(context, paymentCartId) : null;
  if (!order) return "unpaid";
  recordOrder(context, order.cartId, order.orderNumber);
  return "ordered";
}

async function finishOwn(context: RequestContext, cart: Cart | null): Promise<PaidCart> {
  const paymentId = cart && livePaymentId(cart);
  if (!paymentId) return "unpaid";
  return askUnlessPaused(context, `payment ${paymentId}`, () => finishPayment(context, paymentId));
}

async function finishPayment(context: RequestContext, paymentId: string): Promise<PaidCart> {
  const result = await checkPayment(context, paymentId);
  if (!isPaymentAccepted(result)) return keepRefusal(context, result);
  if ((await placeOrder(context)).kind === "ordered") return "ordered";
  // The order was refused and the cart loaded again: a payment was given back only if the cart no longer lists it.
  const left = await findCart(context);
  return left && livePaymentId(left) !== null ? "unknown" : "unpaid";
}

/**
 * Keeps the reason why this browser's own payment was refused, for the payment step to show; a shopper who cancelled
 * needs no message.
 */
async function keepRefusal(context: RequestContext, result: PaymentResult): Promise<PaidCart> {
  const outcome = paymentOutcome(result, startedKind(context));
  if (outcome.kind === "ask-again") return "unknown";
  const isRefused = outcome.kind === "back-to-payment" && !isNeutral(outcome.message);
  if (!isRefused || context.session.funnel.paymentId !== result.paymentId) return "unpaid";
  const { kind } = await stepAfterFailedPayment(context, outcome.message, result.paymentId);
  if (kind === "confirmation") return "ordered";
  return kind === "checking" ? "unknown" : "unpaid";
}

/**
 * When the cart no longer lists this browser's payment, asks the gateway what became of it. If it was refused, and no
 * return page has said so, the payment step says why. Never fails: without an answer there is no message.
 */
export async function checkForRefusal(context: RequestContext, { id, payments }: Cart): Promise<void> {
  const { paymentId, paymentCartId } = context.session.funnel;
  if (!paymentId || paymentCartId !== id || payments.some((payment) => payment.paymentId === paymentId)) return;
  try {
    await askUnlessPaused(context, `payment ${paymentId}`, async () => {
      const result = await checkPayment(context, paymentId);
      return isPaymentAccepted(result) ? "unknown" : keepRefusal(context, result);
    });
  } catch (err) {
    logUnknown(context, err);
  }
}

async function finishThenMerge(context: RequestContext): Promise<PaidCart> {
  const paid = await finishBesideVisitors(context);
  if (paid === "unpaid") await mergeCarts(context);
  return paid;
}

/** Checks the customer's own cart, and then gives this browser its visitor's cart back. */
async function finishBesideVisitors(context: RequestContext): Promise<PaidCart> {
  const { session } = context;
  const visitors = session.cartCookie;
  session.cartCookie = null;
  forgetLoaded(context);
  try {
    return await finishOwn(context, await takeCustomersCart(context));
  } finally {
    forgetLoaded(context);
    session.cartCookie = visitors;
  }
}

/**
 * At sign-in, orders the customer's cart if it is already paid, before the visitor's cart is merged into it: merging
 * would change the amount and cancel the payment. Asks nothing unless this browser holds a visitor's cart.
 */
export async function orderPaidCartBeforeMerge(context: RequestContext): Promise<PaidCart> {
  if (!context.session.cartCookie?.isVisitors) return "unpaid";
  try {
    return await finishBesideVisitors(context);
  } catch (err) {
    return logUnknown(context, err);
  }
}

function logUnknown({ shop, requestId }: RequestContext, err: unknown): PaidCart {
  shop.log.warn({ err, requestId }, "whether the cart is paid is not known");
  return "unknown";
}
