import { LRUCache } from "lru-cache";
import { type Cache, cachified } from "@epic-web/cachified";
import { ENTRY_BYTES, memorySize } from "../kept-memory.server";
import { RememberedFailureError } from "./errors.server";
import { createFailures } from "./failures.server";
import { createRecentPurges, isAboutChanges } from "./purger.server";

/** How long a response is fresh, and for how much longer it may be served while a new one is fetched. In seconds. */
export interface Freshness {
  ttl: number;
  /** Past `ttl`, still served at once while one background call fetches a new value. */
  swr: number;
  /** How long a failure is remembered, so that not every request waits for a source that hangs; 0 by default. */
  failureTtl?: number;
}

/** The rendering of a shared document, to which every read for it adds its tags. */
export interface Rendering {
  /** Tags of everything that was read for it: a purge of any of them purges the document. */
  readonly tags: Set<string>;
  /** It replaces a kept document: instead of a stale value, a read waits for a new one. */
  readonly isRefresh: boolean;
  /**
   * A part is left out since its service failed. Caches in front would send such a document for longer than the service
   * is ill, and other instances may have a whole one: they do not get it (ADR 0029).
   */
  lacksPart?: boolean;
}

/** How a value that was read is cached. */
export interface Reading<T> extends Freshness {
  /**
   * The rendering of the shared document that it is read for; null for a response to one shopper (`RequestContext`).
   */
  rendering: Rendering | null;
  /**
   * Tags of the value, such as `product:100001`: a purge of one drops the value, and every shared document made from
   * it. No purge drops a value without tags, which is as old as `ttl` and `swr` let it be.
   */
  tags?: (value: T) => readonly string[];
}

/**
 * Cache of reads that are the same for everybody: nothing personal goes in. Concurrent reads share one call; when the
 * source fails, the last value is served, however old it is (reliability promises 7 and 9).
 */
export interface ReadCache {
  /** Gives the value of `key`. Calls `fetch` at most once at a time; rejects as `fetch` does if no value is cached. */
  read<T>(key: string, reading: Reading<T>, fetch: () => Promise<T>): Promise<T>;
  /** Drops every value that has one of these tags. */
  purge(tags: readonly string[]): void;
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

/**
 * The adapter in which cachified stores values. It recognises calls that are under way for a key by the identity of
 * this object.
 */
const cacheOf = (entries: LRUCache<string, Entry>): Cache => ({
  name: "reads",
  get: (key) => entries.get(key),
  set: (key, entry) => entries.set(key, entry),
  delete: (key) => entries.delete(key),
});

/** In-process cache. Each instance has its own; instances share only documents (ADR 0029). */
export function createMemoryCache({ maxBytes, onError }: MemoryCacheOptions): ReadCache {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const failures = createFailures();
  const purges = createRecentPurges();
  // Replaced after each purge, so that reads do not join a call that began before it.
  let cache = cacheOf(entries);

  /** The cached entry, unless it was purged while it was being fetched. */
  function findKept<T>(key: string, tags: Reading<T>["tags"]) {
    const kept = entries.peek(key);
    if (!kept || !tags || !purges.happened(kept.tags ?? tags(kept.value as T), kept.metadata.createdTime)) return kept;
    entries.delete(key);
    return undefined;
  }

  function readValue<T>(key: string, reading: Omit<Reading<T>, "rendering">, fetch: () => Promise<T>): Promise<T> {
    const { ttl, swr, failureTtl = 0, tags } = reading;
    const kept = findKept(key, tags);
    // Absolute, since the clock may have been set back.
    const age = kept ? Math.abs(Date.now() - kept.metadata.createdTime) : 0;
    // The common case bypasses cachified: one look-up instead of a dozen promises.
    if (kept && age < ttl * 1000) return Promise.resolve(entries.get(key)!.value as T);
    if (failures.has(key)) return kept ? Promise.resolve(entries.get(key)!.value as T) : Promise.reject(failedBefore());
    return cachified<T>({
      key,
      cache,
      ttl: ttl * 1000,
      swr: swr * 1000,
      // Too old to serve at once: fetch first, and fall back to it if the source fails.
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
      // A document that replaces a kept one must not contain stale values.
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
      // A failed read has no tags, and this purge may announce that its source works again. Purges of stock do not.
      if (isAboutChanges(tags)) failures.clear();
      const purged = new Set(tags);
      for (const [key, entry] of entries.entries()) {
        if (entry.tags?.some((tag) => purged.has(tag))) entries.delete(key);
      }
    },
  };
}
