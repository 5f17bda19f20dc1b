import { parse } from "cookie";
import type { Request, Response } from "express";
import { PRIVACY_COOKIE, readConsent } from "#app/models/consent.ts";
import { checkoutVersion } from "#app/models/checkout-steps.ts";
import { isPrefix, LOCALE_COOKIE, type Prefix, PREFIXES } from "#app/models/locale.ts";
import { preferredSite } from "#app/models/site-proposal.ts";
import type { DeviceChannel, RequestContext } from "../context.server";
import { isCrawlerAgent } from "./programs.server";
import { clientIpKey } from "./client-address.server";
import { isSafeMethod } from "./guards.server";
import { openCookies, settingsOfSite } from "../session/seal-cookies.server";
import { Session } from "../session/session.server";
import { withoutSignedOut } from "../session/signed-out.server";
import type { Shop } from "../shop.server";
import { countryOf, prefixOf } from "../sites/sites.server";
import { variantsFor } from "../tracking/experiments.server";

interface ChosenPrefix {
  prefix: Prefix;
  by: "address" | "host" | "cookie" | "language";
}

/**
 * Prefix of the address. Without one: the first prefix of the host's site; on a host of no country, the one this
 * browser chose last, else the one that fits Accept-Language best (D2, S9).
 */
export function prefixFor(shop: Shop, request: Request): ChosenPrefix {
  const named = prefixOf(request.path);
  if (named) return { prefix: named, by: "address" };
  const site = shop.sites.byHost(request.hostname);
  if (site) return { prefix: site.canonicalPrefix, by: "host" };
  const chosen = parse(request.get("cookie") ?? "")[LOCALE_COOKIE];
  const hasSite = (prefix: Prefix) => shop.sites.findByCountry(countryOf(prefix)) !== null;
  if (isPrefix(chosen) && hasSite(chosen)) return { prefix: chosen, by: "cookie" };
  const preferred = preferredSite(request.acceptsLanguages());
  const [first] = shop.sites.all();
  return { prefix: first && !hasSite(preferred) ? first.canonicalPrefix : preferred, by: "language" };
}

/**
 * Time limit of a change that a page makes while loading: that of a read, so that the page does not take longer for it.
 */
const PAGE_CHANGE_MS = 2_500;

/** Resolves everything about a request once: site, locale, session, device. */
export async function createRequestContext(shop: Shop, request: Request): Promise<RequestContext> {
  const { prefix, by } = prefixFor(shop, request);
  const site = shop.sites.byCountry(countryOf(prefix));
  const cookieHeader = request.get("cookie");
  const opened = await openCookies(cookieHeader, shop.cookieSealer, settingsOfSite(shop.cookieSettings, site));
  const left = await withoutSignedOut(opened, shop.signedOut);
  const session = new Session(left, site.country);
  // Answering the cookie banner does not create a visitor cookie.
  const isPersonalForm = request.method === "POST" && !/^\/[^/]+\/cookies$/.test(request.path);
  if (isPersonalForm || by === "cookie") session.markPersonal();
  // The browser did not get the answer to its sign-out. With the session's cookies beside it, whatever this form makes
  // the browser keep, such as a cart, would be ignored.
  if (isPersonalForm && left !== opened) session.signOut();
  const origin = `${request.protocol}://${request.get("host") ?? site.host}`;
  const cookies = readableCookies(cookieHeader);
  const userAgent = request.get("user-agent") ?? "";
  const isCrawler = isCrawlerAgent(userAgent);
  const { method, path } = request;
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
    channel: channelOf(userAgent),
    checkoutVersion: checkoutVersion(cookies["pmd-checkout-version"], site.params.funnel),
    isCrawler,
    variants: variantsFor(shop.env.EXPERIMENTS, cookies, { method, path, isCrawler }),
    cookies,
    userAgent,
    address: clientIpKey(request),
    languages: request.acceptsLanguages(),
    askedAt: Date.now(),
    html: new Map(),
    flags: {},
    structuredData: [],
    changeLimitMs: isSafeMethod(request) ? PAGE_CHANGE_MS : null,
    timeBudget: { isSpent: false },
    expectsNoPayment: false,
    failure: null,
    isFormRefused: false,
    formProblem: null,
    retryAfter: null,
    document: null,
    ownScripts: [],
    slots: null,
    rendering: null,
    memo: new Map(),
  };
}

/** Keeps a request's context for the next handler: cookies are opened, and Redis is asked about them, once. */
export function keepContext(response: Response, context: RequestContext): void {
  response.locals.context = context;
}

export function keptContext(response: Response): RequestContext | undefined {
  return response.locals.context as RequestContext | undefined;
}

/** An invalid consent cookie counts as none: one that is not a list of numbers, or two that differ (TRK-03). */
function readableCookies(header: string | undefined): Record<string, string | undefined> {
  const cookies = header ? parse(header) : {};
  if (readConsent(header) === null) delete cookies[PRIVACY_COOKIE];
  return cookies;
}

/** AM mobile app, SM mobile web, SD desktop (S7). */
function channelOf(userAgent: string): DeviceChannel {
  if (/\bVitrineApp\//.test(userAgent)) return "AM";
  return /Mobi|Android|iPhone|iPad/i.test(userAgent) ? "SM" : "SD";
}
