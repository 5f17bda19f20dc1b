import { parse, serialize } from "cookie";
import { NEW_CART_SECONDS, newCartCookieName, newCartValues } from "./carts-by-site.server";
import { shrinkContent } from "./cookie-budget.server";
import { furtherParts, joinValue, splitValue } from "./cookie-parts.server";
import {
  type Changed,
  type Content,
  SEALED_COOKIES,
  type CookieSettings,
  type Opened,
  type Purpose,
  PURPOSES,
} from "./cookies.server";
import type { Site } from "../sites/sites.server";
import type { Sealer } from "./sealing.server";

/** Opens the sealed cookies at the start of a request, and seals the changes at its end. */

/** The settings of every site, with the domain that this one names, if it does. */
export function settingsOfSite(settings: CookieSettings, { cookieDomain }: Pick<Site, "cookieDomain">): CookieSettings {
  return cookieDomain ? { ...settings, domain: cookieDomain } : settings;
}

/** Name of the sealed cookie for a purpose: `__Host-vitrine-cart`, outside production with the environment appended. */
export function cookieName(purpose: Purpose, { suffix, secure, domain }: CookieSettings): string {
  const secured = domain ? "__Secure-" : "__Host-";
  return `${secure ? secured : ""}vitrine-${purpose.toLowerCase()}${suffix}`;
}

/** Opens every sealed cookie of a request, once. Ignores those that cannot be unsealed or do not match their schema. */
export async function openCookies(
  header: string | undefined,
  sealer: Sealer,
  settings: CookieSettings,
): Promise<Opened> {
  if (!header || !header.includes("vitrine-")) return {};
  const given = parse(header);
  const opened: Opened = {};
  await Promise.all(
    PURPOSES.map(async (purpose) => {
      const value = joinValue(cookieName(purpose, settings), given);
      if (!value) return;
      const result = SEALED_COOKIES[purpose].schema.safeParse(await sealer.unseal(value));
      if (result.success) Object.assign(opened, { [purpose]: result.data });
    }),
  );
  const newCarts = await Promise.all(
    newCartValues(given, opened.cart?.cartId, cookieName("cart", settings)).map(async (value) =>
      SEALED_COOKIES.cart.schema.safeParse(await sealer.unseal(value)),
    ),
  );
  const found = newCarts.flatMap(({ data }) => data ?? []);
  return found.length > 0 ? { ...opened, newCarts: found } : opened;
}

/**
 * `Set-Cookie` values for the changes: sealed content, or the removal of the cookie for null.
 *
 * @param header the request's cookies: parts that a shorter value no longer needs are removed
 */
export async function sealCookies(
  { newCarts, ...changed }: Changed,
  sealer: Sealer,
  settings: CookieSettings,
  header = "",
): Promise<string[]> {
  const given = header.includes("vitrine-") ? parse(header) : {};
  const sealed = await Promise.all(
    (Object.entries(changed) as [Purpose, Content<Purpose> | null][]).map(async ([purpose, content]) => {
      const { ttl } = SEALED_COOKIES[purpose];
      const name = cookieName(purpose, settings);
      const parts = (content && (await sealedParts(purpose, content, { name, sealer }))) ?? gone(name, given);
      const left = furtherParts(name, given).filter((known) => parts.every((part) => part.name !== known));
      return [
        ...parts.map((part) => setCookie(part.name, part.value, settings, part.value === "" ? 0 : ttl)),
        ...left.map((known) => setCookie(known, "", settings, 0)),
        ...(purpose === "cart" && newCarts?.made
          ? [setCookie(newCartCookieName(newCarts.made, name), parts[0]!.value, settings, NEW_CART_SECONDS)]
          : []),
      ];
    }),
  );
  const merged = (newCarts?.gone ?? []).map((cartId) => newCartCookieName(cartId, cookieName("cart", settings)));
  const known = merged.filter((name) => given[name] !== undefined);
  return [...sealed.flat(), ...known.map((name) => setCookie(name, "", settings, 0))];
}

/** An empty value, which removes a cookie that the browser sent. */
function gone(name: string, given: Readonly<Record<string, string | undefined>>): { name: string; value: string }[] {
  return given[name] === undefined ? [] : [{ name, value: "" }];
}

/** Seals content into as many cookies as allowed, shortened until it fits; null if nothing of it fits. */
async function sealedParts<P extends Purpose>(
  purpose: P,
  content: Content<P>,
  { name, sealer }: { name: string; sealer: Sealer },
): Promise<{ name: string; value: string }[] | null> {
  const { ttl, parts: most = 1 }: { ttl: number; parts?: number } = SEALED_COOKIES[purpose];
  const parts = splitValue(name, await sealer.seal(content, ttl));
  if (parts.length <= most) return parts;
  const less = shrinkContent(purpose, content);
  if (less === undefined) throw new Error(`The ${purpose} cookie would be too long, even in ${most}`);
  return less && sealedParts(purpose, less, { name, sealer });
}

function setCookie(name: string, value: string, { secure, domain }: CookieSettings, maxAge: number): string {
  // Lax, not Strict: the shopper returns from sign-in and payment pages of other sites.
  return serialize(name, value, { path: "/", httpOnly: true, secure, sameSite: "lax", maxAge, domain });
}
