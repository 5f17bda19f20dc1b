import type { RequestContext } from "../context.server";
import { RememberedFailureError } from "./errors.server";
import { spendOnSlowFailure, type TimeBudget } from "./time-budget.server";

const PAUSE_SECONDS = 10;

/**
 * Asks for something that a page does on its way and can go without. What was slow to fail is not asked for again by pages
 * for a while, or each of them would wait; what fails quickly keeps nobody waiting. Forms always ask.
 *
 * @param key what it is, and of whom; known to this instance alone: another one waits once more
 * @throws RememberedFailureError during the pause; otherwise as `ask` does
 */
export async function askUnlessPaused<T>(context: RequestContext, key: string, ask: () => Promise<T>): Promise<T> {
  if (context.changeLimitMs === null) return ask();
  const { slowFailures } = context.shop;
  // Without the key, which may be a cart's.
  if (slowFailures.has(key)) throw new RememberedFailureError("It was slow to fail a moment ago");
  const own: TimeBudget = { isSpent: false };
  try {
    return await spendOnSlowFailure(own, ask);
  } finally {
    if (own.isSpent) slowFailures.remember(key, PAUSE_SECONDS);
  }
}
