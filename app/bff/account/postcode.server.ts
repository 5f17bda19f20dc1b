import { formatAddress } from "localized-address-format";
import { examplePostcode, postcodeEnd } from "#app/models/countries.ts";
import validator from "validator";

/** Countries that use a neighbour's postcodes. */
const CODES_OF: Record<string, string> = { SM: "IT", VA: "IT" };

/**
 * The postcode as it is sent, or null when it is none of the country's. Tolerates what people add or leave out: spaces,
 * a country's letter (`F-75003`), a hyphen (`00950`). Countries that the library does not know take any short text.
 */
export function parsePostcode(text: string, country: string): string | null {
  const typed = text.trim().toUpperCase();
  const locale = validator.isPostalCodeLocales.find((known) => known === (CODES_OF[country] ?? country));
  if (!locale) return typed.length > 0 && typed.length <= 16 ? typed : null;
  return spellings(typed, country).find((code) => validator.isPostalCode(code, locale)) ?? null;
}

function spellings(typed: string, country: string): string[] {
  const bare = typed.replace(/[\s-]/g, "");
  const digits = bare.replace(/^[A-Z]{1,2}(?=\d)/, "");
  const end = postcodeEnd(country);
  if (end === null) return [typed, bare, digits];
  // Where the country's own codes begin with a letter, the letter is kept.
  const code = /^\d/.test(examplePostcode(country)) ? digits : bare;
  const at = code.length - end.slice(1).length;
  return [`${code.slice(0, at)}${end.charAt(0)}${code.slice(at)}`];
}

/** Whether a country writes the town before its postcode, as Britain and Ireland do. */
export function isCityFirst(country: string): boolean {
  // Postcode and town of no real address: only their order in the formatted address is read.
  const lines = formatAddress({ postalCountry: country, postalCode: "0", locality: "?" }).join(" ");
  return lines.indexOf("?") < lines.indexOf("0");
}

/** A postcode that no narrow column breaks: `SW3 4RY`, `00-950`. */
export function inOnePiece(zipCode: string): string {
  return zipCode.replaceAll(" ", "\u00a0").replaceAll("-", "-\u2060");
}
