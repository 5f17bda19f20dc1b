import type { FlashMessage } from "#app/models/form-problem.ts";
import type { Changed, Content, Opened, Purpose } from "./cookies.server";

/**
 * Most characters that all sealed cookies of a browser may have together, with their names. Common proxies refuse
 * header lines of more than 8,192; the rest is for `locale`, `privacy` and cookies of others (ADR 0011).
 */
export const MAX_COOKIE_CHARS = 8_000;

/**
 * What is shortened when the cookies are too long, in this order and a little each time: names, prices and order of
 * cart lines; undo data of the last minute; the places offered first; flash messages; then what shoppers saved,
 * starting with lines saved for later, which are on the wishlist too. The secret of sign-ins comes last, and is only
 * dropped beside the longest tokens; a sign-in in another tab then starts again. Tokens, carts and the funnel, which
 * prevents paying twice, are never dropped.
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
  const pairs = header.split(/;\s*/).filter((pair) => /^(__Host-|__Secure-)?vitrine-/.test(pair));
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

/**
 * How content is shortened when a cookie would be too long for a browser, or all of them for a proxy: the least
 * important part first, a little each time. The shopper may lose the end of a list of names, or an older entry to undo,
 * but never the response.
 */

/** Longer texts are shortened before a whole message is dropped. */
const SHORT = 120;

const LESS: { [P in Purpose]?: (content: Content<P>) => Content<P> | null | undefined } = {
  flash: ({ messages }) => lessSaid(messages as FlashMessage[]),
  undoExtras: ({ extras }) => (extras.length > 1 ? { extras: extras.slice(1) } : null),
  undo: ({ lines, ...others }) => (lines.length > 1 ? { lines: lines.slice(1), ...others } : null),
  undoAddress: () => null,
  wishlist: ({ products, options, prices }) =>
    prices ? { products, options } : products.length > 1 ? { products: products.slice(1) } : null,
  draft: () => null,
  places: () => null,
  signIn: () => null,
  later: ({ lines }) => (lines.length > 1 ? { lines: lines.slice(0, -1) } : null),
  cart: lessOfCarts,
};

/** A cookie's content with its least important entry removed. Null: remove the cookie. Undefined: it cannot shrink. */
export function shrinkContent<P extends Purpose>(purpose: P, content: Content<P>): Content<P> | null | undefined {
  return LESS[purpose]?.(content);
}

function lessSaid(messages: FlashMessage[]): Content<"flash"> | null {
  const longest = Math.max(0, ...messages.flatMap(({ values = {} }) => Object.values(values).map(length)));
  if (longest <= SHORT) return messages.length > 1 ? { messages: messages.slice(1) } : null;
  const cut = (value: string | number) => (length(value) === longest ? halfOf(String(value)) : value);
  return {
    messages: messages.map(({ values, ...message }) => ({
      ...message,
      ...(values && { values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cut(value)])) }),
    })),
  };
}

function length(value: string | number): number {
  return typeof value === "string" ? value.length : 0;
}

/** About half of a text; in a list of names, cut at the end of a name. */
function halfOf(text: string): string {
  const characters = Array.from(text);
  const half = characters.slice(0, Math.floor(characters.length / 2)).join("");
  const end = half.lastIndexOf(", ");
  return end > 0 ? `${half.slice(0, end)}, …` : `${half}…`;
}

/**
 * Drops names, after which nobody is told of a line that is no longer sold; prices, after which price changes are not
 * shown; and the order of lines, after which they have the gateway's order. First from the carts of other sites.
 */
function lessOfCarts({ others = {}, ...cart }: Content<"cart">): Content<"cart"> | undefined {
  for (const detail of ["names", "prices", "order"] as const) {
    const [country, other] = Object.entries(others).find((entry) => entry[1][detail]) ?? [];
    if (country && other) return { ...cart, others: { ...others, [country]: omit(other, detail) } };
    if (cart[detail]) return { ...omit(cart, detail), others };
  }
  return undefined;
}

function omit<T extends object, K extends keyof T>(from: T, key: K): Omit<T, K> {
  const { [key]: _left, ...rest } = from;
  return rest;
}
