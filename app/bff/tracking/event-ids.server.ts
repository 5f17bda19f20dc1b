import { LRUCache } from "lru-cache";
import { type SharedState, sharedKey } from "../shared-state.server";

export interface EventIds {
  /** Whether no event with this id was received within a day. */
  isNew(id: string): Promise<boolean>;
}

const DAY_SECONDS = 86_400;
/** About 40,000 events of this instance; an event repeated after more than these is counted twice. */
const MAX_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 40;

/** Remembers the events of a day, so that each is counted once, in this instance and among all that share a Redis. */
export function createEventIds(shared: Pick<SharedState, "ask"> | null): EventIds {
  const known = new LRUCache<string, true>({
    maxSize: MAX_BYTES,
    sizeCalculation: (_, id) => ENTRY_BYTES + id.length * 2,
    ttl: DAY_SECONDS * 1_000,
  });
  return {
    async isNew(id) {
      if (known.has(id)) return false;
      known.set(id, true);
      if (!shared) return true;
      const set = await shared.ask((redis) => redis.set(sharedKey("event", id), "1", "EX", DAY_SECONDS, "NX"), "OK");
      return set !== null;
    },
  };
}
