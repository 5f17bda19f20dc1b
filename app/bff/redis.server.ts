import { setImmediate as immediate } from "node:timers/promises";
import Redis from "iovalkey";
import type { Logger } from "./log.server";
import { waitAtMost } from "./waiting.server";

/** A page waits at most 50 ms for Redis; the remaining 10 ms are for a busy event loop. */
export const READ_MS = 40;
/** A connection without traffic for this long, while commands are pending, is dropped, and its commands fail. */
const SILENCE_MS = 500;

/**
 * Connects to Redis. Commands never wait for a connection: without one they fail at once, and so do pending ones when
 * the connection is lost.
 *
 * @param silenceMs a process that is busy for longer than this loses its connection too
 */
export function connect(url: string, silenceMs = SILENCE_MS): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    socketTimeout: silenceMs,
    keepAlive: 10_000,
    retryStrategy: (times) => Math.min(times * 100, 2_000),
  });
  // Without the database of the address the client would use the first one, which may be another environment's.
  redis.on("error", (err: unknown) => {
    if (isReplyError(err) && err.command?.name === "select") redis.disconnect(true);
  });
  return redis;
}

export type RedisHealth = ReturnType<typeof createRedisHealth>;

/** Tracks whether Redis is reachable; logs each change. */
export function createRedisHealth(log: Logger) {
  let isClosed = false;
  let isAlone: boolean | null = null;
  let isRefused = false;
  return {
    get alone() {
      return isAlone !== false || isClosed;
    },
    answered(this: void) {
      if (isAlone !== false && !isClosed) log.info("documents and purges are shared between instances");
      isAlone = false;
    },
    failed(this: void, err: unknown) {
      if (isAlone !== true && !isClosed)
        log.warn({ reason: reasonOf(err) }, "the second level does not answer; this instance goes on alone");
      isAlone = true;
    },
    kept(this: void) {
      isRefused = false;
    },
    /** Redis answers but does not store: it is full or read-only. Lost connections are logged by `failed`. */
    refused(this: void, err: unknown) {
      if (!isReplyError(err)) return;
      if (!isRefused) log.warn({ reason: reasonOf(err) }, "the second level takes no documents");
      isRefused = true;
    },
    close() {
      isClosed = true;
    },
  };
}

/** Only the message: errors of the client contain the command, such as AUTH with its password. */
function reasonOf(err: unknown): string {
  return err instanceof Error ? err.message : String(err);
}

/** An error that Redis replied, with the command that it is about. */
export function isReplyError(err: unknown): err is Error & { command?: { name: string } } {
  return err instanceof Error && err.name === "ReplyError";
}

/**
 * Rejects after `milliseconds`; the work is not cancelled. Once the time is over, what has arrived meanwhile is still
 * read (`setImmediate`): a process that was busy for so long would otherwise take Redis for gone.
 */
export function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<Awaited<T>> {
  return waitAtMost(milliseconds, work, async (): Promise<never> => {
    await immediate();
    throw new Error(`no answer within ${milliseconds} ms`);
  });
}
