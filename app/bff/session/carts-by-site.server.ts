import { createHash } from "node:crypto";
import { parse, serialize } from "cookie";
import type { Content, CartCookie } from "./cookies.server";

/**
 * Each site has its own cart. In production each has its own host, and so its own cookie; where one host serves all
 * sites the cookie holds the carts of all.
 */

type Carts = Content<"cart">;

/** The cart of a site. A cookie that names no country was written by the site that reads it. */
export function cartOfSite(carts: Carts | undefined, country: string): CartCookie | null {
  if (!carts) return null;
  const { country: own = country, others = {}, ...kept } = carts;
  return own === country ? kept : (others[country] ?? null);
}

/** The cookie with another cart, or none, of one site; null when nothing is left to keep. */
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
 * Two first adds at once, from two tabs or two quick presses, each bring no cookie and each make a cart; the cart cookie
 * of the later answer takes the place of the first one's. So a cart that was just made is named in a cookie of its own
 * as well, for ten minutes: the next request brings both, and they become one (ADR 0023).
 */

const SECONDS = 600;
/** Nobody makes more at once; somebody else's cookies are not to cost more. */
const MOST = 5;

interface Naming {
  /** Of the cookie that keeps the cart. */
  name: string;
  secure: boolean;
}

function nameOf(cartId: string, { name }: Naming): string {
  return `${name}-${createHash("sha256").update(cartId).digest("hex").slice(0, 12)}`;
}

/** Sealed values of carts that were just made, other than the one that is kept. */
export function newCartValues(header: string, keptId: string | undefined, naming: Naming): string[] {
  const pattern = new RegExp(`^${naming.name}-[0-9a-f]{12}$`);
  const kept = keptId === undefined ? undefined : nameOf(keptId, naming);
  return Object.entries(parse(header))
    .filter(([name]) => pattern.test(name) && name !== kept)
    .flatMap(([, value]) => value ?? [])
    .slice(0, MOST);
}

/** The cookie of a cart that was just made: the same seal as the one that keeps it. */
export function newCartCookie(cartId: string, value: string, naming: Naming): string {
  return cookieOf(cartId, value, naming, SECONDS);
}

/** `Set-Cookie` values that delete the temporary cookies of these carts, if the browser sent them. */
export function expireNewCartCookies(header: string, cartIds: readonly string[], naming: Naming): string[] {
  const given = cartIds.length > 0 ? parse(header) : {};
  return cartIds
    .filter((cartId) => given[nameOf(cartId, naming)] !== undefined)
    .map((cartId) => cookieOf(cartId, "", naming, 0));
}

function cookieOf(cartId: string, value: string, naming: Naming, maxAge: number): string {
  const { secure } = naming;
  return serialize(nameOf(cartId, naming), value, { path: "/", httpOnly: true, secure, sameSite: "lax", maxAge });
}
