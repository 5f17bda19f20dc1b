import { monthsAfter } from "#models/local-day.ts";
import type { Money } from "#models/money.ts";
import type { DomainParams } from "#models/site.ts";
import { GatewayError } from "../errors";
import type { CartState } from "./cart-state";

/** What a cart holds besides product lines: gift cards bought, donations, the loyalty card. */

interface Shop {
  params: DomainParams;
  currency: string;
}

const MAX_GIFT_CARDS = 10;

function inAYear(today: string): string {
  return monthsAfter(today, 12);
}

/**
 * Fails with 422 for an amount outside the shop's bounds or in another currency than the shop's, and for a day that is
 * over or far away. `today` is an ISO day.
 */
export function buyGiftCard(
  state: CartState,
  { params, currency, today }: Shop & { today: string },
  giftCard: CartState["giftCards"][number],
): CartState {
  const { minAmount, maxAmount } = params.giftCard;
  const { centAmount, currencyCode } = giftCard.amount;
  if (currencyCode !== currency) throw wrongCurrency(giftCard.amount, currency);
  if (centAmount < minAmount || centAmount > maxAmount) {
    throw new GatewayError(422, "GIFT_CARD_AMOUNT", `A gift card is worth ${minAmount} to ${maxAmount} cents`);
  }
  if (giftCard.sendDate !== undefined && (giftCard.sendDate < today || giftCard.sendDate > inAYear(today))) {
    throw new GatewayError(422, "GIFT_CARD_DATE", "A gift card is sent today or within a year");
  }
  if (state.giftCards.length >= MAX_GIFT_CARDS) {
    throw new GatewayError(422, "TOO_MANY_GIFT_CARDS", `At most ${MAX_GIFT_CARDS} gift cards an order`);
  }
  return { ...state, giftCards: [...state.giftCards, giftCard] };
}

export function removeBoughtGiftCard(state: CartState, giftCardId: string): CartState {
  const giftCards = state.giftCards.filter((card) => card.giftCardId !== giftCardId);
  if (giftCards.length === state.giftCards.length) throw unknownGiftCard(giftCardId);
  return { ...state, giftCards };
}

export function unknownGiftCard(giftCardId: string): GatewayError {
  return new GatewayError(404, "GIFT_CARD_NOT_IN_CART", `Gift card ${giftCardId} is not in this cart`);
}

/** Each donation once; only those that the shop collects for now. */
export function addDonation(state: CartState, { params, currency }: Shop, donationId: string): CartState {
  const donation = params.donations.find(({ id, isActive }) => id === donationId && isActive);
  if (!donation) throw new GatewayError(404, "DONATION_UNKNOWN", `There is no donation ${donationId}`);
  if (state.donations.some(({ id }) => id === donationId)) return state;
  const amount = { centAmount: donation.amount, currencyCode: currency };
  return { ...state, donations: [...state.donations, { id: donationId, amount }] };
}

export function removeDonation(state: CartState, donationId: string): CartState {
  const donations = state.donations.filter(({ id }) => id !== donationId);
  if (donations.length === state.donations.length) {
    throw new GatewayError(404, "DONATION_NOT_IN_CART", `Donation ${donationId} is not in this cart`);
  }
  return { ...state, donations };
}

/** Members have a card already; where there is no loyalty programme there is none to buy. */
export function addLoyaltyCard(state: CartState, params: DomainParams, cardId: string): CartState {
  if (!params.loyalty) throw new GatewayError(422, "LOYALTY_UNAVAILABLE", "This shop has no loyalty programme");
  if (state.customer?.loyaltyCardId !== undefined || state.loyaltyCard) {
    throw new GatewayError(422, "LOYALTY_CARD_OWNED", "The customer has a loyalty card already");
  }
  return { ...state, loyaltyCard: { cardId } };
}

export function removeLoyaltyCard(state: CartState): CartState {
  if (!state.loyaltyCard)
    throw new GatewayError(404, "LOYALTY_CARD_NOT_IN_CART", "There is no loyalty card in this cart");
  return { ...state, loyaltyCard: null };
}

export function wrongCurrency({ currencyCode }: Money, currency: string): GatewayError {
  return new GatewayError(422, "CURRENCY", `This shop takes ${currency}, not ${currencyCode}`);
}
