import { waitAtMost } from "../waiting.server";
import { RememberedFailureError } from "./errors.server";

/** The time that a page has for what fails: spent once it has waited in vain for the gateway or for content (ADR 0056). */
export interface TimeBudget {
  isSpent: boolean;
}

/** What takes this long to fail spends it. */
export const SLOW_MS = 1_000;
/** Milliseconds that whatever else a page asks for is waited for, once it is spent. */
export const SPENT_TIMEOUT_MS = 200;

/** Gives up early what was asked for, maybe by another page and a moment ago, where the page's time is spent. */
export function shortenIfSpent<T>({ isSpent }: TimeBudget, asked: Promise<T>): Promise<T> {
  return isSpent ? waitAtMost(SPENT_TIMEOUT_MS, asked, giveUp) : asked;
}

/** Asks, and spends the time where that is slow to fail. @param isAnswer which errors are answers and no failure */
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
