/** A part of an editor's longer text. */
export type TextPart = { kind: "paragraph"; text: string } | { kind: "list"; items: string[] };

/** Splits a plain text: empty lines separate paragraphs, lines that start with `- ` are list items. */
export function textParts(text: string): TextPart[] {
  return text.split(/\n\s*\n/).flatMap(partsOfPiece);
}

/** Without an empty line between them, lines continue the same paragraph. */
function partsOfPiece(piece: string): TextPart[] {
  const parts: TextPart[] = [];
  for (const line of piece.split("\n").map((each) => each.trim())) {
    if (!line) continue;
    const last = parts.at(-1);
    const item = line.startsWith("- ") ? line.slice(2).trim() : null;
    if (item !== null && last?.kind === "list") last.items.push(item);
    else if (item !== null) parts.push({ kind: "list", items: [item] });
    else if (last?.kind === "paragraph") last.text += ` ${line}`;
    else parts.push({ kind: "paragraph", text: line });
  }
  return parts;
}

/** Text of a one-line field: every run of line ends, control characters and white space becomes one space. */
export function oneLine(typed: string): string {
  return typed.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

/** Most characters of a search that are sent to the gateway. */
const MOST_SEARCHED = 100;

/**
 * The words of a search: control characters and runs of white space become one space; cut to 100 characters, without
 * half a surrogate pair at the end.
 */
export function searchWords(typed: string): string {
  return typed
    .replace(/[\s\p{C}]+/gu, " ")
    .trim()
    .slice(0, MOST_SEARCHED)
    .replace(/\p{Surrogate}$/u, "")
    .trim();
}

/** Lone surrogates, and control characters except tabs and line ends. */
const BROKEN = /\p{Surrogate}|(?![\t\n\r])\p{Cc}/gu;

/** Whether the contract allows a text in a request: it can be stored, printed and sent on anywhere. */
export function isWellFormedText(text: string): boolean {
  return text.search(BROKEN) < 0;
}

/**
 * Removes such characters from every text in a value, keys included: a shopper cannot see a zero byte that was pasted
 * along.
 */
export function toWellFormedTexts(value: unknown): unknown {
  if (typeof value === "string") return wholeText(value);
  if (Array.isArray(value)) return value.map(toWellFormedTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [wholeText(key), toWellFormedTexts(item)]));
}

function wholeText(text: string): string {
  return isWellFormedText(text) ? text : text.replace(BROKEN, "");
}
