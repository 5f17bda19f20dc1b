import type { ResultCode } from "#models/payment.ts";

/**
 * Where a payment stands. The provider's result codes name most of it (D6); the others are
 *  - Open, Identify, Challenge: the shopper is, or should be, on the provider's page
 *  - Superseded: another payment took its place, or the cart's amount changed, before anything was charged
 *  - Voided: it was authorised and given back, because the cart's amount changed before the order
 */
export const PAYMENT_STATUSES = [
  "Open",
  "Identify",
  "Challenge",
  "AuthenticationFinished",
  "Received",
  "Pending",
  "PresentToShopper",
  "Authorised",
  "Success",
  "Refused",
  "Cancelled",
  "Error",
  "Superseded",
  "Voided",
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

const ENDS = ["Authorised", "Success", "Refused", "Cancelled", "Error", "Superseded"] as const;
const WAITS = ["AuthenticationFinished", "Received", "Pending", "PresentToShopper"] as const;
const SETTLES = ["Authorised", "Refused", "Superseded"] as const;

const NEXT: Record<PaymentStatus, readonly PaymentStatus[]> = {
  Open: ["Identify", "Challenge", ...WAITS, ...ENDS],
  Identify: ["Challenge", ...WAITS, ...ENDS],
  Challenge: [...WAITS, ...ENDS],
  AuthenticationFinished: SETTLES,
  Received: SETTLES,
  Pending: SETTLES,
  PresentToShopper: SETTLES,
  Authorised: ["Voided"],
  Success: ["Voided"],
  Refused: [],
  Cancelled: [],
  Error: [],
  Superseded: [],
  Voided: [],
};

export function mayBecome(from: PaymentStatus, to: PaymentStatus): boolean {
  return NEXT[from].includes(to);
}

/** The shopper has still to do something on the provider's page. */
export function isUnderway(status: PaymentStatus): boolean {
  return status === "Open" || status === "Identify" || status === "Challenge";
}

/** Money is reserved. At most one payment of a cart is ever so. */
export function isAuthorised(status: PaymentStatus): boolean {
  return status === "Authorised" || status === "Success";
}

/** An order may be accepted on it: paid, or promised by the provider (D6). */
export function coversOrder(status: PaymentStatus): boolean {
  return isAuthorised(status) || status === "Received" || status === "Pending" || status === "PresentToShopper";
}

/** It may yet be charged, or is. */
export function isLive(status: PaymentStatus): boolean {
  return isUnderway(status) || coversOrder(status) || status === "AuthenticationFinished";
}

/** What the storefront is told (D6). */
export function resultCodeOf(status: PaymentStatus): ResultCode {
  switch (status) {
    case "Open":
      return "RedirectShopper";
    case "Identify":
      return "IdentifyShopper";
    case "Challenge":
      return "ChallengeShopper";
    case "Superseded":
    case "Voided":
      return "Cancelled";
    default:
      return status;
  }
}
