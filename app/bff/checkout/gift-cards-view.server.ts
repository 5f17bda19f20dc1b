import { hash } from "node:crypto";
import { formatDate } from "#app/models/day-format.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import type { Cart } from "#app/models/cart.ts";
import { amountLeftToPay } from "#app/models/cart-rules.ts";
import type { GiftCard } from "#app/models/payment.ts";
import { todayIn } from "#app/models/countries.ts";
import { isEnded, maskedNumber } from "#app/models/gift-card-rules.ts";
import { formatMoney } from "#app/models/money-format.ts";
import { getGiftCards } from "../account/customer-lists.server";
import { isUndoOffered } from "../session/undo-offer.server";
import type { RequestContext } from "../context.server";
import { optional } from "../http/error-responses.server";
import { findGiftCard, type GiftCardPayment, giftCardPayments } from "./gift-cards.server";

/** Gift cards as the payment step shows them: numbers masked, amounts and days in words. */
export interface GiftCardsView {
  /** Cards that pay, and at their former positions those that were just taken out. */
  rows: GiftCardRow[];
  /** Cards on the customer's account that could pay. */
  own: OwnGiftCardView[];
  /** Amount left to pay after the gift cards; null when nothing is left. */
  left: string | null;
}

export type GiftCardRow =
  /** `remains` is the balance that stays on the card, in words; null when it is not known. */
  | { kind: "used"; paymentId: string; name: string; amount: string; remains: string | null }
  | { kind: "removed"; undoId: string; name: string; amount: string };

export interface OwnGiftCardView {
  /** Identifies the card without revealing its number. */
  ref: string;
  name: string;
  balance: string;
  until: string | null;
}

export async function giftCardsView(context: RequestContext, cart: Cart): Promise<GiftCardsView> {
  const { locale, language } = context;
  const t = await serverText(language, "storedValue");
  const payments = giftCardPayments(cart);
  const left = amountLeftToPay(cart);
  const money = (centAmount: number) => formatMoney({ ...left, centAmount }, locale);
  const name = (giftCardId: string) => t("name", { number: maskedNumber(giftCardId) });
  const [cards, own] = await Promise.all([
    Promise.all(payments.map((payment) => findRest(context, payment))),
    left.centAmount > 0 ? optional(context, "own gift cards are not known", [], () => getGiftCards(context)) : [],
  ]);
  const rows = payments.map(({ paymentId, giftCardId, centAmount }, index): GiftCardRow => {
    const rest = cards[index] ?? null;
    const remains = rest === null ? null : rest > 0 ? t("remains", { amount: money(rest) }) : t("remainsNothing");
    return { kind: "used", paymentId, name: name(giftCardId), amount: money(centAmount), remains };
  });
  for (const { undoId, position, paysWith } of offeredUndo(context, payments)) {
    const { giftCardId, centAmount } = paysWith;
    rows.splice(position, 0, { kind: "removed", undoId, name: name(giftCardId), amount: money(centAmount) });
  }
  return {
    rows,
    own: own
      .filter(
        (card) =>
          canPay(card, cart, todayIn(context.site.country)) &&
          payments.every(({ giftCardId }) => giftCardId !== card.giftCardId),
      )
      .map((card) => ({
        ref: cardRef(card.giftCardId),
        name: name(card.giftCardId),
        balance: formatMoney(card.balance, locale),
        until: card.endDate && t("until", { date: formatDate(card.endDate, locale) }),
      })),
    left: left.centAmount > 0 ? money(left.centAmount) : null,
  };
}

/** Cents that stay on a card that pays; null when not known: the page works without. */
function findRest(context: RequestContext, { giftCardId, centAmount }: GiftCardPayment): Promise<number | null> {
  return optional(context, "a gift card's balance is not known", null, async () => {
    const card = await findGiftCard(context, giftCardId);
    return card && Math.max(0, card.balance.centAmount - centAmount);
  });
}

function offeredUndo(context: RequestContext, payments: readonly GiftCardPayment[]) {
  return context.session.undo.extras
    .flatMap(({ paysWith, ...entry }) => (paysWith && isUndoOffered(context, entry) ? [{ ...entry, paysWith }] : []))
    .filter(({ paysWith }) => payments.every(({ giftCardId }) => giftCardId !== paysWith.giftCardId))
    .toSorted((a, b) => a.position - b.position);
}

function canPay(card: GiftCard, { totalPrice }: Cart, today: string): boolean {
  const { centAmount, currencyCode } = card.balance;
  return centAmount > 0 && currencyCode === totalPrice.currencyCode && !isEnded(card, today);
}

/**
 * The number of a card on the customer's account; null when there is no such card.
 * @throws as `personalCall` does
 */
export async function numberOfOwn(context: RequestContext, ref: string): Promise<string | null> {
  const own = await getGiftCards(context);
  return own.find(({ giftCardId }) => cardRef(giftCardId) === ref)?.giftCardId ?? null;
}

function cardRef(giftCardId: string): string {
  return hash("sha256", giftCardId, "hex").slice(0, 12);
}
