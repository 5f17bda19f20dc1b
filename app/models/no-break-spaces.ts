import type { Language } from "./locale";

/**
 * Words that no line may end with: a number stays with what it counts (`30 jours`), and by Polish typography a word of
 * one letter with the next (`w koszyku`). A no-break space (U+00A0) keeps them together.
 */
export function withNoBreakSpaces(text: string, language: Language): string {
  const numbered = text.replace(AFTER_NUMBER, "\u00a0");
  return language === "pl" ? numbered.replace(SHORT_WORD, "\u00a0") : numbered;
}

const AFTER_NUMBER = /(?<=\d) (?=\p{L})/gu;
const SHORT_WORD = /(?<=(?:^|[\s(„])[aiouwz]) (?=\S)/gi;

/** A language's texts by namespace and key, with those no-break spaces. */
export function textsWithNoBreakSpaces<T extends Readonly<Record<string, Readonly<Record<string, string>>>>>(
  texts: T,
  language: Language,
): T {
  const namespaces = Object.entries(texts).map(([namespace, messages]) => [
    namespace,
    Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, withNoBreakSpaces(text, language)])),
  ]);
  return Object.fromEntries(namespaces) as T;
}
