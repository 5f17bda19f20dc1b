import { createContext, Script } from "node:vm";
import { ContentError } from "./errors";

/** Milliseconds that a text may take. Words and addresses take microseconds; some patterns would take a day. */
const TIMEOUT = 250;

const room: { pattern?: RegExp; text?: string } = createContext({});
const matching = new Script("pattern.test(text)");

/** Whether a stranger's pattern fits a text. A ContentError (422) when it does not say so in time: nobody else is answered
 * as long as an expression looks for a match. */
export function fits(pattern: RegExp, text: string): boolean {
  Object.assign(room, { pattern, text });
  try {
    return matching.runInContext(room, { timeout: TIMEOUT }) === true;
  } catch {
    throw new ContentError(422, 141, "The pattern takes too long.", { query: ["has a $regex that takes too long."] });
  }
}
