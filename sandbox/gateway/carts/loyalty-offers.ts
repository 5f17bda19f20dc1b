import type { Language } from "#models/locale";
import { GatewayError } from "../errors";
import type { CartState } from "./cart-state";

/** What members of the loyalty programme may choose in exchange for points. */
export interface LoyaltyOffer {
  id: string;
  points: number;
  percentOff: number;
  label: Record<Language, string>;
}

const LOYALTY_OFFERS: readonly LoyaltyOffer[] = [
  {
    id: "FID-5",
    points: 100,
    percentOff: 5,
    label: {
      fr: "5 % sur votre commande",
      en: "5% off your order",
      es: "5 % en tu pedido",
      de: "5 % auf Ihre Bestellung",
      it: "5% sul tuo ordine",
      pl: "5% rabatu na zamówienie",
    },
  },
  {
    id: "FID-15",
    points: 300,
    percentOff: 15,
    label: {
      fr: "15 % sur votre commande",
      en: "15% off your order",
      es: "15 % en tu pedido",
      de: "15 % auf Ihre Bestellung",
      it: "15% sul tuo ordine",
      pl: "15% rabatu na zamówienie",
    },
  },
  {
    id: "FID-FOULARD",
    points: 200,
    percentOff: 0,
    label: {
      fr: "Un carré de soie offert",
      en: "A silk scarf as a gift",
      es: "Un pañuelo de seda de regalo",
      de: "Ein Seidentuch als Geschenk",
      it: "Un foulard di seta in omaggio",
      pl: "Jedwabna apaszka w prezencie",
    },
  },
];

export function listLoyaltyOffers(): readonly LoyaltyOffer[] {
  return LOYALTY_OFFERS;
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
