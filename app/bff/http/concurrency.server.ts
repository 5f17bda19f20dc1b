import { ServiceUnavailableError } from "../gateway/errors.server";

/** More requests wait than the process may keep in memory. */
export class OverloadError extends ServiceUnavailableError {
  override name = "OverloadError";
}

/** Runs work once fewer than the limit is under way; rejects with an OverloadError if too much waits already. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/** Enough to keep a processor busy while the gateway takes half a second for each call. */
const MOST_AT_WORK = 64;
/** Waiting takes little memory, but not none. */
const MOST_WAITING = 1_000;

/**
 * Limits how much work is under way at once; the rest waits for its turn. Without a limit, 1,500 requests that one
 * browser sends on one connection, 100 KB, would all be under way together and the process would run out of memory.
 */
export function createConcurrencyLimit(most = MOST_AT_WORK, mostWaiting = MOST_WAITING): ConcurrencyLimit {
  let atWork = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (atWork < most) atWork += 1;
    else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new OverloadError("Too many requests wait already");
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next one takes this place over.
      if (next) next();
      else atWork -= 1;
    }
  };
}
