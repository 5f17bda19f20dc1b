import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type SharedState, sharedKey } from "../shared-state.server";
import type { Opened } from "./cookies.server";

/**
 * Sessions that were signed out. Cookies are sealed and cannot be called back: a copy of them would open the account for
 * as long as its tokens live (ADR 0028).
 */
export interface SessionDenylist {
  /** @param until milliseconds since 1970 when the session's last token ends by itself */
  add(sessionIds: readonly string[], until: number): Promise<void>;
  hasAny(sessionIds: readonly string[]): Promise<boolean>;
}

/** Cookies are kept that long, whatever their tokens say. */
const LONGEST_MS = 30 * 86_400_000;
/** Clocks differ, and a refreshed token lives longer than the one that was signed out with. */
const SHORTEST_MS = 3_600_000;
/** About 10 MB. The oldest of more go first: their tokens were revoked at the provider all the same. */
const MOST = 50_000;

function listedUntil(until: number): number {
  const now = Date.now();
  return Math.min(now + LONGEST_MS, Math.max(now + SHORTEST_MS, until));
}

export function createSessionDenylist(most = MOST): SessionDenylist {
  const ends = new LRUCache<string, number>({ max: most });
  return {
    add(sessionIds, until) {
      for (const id of sessionIds) ends.set(id, listedUntil(until));
      return Promise.resolve();
    },
    hasAny: (sessionIds) => Promise.resolve(sessionIds.some((id) => (ends.peek(id) ?? 0) > Date.now())),
  };
}

/** The same among instances that share a Redis; each has its own list too, for as long as it is alone (ADR 0055). */
export function sharedSessionDenylist(shared: SharedState, own = createSessionDenylist()): SessionDenylist {
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

/** What a session is called in both of its cookies, so that neither opens anything beside another session's. */
export function sessionIdsOf({ access, refresh }: Pick<Opened, "access" | "refresh">): string[] {
  return [access?.sessionId, refresh && sessionIdOf(refresh)].flatMap((id) => id ?? []);
}

/** Cookies from before sessions had names are known by their refresh token. */
export function sessionIdOf({ sessionId, refreshToken }: NonNullable<Opened["refresh"]>): string {
  return sessionId ?? createHash("sha256").update(refreshToken).digest("base64url");
}

/** What is left of the cookies of a session that was signed out: what a sign-out leaves. Nothing is told to the browser,
 * which may have signed in anew meanwhile. */
export async function withoutSignedOut(opened: Opened, signedOut: SessionDenylist): Promise<Opened> {
  const ids = sessionIdsOf(opened);
  if (ids.length === 0 || !(await signedOut.hasAny(ids))) return opened;
  const { visitor, wishlist, signIn } = opened;
  return { ...(visitor && { visitor }), ...(wishlist && { wishlist }), ...(signIn && { signIn }) };
}
