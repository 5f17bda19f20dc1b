import { groupsOfFour } from "./number-format";

/** Bank details: an IBAN is stored without spaces and shown in groups of four (S3, S5). */

/** `FR7630006000011234567890189` */
export function compactIban(typed: string): string {
  return typed.replace(/[\s.-]/g, "").toUpperCase();
}

/** `FR76 3000 6000 0112 3456 7890 189` */
export function formatIban(iban: string): string {
  return groupsOfFour(compactIban(iban));
}

/** `FR76 •••• •••• •••• •••• •••0 189`: shows only the country, the check digits and the last four characters. */
export function maskIban(formatted: string): string {
  const characters = [...formatted];
  let kept = 0;
  for (let index = characters.length - 1; index > 3; index -= 1) {
    if (characters[index] === " ") continue;
    kept += 1;
    if (kept > 4) characters[index] = "•";
  }
  return characters.join("");
}
