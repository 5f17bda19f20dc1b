import type { Logger } from "~/bff/log.server";
import type { Shop } from "~/bff/shop.server";
import { waitAtMost } from "~/bff/waiting.server";
import { createDocumentStore, type DocumentStore } from "./document-store.server";
import type { Rendered } from "./render-document.server";
import { createSecondLevel, noSecondLevel, type SecondLevel } from "./second-level.server";
import { recompressBrotli, type SharedDocument } from "./send-document.server";

/** Seconds that a document is sent as it is, and for how many more while a new one is made. */
const FRESH_SECONDS = 60;
const STALE_SECONDS = 600;
/** While the gateway or content is unavailable, the last good document is handed out for a day. */
const KEPT_SECONDS = 86_400;
/** How long somebody waits for a new one in the place of what is older. */
const REFRESH_WAIT_MS = 1_000;
/** Time before what failed is tried again. */
const RETRY_SECONDS = 5;

export interface DocumentRequest {
  key: string;
  /** Whether it is worth keeping. */
  isKept: boolean;
  /** @param isRefresh it replaces one that is kept: nothing that is past its time goes into it */
  make: (isRefresh: boolean) => Promise<Rendered>;
}

export interface DocumentCache {
  /** A document that needs no other one to be made. */
  findFresh(key: string): SharedDocument | null;
  /** The document that is kept, or what came of making one, once for all who ask. Fails as `make` does. */
  find(wanted: DocumentRequest): Promise<Rendered>;
  /** Keeps what was made of a document when it was sent, if the document is kept. */
  sent(key: string, document: SharedDocument, after: SharedDocument): void;
}

/** In-process cache and shared Redis cache. */
export interface CacheLevels {
  store: DocumentStore;
  secondLevel: SecondLevel;
}

const MEGABYTE = 1024 * 1024;

/** Both levels as the environment says: the second one needs `REDIS_URL`. Purges from other instances empty caches here. */
export function createLevels({ env, log, cache, purger }: Shop): CacheLevels {
  const store = createDocumentStore(env.DOCUMENT_CACHE_MB * MEGABYTE);
  purger.join(store);
  if (!env.REDIS_URL) return { store, secondLevel: noSecondLevel };
  const onPurge = (tags: readonly string[]) => {
    // Reads first: a document that is made meanwhile is made of new ones.
    cache.purge(tags);
    store.purge(tags);
  };
  const secondLevel = createSecondLevel({ url: env.REDIS_URL, secret: env.SESSION_SECRETS[0]!, log, onPurge });
  purger.join(secondLevel);
  return { store, secondLevel };
}

/** Who gets which document: kept, stale while another is made, or made once for all who ask meanwhile. */
export function keptDocuments(levels: CacheLevels, log: Logger): DocumentCache {
  const { store, secondLevel } = levels;
  const { make, isMaking } = createMaker(levels);
  const shrink = createShrinker(levels, log);
  const takeOver = createTakeOver(levels);

  /** What another instance made of it; null where nobody has to be asked: here it is made, or there is nobody. */
  function ofOthers({ key, isKept }: DocumentRequest): Promise<SharedDocument | null> | null {
    return isKept && !isMaking(key) && secondLevel.mark() ? takeOver(key) : null;
  }

  /** A new document in the place of one that is past its time; the last good one while none can be made. */
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
    if (store.get(wanted.key) === kept) store.set(wanted.key, { ...kept, failedAt: Date.now() });
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

function secondsSince(time: number): number {
  return (Date.now() - time) / 1000;
}

/** Makes a document once for all who ask meanwhile, and keeps it. */
function createMaker({ store, secondLevel }: CacheLevels) {
  const making = new Map<string, Promise<Rendered>>();

  function make(wanted: DocumentRequest, isRefresh: boolean): Promise<Rendered> {
    const underWay = making.get(wanted.key);
    if (underWay) return underWay;
    const made = makeUnpurged(wanted, isRefresh).finally(() => making.delete(wanted.key));
    making.set(wanted.key, made);
    return made;
  }

  /** Once more where what it shows was purged meanwhile: whoever asked after the purge waits for it as well. */
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

/** Looks once for all who ask meanwhile for what another instance made, and keeps it where it is newer than here. */
function createTakeOver({ store, secondLevel }: CacheLevels) {
  const underWay = new Map<string, Promise<SharedDocument | null>>();
  async function takeOver(key: string): Promise<SharedDocument | null> {
    const since = Date.now();
    const found = await secondLevel.find(key);
    if (!found) return null;
    // By the clock of another machine; one that goes ahead would have it fresh for longer.
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
 * A document that is asked for again is worth being compressed well, once and beside the event loop. One after the other:
 * each takes 2 MB while it lasts (ADR 0036).
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
