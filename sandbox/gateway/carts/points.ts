import type { PromoCode } from "./promo-codes";

/**
 * Loyalty points of an order: so many (`scale`) for each whole unit of currency spent on goods, and those that codes add.
 * `goods` is cents, without delivery, donations and what is money itself: gift cards.
 */
export function earnPoints(order: { goods: number; scale: number; promoCodes: readonly PromoCode[] }): {
  earned: number;
  bonus: number;
} {
  const earned = Math.max(0, Math.floor(order.goods / 100) * order.scale);
  return { earned, bonus: order.promoCodes.reduce((sum, { bonusPoints = 0 }) => sum + bonusPoints, 0) };
}
