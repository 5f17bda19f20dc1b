import { type Cache, cachified } from "@epic-web/cachified";
import { LRUCache } from "lru-cache";
import { memorySize } from "./memory-size.server";

/** How long an answer is fresh, and for how much longer it may stand in while a new one is fetched. Seconds. */
export interface Freshness {
  ttl: number;
  /** Past `ttl`, still served at once while one background call fetches a new value. */
  swr: number;
}

/**
 * Cache of shared reads: nothing personal ever goes in. One call for many askers; when the source fails, the last
 * value is served however old it is (reliability promises 7 and 9).
 */
export interface ReadCache {
  /** Gives the value under `key`, calling `fetch` at most once at a time. Fails as `fetch` does when nothing is kept. */
  read<T>(key: string, freshness: Freshness, fetch: () => Promise<T>): Promise<T>;
  clear(): void;
}

/** What an entry takes beside its value: its dates, and its place in the order of use. */
const ENTRY_BYTES = 200;

interface MemoryCacheOptions {
  /** Bytes that all values together may take in the heap. A listing of 48 products takes about 60 KB. */
  maxBytes: number;
  onError?: (key: string, error: unknown) => void;
}

/** In-process cache. `REDIS_URL` will put a second level behind the same interface. */
export function createMemoryCache({ maxBytes, onError }: MemoryCacheOptions): ReadCache {
  const entries = new LRUCache<string, NonNullable<Awaited<ReturnType<Cache["get"]>>>>({
    maxSize: maxBytes,
    sizeCalculation: (entry, key) => ENTRY_BYTES + memorySize(key) + memorySize(entry.value),
  });
  const cache: Cache = {
    name: "reads",
    get: (key) => entries.get(key),
    set: (key, entry) => entries.set(key, entry),
    delete: (key) => entries.delete(key),
  };
  return {
    read<T>(key: string, { ttl, swr }: Freshness, fetch: () => Promise<T>): Promise<T> {
      const kept = entries.peek(key);
      const age = kept ? Date.now() - kept.metadata.createdTime : 0;
      // The common case costs a look-up, not a machinery of promises.
      if (kept && age < ttl * 1000) return Promise.resolve(entries.get(key)!.value as T);
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
            throw error;
          }),
      });
    },
    clear: () => entries.clear(),
  };
}
