/** A word of the catalogue and how many products have it. */
export interface KnownWord {
  word: string;
  products: number;
}

/** Shorter words have too many neighbours to guess from. */
const SHORTEST = 4;
const LONG = 7;

/**
 * The word that somebody meant who wrote one that begins none: one slip away, two in a long word; of equals the one
 * that most products have. Null when there is none, or the word is right.
 */
export function meantWord(word: string, known: readonly KnownWord[]): string | null {
  if (word.length < SHORTEST || /\d/.test(word) || known.some((each) => each.word.startsWith(word))) return null;
  const most = word.length < LONG ? 1 : 2;
  let best: { slips: number; found: KnownWord } | null = null;
  for (const found of known) {
    if (found.word.length < SHORTEST || Math.abs(found.word.length - word.length) > most) continue;
    const slips = slipsBetween(word, found.word);
    if (slips > most || (best && slips > best.slips)) continue;
    if (!best || slips < best.slips || found.products > best.found.products) best = { slips, found };
  }
  return best?.found.word ?? null;
}

/** Letters left out, put in, changed or swapped with their neighbour between two words. */
export function slipsBetween(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const slips = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity,
      );
      next.push(slips);
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
