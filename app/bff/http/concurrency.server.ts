import { bulkhead, BulkheadRejectedError } from "cockatiel";
import { ServiceUnavailableError } from "../gateway/errors.server";

/**
 * Runs work once fewer than the limit is under way.
 * @throws ServiceUnavailableError when too much waits already
 */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/** Enough to keep a processor busy while the gateway takes half a second for each call. */
const MOST_AT_WORK = 64;
/** Waiting takes little memory, but not none. */
const MOST_WAITING = 1_000;

/**
 * Limits how much work is under way at once. Without a limit, 1,500 requests that one browser sends on one connection,
 * 100 KB, are all under way together, and the process runs out of memory.
 */
export function createConcurrencyLimit(most = MOST_AT_WORK, mostWaiting = MOST_WAITING): ConcurrencyLimit {
  const policy = bulkhead(most, mostWaiting);
  return async (work) => {
    try {
      return await policy.execute(work);
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      throw new ServiceUnavailableError("Too many requests wait already", { cause: error });
    }
  };
}
