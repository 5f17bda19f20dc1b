import { hash } from "node:crypto";
import type { Content, CartCookie } from "./cookies.server";

/**
 * Each site has its own cart. In production each site has its own host, and so its own cookie; where one host serves
 * all sites, the cookie holds the carts of all of them.
 */

type Carts = Content<"cart">;

/** The cart of a site. A cookie without a country belongs to the site that reads it. */
export function cartOfSite(carts: Carts | undefined, country: string): CartCookie | null {
  if (!carts) return null;
  const { country: own = country, others = {}, ...kept } = carts;
  return own === country ? kept : (others[country] ?? null);
}

/** The cookie's content with the cart of one site replaced, or removed; null when nothing is left. */
export function withCartOfSite(carts: Carts | undefined, country: string, cart: CartCookie | null): Carts | null {
  const others = { ...carts?.others };
  if (carts) {
    const { country: own = country, others: _others, ...kept } = carts;
    if (own !== country) others[own] = kept;
  }
  delete others[country];
  if (cart) return { ...cart, country, ...(Object.keys(others).length > 0 ? { others } : {}) };
  const [next, ...rest] = Object.entries(others);
  if (!next) return null;
  return { ...next[1], country: next[0], ...(rest.length > 0 ? { others: Object.fromEntries(rest) } : {}) };
}

/**
 * Two first adds at the same time, from two tabs or by two quick presses, each come without a cookie, so each creates a
 * cart, and the later response overwrites the cart cookie of the first. Therefore a new cart is also named in a cookie
 * of its own for ten minutes: the next request brings both carts, and they are merged (ADR 0023).
 */

/** How long that cookie is kept, in seconds. */
export const NEW_CART_SECONDS = 600;
/** More than any shopper creates at once; bounds the cost of forged cookies. */
const MOST = 5;

/** @param cartCookie name of the cart cookie */
export function newCartCookieName(cartId: string, cartCookie: string): string {
  return `${cartCookie}-${hash("sha256", cartId, "hex").slice(0, 12)}`;
}

/** Sealed values of newly created carts, except the one in the cart cookie. */
export function newCartValues(
  given: Readonly<Record<string, string | undefined>>,
  keptId: string | undefined,
  cartCookie: string,
): string[] {
  const pattern = new RegExp(`^${cartCookie}-[0-9a-f]{12}$`);
  const kept = keptId === undefined ? undefined : newCartCookieName(keptId, cartCookie);
  return Object.entries(given)
    .filter(([name]) => pattern.test(name) && name !== kept)
    .flatMap(([, value]) => value ?? [])
    .slice(0, MOST);
}
