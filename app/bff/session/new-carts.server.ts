import { createHash } from "node:crypto";
import { parse, serialize } from "cookie";

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

/** Takes it away where the browser has it. */
export function goneCartCookies(header: string, cartIds: readonly string[], naming: Naming): string[] {
  const given = cartIds.length > 0 ? parse(header) : {};
  return cartIds
    .filter((cartId) => given[nameOf(cartId, naming)] !== undefined)
    .map((cartId) => cookieOf(cartId, "", naming, 0));
}

function cookieOf(cartId: string, value: string, naming: Naming, maxAge: number): string {
  const { secure } = naming;
  return serialize(nameOf(cartId, naming), value, { path: "/", httpOnly: true, secure, sameSite: "lax", maxAge });
}
