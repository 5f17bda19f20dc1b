/** French counts from the second day: `mercredi 1er novembre`. Intl writes `1 novembre`, which nobody does. */
export function withFirstOfMonth(text: string, locale: string): string {
  return locale.startsWith("fr") ? text.replace(/(?<!\p{N})1(?=\s(\p{L}|–))/gu, "1er") : text;
}
