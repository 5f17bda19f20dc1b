import type { Cart } from "#app/models/cart.ts";
import { isSignedIn } from "../session/sign-in.server";
import { findCustomer } from "../account/customer.server";
import { getLoyaltyOffers } from "../account/loyalty.server";
import { optional } from "../http/error-responses.server";
import type { RequestContext } from "../context.server";
import { path } from "../gateway/client.server";
import { hasStatus } from "../gateway/errors.server";
import { consumeRateLimit, refundRateLimit } from "../http/rate-limit.server";
import { type CartChange, changeCart } from "./cart.server";
import { idempotentChange } from "./idempotent-change.server";
import { rememberUncertain } from "./cart-cookie.server";

/** Why a code was not taken. */
export type CodeRefusal = "empty" | "unknown" | "expired" | "twice" | "minimum" | "outOfStock" | "rateLimited";

/** With 400 and 429 the cart is as the shopper saw it. */
export const REFUSED_CODE: Readonly<Record<CodeRefusal, 400 | 422 | 429>> = {
  empty: 400,
  unknown: 400,
  expired: 400,
  twice: 422,
  minimum: 422,
  outOfStock: 422,
  rateLimited: 429,
};

/** Letters, digits, `_` and `-`; longer than any code the shop gives out. */
const CODE = /^[\p{L}\p{N}_-]{2,40}$/u;

const REFUSALS: Readonly<Record<string, CodeRefusal>> = {
  PROMO_CODE_EXPIRED: "expired",
  PROMO_CODE_ALREADY_USED: "twice",
  PROMO_CODE_MINIMUM: "minimum",
};

/**
 * Enters a promo code (C4). A code whose gift is out of stock is taken out again, so that the cart is as before (C8:
 * 'Product_out_of_stock').
 *
 * @returns null when it is accepted, else why not
 */
export async function addPromoCode(context: RequestContext, typed: string): Promise<CodeRefusal | null> {
  const code = typed.trim();
  if (code === "") return "empty";
  if (!CODE.test(code)) return "unknown";
  if (await consumeRateLimit(context, "code")) return "rateLimited";
  try {
    return await enterCode(context, code);
  } catch (error) {
    // The failed call says nothing about the code, so it is no guess.
    await refundRateLimit(context, "code");
    throw error;
  }
}

/** The same for a code that a cart of this browser had already: it is no guess, and costs no try. */
export async function enterCode(context: RequestContext, code: string): Promise<CodeRefusal | null> {
  try {
    const change = { method: "POST", path: path`promo-code/${code}` } as const;
    // In a newer cart, the code may come from this very press: sent twice, or its answer was lost.
    const onConflict = (cart: Cart) => (cart.discountCode.some((each) => isSame(each.code, code)) ? null : change);
    const cart = await rememberUncertain(context, "promo-code", () => changeCart(context, change, { onConflict }));
    if (!isOutOfStock(cart, code)) return null;
  } catch (error) {
    if (!hasStatus(error, 400, 404, 422)) throw error;
    if (error.code === "Product_out_of_stock") return "outOfStock";
    return REFUSALS[error.code] ?? "unknown";
  }
  await removePromoCode(context, code);
  return "outOfStock";
}

/** Takes a code out. Does nothing when it is not in the cart. */
export function removePromoCode(context: RequestContext, code: string): Promise<Cart> {
  const change = { method: "DELETE", path: path`promo-code/${code}` } as const;
  return idempotentChange(context, change, (cart) => cart.discountCode.some((each) => isSame(each.code, code)));
}

/** More than a cart takes; bounds what a made-up form sends. */
const MOST_OFFERS = 10;

/** Ids of the offers that are ticked in a form. */
export function offersIn(form: FormData): string[] {
  const ids = form.getAll("offer").filter((id) => typeof id === "string");
  return [...new Set(ids)].slice(0, MOST_OFFERS);
}

/**
 * Chooses the loyalty offers that points are spent on, possibly none (C7). As with promo codes, an offer whose gift is
 * out of stock is taken out again; the others stay.
 *
 * @returns null when they are accepted, else why not
 */
export async function chooseLoyaltyOffers(
  context: RequestContext,
  ids: readonly string[],
): Promise<"points" | "unknown" | "outOfStock" | null> {
  let gone: string[];
  try {
    const { loyaltyOffers } = await setOffers(context, ids);
    gone = loyaltyOffers.offers.filter((offer) => offer.productOutOfStock).map(({ id }) => id);
  } catch (error) {
    if (!hasStatus(error, 400, 404, 422)) throw error;
    if (error.code === "LOYALTY_POINTS_MISSING") return "points";
    return error.code === "Product_out_of_stock" ? "outOfStock" : "unknown";
  }
  if (gone.length === 0) return null;
  await setOffers(
    context,
    ids.filter((id) => !gone.includes(id)),
  );
  return "outOfStock";
}

/** C7 has the cart's id twice in the address. After a conflict the cart may be another one, which the merge made. */
function setOffers(context: RequestContext, loyaltyOfferIds: readonly string[]): Promise<Cart> {
  const changeOf = (cartId: string | null): CartChange => ({
    method: "PUT",
    path: "loyalty-offers",
    self: true,
    query: cartId === null ? {} : { cartId },
    json: { loyaltyOfferIds },
  });
  return changeCart(context, changeOf(context.session.cartId), { onConflict: ({ id }) => changeOf(id) });
}

function isOutOfStock(cart: Cart, code: string): boolean {
  return cart.discountCode.some((each) => isSame(each.code, code) && each.productOutOfStock);
}

function isSame(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}

/** What a member can get for points, beside what is chosen already. */
export interface LoyaltyOffersView {
  balance: number;
  offers: { id: string; label: string; points: number; isAffordable: boolean }[];
}

/**
 * Offers of the loyalty programme; null for visitors and customers who are no members, and when the call fails: the
 * cart works without.
 */
export async function findLoyaltyOffers(context: RequestContext): Promise<LoyaltyOffersView | null> {
  if (!context.site.params.loyalty || !isSignedIn(context)) return null;
  return optional(context, "loyalty offers are not known", null, async () => {
    const [customer, { balance, values }] = await Promise.all([findCustomer(context), getLoyaltyOffers(context)]);
    if (customer?.loyaltyNumber === undefined || values.length === 0) return null;
    return { balance, offers: values };
  });
}

/** Ids of the loyalty offers in the cart. */
export function chosenOfferIds({ loyaltyOffers }: Pick<Cart, "loyaltyOffers">): string[] {
  return loyaltyOffers.offers.map(({ id }) => id);
}
