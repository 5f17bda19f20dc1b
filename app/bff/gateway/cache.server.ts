import { LRUCache } from "lru-cache";
import { type Cache, cachified } from "@epic-web/cachified";
import { ENTRY_BYTES, memorySize } from "../kept-memory.server";
import { RememberedFailureError } from "./errors.server";
import { createFailures } from "./failures.server";
import { createPurges, isAboutChanges } from "./purger.server";

/** How long an answer is fresh, and for how much longer it may stand in while a new one is fetched. Seconds. */
export interface Freshness {
  ttl: number;
  /** Past `ttl`, still served at once while one background call fetches a new value. */
  swr: number;
  /** A failure is remembered for so long: not everybody waits for a source that hangs. Not at all unless said. */
  failureTtl?: number;
}

/** A shared document that is being made: what it is made of, told by every read for it. */
export interface Rendering {
  /** Tags of all that was read for it: it is purged with any of them. */
  readonly tags: Set<string>;
  /** It replaces a document that is kept already: a read that is past its time is waited for, not answered at once. */
  readonly isRefresh: boolean;
}

/** How a read is kept. */
export interface Reading<T> extends Freshness {
  /** The shared document that it is read for; null while a request of one shopper is answered (`RequestContext`). */
  rendering: Rendering | null;
  /** What the value is about, such as `product:100001`: it is purged by these, and every shared page made of it. */
  tags?: (value: T) => readonly string[];
}

/**
 * Cache of shared reads: nothing personal ever goes in. One call for many askers; when the source fails, the last
 * value is served however old it is (reliability promises 7 and 9).
 */
export interface ReadCache {
  /** Gives the value under `key`, calling `fetch` at most once at a time. Fails as `fetch` does when nothing is kept. */
  read<T>(key: string, reading: Reading<T>, fetch: () => Promise<T>): Promise<T>;
  /** Forgets every value that is about one of these. */
  purge(tags: readonly string[]): void;
  clear(): void;
}

const failedBefore = () => new RememberedFailureError("It failed a moment ago");

interface MemoryCacheOptions {
  /** Bytes that all values together may take in the heap. A listing of 48 products takes about 60 KB. */
  maxBytes: number;
  onError?: (key: string, error: unknown) => void;
}

type Entry = NonNullable<Awaited<ReturnType<Cache["get"]>>> & { tags?: readonly string[] };

const sizeOf = ({ value, tags }: Entry, key: string) =>
  ENTRY_BYTES + memorySize(key) + memorySize(value) + memorySize(tags);

/** What cachified keeps values in. By its identity cachified finds the call that is under way for a key. */
const cacheOf = (entries: LRUCache<string, Entry>): Cache => ({
  name: "reads",
  get: (key) => entries.get(key),
  set: (key, entry) => entries.set(key, entry),
  delete: (key) => entries.delete(key),
});

/** In-process cache. Each instance has its own: what instances share are documents (ADR 0029). */
export function createMemoryCache({ maxBytes, onError }: MemoryCacheOptions): ReadCache {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const failures = createFailures();
  const purges = createPurges();
  // Another one after each purge.
  let cache = cacheOf(entries);

  /** What is kept; nothing that was asked for before it was purged, and answered after. */
  function findKept<T>(key: string, tags: Reading<T>["tags"]) {
    const kept = entries.peek(key);
    if (!kept || !tags || !purges.happened(kept.tags ?? tags(kept.value as T), kept.metadata.createdTime)) return kept;
    entries.delete(key);
    return undefined;
  }

  function readValue<T>(key: string, reading: Omit<Reading<T>, "rendering">, fetch: () => Promise<T>): Promise<T> {
    const { ttl, swr, failureTtl = 0, tags } = reading;
    const kept = findKept(key, tags);
    const age = kept ? Date.now() - kept.metadata.createdTime : 0;
    // The common case, without cachified: a look-up in place of a dozen promises.
    if (kept && age < ttl * 1000) return Promise.resolve(entries.get(key)!.value as T);
    if (failures.has(key)) return kept ? Promise.resolve(entries.get(key)!.value as T) : Promise.reject(failedBefore());
    return cachified<T>({
      key,
      cache,
      ttl: ttl * 1000,
      swr: swr * 1000,
      // Too old to show before asking: ask first, fall back to it when the source fails.
      forceFresh: kept !== undefined && age >= (ttl + swr) * 1000,
      fallbackToCache: true,
      waitUntil: () => {},
      getFreshValue: () =>
        fetch().catch((error: unknown) => {
          onError?.(key, error);
          failures.remember(key, failureTtl);
          throw error;
        }),
    });
  }

  return {
    async read<T>(key: string, { rendering, ...reading }: Reading<T>, fetch: () => Promise<T>): Promise<T> {
      // What replaces a kept document is made of nothing that is past its time.
      const value = await readValue(key, rendering?.isRefresh ? { ...reading, swr: 0 } : reading, fetch);
      const { tags } = reading;
      if (!tags) return value;
      const entry = findKept(key, tags);
      const about = entry?.tags ?? tags(value);
      if (entry && !entry.tags) entries.set(key, { ...entry, tags: about });
      for (const tag of about) rendering?.tags.add(tag);
      return value;
    },
    purge(tags) {
      purges.note(tags);
      cache = cacheOf(entries);
      // What could not be read has no tags: it may be what was mended. A piece that is sold out mends nothing.
      if (isAboutChanges(tags)) failures.clear();
      const purged = new Set(tags);
      for (const [key, entry] of entries.entries()) {
        if (entry.tags?.some((tag) => purged.has(tag))) entries.delete(key);
      }
    },
    clear() {
      entries.clear();
      failures.clear();
    },
  };
}
