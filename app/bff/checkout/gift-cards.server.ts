import type { Cart } from "#app/models/cart.ts";
import { amountLeftToPay, isByGiftCard } from "#app/models/cart-rules.ts";
import { type GiftCard, giftCardSchema } from "#app/models/payment.ts";
import { todayIn } from "#app/models/countries.ts";
import { isEnded, maskedNumber } from "#app/models/gift-card-rules.ts";
import { type CartChange, changeCart, getCart } from "../cart/cart.server";
import { forgetLoaded, isUnknownCart } from "../cart/cart-cookie.server";
import { rememberExtra, takeExtra } from "../cart/extras.server";
import { idempotentChange } from "../cart/idempotent-change.server";
import type { RequestContext } from "../context.server";
import { path } from "../gateway/client.server";
import { personalCall } from "../gateway/calls.server";
import { hasStatus, NoCartError } from "../gateway/errors.server";
import { isServiceFailure } from "../http/error-responses.server";
import { consumeRateLimit, refundRateLimit } from "../http/rate-limit.server";
import { foundByPress } from "../session/undo-offer.server";

/**
 * Gift cards that pay a customer's cart, wholly or partly (C4, C7). Amounts are cents in the cart's currency.
 */

/** A gift card that pays a part of the cart. */
export interface GiftCardPayment {
  paymentId: string;
  giftCardId: string;
  centAmount: number;
}

/** The gift cards that pay for a cart, with the amount of each. */
export function giftCardPayments({ payments }: Pick<Cart, "payments">): GiftCardPayment[] {
  return payments
    .filter(isByGiftCard)
    .flatMap(({ paymentId, giftCardId, amountPlanned: { centAmount } }) =>
      giftCardId === undefined ? [] : [{ paymentId, giftCardId, centAmount }],
    );
}

/** Why a card does not pay, with the values that its message needs. `cents` is the most that it could pay. */
export type GiftCardRefusal =
  | { reason: "unknown" | "empty" | "rateLimited" | "covered" | "refused" }
  | { reason: "ended"; endDate: string }
  | { reason: "currency"; currencyCode: string }
  | { reason: "aboveBalance" | "aboveLeft"; cents: number };

/** What the card pays now; `before` is what it paid already, null for a card that is new in the cart. */
export interface GiftCardUsed {
  giftCardId: string;
  cents: number;
  before: number | null;
}

/**
 * Reads a gift card for this cart; "unknown" for a number that its customer cannot use. A wrong number counts as a
 * guess, a right one does not (BEY-21).
 * @throws as the gateway client does
 */
async function findGuessed(context: RequestContext, giftCardId: string): Promise<GiftCard | "unknown" | "rateLimited"> {
  if (await consumeRateLimit(context, "giftCard")) return "rateLimited";
  try {
    const card = await findGiftCard(context, giftCardId);
    if (card) await refundRateLimit(context, "giftCard");
    return card ?? "unknown";
  } catch (error) {
    // The failed call says nothing about the number, so it is no guess.
    await refundRateLimit(context, "giftCard");
    throw error;
  }
}

