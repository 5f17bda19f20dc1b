import { PAYMENT_METHODS, PAYMENT_PRODUCTS, type PaymentMethod } from "#models/payment-methods.ts";
import type { PaymentProduct } from "#models/site.ts";

const CARDS = PAYMENT_METHODS.filter((method) => PAYMENT_PRODUCTS[method].kind === "card");

/** Where an absent bound lies, cents (C5). */
const NO_MINIMUM = 0;
const NO_MAXIMUM = 999_999;

/** Whether a shop takes this product for this amount (C5). A shop that takes one kind of card takes the other kinds. */
export function isPayable(product: PaymentMethod, cents: number, offered: readonly PaymentProduct[]): boolean {
  const names = CARDS.includes(product) ? [product, ...CARDS] : [product];
  const found = names.flatMap((name) => offered.find((one) => one.name === name) ?? []).at(0);
  if (!found) return false;
  return cents >= (found.minAmount ?? NO_MINIMUM) && cents <= (found.maxAmount ?? NO_MAXIMUM);
}
