import type { PaymentStatus } from "../gateway/payments/payment-status";

/** What the bank makes of a card. One for every result status that a card can have (D6). */
export const CARD_OUTCOMES = [
  "authorised",
  "success",
  "threeDSecure",
  "threeDSecureThroughShop",
  "threeDSecureByForm",
  "threeDSecureFails",
  "refused",
  "noBalance",
  "expired",
  "wrongCvc",
  "fraud",
  "pendingThenAuthorised",
  "pendingThenRefused",
  "received",
  "authenticationFinished",
  "cancelled",
  "error",
  "returnsByPost",
] as const;
export type CardOutcome = (typeof CARD_OUTCOMES)[number];

export interface TestCard {
  /** Digits, a valid number by its check digit. */
  number: string;
  outcome: CardOutcome;
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: "4111111111111111", outcome: "authorised" },
  { number: "5555555555554444", outcome: "success" },
  { number: "378282246310005", outcome: "authorised" },
  { number: "4000000000003220", outcome: "threeDSecure" },
  { number: "4000000000003063", outcome: "threeDSecureThroughShop" },
  { number: "4000000000003105", outcome: "threeDSecureByForm" },
  { number: "4000000000003097", outcome: "threeDSecureFails" },
  { number: "4000000000000002", outcome: "refused" },
  { number: "4000000000009995", outcome: "noBalance" },
  { number: "4000000000000069", outcome: "expired" },
  { number: "4000000000000127", outcome: "wrongCvc" },
  { number: "4000000000009979", outcome: "fraud" },
  { number: "4000000000000077", outcome: "pendingThenAuthorised" },
  { number: "4000000000000085", outcome: "pendingThenRefused" },
  { number: "4000000000000093", outcome: "received" },
  { number: "4000000000000101", outcome: "authenticationFinished" },
  { number: "4000000000000044", outcome: "cancelled" },
  { number: "4000000000000119", outcome: "error" },
  { number: "4000000000000150", outcome: "returnsByPost" },
];

/** What the bank decides in the end, and what it asks for before. */
export interface Decision {
  status: PaymentStatus;
  refusalReason?: string;
  /** For a pending payment. */
  settlesTo?: "Authorised" | "Refused";
  /** The bank wants to see the cardholder first. */
  isChallenged?: boolean;
  /** Between the bank's pages the browser goes back to the shop, which sends it on. */
  stepsThroughShop?: boolean;
  /** The shop sends it to the identification by redirect and to the challenge by form post; else the other way round. */
  isChallengedByForm?: boolean;
  returnsByPost?: boolean;
}

const DECISIONS: Record<CardOutcome, Decision> = {
  authorised: { status: "Authorised" },
  success: { status: "Success" },
  threeDSecure: { status: "Authorised", isChallenged: true },
  threeDSecureThroughShop: { status: "Authorised", isChallenged: true, stepsThroughShop: true },
  threeDSecureByForm: { status: "Authorised", isChallenged: true, stepsThroughShop: true, isChallengedByForm: true },
  threeDSecureFails: { status: "Refused", refusalReason: "AUTHENTICATION_FAILED", isChallenged: true },
  refused: { status: "Refused", refusalReason: "REFUSED" },
  noBalance: { status: "Refused", refusalReason: "NOT_ENOUGH_BALANCE" },
  expired: { status: "Refused", refusalReason: "EXPIRED_CARD" },
  wrongCvc: { status: "Refused", refusalReason: "CVC_DECLINED" },
  fraud: { status: "Refused", refusalReason: "FRAUD" },
  pendingThenAuthorised: { status: "Pending", settlesTo: "Authorised" },
  pendingThenRefused: { status: "Pending", settlesTo: "Refused" },
  received: { status: "Received", settlesTo: "Authorised" },
  authenticationFinished: { status: "AuthenticationFinished" },
  cancelled: { status: "Cancelled" },
  error: { status: "Error" },
  returnsByPost: { status: "Authorised", returnsByPost: true },
};

export function decisionOf(outcome: CardOutcome): Decision {
  return DECISIONS[outcome];
}

/** By its digits, spaces and hyphens aside; null for a number that is no test card. */
export function findTestCard(number: string): TestCard | null {
  const digits = number.replace(/[\s-]/g, "");
  return TEST_CARDS.find((card) => card.number === digits) ?? null;
}

/** `4111 1111 1111 1111`; American Express cards are written 4, 6, 5. */
export function formatCardNumber(number: string): string {
  return number.length === 15 ? number.replace(/^(.{4})(.{6})/, "$1 $2 ") : number.replace(/(.{4})(?=.)/g, "$1 ");
}
