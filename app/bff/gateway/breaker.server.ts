import type { Logger } from "../log.server";
import { waitAtMost } from "../waiting.server";
import { RememberedFailureError, ServiceUnavailableError } from "./errors.server";
import { SPENT_TIMEOUT_MS } from "./time-budget.server";

/** Number of reads in a row that fail before the breaker opens; more than one page makes. */
const MOST_FAILURES = 19;
/** While open, one read is sent in each such period, to see whether the area answers again. */
const PAUSE_MS = 1_000;

/**
 * Circuit breaker for an area of the gateway, such as `carts`: while the area does not answer, reads fail at once,
 * except for one a second, which its shopper waits for only briefly. Changes are always sent, since they are what a
 * shopper asked for.
 *
 * @throws RememberedFailureError at once while it is open; otherwise as `ask` does
 */
export type Breaker = <T>(area: string, isRead: boolean, ask: () => Promise<T>) => Promise<T>;

export function createBreaker(log: Logger): Breaker {
  /** The areas that fail, by name. */
  const failing = new Map<string, { failures: number; askedAt: number }>();

  function noteFailure(area: string): void {
    const failures = (failing.get(area)?.failures ?? 0) + 1;
    failing.set(area, { failures, askedAt: Date.now() });
    if (failures === MOST_FAILURES) log.error({ area }, "an area of the gateway fails, and is asked once in a while");
  }

  function noteAnswer(area: string): void {
    const { failures = 0 } = failing.get(area) ?? {};
    failing.delete(area);
    if (failures >= MOST_FAILURES) log.info({ area }, "an area of the gateway answers again");
  }

  async function send<T>(area: string, isRead: boolean, ask: () => Promise<T>): Promise<T> {
    try {
      const answer = await ask();
      noteAnswer(area);
      return answer;
    } catch (error) {
      if (!(error instanceof ServiceUnavailableError)) noteAnswer(area);
      else if (isRead) noteFailure(area);
      throw error;
    }
  }

  return async (area, isRead, ask) => {
    const state = failing.get(area);
    if (!isRead || !state || state.failures < MOST_FAILURES) return send(area, isRead, ask);
    const failure = () => Promise.reject(new RememberedFailureError(`${area} did not answer a moment ago`));
    // Absolute, since the clock may have been set back.
    if (Math.abs(Date.now() - state.askedAt) < PAUSE_MS) return failure();
    state.askedAt = Date.now();
    return waitAtMost(SPENT_TIMEOUT_MS, send(area, isRead, ask), failure);
  };
}
