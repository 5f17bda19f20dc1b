import Redis from "iovalkey";
import type { Logger } from "./log.server";

/** A page waits 50 ms for an answer at most; what is left is for a busy event loop. */
export const READ_MS = 40;
/** A connection in which nothing moves for so long is dropped, and what waits in it. */
const SILENCE_MS = 500;

/**
 * Nothing waits for a connection: what cannot be sent now fails now, and what is on its way in a lost one too.
 *
 * @param silenceMs a process that is busy for longer than that loses its connection too
 */
export function connect(url: string, silenceMs = SILENCE_MS): Redis {
  return new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    socketTimeout: silenceMs,
    keepAlive: 10_000,
    retryStrategy: (times) => Math.min(times * 100, 2_000),
  });
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
    /** It answers, and takes nothing: it is full, or only for reading. A lost connection is said elsewhere. */
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

/** Not the whole of it: the client's errors carry the command, such as AUTH with its password. */
function reasonOf(err: unknown): string {
  return err instanceof Error ? err.message : String(err);
}

export function isReplyError(err: unknown): boolean {
  return err instanceof Error && err.name === "ReplyError";
}

/** Rejects after `milliseconds`; the work is not cancelled. */
export function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`no answer within ${milliseconds} ms`));
    const timer = setTimeout(() => setImmediate(late), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
