/** Most characters of a search that are sent on. */
const MOST = 100;

/** What was searched for, without control characters and repeated whitespace, cut to 100 characters. */
export function searchWords(typed: string): string {
  return typed
    .replace(/[\s\p{C}]+/gu, " ")
    .trim()
    .slice(0, MOST)
    .trim();
}
