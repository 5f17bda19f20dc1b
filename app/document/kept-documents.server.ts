import type { Logger } from "#app/bff/log.server.ts";
import type { Shop } from "#app/bff/shop.server.ts";
import { waitAtMost } from "#app/bff/waiting.server.ts";
import { createDocumentStore, type DocumentStore } from "./document-store.server";
import type { Rendered } from "./render-document.server";
import { createSecondLevel, noSecondLevel, type SecondLevel } from "./second-level.server";
import {
  FRESH_SECONDS,
  KEPT_SECONDS,
  recompressBrotli,
  type SharedDocument,
  STALE_SECONDS,
} from "./send-document.server";

/** How long a request waits for a new document before it gets the old one. */
const REFRESH_WAIT_MS = 1_000;
/** Seconds between a failed rendering and the next attempt. */
const RETRY_SECONDS = 5;

export interface DocumentRequest {
  key: string;
  /** Whether the document is worth keeping. */
  isKept: boolean;
  /** @param isRefresh it replaces a kept document, so no stale data may be used for it */
  make: (isRefresh: boolean) => Promise<Rendered>;
}

export interface DocumentCache {
  /** A kept document that is still fresh, or null. */
  findFresh(key: string): SharedDocument | null;
  /**
   * The kept document, or the result of rendering it, once for all requests that wait for it. Rejects as `make` does.
   */
  find(wanted: DocumentRequest): Promise<Rendered>;
  /** Keeps what sending added to a document (gzip, pieces), provided that this document is still the kept one. */
  sent(key: string, document: SharedDocument, after: SharedDocument): void;
}

/** The in-process cache and the Redis cache that instances share. */
export interface CacheLevels {
  store: DocumentStore;
  secondLevel: SecondLevel;
}

const MEGABYTE = 1024 * 1024;

/**
 * Both levels as configured: the second one needs `REDIS_URL`. Purges from other instances empty the caches of this one
 * too.
 */
export function createLevels({ env, log, cache, purger }: Shop): CacheLevels {
  const store = createDocumentStore(env.DOCUMENT_CACHE_MB * MEGABYTE);
  purger.join(store);
  if (!env.REDIS_URL) return { store, secondLevel: noSecondLevel };
  const onPurge = (tags: readonly string[]) => {
    // The read cache first, so that a document rendered meanwhile uses new data.
    cache.purge(tags);
    store.purge(tags);
  };
  const secondLevel = createSecondLevel({ url: env.REDIS_URL, secret: env.SESSION_SECRETS[0]!, log, onPurge });
  purger.join(secondLevel);
  return { store, secondLevel };
}

/**
 * Decides which document a request gets: a kept one, a stale one while a new one is rendered, or a new one, rendered
 * once for all requests that wait for it.
 */
export function keptDocuments(levels: CacheLevels, log: Logger): DocumentCache {
  const { store, secondLevel } = levels;
  const { make, isMaking } = createMaker(levels);
  const shrink = createShrinker(levels, log);
  const takeOver = createTakeOver(levels);

  /**
   * The document as another instance rendered it. Null, without a promise, where asking is pointless: the page is not
   * kept, is being rendered here, or there is no second level.
   */
  function ofOthers({ key, isKept }: DocumentRequest): Promise<SharedDocument | null> | null {
    return isKept && !isMaking(key) && secondLevel.mark() ? takeOver(key) : null;
  }

  /** A new document instead of one that is no longer fresh; the last good one if rendering fails. */
  async function refresh(wanted: DocumentRequest, kept: SharedDocument): Promise<Rendered> {
    if (kept.failedAt !== undefined && secondsSince(kept.failedAt) < RETRY_SECONDS) return shared(kept);
    const looking = ofOthers(wanted);
    const other = looking && (await looking);
    if (other && secondsSince(other.madeAt) <= FRESH_SECONDS) return shared(other);
    const made = await make(wanted, true).catch((err: unknown) => {
      log.warn({ err, key: wanted.key }, "a shared page could not be made");
      return null;
    });
    if (made && made.kind !== "failed") return made;
    log.warn({ key: wanted.key }, "the last good document of a page stands in");
    const now = store.get(wanted.key);
    // Sending it may have added gzip or pieces meanwhile.
    if (now?.madeAt === kept.madeAt) store.set(wanted.key, { ...now, failedAt: Date.now() });
    return shared(kept);
  }

  return {
    findFresh(key) {
      const kept = store.get(key);
      if (!kept || secondsSince(kept.madeAt) > FRESH_SECONDS) return null;
      void shrink(key, kept);
      return kept;
    },
    async find(wanted) {
      const kept = store.get(wanted.key) ?? (await ofOthers(wanted));
      const age = kept ? secondsSince(kept.madeAt) : Infinity;
      if (!kept || age > KEPT_SECONDS) return make(wanted, false);
      if (age <= FRESH_SECONDS) return shared(kept);
      const refreshed = refresh(wanted, kept);
      if (age <= FRESH_SECONDS + STALE_SECONDS) return shared(kept);
      return waitAtMost(REFRESH_WAIT_MS, refreshed, () => shared(kept));
    },
    sent(key, document, after) {
      if (after !== document && store.get(key) === document) store.set(key, after);
    },
  };
}

