import { randomUUID } from "node:crypto";
import { createAuthProvider, type AuthProvider } from "./session/provider.server";
import { createRevocations, type Revocations } from "./session/revocations.server";
import { createMemoryCache, type ReadCache } from "./gateway/cache.server";
import { createContentClient, type ContentClient } from "./content/client.server";
import type { Env } from "./env.server";
import { createDedupe, type Dedupe } from "./gateway/dedupe.server";
import { createFailures, type Failures } from "./gateway/failures.server";
import { createPurger, type Purger } from "./gateway/purger.server";
import { RememberedFailureError } from "./gateway/errors.server";
import { createGatewayClient, type GatewayClient } from "./gateway/client.server";
import { createLimits, type Limits, memoryCounters, sharedCounters } from "./http/limits.server";
import type { Logger } from "./log.server";
import { createSecurityPolicy, type SecurityPolicy } from "./http/security-policy.server";
import type { CookieSettings } from "./session/cookies.server";
import { createRefresher, type RefreshTokens } from "./session/refresh.server";
import { createCookieSealer, createSealer, type Sealer } from "./session/sealing.server";
import { createSessionDenylist, type SessionDenylist, sharedSessionDenylist } from "./session/signed-out.server";
import { createOnceAmongInstances } from "./session/shared-refresh.server";
import { connectSharedState, type SharedState } from "./shared-state.server";
import { measuredGateway } from "./tracking/metrics.server";
import { createTracking, type Tracking } from "./tracking/tracking.server";
import { createSites, type Sites } from "./sites/sites.server";

/** Everything that lives as long as the process. Nothing in it belongs to one shopper (OPS-04). */
export interface Shop {
  env: Env;
  log: Logger;
  /** Session id of calls for data that everybody shares (D11). */
  processId: string;
  gateway: GatewayClient;
  cache: ReadCache;
  /** Purges the read cache, then documents, then other instances. */
  purger: Purger;
  /** Products that were just loaded again because one of their sizes sold out. */
  soldOut: Dedupe;
  sites: Sites;
  auth: AuthProvider;
  content: ContentClient;
  policy: SecurityPolicy;
  /** Seals what is put into addresses. */
  sealer: Sealer;
  cookieSealer: Sealer;
  /** Of every site; `settingsOfSite` adds a site's own domain. */
  cookieSettings: CookieSettings;
  refreshTokens: RefreshTokens;
  /** Keeps requests of one shopper, at once or a moment apart, from doing the same twice, and what they found. */
  dedupe: Dedupe;
  /** The last change under way of each cart, by its id: the next one waits for it (`inCartQueue`). */
  cartChanges: Map<string, Promise<unknown>>;
  /** Calls that were slow to fail, which pages skip for now (`askUnlessPaused`). */
  slowFailures: Failures;
  /** The last known carts of visitors, for the header of their next pages (ADR 0057). */
  visitorsCarts: Dedupe;
  limits: Limits;
  tracking: Tracking;
  signedOut: SessionDenylist;
  revocations: Revocations;
  /** What instances share; null without Redis. */
  shared: SharedState | null;
}

const MEGABYTE = 1024 * 1024;
/** Limit of the read cache, which holds responses of the gateway and content, and menus and footers. */
const READ_CACHE_BYTES = 16 * MEGABYTE;

/** Requests that a browser sent before the first response arrived still carry its old cookies. */
const SAME_PRESS_MS = 10_000;

/** As long as the pages around it are fresh (ADR 0029). */
const VISITORS_CART_MS = 60_000;
/** Enough for about 300 carts with five lines. */
const VISITORS_CARTS_BYTES = 2 * MEGABYTE;

/** As long as a response about a product counts as fresh. */
const SOLD_OUT_MS = 30_000;

export function createShop(env: Env, log: Logger): Shop {
  const processId = randomUUID();
  const shared = env.REDIS_URL ? connectSharedState(env.REDIS_URL) : null;
  const tracking = createTracking(env, log, shared);
  const client = createGatewayClient(env.GATEWAY_URL, env.GATEWAY_SUBSCRIPTION_KEY, log);
  const gateway = env.METRICS_PORT ? measuredGateway(client, tracking.metrics) : client;
  const cache = createMemoryCache({
    maxBytes: READ_CACHE_BYTES,
    onError(key, err) {
      // The failure itself has been logged before.
      if (err instanceof RememberedFailureError) return;
      log.warn({ err, key }, "a read failed; what is kept stands in");
    },
  });
  // The read cache first, so that a document rendered meanwhile uses new data.
  const purger = createPurger();
  purger.join(cache);
  const auth = createAuthProvider(env);
  const sealer = createSealer(env.SESSION_SECRETS);
  return {
    env,
    log,
    processId,
    gateway,
    cache,
    purger,
    soldOut: createDedupe({ ttl: SOLD_OUT_MS }),
    sites: createSites(gateway, processId, log, env.SITE_ENV === "local" ? env.SITE_ORIGIN : null),
    auth,
    content: createContentClient(env, cache, log),
    policy: createSecurityPolicy(gateway, processId, log),
    sealer,
    cookieSealer: createCookieSealer(env.SESSION_SECRETS),
    cookieSettings: {
      secure: env.SITE_ENV !== "local",
      suffix: env.SITE_ENV === "production" ? "" : `-${env.SITE_ENV}`,
    },
    refreshTokens: createRefresher(env.AUTH_ISSUER, shared ? createOnceAmongInstances(shared, sealer) : undefined),
    dedupe: createDedupe({ ttl: SAME_PRESS_MS }),
    cartChanges: new Map(),
    slowFailures: createFailures(),
    visitorsCarts: createDedupe({ ttl: VISITORS_CART_MS, maxBytes: VISITORS_CARTS_BYTES }),
    signedOut: shared ? sharedSessionDenylist(shared) : createSessionDenylist(),
    revocations: createRevocations(auth, log),
    tracking,
    limits: createLimits(shared ? sharedCounters(shared) : memoryCounters(), env.SHOPPERS_PER_ADDRESS, log),
    shared,
  };
}
