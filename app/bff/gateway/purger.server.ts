import { LRUCache } from "lru-cache";

/** Keeps things under tags, and forgets those of the tags that are purged. */
interface Keeper {
  purge(tags: readonly string[]): void;
}

/** Passes each purge on to everything that keeps something. */
export interface Purger extends Keeper {
  /** Adds a keeper: it is purged after those that were added before. */
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

/** Of what shows which sizes of a product can be had: its page and those beside it, not the cards in every listing. */
export const stockTag = (productId: string) => STOCK + productId;

/** Whether a tag stands for a change of the catalogue or of content, and not only for stock that was sold. */
export function isAboutChanges(tags: readonly string[]): boolean {
  return tags.some((tag) => !tag.startsWith(STOCK));
}

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
