import type { Cart } from "./cart";
import { sumOf, totalBeforeDelivery } from "./cart-rules";
import type { Money } from "./money";

/** Parts of a cart's total. Every amount is in the cart's currency, and together they make the total. */
export interface CartTotals {
  /** The lines, before discounts. */
  goods: Money;
  giftCards: Money;
  loyaltyCard: Money;
  donations: Money;
  /** Amounts that are taken off, as positive numbers. */
  discounts: Cart["discounts"];
  /** Null while unknown; the total then does not include it. */
  delivery: Money | null;
  total: Money;
}

type Totalled = Pick<Cart, "totalPrice" | "shippingInfo" | "giftCards" | "loyaltyCard" | "donations" | "discounts">;

/**
 * Splits a cart's total. The gateway's total is what is paid, so the goods are whatever extras and discounts do not
 * explain: the parts add up to the cent, however the gateway rounds.
 *
 * @param delivery price of the chosen method, or the estimate before one is chosen
 */
export function cartTotals(cart: Totalled, delivery: Money | null): CartTotals {
  const before = totalBeforeDelivery(cart);
  const money = (centAmount: number): Money => ({ ...before, centAmount });
  const giftCards = sumOf(cart.giftCards.map(({ amount }) => amount));
  const donations = sumOf(cart.donations.map(({ amount }) => amount));
  const loyaltyCard = cart.loyaltyCard?.price.centAmount ?? 0;
  const off = sumOf(cart.discounts.map(({ value }) => value));
  return {
    goods: money(before.centAmount + off - giftCards - donations - loyaltyCard),
    giftCards: money(giftCards),
    loyaltyCard: money(loyaltyCard),
    donations: money(donations),
    discounts: cart.discounts,
    delivery,
    total: money(before.centAmount + (delivery?.centAmount ?? 0)),
  };
}
