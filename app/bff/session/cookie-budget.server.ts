import type { Changed, Content, Opened, Purpose } from "./cookies.server";
import { shrinkContent } from "./session-tokens.server";

/**
 * Characters that a browser's sealed cookies may have together, with their names. Usual proxies refuse a header line of
 * more than 8,192; the rest is for `locale`, `privacy` and what is not the shop's (ADR 0011).
 */
export const MAX_COOKIE_CHARS = 8_000;

/**
 * What is left out of too much, in this order and a little each time: prices and order of lines, what can be undone for
 * a minute, a place offered first, what is said once; then what shoppers kept, of which lines saved for later are on
 * the wishlist too. The secret of sign-ins comes last: only beside the longest tokens, where a sign-in in another tab
 * begins anew. Never tokens, a cart, or the funnel, which keeps a shopper from paying twice.
 */
export const LEAST_MISSED: readonly Purpose[] = [
  "cart",
  "undoExtras",
  "undo",
  "undoAddress",
  "places",
  "flash",
  "later",
  "draft",
  "wishlist",
  "signIn",
];

interface Fitting {
  /** `Set-Cookie` values. */
  cookies: string[];
  /** The browser's sealed cookies together, once it has taken these. */
  chars: number;
  leftOut: Purpose[];
}

interface Given {
  /** What the browser's cookies hold. */
  opened: Opened;
  /** The request's `Cookie`. */
  header: string;
}

/** Seals what changed, with as little left out as lets all cookies of the browser stay within the bound. */
export async function fittingCookies(
  changes: Changed,
  { opened, header }: Given,
  seal: (changed: Changed) => Promise<string[]>,
): Promise<Fitting> {
  let changed = changes;
  let cookies = await seal(changed);
  const leftOut = new Set<Purpose>();
  const isTooMuch = () => charsAfter(header, cookies) > MAX_COOKIE_CHARS;
  const change = async (less: Changed) => {
    changed = { ...changed, ...less };
    cookies = await seal(changed);
  };
  if (isTooMuch()) await change(withoutCopy(changed, opened));
  for (const purpose of LEAST_MISSED) {
    let content = contentOf(purpose, changed, opened);
    while (content && isTooMuch()) {
      content = shrinkContent(purpose, content);
      if (content === undefined) break;
      leftOut.add(purpose);
      await change({ [purpose]: content });
    }
  }
  return { cookies, chars: charsAfter(header, cookies), leftOut: [...leftOut] };
}

/** A customer's cart is known by its owner: it needs no second cookie (ADR 0023). */
function withoutCopy(changed: Changed, opened: Opened): Changed {
  const kept = contentOf("cart", changed, opened);
  if (!kept || !contentOf("access", changed, opened)) return {};
  return { newCarts: { made: null, gone: [...(changed.newCarts?.gone ?? []), kept.cartId] } };
}

function contentOf<P extends Purpose>(purpose: P, changed: Changed, opened: Opened): Content<P> | null | undefined {
  return (changed[purpose] === undefined ? opened[purpose] : changed[purpose]) as Content<P> | null | undefined;
}

/** What the browser sends of sealed cookies after this answer. */
function charsAfter(header: string, cookies: readonly string[]): number {
  const pairs = header.split(/;\s*/).filter((pair) => /^(__Host-)?vitrine-/.test(pair));
  const jar = new Map(pairs.map((pair) => [nameOf(pair), pair.length]));
  for (const cookie of cookies) {
    const [pair = ""] = cookie.split(";", 1);
    if (cookie.includes("; Max-Age=0")) jar.delete(nameOf(pair));
    else jar.set(nameOf(pair), pair.length);
  }
  return [...jar.values()].reduce((sum, length) => sum + length + "; ".length, 0);
}

function nameOf(pair: string): string {
  return pair.slice(0, pair.indexOf("="));
}
