import { waitAtMost } from "../waiting.server";
import { RememberedFailureError } from "./errors.server";

/**
 * Whether a page has used up its time for failing calls: spent once it has waited in vain for the gateway or the
 * content service (ADR 0056).
 */
export interface TimeBudget {
  isSpent: boolean;
}

/** A call that takes this long to fail spends the budget. */
export const SLOW_MS = 1_000;
/** Time limit, in milliseconds, for the page's further calls once the budget is spent. */
export const SPENT_TIMEOUT_MS = 200;

/** Waits for a call, which another page may have begun, but only briefly if this page's budget is spent. */
export function shortenIfSpent<T>({ isSpent }: TimeBudget, asked: Promise<T>): Promise<T> {
  return isSpent ? waitAtMost(SPENT_TIMEOUT_MS, asked, giveUp) : asked;
}

/** Makes a call, and spends the budget if it is slow to fail. @param isAnswer which errors do not count as failures */
export async function spendOnSlowFailure<T>(
  timeBudget: TimeBudget,
  ask: () => Promise<T>,
  isAnswer: (error: unknown) => boolean = () => false,
): Promise<T> {
  const begun = Date.now();
  try {
    return await ask();
  } catch (error) {
    if (!isAnswer(error) && Date.now() - begun >= SLOW_MS) timeBudget.isSpent = true;
    throw error;
  }
}

function giveUp(): never {
  throw new RememberedFailureError("The page has waited in vain already");
}
