import { paymentProduct } from "~/models/payment-methods";
import { isPaymentAccepted, refusalMessage } from "~/models/payment-outcome";
import { callPayment, checkPayment } from "./send-payment.server";
import type { PaymentMethod, PaymentResult } from "~/models/payment";
import { type CartChange, findCart, getCart, recallCart } from "../cart/cart.server";
import type { RequestContext } from "../context.server";
import { NoCartError, ServiceUnavailableError, hasStatus } from "../gateway/errors.server";
import { randomUUID } from "node:crypto";
import type { Cart } from "~/models/cart";
import { amountLeftToPay, isEmptyCart, livePaymentId, skipsPayment } from "~/models/cart-rules";
import { checkoutPath } from "~/models/checkout-steps";
import { diffLines } from "~/models/line-changes";
import type { Money } from "~/models/money";
import { isServiceFailure, noteUnavailable } from "../http/error-responses.server";
import { isUnknownCart, notePaying } from "../cart/cart-cookie.server";
import type { Content } from "../session/cookies.server";
import { consumeRateLimit, refundRateLimit } from "../http/rate-limit.server";
import { changedChoices, choicesMark, isMarkOf } from "./choices-mark.server";
import { paymentNotice, PLACE_UNAVAILABLE, placeUnavailable } from "./notice.server";
import { findOrderOfCart } from "./order-lookup.server";
import {
  cartFingerprint,
  stepForMissingCart,
  orderCart,
  type PaymentStep,
  startedKind,
  stepAfterPayment,
  stepAfterFailedPayment,
} from "./payment-step.server";
import { flashStockChanged, recordOrder, tryRefreshStock } from "./validation.server";

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
): Promise<PaymentStep> {
  // Read first: loading a cart that is gone removes its id from the session.
  const { cartId, funnel } = context.session;
  if (isOrdered(funnel, shown)) return { kind: "confirmation" };
  try {
    const cart = await getCart(context);
    if (isEmptyCart(cart)) return { kind: "no-cart" };
    context.session.funnel = { ...context.session.funnel, paymentCartId: cart.id, notice: undefined };
    if (!isAsShown(context, cart, { method, shown })) return { kind: "overview" };
    if (skipsPayment(cart, context.site.params.freeCartCriteria))
      return await orderCart(context, "amountChanged", (latest) => expectShown(context, latest, { method, shown }));
    if (!method) return { kind: "overview" };
    return await startPayment(context, cart, { method, amount: amountLeftToPay(cart), shown });
  } catch (error) {
    if (error instanceof NotAsShownError) return { kind: "overview" };
    if (error instanceof NoCartError || isUnknownCart(error)) return stepForMissingCart(context, cartId);
    if (!isServiceFailure(error)) throw error;
    noteUnavailable(context, error);
    // A payment that was just started is checked until it is an order; if none was, the next press uses the same key.
    const isStarted = context.session.funnel.paymentId !== funnel.paymentId;
    if (isStarted) return { kind: "checking" };
    return { kind: error instanceof UnknownPaymentError ? "unknownPayment" : "unavailable" };
  }
}

/** The gateway lists a payment of the cart and says that it does not exist: whether it was charged is not known. */
class UnknownPaymentError extends ServiceUnavailableError {
  override name = "UnknownPaymentError";
  constructor(paymentId: string, cause: unknown) {
    super(`The cart lists the payment ${paymentId}, which the gateway answers with 404`, { cause });
  }
}

/**
 * Whether the pressed button stood beside a cart that another tab has ordered: its form says so, or no overview was
 * shown since: every overview notes its attempt, and only an order forgets it together with the method. The cart of now
 * may be a new one, which the shopper did not see.
 */
function isOrdered({ orderCartId, attempt, paymentMethod }: Content<"funnel">, { choices }: ShownOrder): boolean {
  if (orderCartId === undefined) return false;
  return isMarkOf(choices, orderCartId) || (attempt === undefined && paymentMethod === undefined);
}

/** What the page with the pressed button showed. */
export interface ShownOrder {
  cents: number;
  lines?: unknown;
  /** As `choicesMark` wrote them. */
  choices?: unknown;
}

interface Asked {
  method: PaymentMethod | null;
  shown: ShownOrder;
}

