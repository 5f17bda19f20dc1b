import type { Cart } from "#app/models/cart.ts";
import { livePaymentId } from "#app/models/cart-rules.ts";
import type { Money } from "#app/models/money.ts";
import type { PaymentResult } from "#app/models/payment.ts";
import { type PaymentMethod, paymentProduct } from "#app/models/payment-methods.ts";
import { isPaymentAccepted, refusalMessage } from "#app/models/payment-outcome.ts";
import { funnelPath } from "#app/paths.ts";
import { type CartChange, findCart, getCart } from "../cart/cart.server";
import { notePaying } from "../cart/cart-cookie.server";
import type { RequestContext } from "../context.server";
import { hasStatus, ServiceUnavailableError } from "../gateway/errors.server";
import { isServiceFailure, isUnanswered, noteUnavailable } from "../http/error-responses.server";
import { consumeRateLimit, refundRateLimit } from "../http/rate-limit.server";
import { cartMark } from "./choices-mark.server";
import { fitGiftCards } from "./gift-cards.server";
import { PLACE_UNAVAILABLE, backToDelivery, noteAmountChanged } from "./notice.server";
import { beginPayment, notePayment } from "./payment-attempt.server";
import {
  cartFingerprint,
  orderCart,
  type AfterPayment,
  startedKind,
  stepAfterFailedPayment,
  stepAfterPayment,
} from "./after-payment.server";
import { callPayment, checkPayment } from "./payment-calls.server";
import { flashStockChanged, tryRefreshStock } from "./stock-changed.server";

/** Field of the return address that names the cart being paid (`cartMark`), also in a browser that never saw it. */
export const RETURN_CART = "cart";

/** The gateway lists a payment of the cart and says that it does not exist: whether it was charged is not known. */
export class UnknownPaymentError extends ServiceUnavailableError {
  override name = "UnknownPaymentError";
  constructor(paymentId: string, cause: unknown) {
    super(`The cart lists the payment ${paymentId}, which the gateway answers with 404`, { cause });
  }
}

/** The cart lists a payment that was not checked: another browser or tab started it in this moment. */
class OtherPaymentError extends Error {
  override name = "OtherPaymentError";
}

/** Where a press of the overview's button leads. */
export type AfterPress =
  | AfterPayment
  /** The payment could not be started; pressing again asks for the same one. */
  | { kind: "unavailable" }
  /** The gateway contradicts itself about an earlier payment: no other is started. */
  | { kind: "unknownPayment" }
  /** Too many payments were started in a short time: this one was not. */
  | { kind: "rateLimited" };

interface AskedPayment {
  method: PaymentMethod;
  amount: Money;
  /** Throws if a cart, loaded since, is not what the shopper agreed to pay for. */
  expectShown: (latest: Cart) => void;
}

/**
 * Starts the payment of a cart, or goes on with the one that it lists already: a payment with another key beside it
 * would be a second one. Tries again when another tab or browser starts one at the same moment.
 *
 * @throws UnknownPaymentError when the gateway does not know the payment that the cart lists
 * @throws ServiceUnavailableError when it is not known whether the payment was started: the next try uses the same key
 */
export async function startPayment(context: RequestContext, cart: Cart, asked: AskedPayment): Promise<AfterPress> {
  try {
    return await startOrContinue(context, cart, asked);
  } catch (error) {
    if (!(error instanceof OtherPaymentError)) throw error;
    return startPayment(context, await getCart(context), asked);
  }
}

/**
 * Goes on with the payment that `cart` lists, or starts one.
 * @throws OtherPaymentError, before anything is started, when the cart by now lists another payment than `cart`
 */
