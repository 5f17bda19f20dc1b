import { LRUCache } from "lru-cache";
import { entrySize } from "../kept-memory.server";
import { type SharedState, sharedKey } from "../shared-state.server";
import type { Opened } from "./cookies.server";

/**
 * List of signed-out sessions. Sealed cookies cannot be withdrawn: without the list a copy of them would open the
 * account for as long as its tokens are valid (ADR 0028).
 */
export interface SessionDenylist {
  /** @param until when the session's last token expires, in milliseconds since 1970 */
  add(sessionIds: readonly string[], until: number): Promise<void>;
  hasAny(sessionIds: readonly string[]): Promise<boolean>;
}

/** Lifetime of the cookies, whatever the expiry of their tokens. */
const LONGEST_MS = 30 * 86_400_000;
/** A minimum, since clocks differ and a token refreshed meanwhile expires later than the one at the sign-out. */
const SHORTEST_MS = 3_600_000;
/** About 40,000 ids. Beyond that the oldest are dropped; their tokens were revoked at the provider anyway. */
const DENYLIST_BYTES = 10_000_000;

/** In whole milliseconds, as Redis wants them: a token's date may have a fraction. */
function listedUntil(until: number): number {
  const now = Date.now();
  return Math.ceil(Math.min(now + LONGEST_MS, Math.max(now + SHORTEST_MS, until)));
}

export function createSessionDenylist(maxSize = DENYLIST_BYTES): SessionDenylist {
  const ends = new LRUCache<string, number>({ maxSize, sizeCalculation: entrySize });
  return {
    add(sessionIds, until) {
      for (const id of sessionIds) ends.set(id, listedUntil(until));
      return Promise.resolve();
    },
    hasAny: (sessionIds) => Promise.resolve(sessionIds.some((id) => (ends.peek(id) ?? 0) > Date.now())),
  };
}

/**
 * The same, shared between instances through Redis; each also has its own list, for when Redis is unavailable (ADR
 * 0055).
 */
export function sharedSessionDenylist(shared: SharedState): SessionDenylist {
  const own = createSessionDenylist();
  const keyOf = (id: string) => sharedKey("signed-out", id);
  return {
    async add(sessionIds, until) {
      await own.add(sessionIds, until);
      const milliseconds = listedUntil(until) - Date.now();
      const adding = sessionIds.map((id) => shared.ask((redis) => redis.set(keyOf(id), "1", "PX", milliseconds), null));
      await Promise.all(adding);
    },
    async hasAny(sessionIds) {
      if (await own.hasAny(sessionIds)) return true;
      return (await shared.ask((redis) => redis.exists(...sessionIds.map(keyOf)), 0)) > 0;
    },
  };
}

/**
 * The session ids in both token cookies, so that a cookie of a signed-out session does not work beside one of another
 * session.
 */
export function sessionIdsOf({ access, refresh }: Pick<Opened, "access" | "refresh">): string[] {
  return [access?.sessionId, refresh?.sessionId].filter((id) => id !== undefined);
}

/**
 * Reduces the cookies of a signed-out session to what a sign-out keeps. Does not change the browser's cookies, since
 * the browser may have signed in again meanwhile.
 */
export async function withoutSignedOut(opened: Opened, signedOut: SessionDenylist): Promise<Opened> {
  const ids = sessionIdsOf(opened);
  if (ids.length === 0 || !(await signedOut.hasAny(ids))) return opened;
  const { visitor, wishlist, signIn } = opened;
  return { ...(visitor && { visitor }), ...(wishlist && { wishlist }), ...(signIn && { signIn }) };
}
