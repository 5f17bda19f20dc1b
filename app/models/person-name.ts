/** People's names, as they are shown and sent (S5). */

/** A letter that begins a word, or a part of one after a hyphen (S5), and not one after an apostrophe. */
const FIRST_LETTERS = /(^|[\s\u2010\u2011-])(\p{L})/gu;

function capital(letter: string): string {
  const [first = "", ...rest] = letter.toUpperCase();
  return first + rest.join("").toLowerCase();
}

/**
 * Writes a person's name the way it is shown: trimmed, lower case, the first letter of each word and of each part after
 * a hyphen a capital (S5): ` jean-PIERRE o'neil ` is `Jean-Pierre O'neil`. Empty stays empty.
 */
export function formatPersonName(name: string | null | undefined): string {
  return (name ?? "")
    .trim()
    .toLowerCase()
    .replace(FIRST_LETTERS, (_, before: string, letter: string) => before + capital(letter));
}

/** First and last name of a person, written so. */
export function formatNames({ firstName, lastName }: { firstName: string; lastName: string }) {
  return { firstName: formatPersonName(firstName), lastName: formatPersonName(lastName) };
}

/** Whether a text can be a person's name: at least one letter, and nothing but letters and what stands between them. */
export function isPersonName(text: string): boolean {
  return /\p{L}/u.test(text) && /^[\p{L}\p{M}\s.,'’‘`´·\u2010\u2011-]+$/u.test(text);
}
