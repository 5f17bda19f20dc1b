import type { Request, RequestHandler } from "express";
import type { Shop } from "../shop.server";
import { countryOf, DomainParametersError, prefixOf } from "../sites/sites.server";
import { isFromProxy } from "./client-address.server";
import { isSafeMethod, refuse } from "./guards.server";

/**
 * The host decides the site, and nothing else (D2): the shop's addresses come from the domain parameters. A host of no
 * country is answered 421 and nothing is rendered; only in local and preview environments the prefix decides the site
 * then. A prefix of another country redirects to that country's host; a prefix of a country without a site is answered
 * 421 too.
 */
export function hostGuard({ sites, env, log }: Shop): RequestHandler {
  const isTried = env.SITE_ENV === "local" || env.SITE_ENV === "preview";
  return (request, response, next) => {
    const asked = askedHost(request);
    const site = asked && sites.byHost(asked.hostname);
    // While the sites are not loaded, an unknown host may be a country's: a 503 makes the client try again, here or at
    // another instance.
    if (asked && !sites.isReady && !isTried) return next(new DomainParametersError());
    if (!asked || (!site && !isTried)) {
      log.warn({ host: asked?.hostname, requestId: request.id, status: 421 }, "no country has this host");
      return refuse(response, 421, "Unknown host");
    }
    if (isTried) bePublic(request, asked, site?.origin ?? env.SITE_ORIGIN);
    standAt(request, new URL(site?.origin ?? env.SITE_ORIGIN));
    const prefix = prefixOf(request.path);
    if (!prefix) return next();
    const home = sites.findByCountry(countryOf(prefix));
    // 421 rather than a redirect, since no host serves this country.
    if (!home && sites.isReady) return refuse(response, 421, "Unknown country");
    if (!site || !home || home === site || !isSafeMethod(request)) return next();
    response.set("Cache-Control", "no-store").redirect(302, home.origin + request.originalUrl);
  };
}

/** The host that the browser asked for, as a trusted proxy forwards it; null if it is not a valid host. */
function askedHost(request: Request): URL | null {
  const forwarded = isFromProxy(request) ? request.get("x-forwarded-host") : undefined;
  const [host = ""] = (forwarded || (request.get("host") ?? "")).split(",");
  const address = `http://${host.trim()}`;
  return /^http:\/\/[a-z0-9.-]+(:\d{1,5})?$/i.test(address) && URL.canParse(address) ? new URL(address) : null;
}

/** Express and Remix's adapter build addresses from these headers, so they are set to the site's own. */
function standAt(request: Request, { host, protocol }: URL): void {
  request.headers.host = host;
  delete request.headers["x-forwarded-host"];
  Object.defineProperty(request, "protocol", { value: protocol.slice(0, -1) });
}

/** In local and preview environments, also behind a tunnel, treats pages of the requested host as the site's own. */
function bePublic({ headers }: Request, asked: URL, site: string): void {
  const isAsked = (page: URL) => /^https?:$/.test(page.protocol) && page.host === asked.host;
  const { origin = "", referer = "" } = headers;
  if (URL.canParse(origin) && isAsked(new URL(origin))) headers.origin = site;
  if (!URL.canParse(referer)) return;
  const page = new URL(referer);
  if (isAsked(page)) headers.referer = site + page.pathname + page.search;
}
