/**
 * Polish leaves no word of one letter alone at a line's end: `w koszyku`, not `w` and `koszyku` below. A no-break space
 * (U+00A0) keeps each with the word or value after it.
 */
export function keepShortWords(text: string): string {
  return text.replace(SHORT_WORD, "\u00a0");
}

const SHORT_WORD = /(?<=(?:^|[\s(„])[aiouwz]) (?=\S)/gi;
