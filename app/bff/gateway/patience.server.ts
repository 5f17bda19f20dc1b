import { setTimeout as sleep } from "node:timers/promises";
import { RememberedFailureError } from "./errors.server";

/** Whether a page has waited in vain for the gateway or for content: then for nothing else for long (ADR 0056). */
export interface Patience {
  isOver: boolean;
}

/** What was so slow to fail has taken a page's time. */
export const SLOW_MS = 1_000;
/** Until something is given up whose page has waited in vain already. */
export const IMPATIENT_MS = 200;

/** What was asked for, maybe by another page and a moment ago; a page that has waited in vain waits for it no longer than that. */
export function unlessOver<T>({ isOver }: Patience, asked: Promise<T>): Promise<T> {
  return isOver ? Promise.race([asked, sleep(IMPATIENT_MS).then(giveUp)]) : asked;
}

/** What a page asks: where it is slow to fail, the page has waited in vain. Not for an error that is an answer. */
export async function untilSlowFailure<T>(
  patience: Patience,
  ask: () => Promise<T>,
  isAnswer: (error: unknown) => boolean = () => false,
): Promise<T> {
  const begun = Date.now();
  try {
    return await ask();
  } catch (error) {
    if (!isAnswer(error) && Date.now() - begun >= SLOW_MS) patience.isOver = true;
    throw error;
  }
}

function giveUp(): never {
  throw new RememberedFailureError("The page has waited in vain already");
}
