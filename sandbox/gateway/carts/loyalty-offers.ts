import type { Language } from "#models/locale.ts";
import { GatewayError } from "../errors";
import type { CartState } from "./cart-state";
import { CART_WORDS, type LOYALTY_OFFER_IDS } from "./cart-words";

/** What members of the loyalty programme may choose in exchange for points. */
export interface LoyaltyOffer {
  id: (typeof LOYALTY_OFFER_IDS)[number];
  points: number;
  percentOff: number;
}

const LOYALTY_OFFERS: readonly LoyaltyOffer[] = [
  { id: "FID-5", points: 100, percentOff: 5 },
  { id: "FID-15", points: 300, percentOff: 15 },
  { id: "FID-FOULARD", points: 200, percentOff: 0 },
];

export function listLoyaltyOffers(): readonly LoyaltyOffer[] {
  return LOYALTY_OFFERS;
}

export function loyaltyOfferLabel(id: LoyaltyOffer["id"], language: Language): string {
  return CART_WORDS[language].loyaltyOffers[id];
}

export function loyaltyOffersOf({ loyaltyOfferIds }: Pick<CartState, "loyaltyOfferIds">): LoyaltyOffer[] {
  return loyaltyOfferIds.flatMap((id) => LOYALTY_OFFERS.find((offer) => offer.id === id) ?? []);
}

/**
 * Those that points still pay for, in the order in which they were chosen: points are spent when an order is placed, and
 * another country's may have been first.
 */
export function affordableOffers(chosen: readonly LoyaltyOffer[], balance: number): LoyaltyOffer[] {
  let left = balance;
  return chosen.filter(({ points }) => {
    if (points > left) return false;
    left -= points;
    return true;
  });
}

/**
 * The offers of a cart from now on, in exchange for `balance` points at most. Fails with 404 for an unknown offer, 422
 * when the points do not suffice.
 */
export function chooseLoyaltyOffers(state: CartState, ids: readonly string[], balance: number): CartState {
  const chosen = [...new Set(ids)];
  let points = 0;
  for (const id of chosen) {
    const offer = LOYALTY_OFFERS.find((one) => one.id === id);
    if (!offer) throw new GatewayError(404, "LOYALTY_OFFER_UNKNOWN", `There is no loyalty offer ${id}`);
    points += offer.points;
  }
  if (points > balance) {
    throw new GatewayError(422, "LOYALTY_POINTS_MISSING", `These offers take ${points} points, there are ${balance}`);
  }
  return { ...state, loyaltyOfferIds: chosen };
}