const shared = (document: SharedDocument): Rendered => ({ kind: "shared", document });

/** Absolute: a clock set back by an hour makes documents an hour old. Another instance's may be a moment ahead. */
function secondsSince(time: number): number {
  return Math.abs(Date.now() - time) / 1000;
}

/** Renders a document once for all requests that wait for it, and keeps it. */
function createMaker({ store, secondLevel }: CacheLevels) {
  const making = new Map<string, Promise<Rendered>>();

  function make(wanted: DocumentRequest, isRefresh: boolean): Promise<Rendered> {
    const underWay = making.get(wanted.key);
    if (underWay) return underWay;
    const made = makeUnpurged(wanted, isRefresh).finally(() => making.delete(wanted.key));
    making.set(wanted.key, made);
    return made;
  }

  /**
   * Renders again if something on the page was purged meanwhile, because requests that came after the purge wait for
   * this rendering too.
   */
  async function makeUnpurged(wanted: DocumentRequest, isRefresh: boolean, isAgain = false): Promise<Rendered> {
    const purgeMark = secondLevel.mark();
    const made = await wanted.make(isRefresh);
    if (made.kind === "failed") return made;
    if (made.kind === "shared" && !isAgain && store.wasPurged(made.document))
      return makeUnpurged(wanted, isRefresh, true);
    const document = made.kind === "shared" && made.document.status === 200 ? made.document : null;
    if (!document || !wanted.isKept) {
      store.delete(wanted.key);
      if (wanted.isKept) secondLevel.forget(wanted.key);
      return made;
    }
    const kept = purgeMark ? { ...document, purgeMark } : document;
    store.set(wanted.key, kept);
    secondLevel.keep(wanted.key, kept);
    return shared(kept);
  }

  return { make, isMaking: (key: string) => making.has(key) };
}

/**
 * Looks up the document of another instance, once for all requests that wait for it, and keeps it if it is newer than
 * the one here.
 */
function createTakeOver({ store, secondLevel }: CacheLevels) {
  const underWay = new Map<string, Promise<SharedDocument | null>>();
  async function takeOver(key: string): Promise<SharedDocument | null> {
    const since = Date.now();
    const found = await secondLevel.find(key);
    if (!found) return null;
    // `madeAt` is by the clock of another machine; if that is ahead, the document would stay fresh for too long.
    const document = { ...found, madeAt: Math.min(found.madeAt, since) };
    const kept = store.get(key);
    if (kept && kept.madeAt >= document.madeAt) return null;
    store.set(key, document, since);
    return store.get(key) ?? null;
  }
  return (key: string) => {
    const taking = underWay.get(key) ?? takeOver(key).finally(() => underWay.delete(key));
    underWay.set(key, taking);
    return taking;
  };
}

/**
 * Compresses a document well when it is requested for the second time: once, off the event loop, and one document after
 * the other, since each takes 2 MB meanwhile (ADR 0036).
 */
function createShrinker({ store, secondLevel }: CacheLevels, log: Logger) {
  const underWay = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  return async (key: string, document: SharedDocument): Promise<void> => {
    if (document.isSmall || underWay.has(key)) return;
    underWay.add(key);
    try {
      const shrinking = last.then(() => recompressBrotli(document.bodies.br));
      last = shrinking.catch(() => {});
      const br = await shrinking;
      const now = store.get(key);
      if (now?.etag !== document.etag) return;
      const small = { ...now, bodies: { ...now.bodies, br }, isSmall: true };
      store.set(key, small);
      secondLevel.keep(key, small);
    } catch (err) {
      log.error({ err, key }, "a document could not be compressed");
    } finally {
      underWay.delete(key);
    }
  };
}
