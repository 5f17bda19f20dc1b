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
