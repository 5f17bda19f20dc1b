/** Halves of a character, and characters to control a machine with; tabs and line ends belong to texts. */
const BROKEN = /\p{Surrogate}|(?![\t\n\r])\p{Cc}/gu;

/** Text as the contract allows it in a request: it can be kept, printed and sent on anywhere. */
export function isWellFormedText(text: string): boolean {
  return text.search(BROKEN) < 0;
}

/** A value with every text in it made whole, names of fields too: a zero byte that somebody pasted is nobody's mistake to mend. */
export function toWellFormedTexts(value: unknown): unknown {
  if (typeof value === "string") return wholeText(value);
  if (Array.isArray(value)) return value.map(toWellFormedTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [wholeText(key), toWellFormedTexts(item)]));
}

function wholeText(text: string): string {
  return isWellFormedText(text) ? text : text.replace(BROKEN, "");
}
