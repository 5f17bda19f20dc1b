import type { Logger } from "../log.server";
import { RememberedFailureError, ServiceUnavailableError } from "./errors.server";

/** Reads of an area that fail in a row until no more are sent; more than one page makes. */
const MOST_FAILURES = 15;
/** Time until one read is sent again to see whether it is well. Nobody waits for that one. */
const PAUSE_MS = 2_000;
/** What failed longer ago, as nobody has come since, is waited for again. */
const FORGOTTEN_MS = 30_000;

/**
 * Stands between the shop and an area of the gateway, such as `carts`: while nothing in it is answered, reads fail at once,
 * and one every two seconds is sent all the same, beside whoever asked. Changes are always sent and waited for, since they
 * are what a shopper asked for.
 *
 * @throws RememberedFailureError at once while it is open; otherwise as `ask` does
 */
export type Breaker = <T>(area: string, isRead: boolean, ask: () => Promise<T>) => Promise<T>;

export function createBreaker(log: Logger): Breaker {
  /** By area, of those that fail. */
  const failing = new Map<string, { failures: number; failedAt: number; triedAt: number }>();

  function noteFailure(area: string): void {
    const failures = (failing.get(area)?.failures ?? 0) + 1;
    failing.set(area, { failures, failedAt: Date.now(), triedAt: Date.now() });
    if (failures === MOST_FAILURES) log.error({ area }, "an area of the gateway fails, and is asked once in a while");
  }

  function noteAnswer(area: string): void {
    const { failures = 0 } = failing.get(area) ?? {};
    failing.delete(area);
    if (failures >= MOST_FAILURES) log.info({ area }, "an area of the gateway answers again");
  }

  return async (area, isRead, ask) => {
    const attempt = async () => {
      try {
        const answer = await ask();
        noteAnswer(area);
        return answer;
      } catch (error) {
        if (!(error instanceof ServiceUnavailableError)) noteAnswer(area);
        else if (isRead) noteFailure(area);
        throw error;
      }
    };
    const state = failing.get(area);
    const now = Date.now();
    if (!isRead || !state || state.failures < MOST_FAILURES || now - state.failedAt > FORGOTTEN_MS) return attempt();
    if (now - state.triedAt >= PAUSE_MS) {
      state.triedAt = now;
      attempt().catch(() => {});
    }
    throw new RememberedFailureError(`${area} did not answer a moment ago`);
  };
}
