import type { Logger } from "../log.server";
import { waitAtMost } from "../waiting.server";
import { RememberedFailureError, ServiceUnavailableError } from "./errors.server";
import { SPENT_TIMEOUT_MS } from "./time-budget.server";

/** Reads of an area that fail in a row until few more are sent; more than one page makes. */
const MOST_FAILURES = 19;
/** Time until one read is sent again to see whether the area answers again. */
const PAUSE_MS = 1_000;

/**
 * Stands between the shop and an area of the gateway, such as `carts`: while nothing in it is answered, reads fail at once
 * but for one a second, whose shopper waits for it for a moment. Changes are always sent, since they are what a shopper asked
 * for.
 *
 * @throws RememberedFailureError at once while it is open; otherwise as `ask` does
 */
export type Breaker = <T>(area: string, isRead: boolean, ask: () => Promise<T>) => Promise<T>;

export function createBreaker(log: Logger): Breaker {
  /** By area, of those that fail. */
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
    if (Date.now() - state.askedAt < PAUSE_MS) return failure();
    state.askedAt = Date.now();
    return waitAtMost(SPENT_TIMEOUT_MS, send(area, isRead, ask), failure);
  };
}
