import type { Money } from "#models/money.ts";
import { convert } from "../currencies";
import type { CartState } from "./cart-state";

type GiftCardPayment = CartState["giftCardPayments"][number];

/**
 * What each gift card really pays of a total: the amounts that were asked for, in order, until nothing is left. A cart
 * that became cheaper takes less from the last card, and one that became dearer again what was asked at first.
 */
export function capGiftCards(payments: readonly GiftCardPayment[], total: Money): GiftCardPayment[] {
  let left = Math.max(0, total.centAmount);
  return payments.flatMap((payment) => {
    const asked = convert(payment.amount, total.currencyCode);
    const centAmount = Math.min(asked.centAmount, left);
    left -= centAmount;
    return centAmount > 0 ? [{ ...payment, amount: { ...asked, centAmount } }] : [];
  });
}
