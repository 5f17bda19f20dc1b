import type { Cart } from "~/models/cart";
import { amountLeftToPay, isByGiftCard } from "~/models/cart-rules";
import { type GiftCard, giftCardSchema } from "~/models/payment";
import { todayIn } from "~/models/countries";
import { isEnded } from "~/models/gift-card-rules";
import { type CartChange, changeCart, getCart } from "../cart/cart.server";
import { isUnknownCart } from "../cart/cart-cookie.server";
import { rememberExtra, takeExtra } from "../cart/extras.server";
import { idempotentChange } from "../cart/idempotent-change.server";
import type { RequestContext } from "../context.server";
import { path } from "../gateway/client.server";
import { personalCall } from "../gateway/calls.server";
import { hasStatus, NoCartError } from "../gateway/errors.server";
import { consumeRateLimit, refundRateLimit } from "../http/rate-limit.server";

/**
 * Gift cards that pay a customer's cart, wholly or partly (C4, C7). Amounts are cents in the cart's currency.
 */

/** A gift card that pays a part of the cart. */
export interface GiftCardPayment {
  paymentId: string;
  giftCardId: string;
  centAmount: number;
}

export function giftCardPayments({ payments }: Pick<Cart, "payments">): GiftCardPayment[] {
  return payments
    .filter(isByGiftCard)
    .flatMap(({ paymentId, giftCardId, amountPlanned: { centAmount } }) =>
      giftCardId === undefined ? [] : [{ paymentId, giftCardId, centAmount }],
    );
}

/** Why a card does not pay, with what the sentence about it needs. `cents` are the most that it could. */
export type GiftCardRefusal =
  | { reason: "unknown" | "empty" | "rateLimited" | "covered" | "refused" }
  | { reason: "ended"; endDate: string }
  | { reason: "currency"; currencyCode: string }
  | { reason: "aboveBalance" | "aboveLeft"; cents: number };

/** The card pays so much now; `before` is what it paid already, null for one that is new in the cart. */
export interface GiftCardUsed {
  giftCardId: string;
  cents: number;
  before: number | null;
}

/**
 * Reads a card of this cart's customer; null for a number that is none of theirs. A wrong number counts as a guess, a
 * right one does not (BEY-21).
 * @throws as the gateway client does
 */
async function findGuessed(context: RequestContext, giftCardId: string): Promise<GiftCard | "unknown" | "rateLimited"> {
  if (await consumeRateLimit(context, "giftCard")) return "rateLimited";
  try {
    const card = await findGiftCard(context, giftCardId);
    if (card) await refundRateLimit(context, "giftCard");
    return card ?? "unknown";
  } catch (error) {
    // Nothing was learnt about the number.
    await refundRateLimit(context, "giftCard");
    throw error;
  }
}

