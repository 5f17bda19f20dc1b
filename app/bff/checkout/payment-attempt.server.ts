import { randomUUID } from "node:crypto";
import type { Cart } from "#app/models/cart.ts";
import type { PaymentMethod } from "#app/models/payment-methods.ts";
import type { PaymentMessage } from "#app/models/payment-outcome.ts";
import type { RequestContext } from "../context.server";
import { paymentNotice } from "./notice.server";

/**
 * What this browser knows of its payment, in the funnel's cookie; the gateway knows the rest. All changes of it, in the
 * order of a purchase: a method is chosen, the overview shown, its button pressed, the payment begun, its id known;
 * then its outcome is unknown for a while, or it has failed, or is forgotten, or the cart is ordered.
 */

/** Clears the last payment's message. Another method than the one before starts a new attempt. */
export function noteMethodChosen({ session }: RequestContext, method: PaymentMethod): void {
  const { attempt, notice: _notice, ...funnel } = session.funnel;
  const underWay = method === funnel.paymentMethod ? { attempt } : {};
  session.funnel = { ...funnel, ...underWay, paymentMethod: method };
}

/**
 * Notes that the chosen method is no longer offered for this cart: the payment step says so until another is chosen.
 */
export function noteMethodGone(context: RequestContext): void {
  if (paymentNotice(context)) return;
  const { paymentMethod, ...funnel } = context.session.funnel;
  context.session.funnel = { ...funnel, startedMethod: paymentMethod, notice: "paymentMethodUnavailable" };
}

/**
 * Makes the key of an attempt when the overview is shown, so that a double click already shares it. A payment that the
 * gateway's cart no longer lists is over (refused, replaced, given back): the next attempt is a new one.
 */
export function ensureAttempt({ session }: RequestContext, cart: Pick<Cart, "payments">): void {
  const { paymentId, ...funnel } = session.funnel;
  const isOver = paymentId !== undefined && !cart.payments.some((payment) => payment.paymentId === paymentId);
  if (isOver) session.funnel = { ...funnel, attempt: randomUUID() };
  else if (!funnel.attempt) session.funnel = { ...session.funnel, attempt: randomUUID() };
}

/** The overview's button was pressed for this cart; also when its lookup failed and its cookie is gone. */
export function notePaidCart({ session }: RequestContext, cartId: string): void {
  session.funnel = { ...session.funnel, paymentCartId: cartId };
}

/**
 * A payment is about to be asked for.
 * @param startedFor the cart's fingerprint
 * @returns the attempt, whose key the gateway gets
 */
export function beginPayment({ session }: RequestContext, method: PaymentMethod, startedFor: string): string {
  const { attempt = randomUUID() } = session.funnel;
  session.funnel = { ...session.funnel, attempt, paymentMethod: method, startedMethod: method, startedFor };
  return attempt;
}

/** The gateway has made the payment, or found the one of this attempt: then it goes on being checked. */
export function notePayment({ session }: RequestContext, paymentId: string): void {
  const { funnel } = session;
  const checkingSince = funnel.paymentId === paymentId ? funnel.checkingSince : undefined;
  session.funnel = { ...funnel, paymentId, checkingSince };
}

/** @returns since when the outcome is unknown, in milliseconds since 1970 */
export function noteChecking({ session }: RequestContext): number {
  const { checkingSince = Date.now() } = session.funnel;
  session.funnel = { ...session.funnel, checkingSince };
  return checkingSince;
}

/** The outcome is known. */
export function endChecking({ session }: RequestContext): void {
  const { checkingSince, ...funnel } = session.funnel;
  if (checkingSince !== undefined) session.funnel = funnel;
}

/**
 * Ends the attempt: the next one gets a new key. Keeps the chosen method.
 * @param failedId the payment that failed; another one stays known. Undefined when none was started
 */
export function notePaymentFailed(
  { session }: RequestContext,
  message: PaymentMessage,
  failedId: string | undefined,
): void {
  const { paymentMethod, startedMethod, orderCartId, orderNumber, paymentId, paymentCartId } = session.funnel;
  const underWay = paymentId === failedId ? {} : { paymentId, paymentCartId };
  session.funnel = { paymentMethod, startedMethod, orderCartId, orderNumber, ...underWay, notice: message };
}

/** The gateway does not know the payment, and there is no order of its cart. */
export function forgetPayment({ session }: RequestContext): void {
  const { paymentMethod, orderCartId, orderNumber, notice } = session.funnel;
  session.funnel = { paymentMethod, orderCartId, orderNumber, notice };
}

/** The cart is an order: nothing of the payment is needed any more. */
export function noteOrdered({ session }: RequestContext, orderCartId: string, orderNumber: string): void {
  session.funnel = { orderCartId, orderNumber };
}