/** Whether the cart is still what the shopper agreed to: amount, lines, delivery and payment. */
function isAsShown(context: RequestContext, cart: Cart, { method, shown }: Asked): boolean {
  if (diffLines(shown.lines, cart.lineItems).length > 0) return false;
  if (changedChoices(shown.choices, choicesMark(context, cart, method)).length > 0) return false;
  // If gift cards added in another tab now pay everything, this is not the amount that the button showed.
  const isFree = skipsPayment(cart, context.site.params.freeCartCriteria);
  return shown.cents === (isFree ? 0 : amountLeftToPay(cart).centAmount);
}

/** The cart changed between the check and the payment. */
class NotAsShownError extends Error {
  override name = "NotAsShownError";
}

function expectShown(context: RequestContext, latest: Cart, asked: Asked): void {
  if (!isAsShown(context, latest, asked)) throw new NotAsShownError();
}

/** The cart lists a payment that was not checked: another browser or tab started it in this moment. */
class OtherPaymentError extends Error {
  override name = "OtherPaymentError";
}

interface AskedPayment extends Asked {
  method: PaymentMethod;
  amount: Money;
}

async function startPayment(context: RequestContext, cart: Cart, asked: AskedPayment): Promise<PaymentStep> {
  try {
    return await startBeside(context, cart, asked);
  } catch (error) {
    if (!(error instanceof OtherPaymentError)) throw error;
    return startPayment(context, await getCart(context), asked);
  }
}

/** @throws OtherPaymentError, before anything is started, when the cart by now lists another payment than `cart` */
async function startBeside(context: RequestContext, cart: Cart, asked: AskedPayment): Promise<PaymentStep> {
  const earlier = await findEarlier(context, cart);
  if (earlier && isPaymentAccepted(earlier)) return orderCart(context, "paidChanged");
  // Authenticated, so it may be charged at any moment.
  if (earlier?.resultCode === "AuthenticationFinished") return { kind: "checking" };
  const expectSame = (latest: Cart) => {
    expectShown(context, latest, asked);
    const live = livePaymentId(latest);
    if (live !== null && live !== livePaymentId(cart)) throw new OtherPaymentError();
  };
  // That check may have loaded a newer cart than the one compared before.
  expectSame(await getCart(context));
  if (await consumeRateLimit(context, "payment")) return { kind: "rateLimited" };
  const { funnel } = context.session;
  const attempt = funnel.attempt ?? randomUUID();
  const started = { startedMethod: asked.method, startedFor: cartFingerprint(cart) };
  context.session.funnel = { ...funnel, attempt, paymentMethod: asked.method, ...started };
  notePaying(context);
  let result;
  try {
    const change = paymentChange(context, attempt, asked);
    result = await callPayment(context, change, (latest) => {
      expectSame(latest);
      return change;
    });
  } catch (error) {
    return notStarted(context, error);
  }
  const { paymentId, checkingSince } = context.session.funnel;
  const since = paymentId === result.paymentId ? checkingSince : undefined;
  context.session.funnel = { ...context.session.funnel, paymentId: result.paymentId, checkingSince: since };
  return stepAfterPayment(context, cart.id, result);
}

/**
 * The result of the payment that the cart lists: made in another browser, or in this one by another method, and not
 * ordered yet. A payment with another key would be a second one. Null when there is none.
 * @throws when the gateway does not say: then no payment is started
 */
async function findEarlier(context: RequestContext, cart: Cart): Promise<PaymentResult | null> {
  const live = livePaymentId(cart);
  if (!live) return null;
  try {
    return await checkPayment(context, live);
  } catch (error) {
    if (!hasStatus(error, 404) || isUnknownCart(error)) throw error;
    // Gone from the cart as well: it has ended. If it is still listed, a 404 does not say that nothing was charged.
    if (livePaymentId(await getCart(context)) === live) throw new UnknownPaymentError(live, error);
    return null;
  }
}

function paymentChange(
  { origin, prefix, checkoutVersion, userAgent, locale }: RequestContext,
  attempt: string,
  { method, amount }: { method: PaymentMethod; amount: Money },
): CartChange {
  return {
    method: "POST",
    path: "payments",
    self: true,
    // A change of amount, method or return page makes another payment, which replaces the first at the gateway.
    idempotencyKey: [attempt, method, amount.centAmount, prefix, checkoutVersion].join("-"),
    json: {
      // The second provider issues vouchers, without a page of the first (PAY-12).
      paymentProvider: paymentProduct(method).provider,
      paymentProduct: method,
      amount,
      returnUrl: `${origin}/${prefix}${checkoutPath(checkoutVersion, "adyen-check")}`,
      device: { userAgent: userAgent.slice(0, 500), acceptHeader: "text/html", language: locale },
    },
  };
}

