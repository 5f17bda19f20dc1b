import { LRUCache } from "lru-cache";

/** As many tags as a busy minute purges; an answer that takes longer than that is not waited for anyway. */
const MAX_TAGS = 20_000;
const KEPT_MS = 60_000;

/** Which tags were purged lately: what was being fetched or made at that moment is of before, and is not kept. */
export interface Purges {
  note(tags: readonly string[]): void;
  /** Whether one of these was purged since a time, in milliseconds since 1970. */
  happened(tags: readonly string[], since: number): boolean;
}

export function createPurges(): Purges {
  const times = new LRUCache<string, number>({ max: MAX_TAGS, ttl: KEPT_MS });
  return {
    note(tags) {
      const now = Date.now();
      for (const tag of tags) times.set(tag, now);
    },
    happened: (tags, since) => times.size > 0 && tags.some((tag) => (times.get(tag) ?? -Infinity) >= since),
  };
}
