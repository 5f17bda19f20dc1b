import { aContext, SIGNED_IN } from "./request-context";
import type { PaymentResult, ResultCode } from "#models/payment.ts";
import type { Content, Opened } from "#app/bff/session/cookies.server.ts";

/** Shared by the tests of payments. */

export const CART: Opened = { ...SIGNED_IN, cart: { cartId: "cart-1" } };
export const VALIDATE = "POST carts-self/cart-1/validate";
export const ACTION = { type: "redirect", url: "https://pay.test/p", method: "GET", fields: {} } as const;

/** A customer who has chosen a card and makes one attempt. */
export function payer(funnel: Content<"funnel"> = {}, session: Opened = CART) {
  return aContext({ session: { ...session, funnel: { attempt: "attempt-1", paymentMethod: "cb", ...funnel } } });
}

const back = (message: string) => ({ kind: "payment", notice: message });

/** The result of each status (D6), whether it comes with the start of a payment or its completion. */
export const OUTCOMES: [ResultCode, Partial<PaymentResult>, object][] = [
  ["Authorised", {}, { kind: "confirmation" }],
  ["Success", {}, { kind: "confirmation" }],
  ["Received", {}, { kind: "confirmation" }],
  ["Pending", {}, { kind: "confirmation" }],
  ["PresentToShopper", {}, { kind: "confirmation" }],
  ["RedirectShopper", { action: ACTION }, { kind: "provider", action: ACTION }],
  ["IdentifyShopper", { action: ACTION }, { kind: "provider", action: ACTION }],
  ["ChallengeShopper", { action: ACTION }, { kind: "provider", action: ACTION }],
  ["Cancelled", {}, back("paymentCancelled")],
  ["Refused", { refusalReason: "EXPIRED_CARD" }, back("paymentRefusedExpired")],
  ["Refused", { refusalReason: "FRAUD" }, back("paymentRefusedSafety")],
  ["Error", {}, back("paymentNotCharged")],
  // No final status after the second request: nobody can say that nothing was charged.
  ["AuthenticationFinished", {}, { kind: "checking" }],
];
