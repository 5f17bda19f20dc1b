import { LRUCache } from "lru-cache";
import { entrySize } from "../kept-memory.server";

export type Failures = ReturnType<typeof createFailures>;

/** Bounded, since keys contain parts of addresses, which anybody can make up. */
const FAILURES_BYTES = 250_000;

/**
 * Remembers which sources failed in the last seconds, but not their errors: those of an HTTP client hold the request
 * and more.
 */
export function createFailures() {
  const until = new LRUCache<string, number>({ maxSize: FAILURES_BYTES, sizeCalculation: entrySize });
  return {
    has: (key: string) => (until.get(key) ?? 0) > performance.now(),
    remember(key: string, seconds: number): void {
      if (seconds > 0) until.set(key, performance.now() + seconds * 1000);
    },
    clear: () => until.clear(),
  };
}
