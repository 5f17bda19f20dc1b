import { paymentProduct, type PaymentMethod } from "#models/payment-methods.ts";
import type { CardOutcome } from "./test-cards";

export interface Wallet {
  name: string;
  instalments?: number;
}

/** Of methods that are approved on the provider's own page rather than by a card typed here; null for all others. */
export function walletOf(product: PaymentMethod): Wallet | null {
  const { kind, name, parts } = paymentProduct(product);
  if (kind !== "bank" && kind !== "wallet" && kind !== "instalments") return null;
  return { name: name ?? product.toUpperCase(), instalments: parts };
}

/** What a tester may have a wallet answer. */
export const WALLET_OUTCOMES = [
  "authorised",
  "refused",
  "noBalance",
  "pendingThenAuthorised",
  "pendingThenRefused",
  "received",
  "authenticationFinished",
  "cancelled",
  "error",
  "returnsByPost",
] as const satisfies readonly CardOutcome[];

export function readWalletOutcome(value: string): CardOutcome | null {
  return WALLET_OUTCOMES.find((outcome) => outcome === value) ?? null;
}

/** Equal parts in cents; the first one takes what does not divide. */
export function splitAmount(cents: number, parts: number): number[] {
  const part = Math.floor(cents / parts);
  return Array.from({ length: parts }, (_, index) => (index === 0 ? cents - part * (parts - 1) : part));
}

/** The same day of the month, `months` later; the last day where the month is shorter. Milliseconds. */
export function monthsLater(now: number, months: number): number {
  const date = new Date(now);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, Math.min(date.getUTCDate(), lastDay));
}
