import type { Changed, Content, Opened, Purpose } from "./cookies.server";
import { shrinkContent } from "./session-tokens.server";

/**
 * Most characters that all sealed cookies of a browser may have together, with their names. Common proxies refuse
 * header lines of more than 8,192; the rest is for `locale`, `privacy` and cookies of others (ADR 0011).
 */
export const MAX_COOKIE_CHARS = 8_000;

/**
 * What is shortened when the cookies are too long, in this order and a little each time: names, prices and order of
 * cart lines; undo data of the last minute; the places offered first; flash messages; then what shoppers saved, starting
 * with lines saved for later, which are on the wishlist too. The secret of sign-ins comes last, and is only dropped
 * beside the longest tokens; a sign-in in another tab then starts again. Tokens, carts and the funnel, which prevents
 * paying twice, are never dropped.
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
  /** Length of all sealed cookies once the browser has stored these. */
  chars: number;
  leftOut: Purpose[];
}

interface Given {
  /** What the browser's cookies hold. */
  opened: Opened;
  /** The request's `Cookie`. */
  header: string;
}

/** Seals the changes, leaving out as little as possible to keep all cookies of the browser within the limit. */
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

/** A customer's cart can be found by its owner, so it does not need the temporary cookie of a new cart (ADR 0023). */
function withoutCopy(changed: Changed, opened: Opened): Changed {
  const kept = contentOf("cart", changed, opened);
  if (!kept || !contentOf("access", changed, opened)) return {};
  return { newCarts: { made: null, gone: [...(changed.newCarts?.gone ?? []), kept.cartId] } };
}

function contentOf<P extends Purpose>(purpose: P, changed: Changed, opened: Opened): Content<P> | null | undefined {
  return (changed[purpose] === undefined ? opened[purpose] : changed[purpose]) as Content<P> | null | undefined;
}

/** Length of the sealed cookies that the browser sends after this response. */
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
