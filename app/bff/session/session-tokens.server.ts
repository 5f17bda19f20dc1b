import type { FlashMessage } from "~/models/form-problem";
import type { Content, Purpose } from "./cookies.server";
import type { Tokens } from "~/models/customer";
import { UnauthorizedError } from "../gateway/errors.server";

/**
 * Most characters that the tokens of a session may have together. Sealing makes them a third longer, 6.1 KB, which
 * leaves room for the cookies that a purchase needs (`cookie-budget.server.ts`, ADR 0011).
 */
export const MAX_TOKEN_CHARS = 4_000;

/** The tokens are too long for cookies, so their customer cannot be signed in. */
export class TokensTooLargeError extends UnauthorizedError {
  override name = "TokensTooLargeError";
  constructor({ accessToken, refreshToken }: Tokens) {
    const sizes = `access token ${accessToken.length}, refresh token ${refreshToken.length}`;
    super(`The provider's tokens are too large for cookies: ${sizes}, ${MAX_TOKEN_CHARS} characters at most together`);
  }
}

/** Whether the tokens of a session fit into their cookies together. */
export function tokensFit({ accessToken, refreshToken }: Tokens, idToken = ""): boolean {
  return accessToken.length + refreshToken.length + idToken.length <= MAX_TOKEN_CHARS;
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