/**
 * The step after the gateway has refused to start a payment. The attempt goes on unless the method itself was refused;
 * a payment under way in another tab stays known in any case.
 */
async function notStarted(context: RequestContext, error: unknown): Promise<PaymentStep> {
  if (hasStatus(error, 412) && error.code === "STOCK_CHANGED") return stepAfterStockChanged(context);
  if (hasStatus(error, 412) && error.code === PLACE_UNAVAILABLE) return placeUnavailable(context);
  if (hasStatus(error, 409, 412)) return { kind: "overview" };
  if (hasStatus(error, 400, 402, 422)) {
    context.shop.log.warn({ err: error, requestId: context.requestId }, "a payment could not be started");
    // 402 is the provider's refusal. The others are about the method, and no bank was asked.
    const refused =
      error.status === 402 ? refusalMessage(error.code, startedKind(context)) : "paymentMethodUnavailable";
    return stepAfterFailedPayment(context, refused);
  }
  // It is not known whether the payment was started; the next try uses the same key and finds it.
  if (isServiceFailure(error) && !isUnknownCart(error)) await refundRateLimit(context, "payment");
  throw error;
}

/**
 * The cart page says what was sold meanwhile and that nothing was charged, unless a payment from another tab still
 * stands.
 */
async function stepAfterStockChanged(context: RequestContext): Promise<PaymentStep> {
  const short = await tryRefreshStock(context);
  const cart = await findCart(context);
  const live = cart && livePaymentId(cart);
  if (live && isPaymentAccepted(await checkPayment(context, live))) return { kind: "checking" };
  await flashStockChanged(context, short);
  return { kind: "cart" };
}

/**
 * Makes the key of an attempt when the overview is shown, so that a double click already shares it. A payment that the
 * gateway's cart no longer lists is over (refused, replaced, given back): the next attempt is a new one.
 */
export function ensureAttempt(context: RequestContext, cart: Pick<Cart, "payments">): void {
  const { paymentId, ...funnel } = context.session.funnel;
  const isOver = paymentId !== undefined && !cart.payments.some((payment) => payment.paymentId === paymentId);
  if (isOver) context.session.funnel = { ...funnel, attempt: randomUUID() };
  else if (!funnel.attempt) context.session.funnel = { ...context.session.funnel, attempt: randomUUID() };
}

/**
 * Handles the shopper's return from the provider: asks the gateway for the payment's status, orders the cart if it
 * is paid, returns the next step. `details` (return fields) are forwarded, never trusted. Safe to repeat.
 * @throws when the gateway does not answer
 */
export async function resumePayment(context: RequestContext, details: Record<string, string>): Promise<PaymentStep> {
  const { funnel, cartId } = context.session;
  // The shopper may return in another browser than the one that opened the provider's page.
  await recallCart(context);
  const cart = await findCart(context);
  if (!cart) return stepForMissingCart(context, funnel.paymentCartId ?? cartId);
  const live = livePaymentId(cart);
  const paymentId = funnel.paymentId ?? live;
  if (!paymentId) return nothingToAsk(context);
  try {
    return await stepAfterPayment(context, cart.id, await checkPayment(context, paymentId, details));
  } catch (error) {
    if (error instanceof NoCartError || isUnknownCart(error)) return stepForMissingCart(context, cart.id);
    // Without an answer it is not known whether the shopper was charged: no message, nothing forgotten, a reload asks
    // again. The same holds for a 404 of a payment that the cart lists.
    if (!hasStatus(error, 404) || live === paymentId) throw error;
    const order = await unknownPayment(context);
    if (order) return order;
    return live ? resumePayment(context, details) : nothingToAsk(context);
  }
}

/** No payment of this cart is known: shows the last payment's message or, if none has begun since, the last order. */
function nothingToAsk(context: RequestContext): PaymentStep {
  const { orderCartId, paymentCartId } = context.session.funnel;
  if (paymentNotice(context)) return { kind: "payment" };
  return { kind: orderCartId && !paymentCartId ? "confirmation" : "overview" };
}

/** The payment is not this cart's: finds the order of its own cart, or forgets the payment. */
async function unknownPayment(context: RequestContext): Promise<PaymentStep | null> {
  const { paymentMethod, orderCartId, orderNumber, paymentCartId, notice } = context.session.funnel;
  const order = paymentCartId && (await findOrderOfCart(context, paymentCartId));
  if (order) {
    recordOrder(context, order.cartId, order.orderNumber);
    return { kind: "confirmation" };
  }
  context.session.funnel = { paymentMethod, orderCartId, orderNumber, notice };
  return null;
}
