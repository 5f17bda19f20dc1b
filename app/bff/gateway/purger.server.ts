import { LRUCache } from "lru-cache";
import { entrySize } from "../kept-memory.server";

/** Keeps tagged entries, and drops those whose tags are purged. */
interface Keeper {
  purge(tags: readonly string[]): void;
}

/** Passes each purge on to all caches. */
export interface Purger extends Keeper {
  /** Adds a keeper, which is purged after those added before. */
  join(keeper: Keeper): void;
}

export function createPurger(): Purger {
  const keepers: Keeper[] = [];
  return {
    join: (keeper) => void keepers.push(keeper),
    purge(tags) {
      for (const keeper of keepers) keeper.purge(tags);
    },
  };
}

const STOCK = "stock:";

/**
 * Tag of pages that show which sizes of a product are in stock: its own page and those beside it, but not the cards in
 * listings.
 */
export const stockTag = (productId: string) => STOCK + productId;

/** Whether a tag stands for a change of the catalogue or of content, and not only for stock that was sold. */
export function isAboutChanges(tags: readonly string[]): boolean {
  return tags.some((tag) => !tag.startsWith(STOCK));
}

/** Enough for a busy minute (20,000 tags); responses that take longer than that are given up anyway. */
const TAGS_BYTES = 4_500_000;
const KEPT_MS = 60_000;

/**
 * Tags that were purged recently: what was being fetched or rendered at that moment may be outdated and is not kept.
 */
export interface RecentPurges {
  note(tags: readonly string[]): void;
  /** Whether one of these was purged since a time, in milliseconds since 1970. */
  happened(tags: readonly string[], since: number): boolean;
}

export function createRecentPurges(): RecentPurges {
  const times = new LRUCache<string, number>({ maxSize: TAGS_BYTES, sizeCalculation: entrySize, ttl: KEPT_MS });
  return {
    note(tags) {
      const now = Date.now();
      for (const tag of tags) times.set(tag, now);
    },
    happened: (tags, since) => times.size > 0 && tags.some((tag) => (times.get(tag) ?? -Infinity) >= since),
  };
}
