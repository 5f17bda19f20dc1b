import { createHash } from "node:crypto";
import type Redis from "iovalkey";
import { connect, isReplyError, READ_MS, withTimeout } from "./redis.server";

/**
 * What instances tell each other of sessions, tries and events, through Redis (ADR 0055). While it is slow, failing or gone each
 * instance goes on alone.
 */
export interface SharedState {
  redis: Redis;
  /**
   * What Redis answers; `alone` where it does not within `waitMs` milliseconds, or will not. Never fails. A command that was
   * given up may still be carried out.
   */
  ask<T, A>(command: (redis: Redis) => Promise<T>, alone: A, waitMs?: number): Promise<T | A>;
  close(): void;
}

/** For so long pages do not ask again what was not answered; a refresh does. */
const PAUSE_MS = 1_000;
/** Answers are waited for by `ask`, for less long: to lose the connection for a busy moment would end sessions. */
const SILENCE_MS = 5_000;

export function connectSharedState(url: string): SharedState {
  const redis = connect(url, SILENCE_MS);
  // Said once, by the second level that is kept there too.
  redis.on("error", () => {});
  let silentUntil = 0;
  return {
    redis,
    async ask(command, alone, waitMs = READ_MS) {
      if (redis.status !== "ready" || (waitMs === READ_MS && Date.now() < silentUntil)) return alone;
      try {
        return await withTimeout(waitMs, command(redis));
      } catch (error) {
        if (!isReplyError(error)) silentUntil = Date.now() + PAUSE_MS;
        return alone;
      }
    },
    close: () => redis.disconnect(),
  };
}

/** Names of shoppers, sessions and addresses never stand in Redis themselves. */
export function sharedKey(kind: string, name: string): string {
  return `vitrine:${kind}:${createHash("sha256").update(name).digest("base64url")}`;
}
