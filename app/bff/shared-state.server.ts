import { hash } from "node:crypto";
import type Redis from "iovalkey";
import { connect, isReplyError, READ_MS, withTimeout } from "./redis.server";

/**
 * What instances share about sessions, tries and events through Redis (ADR 0055). While Redis is slow, failing or
 * unreachable, each instance works on its own.
 */
export interface SharedState {
  redis: Redis;
  /**
   * Runs a command. Gives Redis's answer, or `alone` if it does not answer within `waitMs` milliseconds or refuses.
   * Never rejects. A command that was given up may still be carried out.
   */
  ask<T, A>(command: (redis: Redis) => Promise<T>, alone: A, waitMs?: number): Promise<T | A>;
  close(): void;
}

/** After an unanswered command, pages do not ask Redis for this long. A refresh of tokens, which waits longer, does. */
const PAUSE_MS = 1_000;
/** Long, since `ask` has its own, shorter limit: losing the connection in a busy moment would end sessions. */
const SILENCE_MS = 5_000;

export function connectSharedState(url: string): SharedState {
  const redis = connect(url, SILENCE_MS);
  // The second level, which uses the same Redis, logs connection errors.
  redis.on("error", () => {});
  let silentUntil = 0;
  return {
    redis,
    async ask(command, alone, waitMs = READ_MS) {
      if (redis.status !== "ready" || (waitMs === READ_MS && performance.now() < silentUntil)) return alone;
      try {
        return await withTimeout(waitMs, command(redis));
      } catch (error) {
        if (!isReplyError(error)) silentUntil = performance.now() + PAUSE_MS;
        return alone;
      }
    },
    close: () => redis.disconnect(),
  };
}

/** Hashes the name, so that Redis never holds ids of shoppers or sessions, nor addresses. */
export function sharedKey(kind: string, name: string): string {
  return `vitrine:${kind}:${hash("sha256", name, "base64url")}`;
}
