import { isUndoOpen } from "#app/models/cart-rules.ts";
import { todayIn } from "#app/models/countries.ts";
import { withoutPastDay } from "#app/models/gift-card-rules.ts";
import type { RequestContext } from "../context.server";
import type { Content } from "../session/cookies.server";
import { foundByPress } from "../session/undo-offer.server";
import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { buyGiftCardSchema, Cart } from "#app/models/cart.ts";
import { path } from "../gateway/client.server";
import { changeCart, getCart } from "./cart.server";
import { idempotentChange } from "./idempotent-change.server";
import { isNewGiftCard, rememberUncertain } from "./cart-cookie.server";
import { withCart } from "./lines.server";

/** What a cart holds besides lines: gift cards bought, donations, the loyalty card (C7). */

export type GiftCardOrder = z.infer<typeof buyGiftCardSchema>;

/**
 * Puts a gift card into the cart (C7). If the cart reloaded after a 409 holds an equal card that it did not hold
 * before, the same press added it: it was sent twice, or its answer was lost. Throws as the gateway client does when it
 * is refused.
 */
export function buyGiftCard(context: RequestContext, order: GiftCardOrder): Promise<Cart> {
  // The gateway refuses a day in the past: one that was taken out or left in another cart may have passed since.
  const giftCard = withoutPastDay(order, todayIn(context.site.country));
  const change = { method: "POST", path: "gift-card", json: giftCard } as const;
  return withCart(context, () => {
    const known = context.session.cartCookie;
    const isIn = (cart: Cart) =>
      known !== null && equalGiftCards(cart, giftCard).some((card) => isNewGiftCard(known, cart, card));
    const onConflict = (cart: Cart) => (isIn(cart) ? null : change);
    return rememberUncertain(context, "gift-card", () => changeCart(context, change, { onConflict }));
  });
}

/** Whether a cart holds an equal card. */
export function isGiftCardIn(cart: Cart, giftCard: GiftCardOrder): boolean {
  return equalGiftCards(cart, giftCard).length > 0;
}

function equalGiftCards({ giftCards }: Cart, giftCard: GiftCardOrder): Cart["giftCards"] {
  // As JSON, without the fields that were left empty.
  const wanted: unknown = JSON.parse(JSON.stringify(giftCard));
  return giftCards.filter(({ giftCardId: _, ...card }) => isDeepStrictEqual(card, wanted));
}

/** Takes a gift card out and remembers it for an undo. Nothing to undo when it was gone already. */
export async function removeGiftCard(context: RequestContext, giftCardId: string): Promise<void> {
  const { giftCards } = await getCart(context);
  const position = giftCards.findIndex((card) => card.giftCardId === giftCardId);
  const undoId = `gift card ${giftCardId}`;
  const found = await foundByPress(
    context,
    [undoId, context.session.cartId],
    position < 0 ? null : { card: giftCards[position]!, position },
  );
  const change = { method: "DELETE", path: path`gift-card/${giftCardId}` } as const;
  await idempotentChange(context, change, (cart) => cart.giftCards.some((card) => card.giftCardId === giftCardId));
  if (!found) return;
  const { giftCardId: _, ...giftCard } = found.card;
  rememberExtra(context, { giftCard, position: found.position, undoId });
}

/** Adds a donation; each cause once, however often it is asked for. */
export function addDonation(context: RequestContext, donationId: string): Promise<Cart> {
  const change = { method: "POST", path: "donation", json: { donationId } } as const;
  return withCart(context, () =>
    changeCart(context, change, { onConflict: (cart) => (hasDonation(cart, donationId) ? null : change) }),
  );
}

/** Takes a donation out; it is no error if that was done already. */
export function removeDonation(context: RequestContext, donationId: string): Promise<Cart> {
  const change = { method: "DELETE", path: path`donation/${donationId}` } as const;
  return idempotentChange(context, change, (cart) => hasDonation(cart, donationId));
}

/** Puts the loyalty card into the cart. Only for customers (C7): @throws UnauthorizedError for a visitor */
export function addLoyaltyCard(context: RequestContext): Promise<Cart> {
  const change = { method: "POST", path: "loyalty-card", self: true } as const;
  return withCart(context, () =>
    changeCart(context, change, { onConflict: ({ loyaltyCard }) => (loyaltyCard ? null : change) }),
  );
}

/** Takes the loyalty card out and remembers it for an undo. */
export async function removeLoyaltyCard(context: RequestContext): Promise<void> {
  const { loyaltyCard } = await getCart(context);
  const undoId = "loyalty card";
  const found = await foundByPress(context, [undoId, context.session.cartId], loyaltyCard);
  const change = { method: "DELETE", path: "loyalty-card", self: true } as const;
  await idempotentChange(context, change, (cart) => cart.loyaltyCard !== null);
  if (found) rememberExtra(context, { giftCard: null, position: 0, undoId });
}

/**
 * Puts back what was taken out.
 * @returns false when it is too late; a second press changes nothing
 */
export async function undoExtra(context: RequestContext, undoId: string): Promise<boolean> {
  const entry = takeExtra(context, undoId, "cart");
  if (!entry) return context.session.undo.isDone(undoId);
  try {
    if (entry.giftCard) await buyGiftCard(context, entry.giftCard);
    else await addLoyaltyCard(context);
  } catch (error) {
    // It was not put back: the undo is still offered.
    context.session.undo.extras = [...context.session.undo.extras, entry];
    throw error;
  }
  context.session.undo.markDone(undoId, entry.deletedAt);
  return true;
}

export function hasDonation({ donations }: Cart, donationId: string): boolean {
  return donations.some(({ id }) => id === donationId);
}

/** Extras that were taken out, kept for a minute so that they can be put back once (C4, D7). */
export type UndoExtra = Content<"undoExtras">["extras"][number];

/** Offers to put an extra back that was just taken out. Its `undoId` is the same for each press of one button. */
export function rememberExtra({ session }: RequestContext, extra: Omit<UndoExtra, "deletedAt">): void {
  const others = session.undo.extras.filter(({ undoId }) => undoId !== extra.undoId);
  session.undo.extras = [...others, { ...extra, deletedAt: Date.now() }];
}

/**
 * Removes an undo entry in order to use it; null when it was used already or it is too late.
 * @param from whether the extra was taken out of the cart, or was a card that pays for it
 */
export function takeExtra({ session }: RequestContext, undoId: string, from: "cart" | "payment"): UndoExtra | null {
  const entry = session.undo.extras.find(
    (extra) => extra.undoId === undoId && (extra.paysWith !== undefined) === (from === "payment"),
  );
  if (!entry || !isUndoOpen(entry.deletedAt, Date.now())) return null;
  session.undo.extras = session.undo.extras.filter((extra) => extra !== entry);
  return entry;
}