/** Null for a number that is no gift card, or belongs to another customer. @throws NoCartError without a cart */
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
 * Pays with a card: as much as it holds and the cart needs, or less if the shopper says so. A card that already pays
 * then pays the new amount instead.
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
  let current = cart;
  try {
    const paid = await changeCart(context, paymentOf(card, cart, wanted), {
      // Another tab may have changed the amount left, or sent the same form.
      onConflict: (newer) => {
        current = newer;
        return refusalOf(card, newer, { wanted, today }) ? null : paymentOf(card, newer, wanted);
      },
    });
    const refusedSince = refusalOf(card, current, { wanted, today });
    if (refusedSince) return refusedSince;
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

/** Most cents that a card may pay: the amount left plus what it pays itself. */
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

/** Why the gateway refused: since card and cart were read, the card was spent elsewhere or the cart has changed. */
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

/** Stops paying with a card, and remembers it for a minute (C4, D7). Does nothing when it was gone already. */
export async function stopPayingWith(context: RequestContext, paymentId: string): Promise<void> {
  const payments = giftCardPayments(await getCart(context));
  const position = payments.findIndex((each) => each.paymentId === paymentId);
  const undoId = `payment ${paymentId}`;
  const found = await foundByPress(
    context,
    [undoId, context.session.cartId],
    position < 0 ? null : { ...payments[position]!, position },
  );
  if (!found) return;
  const { giftCardId, centAmount } = found;
  await dropPayment(context, giftCardId);
  rememberExtra(context, { giftCard: null, position: found.position, undoId, paysWith: { giftCardId, centAmount } });
}

function dropPayment(context: RequestContext, giftCardId: string): Promise<Cart> {
  const change = { method: "DELETE", path: path`gift-cards/${giftCardId}`, self: true } as const;
  return idempotentChange(context, change, (cart) =>
    giftCardPayments(cart).some((each) => each.giftCardId === giftCardId),
  );
}

/**
 * Pays again, once, with a card that was just taken out: the same amount, or as much of it as is possible now.
 * @returns null when it is too late, or was done already (`undo.isDone`)
 */
export async function undoGiftCard(
  context: RequestContext,
  undoId: string,
): Promise<GiftCardUsed | GiftCardRefusal | null> {
  const entry = takeExtra(context, undoId, "payment");
  if (!entry?.paysWith) return null;
  const { giftCardId, centAmount } = entry.paysWith;
  // After too many tries, or without an answer, the undo is still offered; a card that cannot pay has none.
  const { undo } = context.session;
  const keepUndo = () => (undo.extras = [...undo.extras, entry]);
  try {
    let answer = await payWithGiftCard(context, giftCardId, centAmount);
    const refused = "reason" in answer ? answer.reason : null;
    if (refused === "aboveBalance" || refused === "aboveLeft")
      answer = await payWithGiftCard(context, giftCardId, null);
    if (!("reason" in answer)) undo.markDone(undoId, entry.deletedAt);
    else if (answer.reason === "rateLimited") keepUndo();
    return answer;
  } catch (error) {
    keepUndo();
    throw error;
  }
}

/**
 * Lowers what each card pays to its balance, which may have been spent elsewhere since, and tells the shopper which
 * cards hold less. If a call fails, the next try does it, and an order is refused meanwhile (GIFT_CARD_BALANCE).
 * @returns whether a card pays less now
 */
export async function fitGiftCards(context: RequestContext): Promise<boolean> {
  let paysLess = false;
  try {
    const cart = await getCart(context);
    const payments = giftCardPayments(cart);
    const cards = await Promise.all(payments.map(({ giftCardId }) => findGiftCard(context, giftCardId)));
    for (const [index, { giftCardId, centAmount }] of payments.entries()) {
      if (!(await fitPayment(context, cart, { giftCardId, centAmount, card: cards[index] ?? null }))) continue;
      paysLess = true;
      context.session.flash({ kind: "warning", key: "giftCard.less", values: { number: maskedNumber(giftCardId) } });
    }
  } catch (err) {
    if (!isServiceFailure(err) && !(err instanceof NoCartError)) throw err;
    context.shop.log.warn({ err, requestId: context.requestId }, "gift cards were not fitted");
    forgetLoaded(context);
  }
  return paysLess;
}

/** Whether the card held less than it was to pay. @param card null for one that no longer exists */
async function fitPayment(
  context: RequestContext,
  cart: Cart,
  { giftCardId, centAmount, card }: { giftCardId: string; centAmount: number; card: GiftCard | null },
): Promise<boolean> {
  const today = todayIn(context.site.country);
  const isGood = card !== null && refusalOf(card, cart, { wanted: null, today }) === null;
  const holds = isGood ? card.balance.centAmount : 0;
  if (holds >= centAmount) return false;
  if (isGood) await changeCart(context, paymentOf(card, cart, holds));
  else await dropPayment(context, giftCardId);
  return true;
}