/** Null for a number that is no gift card, or another customer's. @throws NoCartError without a cart */
export async function findGiftCard(context: RequestContext, giftCardId: string): Promise<GiftCard | null> {
  const { cartId } = context.session;
  if (cartId === null) throw new NoCartError();
  try {
    const call = { path: path`carts-self/${cartId}/gift-cards/${giftCardId}`, schema: giftCardSchema };
    return (await personalCall(context, call)).body;
  } catch (error) {
    if (isUnknownCart(error)) throw new NoCartError();
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

/**
 * Pays with a card: as much as it holds and the cart needs, or less where the shopper says so. A card that pays already
 * pays the new amount instead.
 *
 * @param wanted cents; null for as much as possible
 * @throws NoCartError, CartConflictError, ServiceUnavailableError as `changeCart` does
 */
export async function payWithGiftCard(
  context: RequestContext,
  giftCardId: string,
  wanted: number | null,
): Promise<GiftCardUsed | GiftCardRefusal> {
  const card = await findGuessed(context, giftCardId);
  if (card === "unknown" || card === "rateLimited") return { reason: card };
  const cart = await getCart(context);
  const today = todayIn(context.site.country);
  const refusal = refusalOf(card, cart, { wanted, today });
  if (refusal) return refusal;
  const before = giftCardPayments(cart).find((each) => each.giftCardId === giftCardId)?.centAmount ?? null;
  try {
    const paid = await changeCart(context, paymentOf(card, cart, wanted), {
      // Another tab may have changed what is left, or sent this very form.
      onConflict: (newer) => (refusalOf(card, newer, { wanted, today }) ? null : paymentOf(card, newer, wanted)),
    });
    const payment = giftCardPayments(paid).find((each) => each.giftCardId === giftCardId);
    return payment ? { giftCardId, cents: payment.centAmount, before } : { reason: "covered" };
  } catch (error) {
    if (!hasStatus(error, 404, 422)) throw error;
    return gatewayRefusal(context, card, error.code, wanted);
  }
}

function paymentOf({ giftCardId, balance }: GiftCard, cart: Cart, wanted: number | null): CartChange {
  const centAmount = Math.min(wanted ?? Infinity, balance.centAmount, roomFor(cart, giftCardId));
  const amount = { ...cart.totalPrice, centAmount };
  return { method: "POST", path: path`gift-cards/${giftCardId}`, self: true, json: { amount } };
}

/** Cents that a card may pay at most: what is left, with what it pays itself. */
function roomFor(cart: Cart, giftCardId: string): number {
  const own = giftCardPayments(cart).filter((each) => each.giftCardId === giftCardId);
  return own.reduce((sum, { centAmount }) => sum + centAmount, amountLeftToPay(cart).centAmount);
}

/** Why a card cannot pay so much of a cart; null when it can. */
function refusalOf(
  card: GiftCard,
  cart: Cart,
  { wanted, today }: { wanted: number | null; today: string },
): GiftCardRefusal | null {
  const { balance, endDate } = card;
  if (endDate !== null && isEnded(card, today)) return { reason: "ended", endDate };
  if (balance.currencyCode !== cart.totalPrice.currencyCode)
    return { reason: "currency", currencyCode: balance.currencyCode };
  if (balance.centAmount === 0) return { reason: "empty" };
  const room = roomFor(cart, card.giftCardId);
  if (room === 0) return { reason: "covered" };
  if (wanted !== null && wanted > balance.centAmount) return { reason: "aboveBalance", cents: balance.centAmount };
  if (wanted !== null && wanted > room) return { reason: "aboveLeft", cents: room };
  return null;
}

/** The gateway knows better: the card was spent elsewhere, or the cart changed, since both were read a moment ago. */
async function gatewayRefusal(
  context: RequestContext,
  card: GiftCard,
  code: string,
  wanted: number | null,
): Promise<GiftCardRefusal> {
  const today = todayIn(context.site.country);
  switch (code) {
    case "GIFT_CARD_UNKNOWN":
      return { reason: "unknown" };
    case "GIFT_CARD_EXPIRED":
      return { reason: "ended", endDate: card.endDate ?? today };
    case "GIFT_CARD_CURRENCY":
      return { reason: "currency", currencyCode: card.balance.currencyCode };
    case "GIFT_CARD_BALANCE":
    case "GIFT_CARD_AMOUNT": {
      const newer = await findGiftCard(context, card.giftCardId);
      return (newer ? refusalOf(newer, await getCart(context), { wanted, today }) : null) ?? { reason: "refused" };
    }
    default:
      return { reason: "refused" };
  }
}

/** Takes a card out of what pays, and remembers it for a minute (C4, D7). One that is gone is left alone. */
export async function stopPayingWith(context: RequestContext, paymentId: string): Promise<void> {
  const payments = giftCardPayments(await getCart(context));
  const position = payments.findIndex((each) => each.paymentId === paymentId);
  if (position < 0) return;
  const { giftCardId, centAmount } = payments[position]!;
  await dropPayment(context, giftCardId);
  rememberExtra(context, { giftCard: null, position, paysWith: { giftCardId, centAmount } });
}

function dropPayment(context: RequestContext, giftCardId: string): Promise<Cart> {
  const change = { method: "DELETE", path: path`gift-cards/${giftCardId}`, self: true } as const;
  return idempotentChange(context, change, (cart) =>
    giftCardPayments(cart).some((each) => each.giftCardId === giftCardId),
  );
}

/**
 * Pays with a card again that was taken out a moment ago, once, by the same amount or what is left of it by now.
 * @returns null when that is over, or was done already
 */
export async function undoGiftCard(
  context: RequestContext,
  undoId: string,
): Promise<GiftCardUsed | GiftCardRefusal | null> {
  const entry = takeExtra(context, undoId, "payment");
  if (!entry?.paysWith) return null;
  const { giftCardId, centAmount } = entry.paysWith;
  // Where it does not pay again, the undo is still offered.
  const keepUndo = () => (context.session.undo.extras = [...context.session.undo.extras, entry]);
  try {
    const answer = await payWithGiftCard(context, giftCardId, centAmount);
    const refused = "reason" in answer ? answer.reason : null;
    if (refused === "aboveBalance" || refused === "aboveLeft") return await payWithGiftCard(context, giftCardId, null);
    if (refused === "rateLimited") keepUndo();
    return answer;
  } catch (error) {
    keepUndo();
    throw error;
  }
}

/**
 * Lets each card pay no more than it holds by now, after the gateway said that one of them holds less (GIFT_CARD_BALANCE).
 * @returns numbers of the cards that pay less
 */
export async function fitGiftCards(context: RequestContext): Promise<string[]> {
  const cart = await getCart(context);
  const lessened: string[] = [];
  for (const { giftCardId, centAmount } of giftCardPayments(cart)) {
    const card = await findGiftCard(context, giftCardId);
    const isGood =
      card !== null && refusalOf(card, cart, { wanted: null, today: todayIn(context.site.country) }) === null;
    const holds = isGood ? card.balance.centAmount : 0;
    if (holds >= centAmount) continue;
    lessened.push(giftCardId);
    if (isGood) await changeCart(context, paymentOf(card, cart, holds));
    else await dropPayment(context, giftCardId);
  }
  return lessened;
}
