import type { Cart } from "../../../app/models/cart";
import { GatewayError } from "../errors";
import type { CartState } from "./cart-state";

type DiscountType = Cart["discountCode"][number]["type"];

/** What a code does. Amounts off go by percent, so that they hold in every currency. */
export interface PromoCode {
  code: string;
  /** Commercial operation it belongs to. */
  opcId: string;
  type: DiscountType;
  percentOff?: number;
  freeDelivery?: boolean;
  bonusPoints?: number;
  /** Promises a gift that the warehouse has run out of. */
  giftOutOfStock?: boolean;
  isExpired?: boolean;
}

const PROMO_CODES: readonly PromoCode[] = [
  { code: "BIENVENUE10", opcId: "OPC-1001", type: "REM", percentOff: 10 },
  { code: "LIVRAISON", opcId: "OPC-1002", type: "COU", freeDelivery: true },
  { code: "RUPTURE", opcId: "OPC-1003", type: "CAD", giftOutOfStock: true },
  { code: "POINTS", opcId: "OPC-1004", type: "PTS", bonusPoints: 100 },
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

/** Fails with 422 and a code that says why; entering a code twice is one of the reasons. */
export function addPromoCode(state: CartState, code: string): CartState {
  const promo = findPromoCode(code);
  if (!promo) throw new GatewayError(422, "PROMO_CODE_UNKNOWN", `There is no promo code ${code}`);
  if (promo.isExpired) throw new GatewayError(422, "PROMO_CODE_EXPIRED", `Promo code ${promo.code} has expired`);
  if (state.promoCodes.includes(promo.code)) {
    throw new GatewayError(422, "PROMO_CODE_ALREADY_USED", `Promo code ${promo.code} is in this cart already`);
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
