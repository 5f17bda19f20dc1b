import type { RequestContext } from "../context.server";
import { RememberedFailureError } from "./errors.server";
import { spendOnSlowFailure, type TimeBudget } from "./time-budget.server";

const PAUSE_SECONDS = 10;

/**
 * Makes a change that a page can do without. If it was slow to fail, other pages skip it for a while, so that not each
 * of them waits; quick failures delay nobody. Forms always make it. The breaker does not help: it sends every change,
 * and reads that are answered close it (ADR 0056).
 *
 * @param key the call, and the shopper or cart that it is for. Remembered by this instance only
 * @throws RememberedFailureError during the pause; otherwise as `ask` does
 */
export async function askUnlessPaused<T>(context: RequestContext, key: string, ask: () => Promise<T>): Promise<T> {
  if (context.changeLimitMs === null) return ask();
  const { slowFailures } = context.shop;
  // The message leaves out the key, which may contain a cart id.
  if (slowFailures.has(key)) throw new RememberedFailureError("It was slow to fail a moment ago");
  const own: TimeBudget = { isSpent: false };
  try {
    return await spendOnSlowFailure(own, ask);
  } finally {
    if (own.isSpent) slowFailures.remember(key, PAUSE_SECONDS);
  }
}
