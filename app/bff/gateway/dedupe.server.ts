import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { memorySize } from "../kept-memory.server";

/**
 * Does something once for the concurrent requests of one shopper, whatever tabs they come from: whoever comes with the
 * same key while it is under way, or `ttl` milliseconds after it began, is given its result. A failure is forgotten, so
 * that the next one tries again, unless it is one of those that are `kept`.
 */
export interface Dedupe {
  <T>(key: string, run: () => Promise<T>): Promise<T>;
  /** The next call runs anew: the result no longer holds. */
  forget(key: string): void;
}

interface Options {
  /** Milliseconds. */
  ttl: number;
  /** Bytes that all results together may take in the heap; the least recently used goes first. */
  maxBytes?: number;
  kept?: (error: unknown) => boolean;
}

const MAX_BYTES = 4 * 1024 * 1024;
/** Of one that is under way; what an entry takes beside its value once it is done. */
const ENTRY_BYTES = 1_000;

export function createDedupe({ ttl, maxBytes = MAX_BYTES, kept = () => false }: Options): Dedupe {
  // Gone when their time is over, not when there are too many: carts of ten thousand shoppers would fill the process.
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
  return Object.assign(dedupe, { forget: (named: string) => void results.delete(keyOf(named)) });
}

/** Names may hold tokens, and are as long as those. */
function keyOf(named: string): string {
  return createHash("sha256").update(named).digest("base64url");
}
