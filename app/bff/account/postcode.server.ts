import { countryName } from "#app/i18n/i18n.server.ts";
import { formatAddress } from "localized-address-format";
import type { CartAddress } from "#app/models/address.ts";
import { examplePostcode, postcodeEnd } from "#app/models/countries.ts";
import { deliveryPointName } from "#app/models/address-rules.ts";
import { formatPersonName } from "#app/models/person-name.ts";
import { formatPlaceText } from "#app/models/place-text.ts";
import type { RequestContext } from "../context.server";
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

/** Locale and country that the address is written for; a request's context has both. */
type Where = Pick<RequestContext, "locale"> & { site: Pick<RequestContext["site"], "country"> };

type PostalAddress = Pick<
  CartAddress,
  "firstName" | "lastName" | "address1" | "address2" | "address3" | "address4" | "zipCode" | "city" | "country"
>;

/**
 * An address as its country writes it, line by line; the country is named when it is not the site's own. Lines are sent
 * in capitals (C5), and shown as people write them; names are as the shop writes names (SITE-10).
 */
export function postalLines(address: PostalAddress, where: Where): string[] {
  return linesOf(formatPersonName(`${address.firstName} ${address.lastName}`), address, where);
}

/**
 * Where a parcel goes, line by line: an address, or a place that begins with its name and ends with who collects there.
 */
export function parcelLines(address: CartAddress, where: Where): string[] {
  const place = deliveryPointName(address);
  if (place === null) return postalLines(address, where);
  const { firstName, lastName } = address;
  const lines = linesOf(place, { ...address, address2: undefined }, where);
  return [...lines, formatPersonName(`${firstName} ${lastName}`)];
}

/** A postcode that no narrow column breaks: `SW3 4RY`, `00-950`. */
export function inOnePiece(zipCode: string): string {
  return zipCode.replaceAll(" ", "\u00a0").replaceAll("-", "-\u2060");
}

/** Country code that the library writes before postcodes; the post, people and this shop leave it out there. */
const UNUSED_MARK = /^(?:CH|FL|MC)-(?=\d)/;

function linesOf(
  name: string,
  { address1, address2, address3, address4, country, zipCode, city }: Omit<PostalAddress, "firstName" | "lastName">,
  where: Where,
): string[] {
  const lines = formatAddress({
    postalCountry: country,
    name,
    addressLines: [address1, address2, address3, address4].flatMap((line) =>
      line ? [formatPlaceText(line, country)] : [],
    ),
    postalCode: zipCode,
    locality: formatPlaceText(city, country),
  }).map((line) => line.replace(UNUSED_MARK, ""));
  return country === where.site.country ? lines : [...lines, countryName(where.locale, country)];
}