async function startOrContinue(context: RequestContext, cart: Cart, asked: AskedPayment): Promise<AfterPress> {
  const earlier = await findEarlier(context, cart);
  if (earlier && isPaymentAccepted(earlier)) return orderPaid(context);
  // Authenticated, so it may be charged at any moment.
  if (earlier?.resultCode === "AuthenticationFinished") return { kind: "checking" };
  // A card that was spent elsewhere is found out now, not when the rest is paid (ADR 0040).
  if (await fitGiftCards(context)) {
    noteAmountChanged(context, "amountChanged");
    return { kind: "overview" };
  }
  const expectSame = (latest: Cart) => {
    asked.expectShown(latest);
    const live = livePaymentId(latest);
    if (live !== null && live !== livePaymentId(cart)) throw new OtherPaymentError();
  };
  // That check may have loaded a newer cart than the one compared before.
  expectSame(await getCart(context));
  if (await consumeRateLimit(context, "payment")) return { kind: "rateLimited" };
  const attempt = beginPayment(context, asked.method, cartFingerprint(cart));
  notePaying(context);
  let result;
  try {
    const change = paymentChange(context, { attempt, cartId: cart.id }, asked);
    result = await callPayment(context, change, (latest) => {
      expectSame(latest);
      return change;
    });
  } catch (error) {
    return stepAfterRefusedStart(context, error);
  }
  notePayment(context, result.paymentId);
  return stepAfterPayment(context, cart.id, result);
}

/**
 * The result of the payment that the cart lists: made in another browser, or in this one by another method, and not
 * ordered yet. Null when there is none.
 * @throws when the gateway does not say: then no payment is started
 */
async function findEarlier(context: RequestContext, cart: Cart): Promise<PaymentResult | null> {
  const live = livePaymentId(cart);
  if (!live) return null;
  try {
    return await checkPayment(context, live);
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
    // Gone from the cart as well: it has ended. If it is still listed, a 404 does not say that nothing was charged.
    if (livePaymentId(await getCart(context)) === live) throw new UnknownPaymentError(live, error);
    return null;
  }
}

/** Orders the cart that an earlier payment has paid. If it is not known whether that worked, the page keeps asking. */
async function orderPaid(context: RequestContext): Promise<AfterPayment> {
  try {
    return await orderCart(context, "paidChanged");
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    noteUnavailable(context, error);
    return { kind: "checking" };
  }
}

function paymentChange(
  { origin, prefix, checkoutVersion, userAgent, locale }: RequestContext,
  { attempt, cartId }: { attempt: string; cartId: string },
  { method, amount }: AskedPayment,
): CartChange {
  const returnPage = origin + funnelPath({ prefix, checkoutVersion }, "adyen-check");
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
      returnUrl: `${returnPage}?${new URLSearchParams({ [RETURN_CART]: cartMark(cartId) })}`,
      device: { userAgent: userAgent.slice(0, 500), acceptHeader: "text/html", language: locale },
    },
  };
}

/**
 * The step after the gateway has refused to start a payment. The attempt goes on unless the method itself was refused;
 * a payment under way in another tab stays known in any case.
 */
async function stepAfterRefusedStart(context: RequestContext, error: unknown): Promise<AfterPayment> {
  if (hasStatus(error, 412) && error.code === "STOCK_CHANGED") return stepAfterStockChanged(context);
  if (hasStatus(error, 412) && error.code === PLACE_UNAVAILABLE) return backToDelivery(context);
  if (hasStatus(error, 409, 412)) return { kind: "overview" };
  if (hasStatus(error, 400, 402, 422)) {
    context.shop.log.warn({ err: error, requestId: context.requestId }, "a payment could not be started");
    // 402 is the provider's refusal. The others are about the method, and no bank was asked.
    const refused =
      error.status === 402 ? refusalMessage(error.code, startedKind(context)) : "paymentMethodUnavailable";
    return stepAfterFailedPayment(context, refused);
  }
  // It is not known whether the payment was started; the next try uses the same key and finds it.
  if (isServiceFailure(error)) await refundRateLimit(context, "payment");
  throw error;
}

/**
 * The cart page says what was sold meanwhile and that nothing was charged, unless a payment from another tab still
 * stands.
 */
async function stepAfterStockChanged(context: RequestContext): Promise<AfterPayment> {
  const short = await tryRefreshStock(context);
  const cart = await findCart(context);
  const live = cart && livePaymentId(cart);
  if (live && isPaymentAccepted(await checkPayment(context, live))) return { kind: "checking" };
  await flashStockChanged(context, short);
  return { kind: "cart" };
}
