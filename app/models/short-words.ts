/**
 * Polish typography leaves no one-letter word at the end of a line: `w` stays with `koszyku`. A no-break space (U+00A0)
 * keeps each with the word or value after it.
 */
export function keepShortWords(text: string): string {
  return text.replace(SHORT_WORD, "\u00a0");
}

const SHORT_WORD = /(?<=(?:^|[\s(„])[aiouwz]) (?=\S)/gi;

/** Polish texts by namespace and key, with no-break spaces after one-letter words. */
export function keepTogether<T extends Readonly<Record<string, Readonly<Record<string, string>>>>>(texts: T): T {
  const namespaces = Object.entries(texts).map(([namespace, messages]) => [
    namespace,
    Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, keepShortWords(text)])),
  ]);
  return Object.fromEntries(namespaces) as T;
}
