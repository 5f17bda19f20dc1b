import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { memorySize } from "../kept-memory.server";

/**
 * Runs something once for concurrent requests of one shopper, also from several tabs: calls with the same key while it
 * is under way, or within `ttl` milliseconds of its start, get the same result. A failure is forgotten, so that the
 * next call tries again, unless `kept` says otherwise.
 */
export interface Dedupe {
  <T>(key: string, run: () => Promise<T>): Promise<T>;
  /** The result, as the last call or `put` left it; undefined without one. */
  known<T>(key: string): Promise<T | undefined>;
  /** Puts a value in the place of the result, also of one that is still awaited. */
  put(key: string, value: unknown): void;
  /** Drops the result, so that the next call runs again. */
  forget(key: string): void;
}

interface Options {
  /** Milliseconds. */
  ttl: number;
  /** Bytes that all results may take in the heap; the least recently used are dropped first. */
  maxBytes?: number;
  kept?: (error: unknown) => boolean;
}

const MAX_BYTES = 4 * 1024 * 1024;
/** Size counted for a call under way, and for a finished one in addition to its result. */
const ENTRY_BYTES = 1_000;

export function createDedupe({ ttl, maxBytes = MAX_BYTES, kept = () => false }: Options): Dedupe {
  // Entries are purged when their time is over, not only when space is needed: carts of ten thousand shoppers would
  // fill the process.
  const results = new LRUCache<string, { result: Promise<unknown> }>({
    maxSize: maxBytes,
    ttl,
    ttlAutopurge: true,
    noUpdateTTL: true,
  });
  const dedupe = async <T>(named: string, run: () => Promise<T>): Promise<T> => {
    const key = keyOf(named);
    const known = results.get(key);
    if (known) return (await known.result) as T;
    const result = run();
    const entry = { result };
    results.set(key, entry, { size: ENTRY_BYTES });
    const isCurrent = () => results.peek(key) === entry;
    result.then(
      (value) => isCurrent() && results.set(key, { result }, { size: ENTRY_BYTES + memorySize(value) }),
      (error: unknown) => isCurrent() && !kept(error) && results.delete(key),
    );
    return result;
  };
  return Object.assign(dedupe, {
    known: async <T>(named: string) => (await results.get(keyOf(named))?.result) as T | undefined,
    put(named: string, value: unknown) {
      const key = keyOf(named);
      // Set over another one it would keep that one's time.
      results.delete(key);
      results.set(key, { result: Promise.resolve(value) }, { size: ENTRY_BYTES + memorySize(value) });
    },
    forget: (named: string) => void results.delete(keyOf(named)),
  });
}

/** Hashed, because names may contain tokens and be as long as these. */
function keyOf(named: string): string {
  return hash("sha256", named, "base64url");
}
