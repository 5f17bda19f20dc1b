import { parse } from "cookie";
import type { Request, Response } from "express";
import { isbot } from "isbot";
import { preferredPrefix } from "~/i18n/i18n.server";
import { type Prefix, PREFIXES } from "~/models/locale";
import type { DeviceChannel, RequestContext } from "../context.server";
import { openCookies } from "../session/cookies.server";
import { Session } from "../session/session.server";
import type { Shop } from "../shop.server";
import { countryOf, prefixOf } from "../sites.server";

/** Prefix of an address; without one the host's first, else the one that fits Accept-Language best (D2). */
export async function prefixFor(shop: Shop, request: Request): Promise<{ prefix: Prefix; byLanguage: boolean }> {
  const named = prefixOf(request.path);
  if (named) return { prefix: named, byLanguage: false };
  const site = shop.sites.byHost(request.hostname);
  if (site) return { prefix: site.canonicalPrefix, byLanguage: false };
  const headers = new Headers({ "Accept-Language": request.get("accept-language") ?? "" });
  return { prefix: await preferredPrefix(new Request("http://localhost/", { headers })), byLanguage: true };
}

/** Resolves everything about a request once: site, locale, session, device. */
export async function createRequestContext(shop: Shop, request: Request, response: Response): Promise<RequestContext> {
  const { prefix, byLanguage } = await prefixFor(shop, request);
  if (byLanguage) response.vary("Accept-Language");
  const site = shop.sites.byCountry(countryOf(prefix));
  const cookieHeader = request.get("cookie");
  const session = new Session(await openCookies(cookieHeader, shop.sealer, shop.cookieSettings));
  if (request.method === "POST") session.markPersonal();
  const origin = `${request.protocol}://${request.get("host") ?? site.host}`;
  const cookies = cookieHeader ? parse(cookieHeader) : {};
  const userAgent = request.get("user-agent") ?? "";
  return {
    shop,
    session,
    site,
    prefix,
    locale: PREFIXES[prefix].locale,
    language: PREFIXES[prefix].language,
    origin,
    url: new URL(request.originalUrl, origin),
    requestId: typeof request.id === "string" ? request.id : "",
    nonce: response.locals.nonce as string,
    channel: channelOf(userAgent),
    checkoutVersion: cookies["pmd-checkout-version"] === "v2" || site.params.funnel.checkout ? "v2" : "v1",
    isCrawler: isbot(userAgent),
    cookies,
    userAgent,
    acceptLanguage: request.get("accept-language") ?? "",
    fragments: {},
    failure: null,
    document: null,
    memo: new Map(),
  };
}

/** AM mobile app, SM mobile web, SD desktop (S7). */
function channelOf(userAgent: string): DeviceChannel {
  if (/\bVitrineApp\//.test(userAgent)) return "AM";
  return /Mobi|Android|iPhone|iPad/i.test(userAgent) ? "SM" : "SD";
}
