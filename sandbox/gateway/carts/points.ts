import type { PromoCode } from "./promo-codes";

/**
 * Loyalty points of an order: so many (`scale`) for each whole unit of currency spent without delivery, and those that
 * codes add. `total` is cents.
 */
export function earnPoints(order: { total: number; scale: number; promoCodes: readonly PromoCode[] }): {
  earned: number;
  bonus: number;
} {
  const earned = Math.max(0, Math.floor(order.total / 100) * order.scale);
  return { earned, bonus: order.promoCodes.reduce((sum, { bonusPoints = 0 }) => sum + bonusPoints, 0) };
}
