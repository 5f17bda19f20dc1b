import type { Cart } from "#models/cart.ts";
import { GatewayError } from "../errors";
import type { CartState } from "./cart-state";

type DiscountType = Cart["discountCode"][number]["type"];

/** So many cents off the goods, once they come to so many. */
export interface Coupon {
  off: number;
  from: number;
}

/** What a code does. Amounts off go by percent, or by currency where they are fixed. */
export interface PromoCode {
  code: string;
  /** Commercial operation it belongs to. */
  opcId: string;
  type: DiscountType;
  percentOff?: number;
  coupon?: Record<string, Coupon>;
  freeDelivery?: boolean;
  bonusPoints?: number;
  isExpired?: boolean;
}

/** The coupon MERCI; a currency that is missing has none. */
export const COUPON = {
  EUR: { off: 1_000, from: 6_000 },
  CHF: { off: 1_000, from: 7_000 },
  GBP: { off: 900, from: 5_000 },
  PLN: { off: 4_000, from: 25_000 },
  CZK: { off: 25_000, from: 150_000 },
} satisfies Record<string, Coupon>;

/** CADEAU and RUPTURE put a gift into the cart: see gifts.ts. */
const PROMO_CODES: readonly PromoCode[] = [
  { code: "BIENVENUE10", opcId: "OPC-1001", type: "REM", percentOff: 10 },
  { code: "LIVRAISON", opcId: "OPC-1002", type: "COU", freeDelivery: true },
  { code: "RUPTURE", opcId: "OPC-1003", type: "CAD" },
  { code: "POINTS", opcId: "OPC-1004", type: "PTS", bonusPoints: 100 },
  { code: "CADEAU", opcId: "OPC-1005", type: "CAD" },
  { code: "MERCI", opcId: "OPC-1006", type: "COU", coupon: COUPON },
  { code: "EXPIRE", opcId: "OPC-0999", type: "REM", percentOff: 20, isExpired: true },
];

export function findPromoCode(code: string): PromoCode | null {
  const wanted = code.trim().toUpperCase();
  return PROMO_CODES.find((promo) => promo.code === wanted) ?? null;
}

/** The promo codes of a cart; one that no longer exists is left out. */
export function promoCodesOf({ promoCodes }: Pick<CartState, "promoCodes">): PromoCode[] {
  return promoCodes.flatMap((code) => findPromoCode(code) ?? []);
}

/**
 * Fails with 422 and a code that says why; entering a code twice is one of the reasons, as are goods that come to less
 * than a coupon asks for. A coupon whose cart falls below later stays, and takes nothing off.
 *
 * @param goods what the lines come to, in which currency
 */
export function addPromoCode(
  state: CartState,
  code: string,
  goods: { centAmount: number; currencyCode: string },
): CartState {
  const promo = findPromoCode(code);
  if (!promo) throw new GatewayError(422, "PROMO_CODE_UNKNOWN", `There is no promo code ${code}`);
  if (promo.isExpired) throw new GatewayError(422, "PROMO_CODE_EXPIRED", `Promo code ${promo.code} has expired`);
  if (state.promoCodes.includes(promo.code)) {
    throw new GatewayError(422, "PROMO_CODE_ALREADY_USED", `Promo code ${promo.code} is in this cart already`);
  }
  const coupon = promo.coupon?.[goods.currencyCode];
  if (promo.coupon && (!coupon || goods.centAmount < coupon.from)) {
    const least = coupon ? `${coupon.from} cents of goods` : "another currency";
    throw new GatewayError(422, "PROMO_CODE_MINIMUM", `Promo code ${promo.code} asks for ${least}`);
  }
  return { ...state, promoCodes: [...state.promoCodes, promo.code] };
}

export function removePromoCode(state: CartState, code: string): CartState {
  const wanted = code.trim().toUpperCase();
  if (!state.promoCodes.includes(wanted)) {
    throw new GatewayError(404, "PROMO_CODE_NOT_IN_CART", `Promo code ${code} is not in this cart`);
  }
  return { ...state, promoCodes: state.promoCodes.filter((one) => one !== wanted) };
}
