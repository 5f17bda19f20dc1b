import type { FlashMessage } from "~/models/form-problem";
import type { Content, Purpose } from "./cookies.server";
import type { Tokens } from "~/models/customer";
import { UnauthorizedError } from "../gateway/errors.server";

/**
 * Characters that a session's tokens may have together. Sealed they grow by a third, to 6.1 KB: what a purchase needs
 * has room beside them within what all cookies may have (`cookie-budget.server.ts`, ADR 0011).
 */
export const MAX_TOKEN_CHARS = 4_000;

/** The tokens cannot be kept in cookies: whoever has them is as good as signed out. */
export class TokensTooLargeError extends UnauthorizedError {
  override name = "TokensTooLargeError";
  constructor({ accessToken, refreshToken }: Tokens) {
    const sizes = `access token ${accessToken.length}, refresh token ${refreshToken.length}`;
    super(`The provider's tokens are too large for cookies: ${sizes}, ${MAX_TOKEN_CHARS} characters at most together`);
  }
}

export function tokensFit({ accessToken, refreshToken }: Tokens, idToken = ""): boolean {
  return accessToken.length + refreshToken.length + idToken.length <= MAX_TOKEN_CHARS;
}

/**
 * What a cookie does without when it would be too long for a browser, or all of them for a proxy: the least missed
 * first, a little each time. What a shopper loses is the rest of a list of names, or an older thing to undo; never the
 * answer.
 */

/** A text that is longer than this is cut before a whole message is left out. */
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

/** About half of a text, to the end of a name where it is a list of them. */
function halfOf(text: string): string {
  const characters = Array.from(text);
  const half = characters.slice(0, Math.floor(characters.length / 2)).join("");
  const end = half.lastIndexOf(", ");
  return end > 0 ? `${half.slice(0, end)}, …` : `${half}…`;
}

/** No change of a price is said then, and lines stand in the gateway's order; first so in other sites' carts. */
function lessOfCarts({ others = {}, ...cart }: Content<"cart">): Content<"cart"> | undefined {
  for (const detail of ["prices", "order"] as const) {
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
