import { PAYMENT_MESSAGES, type PaymentMessage } from "~/models/payment-outcome";
import type { RequestContext } from "../context.server";

/** What a payment left to say, kept in the funnel's cookie so that a reload says it again. */

const CHANGES = ["amountChanged", "paidChanged"] as const;
/** The amount changed before anything was paid, or while it was: then the gateway gave the money back. */
export type AmountChange = (typeof CHANGES)[number];

/** Why the last payment came to nothing, until another way is chosen or a payment begins. */
export function paymentNotice({ session }: RequestContext): PaymentMessage | null {
  return PAYMENT_MESSAGES.find((message) => message === session.funnel.notice) ?? null;
}

/** The method chosen before is not offered for this cart any more: the payment step says so until another is chosen. */
export function noteMethodGone(context: RequestContext): void {
  if (paymentNotice(context)) return;
  const { paymentMethod, ...funnel } = context.session.funnel;
  context.session.funnel = { ...funnel, startedMethod: paymentMethod, notice: "paymentMethodUnavailable" };
}

/** The amount is not what it was when the shopper agreed to it; the overview says so until they agree again. */
export function amountChange({ session }: RequestContext): AmountChange | null {
  return CHANGES.find((change) => change === session.funnel.notice) ?? null;
}

export function noteAmountChanged({ session }: RequestContext, change: AmountChange): void {
  session.funnel = { ...session.funnel, notice: change };
}

/** The gateway's 412 for a place that has filled up or closed since it was chosen. */
export const PLACE_UNAVAILABLE = "DELIVERY_POINT_UNAVAILABLE";
const PLACE_NOTICE = "placeUnavailable";

/** Leads back to the delivery, which says why until another is chosen. Nothing was ordered. */
export function placeUnavailable({ session }: RequestContext): { kind: "delivery" } {
  session.funnel = { ...session.funnel, notice: PLACE_NOTICE };
  return { kind: "delivery" };
}

export function isPlaceUnavailable({ session }: RequestContext): boolean {
  return session.funnel.notice === PLACE_NOTICE;
}

export function forgetPlaceUnavailable(context: RequestContext): void {
  if (!isPlaceUnavailable(context)) return;
  const { notice: _said, ...funnel } = context.session.funnel;
  context.session.funnel = funnel;
}
