import { LRUCache } from "lru-cache";

/** Claims an id for a day among all instances; false where another one has it. */
export type ClaimId = (id: string) => Promise<boolean>;

export interface EventIds {
  /** Whether an event is told of for the first time today. */
  isNew(id: string): Promise<boolean>;
  /** From now on instances share what is known. */
  shareWith(claim: ClaimId): void;
}

export const DAY_SECONDS = 86_400;
/** About 40,000 events of this instance: whoever repeats one later than that is told of twice. */
const MAX_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 40;

/** Events of a day, so that each is told of once: in this instance, and among all that share a Redis. */
export function createEventIds(): EventIds {
  const known = new LRUCache<string, true>({
    maxSize: MAX_BYTES,
    sizeCalculation: (_, id) => ENTRY_BYTES + id.length * 2,
    ttl: DAY_SECONDS * 1_000,
  });
  let claim: ClaimId | null = null;
  return {
    async isNew(id) {
      if (known.has(id)) return false;
      known.set(id, true);
      return claim ? claim(id) : true;
    },
    shareWith(other) {
      claim = other;
    },
  };
}
