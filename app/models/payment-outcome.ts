import type { PaymentResult } from "./payment";
import type { PaymentKind } from "./payment-methods";

/** The next step for each result code of a payment (D6). */

/** Messages of a payment that did not succeed: keys of the `ordering` texts. */
export const PAYMENT_MESSAGES = [
  "paymentCancelled",
  "paymentMethodUnavailable",
  "paymentRefused",
  "paymentRefusedAuthentication",
  "paymentRefusedBalance",
  "paymentRefusedBlocked",
  "paymentRefusedCard",
  "paymentRefusedCredit",
  "paymentRefusedExpired",
  "paymentRefusedProvider",
  "paymentRefusedProviderUnavailable",
  "paymentRefusedSafety",
  "paymentRefusedSecurityCode",
  "paymentRefusedTooLate",
  "paymentRefusedUnavailable",
  "paymentRefusedVoucher",
  "paymentNotCharged",
] as const;
export type PaymentMessage = (typeof PAYMENT_MESSAGES)[number];

/** A cancellation is the shopper's own choice: it is no error, and said as none. */
export function isNeutral(message: PaymentMessage): boolean {
  return message === "paymentCancelled";
}

/** Messages after which trying the same method again does not help: another one is offered first. */
export const FINAL_MESSAGES: readonly PaymentMessage[] = [
  "paymentMethodUnavailable",
  "paymentRefusedCredit",
  "paymentRefusedProvider",
  "paymentRefusedSafety",
  "paymentRefusedVoucher",
];

export type PaymentOutcome =
  /** Validate the cart and confirm the order. */
  | { kind: "confirm" }
  /** The order is accepted; the confirmation says that the payment is being checked. */
  | { kind: "checking" }
  /** The order is accepted; the confirmation shows what to pay with (Multibanco). */
  | { kind: "voucher" }
  /** Ask the gateway once more for the final status. */
  | { kind: "ask-again" }
  /** Send the shopper to the provider's page by the result's `action`; they return to adyen-check. */
  | { kind: "go-to-provider" }
  /** Back to the payment step, cart untouched; other methods are offered after a refusal. */
  | { kind: "back-to-payment"; message: PaymentMessage }
  /** Look for an order of this cart first; only when there is none, back to payment: nothing was charged. */
  | { kind: "look-up-order" };

/**
 * Refusal reasons that a shopper can act on. Codes are compared without case and separators, as providers write both
 * `Not enough balance` and `NOT_ENOUGH_BALANCE`. The text for suspected fraud does not blame the shopper.
 */
const REFUSALS = new Map<string, PaymentMessage>([
  ["notenoughbalance", "paymentRefusedBalance"],
  ["withdrawalamountexceeded", "paymentRefusedBalance"],
  ["withdrawalcountexceeded", "paymentRefusedBalance"],
  ["expiredcard", "paymentRefusedExpired"],
  ["cvcdeclined", "paymentRefusedSecurityCode"],
  ["blockedcard", "paymentRefusedBlocked"],
  ["restrictedcard", "paymentRefusedBlocked"],
  ["transactionnotpermitted", "paymentRefusedBlocked"],
  ["pintriesexceeded", "paymentRefusedBlocked"],
  ["invalidcardnumber", "paymentRefusedCard"],
  ["notsupported", "paymentRefusedCard"],
  ["3dnotauthenticated", "paymentRefusedAuthentication"],
  ["authenticationfailed", "paymentRefusedAuthentication"],
  ["authenticationrequired", "paymentRefusedAuthentication"],
  ["3dsauthenticationerror", "paymentRefusedAuthentication"],
  ["issuerunavailable", "paymentRefusedUnavailable"],
  ["acquirererror", "paymentRefusedUnavailable"],
  ["fraud", "paymentRefusedSafety"],
  ["fraudcancelled", "paymentRefusedSafety"],
  ["acquirerfraud", "paymentRefusedSafety"],
  ["issuersuspectedfraud", "paymentRefusedSafety"],
  ["expired", "paymentRefusedTooLate"],
  ["paymentexpired", "paymentRefusedTooLate"],
  ["sessionexpired", "paymentRefusedTooLate"],
  ["timeout", "paymentRefusedTooLate"],
  ["cancelled", "paymentCancelled"],
  ["shoppercancelled", "paymentCancelled"],
]);

/** Messages that are the same for every kind of payment. */
const OF_EVERY_KIND = new Set<PaymentMessage>(["paymentRefusedSafety", "paymentRefusedTooLate", "paymentCancelled"]);

/** What is said of a refusal of any other kind, to which a card's reasons do not apply. */
const REFUSED_BY_KIND: Readonly<Record<Exclude<PaymentKind, "card">, PaymentMessage>> = {
  bank: "paymentRefused",
  instalments: "paymentRefusedCredit",
  voucher: "paymentRefusedVoucher",
  wallet: "paymentRefusedProvider",
  free: "paymentRefusedProvider",
};

/**
 * Message for the provider's reason; the general one when there is none or it is unknown. Only for cards and bank
 * payments does it mention the bank: a wallet or a lender refuses by itself, and is named (`{{name}}`).
 */
export function refusalMessage(reason: string | undefined, kind: PaymentKind): PaymentMessage {
  const message = REFUSALS.get((reason ?? "").toLowerCase().replace(/[^a-z0-9]/g, "")) ?? "paymentRefused";
  if (kind === "card" || OF_EVERY_KIND.has(message)) return message;
  return message === "paymentRefusedUnavailable" ? "paymentRefusedProviderUnavailable" : REFUSED_BY_KIND[kind];
}

type Answer = Pick<PaymentResult, "resultCode" | "refusalReason" | "action">;

/**
 * Outcome of the gateway's answer to a payment call, for a kind of method. A status that sends the shopper to the
 * provider without an address is the provider's error, and is treated as one: the order is looked up.
 */
export function paymentOutcome(result: Answer, kind: PaymentKind): PaymentOutcome {
  switch (result.resultCode) {
    case "Authorised":
    case "Success":
      return { kind: "confirm" };
    case "Received":
    case "Pending":
      return { kind: "checking" };
    case "PresentToShopper":
      return { kind: "voucher" };
    case "AuthenticationFinished":
      return { kind: "ask-again" };
    case "RedirectShopper":
    case "IdentifyShopper":
    case "ChallengeShopper":
      return result.action ? { kind: "go-to-provider" } : { kind: "look-up-order" };
    case "Cancelled":
      return { kind: "back-to-payment", message: "paymentCancelled" };
    case "Refused":
      return { kind: "back-to-payment", message: refusalMessage(result.refusalReason, kind) };
    case "Error":
      return { kind: "look-up-order" };
  }
}

/**
 * Outcome of the second answer, after `ask-again`: the gateway is asked only once more (D6). A payment without a final
 * status by then is treated as an error, so the order is looked up before the shopper is told anything.
 */
export function finalOutcome(result: Answer, kind: PaymentKind): PaymentOutcome {
  const outcome = paymentOutcome(result, kind);
  return outcome.kind === "ask-again" ? { kind: "look-up-order" } : outcome;
}

/** True when charged or pending with the provider; false for a voucher, which is still to be paid. */
export function isPaymentAccepted(result: Answer): boolean {
  const { kind } = paymentOutcome(result, "card");
  return kind === "confirm" || kind === "checking";
}
