import { PAYMENT_MESSAGES, type PaymentMessage } from "~/models/payment-outcome";
import type { RequestContext } from "../context.server";

/** What a payment left to say, kept in the funnel's cookie so that a reload says it again. */

const AMOUNT_CHANGED = "amountChanged";

/** Why the last payment came to nothing, until another way is chosen or a payment begins. */
export function paymentNotice({ session }: RequestContext): PaymentMessage | null {
  return PAYMENT_MESSAGES.find((message) => message === session.funnel.notice) ?? null;
}

/** The amount is not what it was when the shopper agreed to it; the overview says so until they agree again. */
export function hasAmountChanged({ session }: RequestContext): boolean {
  return session.funnel.notice === AMOUNT_CHANGED;
}

export function noteAmountChanged({ session }: RequestContext): void {
  session.funnel = { ...session.funnel, notice: AMOUNT_CHANGED };
}
