import { LRUCache } from "lru-cache";

/**
 * Does something once for the concurrent requests of one shopper, whatever tabs they come from: whoever comes with the
 * same key while it is under way, or `ttl` milliseconds after it began, is given its result. A failure is forgotten, so
 * that the next one tries again, unless it is one of those that are `kept`.
 */
export interface Dedupe {
  <T>(key: string, run: () => Promise<T>): Promise<T>;
  /** What was done is no longer true. */
  forget(key: string): void;
}

interface Options {
  /** Milliseconds. */
  ttl: number;
  /** Most keys at a time; the least recently used goes first. */
  max?: number;
  kept?: (error: unknown) => boolean;
}

export function createDedupe({ ttl, max = 2_000, kept = () => false }: Options): Dedupe {
  // In a promise of its own for any value: a cache takes none that is null.
  // Gone when their time is over, not when there are too many: ten thousand carts would fill the process.
  const results = new LRUCache<string, Promise<{ value: unknown }>>({ max, ttl, ttlAutopurge: true });
  const dedupe = async <T>(key: string, run: () => Promise<T>): Promise<T> => {
    const known = results.get(key);
    if (known) return (await known).value as T;
    const result = run().then((value) => ({ value }));
    results.set(key, result);
    result.catch((error: unknown) => {
      if (!kept(error)) results.delete(key);
    });
    return (await result).value;
  };
  return Object.assign(dedupe, { forget: (key: string) => void results.delete(key) });
}
