import { PAYMENT_MESSAGES, type PaymentMessage } from "#app/models/payment-outcome.ts";
import type { RequestContext } from "../context.server";

/** The message of the last payment, kept in the funnel's cookie so that a reload shows it again. */

const CHANGES = ["amountChanged", "paidChanged"] as const;
/** The amount changed before anything was paid, or during the payment: then the gateway gave the money back. */
export type AmountChange = (typeof CHANGES)[number];

/** Why the last payment failed; until another method is chosen or a payment begins. */
export function paymentNotice({ session }: RequestContext): PaymentMessage | null {
  return PAYMENT_MESSAGES.find((message) => message === session.funnel.notice) ?? null;
}

/** The amount differs from the one that the shopper agreed to; the overview says so until they agree again. */
export function amountChange({ session }: RequestContext): AmountChange | null {
  return CHANGES.find((change) => change === session.funnel.notice) ?? null;
}

/** Makes the overview say that the amount has changed. */
export function noteAmountChanged({ session }: RequestContext, change: AmountChange): void {
  session.funnel = { ...session.funnel, notice: change };
}

/** The gateway's 412 for a place that has filled up or closed since it was chosen. */
export const PLACE_UNAVAILABLE = "DELIVERY_POINT_UNAVAILABLE";
const PLACE_NOTICE = "placeUnavailable";

/** Leads back to the delivery step, which says why until another place is chosen. Nothing was ordered. */
export function backToDelivery({ session }: RequestContext): { kind: "delivery" } {
  session.funnel = { ...session.funnel, notice: PLACE_NOTICE };
  return { kind: "delivery" };
}

/** Whether the delivery step has to say that the chosen place takes no parcel any more. */
export function isPlaceUnavailable({ session }: RequestContext): boolean {
  return session.funnel.notice === PLACE_NOTICE;
}

/** Another place or method was chosen. */
export function forgetPlaceUnavailable(context: RequestContext): void {
  if (isPlaceUnavailable(context)) clearNotice(context);
}

/** Whatever it said has been read. */
export function clearNotice({ session }: RequestContext): void {
  const { notice: _said, ...funnel } = session.funnel;
  session.funnel = funnel;
}
