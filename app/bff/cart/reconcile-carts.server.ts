import { type Cart, cartSchema } from "#app/models/cart.ts";
import { boughtLines } from "#app/models/cart-lines.ts";
import { isConfirmationPath } from "#app/models/checkout-steps.ts";
import type { RequestContext } from "../context.server";
import { path } from "../gateway/client.server";
import { personalCall } from "../gateway/calls.server";
import { hasStatus } from "../gateway/errors.server";
import type { CartCookie } from "../session/cookies.server";
import { findCart } from "./cart.server";
import { addDonation, buyGiftCard, hasDonation, isGiftCardIn } from "./extras.server";
import { isUnknownCart } from "./cart-cookie.server";
import { addSkus, lineOfSku, setQuantity } from "./lines.server";
import { mergeUnlessPaying } from "./merge.server";
import { enterCode } from "./promo-codes.server";

/**
 * Merges the carts that a browser's first adds made at the same moment (ADR 0023), before the cart is used for anything
 * else. A piece in both carts comes from one press that was sent twice. Never fails: the next request tries again, as
 * it does after the confirmation page, which merges nothing (S4).
 */
export async function reconcileCarts(context: RequestContext): Promise<void> {
  const { session } = context;
  if (isConfirmationPath(context.url.pathname)) return;
  for (const kept of session.newCarts) {
    try {
      if (session.cartId === null) session.cartCookie = kept;
      else await mergeNewCart(context, kept);
      session.forgetNewCart(kept.cartId);
    } catch (err) {
      context.shop.log.warn({ err, requestId: context.requestId }, "carts made at once were not merged");
    }
  }
}

async function mergeNewCart(context: RequestContext, kept: CartCookie): Promise<void> {
  const other = await findOther(context, kept.cartId);
  if (!other) return;
  if (context.session.tokens) {
    if ((await mergeUnlessPaying(context, other)) === other) throw new Error("The merge did not work");
    return;
  }
  const own = await findCart(context);
  if (!own) {
    context.session.cartCookie = kept;
    return;
  }
  await takeOver(context, own, other);
  await drop(context, other);
}

/** A visitor's cart by its id; null when it is gone, ordered, or belongs to a customer by now. */
async function findOther(context: RequestContext, cartId: string): Promise<Cart | null> {
  try {
    const { body } = await personalCall(context, { path: path`carts/${cartId}`, schema: cartSchema });
    return body.customer ? null : body;
  } catch (error) {
    if (!isUnknownCart(error)) throw error;
    return null;
  }
}

/** Adds to `own` what only `other` has, or has more of. */
async function takeOver(context: RequestContext, own: Cart, other: Cart): Promise<void> {
  const lines = boughtLines(other.lineItems);
  const pieces = lines.filter(({ sku }) => !lineOfSku(own, sku));
  await addSkus(context, { pieces, isIn: (cart, sku) => lineOfSku(cart, sku) !== undefined });
  for (const { sku, quantity } of lines) {
    const line = lineOfSku(own, sku);
    if (line && line.quantity < quantity) await setQuantity(context, line.lineId, quantity);
  }
  for (const { giftCardId: _, ...giftCard } of other.giftCards) {
    if (!isGiftCardIn(own, giftCard)) await buyGiftCard(context, giftCard);
  }
  for (const { id } of other.donations) if (!hasDonation(own, id)) await addDonation(context, id);
  const codes = new Set(own.discountCode.map(({ code }) => code));
  for (const { code } of other.discountCode) if (!codes.has(code)) await enterCode(context, code);
}

/** Deletes the cart whose content was taken over. A failure does no harm: nothing refers to that cart any more. */
async function drop(context: RequestContext, { id, version }: Cart): Promise<void> {
  try {
    await personalCall(context, { method: "DELETE", path: path`carts/${id}`, query: { version } });
  } catch (err) {
    if (!hasStatus(err, 404)) context.shop.log.info({ err, requestId: context.requestId }, "a cart was left behind");
  }
}
