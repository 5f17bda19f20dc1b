import type { Cart } from "./cart";
import { sumOf, totalBeforeDelivery } from "./cart-rules";
import type { Money } from "./money";

/** What a cart's total is made of. Every amount is in the cart's currency, and together they are the total. */
export interface CartTotals {
  /** The lines, before discounts. */
  goods: Money;
  giftCards: Money;
  loyaltyCard: Money;
  donations: Money;
  /** What each takes off, as positive amounts. */
  discounts: Cart["discounts"];
  /** Null while it is not known; the total is without it then. */
  delivery: Money | null;
  total: Money;
}

type Totalled = Pick<Cart, "totalPrice" | "shippingInfo" | "giftCards" | "loyaltyCard" | "donations" | "discounts">;

/**
 * Takes a cart's total apart. The gateway's total is what is paid, so what extras and discounts do not explain of it is
 * the goods: the parts add up to the cent, whatever way the gateway rounds.
 *
 * @param delivery cost of the method that is chosen, or the estimate before one is
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
