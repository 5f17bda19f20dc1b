import { cartText } from "#app/i18n/i18n.server.ts";
import type { Money } from "#app/models/money.ts";
import type { RequestContext } from "../context.server";
import { type CartLineView, lineView } from "./view.server";
import { type Cart, cartSchema, sourceCartIdSchema } from "#app/models/cart.ts";
import { boughtLines, nameWithSize } from "#app/models/cart-lines.ts";
import { withoutLinkEnd } from "#app/models/link-end.ts";
import { skuBatches } from "#app/models/quantity.ts";
import { path } from "../gateway/client.server";
import { sharedCall } from "../gateway/calls.server";
import { hasStatus } from "../gateway/errors.server";
import { requireRateLimit } from "../http/rate-limit.server";
import { getCart } from "./cart.server";
import { addSkus, withCart, lineOfSku, type SkuQuantity } from "./lines.server";

/**
 * Shared carts (C2). What is shared is a copy without an owner: the link reveals neither who made it nor the cart that
 * they go on filling, and later changes of that cart do not change the copy.
 */

/** Copies the cart's lines and gives the copy's id; null when there is nothing to share. */
export async function shareCart(context: RequestContext): Promise<string | null> {
  const lists = skuBatches(piecesOf(await getCart(context)));
  if (lists.length === 0) return null;
  await requireRateLimit(context, "cart");
  let copy = await sharedCall(context, { method: "POST", path: "carts", json: { user: null }, schema: cartSchema });
  for (const json of lists) {
    copy = await sharedCall(context, {
      method: "POST",
      path: path`carts/${copy.id}/products-list/`,
      query: { version: copy.version },
      json,
      schema: cartSchema,
    });
  }
  return copy.lineItems.length > 0 ? copy.id : null;
}

/** A shared cart as it is now; null when it does not exist, or belongs to a customer. */
export async function findSharedCart(context: RequestContext, cartId: string): Promise<Cart | null> {
  if (!sourceCartIdSchema.safeParse(cartId).success) return null;
  try {
    const cart = await sharedCall(context, { path: path`carts/${cartId}`, schema: cartSchema });
    return cart.customer ? null : cart;
  } catch (error) {
    if (!hasStatus(error, 400, 404)) throw error;
    return null;
  }
}

/**
 * Result of adding a shared cart. `added`: number of pieces; `missing`: names with size of lines that were not added
 * in full.
 */
export interface SharedCartAdded {
  added: number;
  missing: string[];
}

/**
 * Adds the content of a shared cart to this browser's own, as far as there is stock. Doing it twice adds nothing twice:
 * the cart remembers the source of its lines (`sourceCartId`), and only missing ones are added.
 *
 * @returns null when the shared cart is gone, or the site does not share carts
 */
export async function addSharedCart(context: RequestContext, cartId: string): Promise<SharedCartAdded | null> {
  const shared = sharesCarts(context) ? await findSharedCart(context, cartId) : null;
  if (!shared) return null;
  const lines = boughtLines(shared.lineItems);
  const isIn = (own: Cart, sku: string) => own.sourceCartId === cartId && lineOfSku(own, sku) !== undefined;
  let before = 0;
  const cart = await withCart(context, async () => {
    const own = await getCart(context);
    before = countOf(own);
    const pieces = piecesOf(shared).filter(({ sku }) => !isIn(own, sku));
    return addSkus(context, { pieces, isIn, query: { sourceCartId: cartId } });
  });
  const refused = new Set(cart.productsNotAdded);
  return {
    added: countOf(cart) - before,
    missing: lines
      .filter(({ sku, quantity, availableQuantity }) => refused.has(sku) || availableQuantity < quantity)
      .map(nameWithSize),
  };
}

/** Quantities to add, no more of a sku than is available. */
function piecesOf({ lineItems }: Cart): SkuQuantity[] {
  return boughtLines(lineItems).map(({ sku, quantity, availableQuantity }) => ({
    sku,
    quantity: Math.min(quantity, Math.max(1, availableQuantity)),
  }));
}

function countOf({ lineItems }: Cart): number {
  return boughtLines(lineItems).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Whether the site's carts can be shared; elsewhere the address shows the shopper's own cart, and nothing is added. */
export function sharesCarts({ site }: RequestContext): boolean {
  return site.params.allowShareCart;
}

/**
 * Access step share-cart (D3): the cart that `/cart?share={cartId}` names, to be shown with the question whether to add
 * it; nothing is added yet. Fails as the gateway does.
 *
 * @returns null when the address names none; `shared` is null for a cart that is gone, empty, or belongs to a customer
 */
export async function sharedCartFromUrl(context: RequestContext): Promise<{ shared: SharedCartView | null } | null> {
  const cartId = context.url.searchParams.get("share");
  if (cartId === null || !sharesCarts(context)) return null;
  return { shared: await findSharedView(context, withoutLinkEnd(cartId)) };
}

/** What a shared cart shows before anything is added. */
export interface SharedCartView {
  cartId: string;
  /** `available`: how many of them there are. */
  lines: (CartLineView & { available: number })[];
  /** Number of pieces that can be added, and their price. */
  pieces: number;
  total: Money;
}

/** A shared cart to look at; null when it is gone or never existed. */
async function findSharedView(context: RequestContext, cartId: string): Promise<SharedCartView | null> {
  const [cart, t] = await Promise.all([findSharedCart(context, cartId), cartText(context.language)]);
  const words = { t, locale: context.locale, day: null };
  const lines = boughtLines(cart?.lineItems ?? []).map((line) => ({
    ...lineView(line, words),
    available: Math.min(line.quantity, line.availableQuantity),
  }));
  if (!cart || lines.length === 0) return null;
  return {
    cartId,
    lines,
    pieces: lines.reduce((sum, { available }) => sum + available, 0),
    total: {
      ...cart.totalPrice,
      centAmount: lines.reduce((sum, { available, price }) => sum + available * price.current.centAmount, 0),
    },
  };
}
