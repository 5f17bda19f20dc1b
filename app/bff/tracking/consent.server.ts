import { isIP } from "node:net";
import { type CookieSerializeOptions, serialize } from "cookie";
import { cookiesToRemove, PRIVACY_COOKIE, PRIVACY_SECONDS, privacyValue, readConsent } from "#app/models/consent.ts";
import type { RequestContext } from "../context.server";

/** The page for choosing cookies, which does not show the banner. */
const CHOICE_PAGE = /^\/[^/]+\/cookies(\.data)?$/;

/** The levels that this visitor consented to; null if they have not chosen. */
export function consentOf({ cookies }: Pick<RequestContext, "cookies">): readonly number[] | null {
  const value = cookies[PRIVACY_COOKIE];
  return value === undefined ? null : readConsent(`${PRIVACY_COOKIE}=${value}`);
}

/**
 * Whether the page shows the cookie banner (TRK-07): the domain requires it, and the visitor has not chosen. The same
 * for crawlers.
 */
export function isConsentAsked(context: RequestContext): boolean {
  return context.site.params.cnil && !CHOICE_PAGE.test(context.url.pathname) && consentOf(context) === null;
}

/**
 * `Set-Cookie` values of a choice: the choice itself, and the removal of each cookie that it no longer allows, for the
 * host and for the domains above it, since a request does not say for which domain a cookie was set.
 */
export function consentCookies({ cookies, shop, url }: RequestContext, levels: readonly number[]): string[] {
  const { secure } = shop.cookieSettings;
  const options = { path: "/", sameSite: "lax", secure } as const;
  // Commas are not escaped, as the library would do, because other scripts read this cookie too (C9).
  const attributes = serialize("x", "", { ...options, maxAge: PRIVACY_SECONDS }).slice("x=".length);
  const choice = `${PRIVACY_COOKIE}=${privacyValue(levels)}${attributes}`;
  const removed = cookiesToRemove(Object.keys(cookies), levels);
  const places = [undefined, ...domainsOf(url.hostname)];
  return [
    choice,
    ...removed.flatMap((name) => places.flatMap((domain) => ended(name, { ...options, maxAge: 0, domain }))),
  ];
}

/**
 * Removes a cookie. Empty if the library refuses the name or host: browsers send some that RFC 6265 does not allow,
 * which must not prevent the choice.
 */
function ended(name: string, options: CookieSerializeOptions): string[] {
  try {
    return [serialize(name, "", options)];
  } catch {
    return [];
  }
}

/**
 * The host and the domains above it that can have cookies: `www.vitrine.fr`, `vitrine.fr`. None for IP addresses, and
 * no top-level domains.
 */
function domainsOf(hostname: string): string[] {
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return [];
  const labels = hostname.split(".");
  return labels.slice(1).map((_, index) => labels.slice(index).join("."));
}
