import { type GiftCardBounds, giftCardBounds, sendingDays } from "./gift-card-form.server";
import { giftCardReceiver } from "#app/models/cart-rules.ts";
import type { Cart } from "#app/models/cart.ts";
import type { Money } from "#app/models/money.ts";
import type { RequestContext } from "../context.server";
import { isUndoOffered } from "../session/undo-offer.server";
import { isSignedIn } from "../session/sign-in.server";
import { todayIn } from "#app/models/countries.ts";
import { withoutPastDay } from "#app/models/gift-card-rules.ts";
import { formatDate } from "#app/models/day-format.ts";

/** What a cart holds besides lines. */
export interface ExtrasView {
  giftCards: GiftCardView[];
  donations: Cart["donations"];
  loyaltyCard: Money | null;
  /** What was just taken out and can be put back; `position` is its index among the gift cards. */
  undo: { undoId: string; kind: "giftCard" | "loyaltyCard"; position: number }[];
}

export interface GiftCardView {
  giftCardId: string;
  amount: Money;
  /** Name and address of the receiver; null for the buyer. */
  recipient: string | null;
  /** In words; null when the card is sent at once. */
  sendDate: string | null;
  message: string | null;
}

/** What may still be added to a cart. */
export interface OfferedExtrasView {
  /** Null on a site that sells no gift cards. */
  gift: (GiftCardBounds & { days: { first: string; last: string } }) | null;
  donations: Cart["donations"];
  /**
   * Null where there is no programme, and when the shopper already has a card; a visitor has to sign in first. Its
   * price is null for nothing.
   */
  loyaltyCard: { price: Money | null; needsSignIn: boolean } | null;
}

export function extrasView(context: RequestContext, cart: Cart): ExtrasView {
  const today = todayIn(context.site.country);
  const giftCards = cart.giftCards.map((card) => withoutPastDay(card, today));
  return {
    giftCards: giftCards.map((card) => ({
      giftCardId: card.giftCardId,
      amount: card.amount,
      recipient: giftCardReceiver(card),
      sendDate: card.sendDate ? formatDate(card.sendDate, context.locale) : null,
      message: card.message ?? null,
    })),
    donations: cart.donations,
    loyaltyCard: cart.loyaltyCard?.price ?? null,
    undo: undoOf(context),
  };
}

function undoOf(context: RequestContext): ExtrasView["undo"] {
  return context.session.undo.extras
    .filter((extra) => !extra.paysWith && isUndoOffered(context, extra))
    .map(({ undoId, giftCard, position }) => ({ undoId, kind: giftCard ? "giftCard" : "loyaltyCard", position }));
}

/** What may still be added to the cart: gift cards, each donation once, the loyalty card to who has none. */
export function offeredExtras(context: RequestContext, cart: Cart | null): OfferedExtrasView {
  const { params, currency } = context.site;
  const { loyaltyCardCentAmount: cardCents } = params;
  const given = new Set(cart?.donations.map(({ id }) => id));
  const hasCard = cart?.loyaltyCard !== null && cart !== null;
  const bounds = giftCardBounds(context);
  const isMember = cart?.customer?.loyaltyCardId !== undefined;
  return {
    gift: bounds && { ...bounds, days: sendingDays(context) },
    donations: params.donations
      .filter(({ id, amount, isActive }) => isActive && amount > 0 && !given.has(id))
      .map(({ id, amount }) => ({ id, amount: { centAmount: amount, currencyCode: currency } })),
    loyaltyCard:
      params.loyalty && !hasCard && !isMember
        ? {
            price: cardCents > 0 ? { centAmount: cardCents, currencyCode: currency } : null,
            needsSignIn: !isSignedIn(context),
          }
        : null,
  };
}
