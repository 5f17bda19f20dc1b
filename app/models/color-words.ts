/**
 * A colour's name within a text: `robe longue, bleu ciel`. German keeps the capital: its colours are nouns there, as
 * `Salbei` and `Rost` are anyway.
 */
export function colorWithinText(color: string, locale: string): string {
  return locale.startsWith("de") ? color : color.toLocaleLowerCase(locale);
}
