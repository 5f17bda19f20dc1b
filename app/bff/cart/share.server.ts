import { type Cart, cartSchema, sourceCartIdSchema } from "~/models/cart";
import type { RequestContext } from "../context.server";
import { path } from "../gateway/client.server";
import { sharedCall } from "../gateway/calls.server";
import { hasStatus } from "../gateway/errors.server";
import { type CartChange, changeCart, getCart } from "./cart.server";
import { inAnyCart } from "./lines.server";

/**
 * Carts passed on (C2). What is passed on is a copy that belongs to nobody: the link gives away neither who made it nor
 * the cart that they go on filling, and what becomes of that does not change it.
 */

const MOST_SKUS = 500;

/** Makes a copy of the cart's lines and gives its id; null when there is nothing to pass on. */
export async function shareCart(context: RequestContext): Promise<string | null> {
  const skus = skusOf(await getCart(context));
  if (skus.length === 0) return null;
  const copy = await sharedCall(context, { method: "POST", path: "carts", json: { user: null }, schema: cartSchema });
  const { lineItems } = await sharedCall(context, {
    method: "POST",
    path: `${path`carts/${copy.id}`}/products-list/`,
    query: { version: copy.version },
    json: skus,
    schema: cartSchema,
  });
  return lineItems.length > 0 ? copy.id : null;
}

/** A cart that somebody passed on, as it is now; null when there is none such, or it is somebody's own. */
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

/** What could not be added of a shared cart: names, with their size. */
export interface SharedCartAdded {
  added: number;
  missing: string[];
}

/**
 * Adds what a shared cart holds to this browser's own, as far as there is stock; null when it is not known any more.
 * Twice adds nothing: the cart remembers where its lines are from (`sourceCartId`), and what is missing of them comes.
 */
export async function addSharedCart(context: RequestContext, cartId: string): Promise<SharedCartAdded | null> {
  const shared = await findSharedCart(context, cartId);
  if (!shared) return null;
  const lines = shared.lineItems.filter((line) => !line.isFree);
  const skus = skusOf(shared);
  const missing = (own: Cart): CartChange | null => {
    const has = (sku: string) => own.sourceCartId === cartId && own.lineItems.some((line) => line.sku === sku);
    const json = skus.filter((sku) => !has(sku));
    return json.length > 0 ? { method: "POST", path: "products-list/", query: { sourceCartId: cartId }, json } : null;
  };
  const before = { pieces: 0 };
  const cart = await inAnyCart(context, async () => {
    const own = await getCart(context);
    before.pieces = pieces(own);
    const change = missing(own);
    return change ? changeCart(context, change, { again: missing }) : own;
  });
  const refused = new Set(cart.productsNotAdded);
  return {
    added: pieces(cart) - before.pieces,
    missing: lines
      .filter(({ sku, quantity, availableQuantity }) => refused.has(sku) || availableQuantity < quantity)
      .map(({ name, size }) => `${name} (${size.label})`),
  };
}

/** One of each piece, as the gateway's list takes them; no more of a sku than there are. */
function skusOf({ lineItems }: Cart): string[] {
  return lineItems
    .filter((line) => !line.isFree)
    .flatMap(({ sku, quantity, availableQuantity }) =>
      Array<string>(Math.min(quantity, Math.max(1, availableQuantity))).fill(sku),
    )
    .slice(0, MOST_SKUS);
}

function pieces({ lineItems }: Cart): number {
  return lineItems.reduce((sum, line) => (line.isFree ? sum : sum + line.quantity), 0);
}
