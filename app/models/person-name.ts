/** People's names, as they are shown and sent (S5). */

/** First letter of a word, or of a part after a hyphen (S5), but not after an apostrophe. */
const FIRST_LETTERS = /(^|[\s\u2010\u2011-])(\p{L})/gu;

function capital(letter: string): string {
  const [first = "", ...rest] = letter.toUpperCase();
  return first + rest.join("").toLowerCase();
}

/**
 * Formats a person's name: trimmed, in lower case, with a capital for each word and each part after a hyphen (S5): `
 * jean-PIERRE o'neil ` becomes `Jean-Pierre O'neil`. Empty stays empty.
 */
export function formatPersonName(name: string | null | undefined): string {
  return (name ?? "")
    .trim()
    .toLowerCase()
    .replace(FIRST_LETTERS, (_, before: string, letter: string) => before + capital(letter));
}

/** First and last name of a person, formatted. */
export function formatNames({ firstName, lastName }: { firstName: string; lastName: string }) {
  return { firstName: formatPersonName(firstName), lastName: formatPersonName(lastName) };
}

/**
 * Whether a text can be a person's name: at least one letter, and otherwise only letters and characters that join them.
 */
export function isPersonName(text: string): boolean {
  return /\p{L}/u.test(text) && /^[\p{L}\p{M}\s.,'’‘`´·\u2010\u2011-]+$/u.test(text);
}
