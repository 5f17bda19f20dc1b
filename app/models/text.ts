/** A piece of an editor's longer text. */
export type TextPart = { kind: "paragraph"; text: string } | { kind: "list"; items: string[] };

/** Takes a plain text apart: empty lines part paragraphs, lines that start with `- ` are the items of a list. */
export function textParts(text: string): TextPart[] {
  return text.split(/\n\s*\n/).flatMap(partsOfPiece);
}

/** Within a piece, a broken line goes on where it left off. */
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

/** What was typed into a field of one line: line ends, control characters and rows of white space are one space each. */
export function oneLine(typed: string): string {
  return typed.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

/** Most characters of a search that are sent on. */
const MOST_SEARCHED = 100;

/** What was searched for, without control characters and repeated whitespace, cut to 100 characters and never within one. */
export function searchWords(typed: string): string {
  return typed
    .replace(/[\s\p{C}]+/gu, " ")
    .trim()
    .slice(0, MOST_SEARCHED)
    .replace(/\p{Surrogate}$/u, "")
    .trim();
}

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
