import { LRUCache } from "lru-cache";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { MakeCounter } from "./limits.server";

/** About 10 MB. More at once are not a shop's shoppers; those who tried last are kept. */
const MOST_KEYS = 30_000;

/** Counters of one process. The library forgets a key when its time is over; how many there are at once is bounded here. */
export function memoryCounters(most = MOST_KEYS): MakeCounter {
  const known = new LRUCache<string, () => void>({
    max: most,
    dispose: (forget, _key, reason) => {
      if (reason === "evict") forget();
    },
  });
  return (options) => {
    const memory = new RateLimiterMemory(options);
    return {
      consume(key, points) {
        const forget = () => void memory.delete(key);
        known.set(`${options.keyPrefix}:${key}`, forget);
        return memory.consume(key, points);
      },
      reward: (key, points) => memory.reward(key, points),
    };
  };
}
