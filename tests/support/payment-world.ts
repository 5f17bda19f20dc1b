import { aContext, SIGNED_IN } from "./request-context";
import type { PaymentResult, ResultCode } from "#models/payment";
import type { Content, Opened } from "~/bff/session/cookies.server";

/** What tests of payments have in common. */

export const CART: Opened = { ...SIGNED_IN, cart: { cartId: "cart-1" } };
export const VALIDATE = "POST carts-self/cart-1/validate";
export const ACTION = { type: "redirect", url: "https://pay.test/p", method: "GET", fields: {} } as const;

/** A customer who has chosen a card and tries once. */
export function payer(funnel: Content<"funnel"> = {}, session: Opened = CART) {
  return aContext({ session: { ...session, funnel: { attempt: "attempt-1", paymentMethod: "cb", ...funnel } } });
}

const back = (message: string) => ({ kind: "payment", notice: message });

/** What each status leads to (D6), whether it answers the start of a payment or its completion. */
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
  // Still no final status after the second question: nobody's word that nothing was charged.
  ["AuthenticationFinished", {}, { kind: "checking" }],
];
