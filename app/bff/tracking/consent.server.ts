import { isIP } from "node:net";
import { type CookieSerializeOptions, serialize } from "cookie";
import { cookiesToRemove, PRIVACY_COOKIE, PRIVACY_SECONDS, privacyValue, readConsent } from "~/models/consent";
import type { RequestContext } from "../context.server";

/** Pages on which nobody is asked: the one where one chooses. */
const CHOICE_PAGE = /^\/[^/]+\/cookies(\.data)?$/;

/** The levels that this visitor agreed to; null where they have not chosen. */
export function consentOf({ cookies }: Pick<RequestContext, "cookies">): readonly number[] | null {
  const value = cookies[PRIVACY_COOKIE];
  return value === undefined ? null : readConsent(`${PRIVACY_COOKIE}=${value}`);
}

/** Whether the page asks about cookies (TRK-07): the domain has to ask, and the visitor has not chosen. Crawlers see the same. */
export function isConsentAsked(context: RequestContext): boolean {
  return context.site.params.cnil && !CHOICE_PAGE.test(context.url.pathname) && consentOf(context) === null;
}

/**
 * `Set-Cookie` of a choice: the choice itself, and an end for each cookie that it no longer allows, also where a script set it for
 * the whole domain. A request does not say where its cookies were set.
 */
export function consentCookies({ cookies, shop, url }: RequestContext, levels: readonly number[]): string[] {
  const { secure } = shop.cookieSettings;
  const options = { path: "/", sameSite: "lax", secure } as const;
  // Commas stay commas, which the library would not have: other scripts read it too (C9).
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
 * Nothing for what the library does not write: browsers send names and hosts that RFC 6265 does not have. The choice
 * counts all the same.
 */
function ended(name: string, options: CookieSerializeOptions): string[] {
  try {
    return [serialize(name, "", options)];
  } catch {
    return [];
  }
}

/**
 * The host and the domains above it: `www.vitrine.fr`, `vitrine.fr`. Addresses of machines have none, single words hold
 * no cookies.
 */
function domainsOf(hostname: string): string[] {
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return [];
  const labels = hostname.split(".");
  return labels.slice(1).map((_, index) => labels.slice(index).join("."));
}
