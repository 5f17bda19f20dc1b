import { createMemoryCache } from "#app/bff/gateway/cache.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { createGatewayClient } from "#app/bff/gateway/client.server.ts";
import { createLimits, memoryCounters } from "#app/bff/http/limits.server.ts";
import { createLogger } from "#app/bff/log.server.ts";
import { createTracking } from "#app/bff/tracking/tracking.server.ts";
import { createRefresher } from "#app/bff/session/refresh.server.ts";
import { createCookieSealer, createSealer } from "#app/bff/session/sealing.server.ts";
import { createSessionDenylist } from "#app/bff/session/signed-out.server.ts";
import { Session } from "#app/bff/session/session.server.ts";
import type { Opened } from "#app/bff/session/cookies.server.ts";
import { createFailures } from "#app/bff/gateway/failures.server.ts";
import { createPurger } from "#app/bff/gateway/purger.server.ts";
import { createDedupe } from "#app/bff/gateway/dedupe.server.ts";
import type { Shop } from "#app/bff/shop.server.ts";
import type { Site, Sites } from "#app/bff/sites/sites.server.ts";
import { COUNTRIES, type Country, type Prefix, PREFIXES, prefixesOf } from "#models/locale.ts";
import { aDomain } from "./builders";

export const GATEWAY = "http://gateway.test";
export const AUTH = "http://auth.test/auth";

interface Options {
  prefix?: Prefix;
  /** Content of the browser's sealed cookies. */
  session?: Opened;
  url?: string;
  params?: Partial<Site["params"]>;
  shop?: Partial<Shop>;
}

/** Content with an empty menu and nothing else. */
const WITHOUT_ENTRIES: Shop["content"] = {
  findEntry: ({ type, schema }) =>
    Promise.resolve(type === "header_layout" ? schema.parse({ uid: "header", navigation_modular: [] }) : null),
  listEntries: () => Promise.resolve(null),
  listAssets: () => Promise.resolve(null),
};

/** A request's context like that of `server.ts`, with services that msw mocks. Log lines are collected in `lines`. */
export function aContext({ prefix = "fr-fr", session = {}, url, params, shop }: Options = {}): RequestContext & {
  lines: string[];
} {
  const { locale, language, country } = PREFIXES[prefix];
  const lines: string[] = [];
  const log = createLogger("debug", { write: (line) => void lines.push(line) });
  const site = aSite(country);
  const fakeShop = {
    log,
    processId: "process-1",
    // No waiting between retries; the client's own test covers that.
    gateway: createGatewayClient(GATEWAY, "key", log, 1),
    sealer: createSealer(["a-secret-of-at-least-thirty-two-characters"]),
    cookieSealer: createCookieSealer(["a-secret-of-at-least-thirty-two-characters"]),
    cookieSettings: { secure: false, suffix: "-local" },
    dedupe: createDedupe({ ttl: 10_000 }),
    cartChanges: new Map(),
    visitorsCarts: createDedupe({ ttl: 10_000 }),
    soldOut: createDedupe({ ttl: 30_000 }),
    purger: createPurger(),
    revocations: { revoke: () => Promise.resolve(), close: () => Promise.resolve(0) },
    content: WITHOUT_ENTRIES,
    ...shop,
  };
  // Created on demand: tests make thousands of contexts, and few of them use these.
  addWhenAsked(fakeShop, {
    sites: fakeSites,
    slowFailures: () => createFailures(),
    cache: () => createMemoryCache({ maxBytes: 10_000_000 }),
    refreshTokens: () => createRefresher(AUTH),
    signedOut: () => createSessionDenylist(),
    limits: () => createLimits(memoryCounters(), 200, log),
    tracking: () => createTracking({ COLLECT_LOG: false, COLLECT_URL: undefined }, log),
  });
  return {
    // Tests that need more of `Shop` pass it themselves.
    shop: fakeShop as Partial<Shop> as Shop,
    session: new Session(session, country),
    site: { ...site, params: { ...site.params, ...params } },
    prefix,
    locale,
    language,
    origin: "http://localhost:3000",
    url: new URL(url ?? `/${prefix}`, "http://localhost:3000"),
    requestId: "request-1",
    channel: "SD",
    checkoutVersion: "v2",
    isCrawler: false,
    variants: {},
    cookies: {},
    userAgent: "test",
    address: "192.0.2.1",
    languages: [locale],
    askedAt: Date.now(),
    html: new Map(),
    flags: {},
    structuredData: [],
    changeLimitMs: null,
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
    lines,
  };
}

function aSite(country: Country): Site {
  const { domain, storeId, properties, params } = aDomain(country);
  return {
    country,
    host: domain,
    origin: `https://${domain}`,
    cookieDomain: null,
    storeId,
    currency: country === "CH" ? "CHF" : country === "PL" ? "PLN" : "EUR",
    canonicalPrefix: prefixesOf(country)[0]!,
    properties,
    params,
    privateSale: null,
  };
}

/** Sites of all countries; none of them owns the requested host. */
function fakeSites(): Sites {
  const sites = COUNTRIES.map(aSite);
  return {
    isReady: true,
    byCountry: (country) => sites.find((site) => site.country === country)!,
    findByCountry: (country) => sites.find((site) => site.country === country) ?? null,
    byHost: () => null,
    all: () => sites,
    load: () => Promise.resolve(),
    close: () => {},
  };
}

/** Adds missing properties, each created at its first use. */
function addWhenAsked(target: Partial<Shop>, makers: { [Name in keyof Shop]?: () => Shop[Name] }): void {
  for (const [name, make] of Object.entries(makers)) {
    if (name in target) continue;
    const get = () => {
      const value = make();
      Object.defineProperty(target, name, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(target, name, { get, enumerable: true, configurable: true });
  }
}

/** Tokens of a signed-in customer, as cookies contain them. */
export const SIGNED_IN: Opened = {
  access: { accessToken: "access-1", sessionId: "session-1" },
  refresh: { refreshToken: "refresh-1", sessionId: "session-1" },
};

/** The same browser's next request: with its current cookies, and nothing loaded yet. */
export function nextRequest({
  session: {
    cartCookie,
    undo: { lines },
  },
  shop,
}: RequestContext): RequestContext {
  const undo = lines.length > 0 ? { undo: { lines } } : {};
  return aContext({ session: { cart: cartCookie ?? undefined, ...undo }, shop });
}
