/**
 * What React returns is thousands of pieces that the engine joins only when somebody reads them: here once, and not
 * again for every page that the text becomes a piece of.
 */
export function inOnePiece(text: string): string {
  return Buffer.from(text).toString();
}
