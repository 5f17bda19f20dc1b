import type { Content, KeptCart } from "./cookies.server";

/**
 * Each site has its own cart. In production each has its own host, and so its own cookie; where one host serves all
 * sites the cookie holds the carts of all.
 */

type Carts = Content<"cart">;

/** The cart of a site. A cookie that names no country was written by the site that reads it. */
export function cartOfSite(carts: Carts | undefined, country: string): KeptCart | null {
  if (!carts) return null;
  const { country: own = country, others = {}, ...kept } = carts;
  return own === country ? kept : (others[country] ?? null);
}

/** The cookie with another cart, or none, of one site; null when nothing is left to keep. */
export function withCartOfSite(carts: Carts | undefined, country: string, cart: KeptCart | null): Carts | null {
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
