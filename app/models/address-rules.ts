import type { CartAddress, DeliveryAddress } from "./address";
import { phoneCountry } from "./phone";

/** How addresses change shape and are made ready to send (C3, C5). */

/** Most characters of a street line, counted as they are sent (C5). */
export const STREET_MAX = 50;

/** Capitals by Unicode's own rules, whatever the machine's language: `ß` becomes `SS`, `i` is never `İ`. */
function upperCase(text: string): string {
  return text.toUpperCase();
}

/** Characters of a street line as it is sent: `Straße` counts 7. */
export function streetLength(street: string): number {
  return upperCase(street).length;
}

/** A line that would be cut when it is sent: forms say so rather than let it happen. */
export function isStreetTooLong(street: string): boolean {
  return streetLength(street) > STREET_MAX;
}

/** The first 50 characters, a character of two code units never halved (C5). */
export function cutStreet(street: string): string {
  const isHalved = (street.codePointAt(STREET_MAX - 1) ?? 0) > 0xffff;
  return street.slice(0, isHalved ? STREET_MAX - 1 : STREET_MAX);
}

/** Countries that write the number before the street's name. */
const NUMBER_FIRST = new Set(["FR", "GB", "IE", "LU", "MC", "US", "CA", "AU", "NZ"]);

/** Where a country's addresses have the street number: 1 before, 2 after the street's name (C5). */
export function streetNumberPosition(country: string): 1 | 2 {
  return NUMBER_FIRST.has(country.toUpperCase()) ? 1 : 2;
}

/** One street line of name and number; position 2 puts the number after the name (C5). Either may be empty. */
export function streetLine({ name, number }: { name: string; number: string }, position: 1 | 2): string {
  const parts = position === 2 ? [name, number] : [number, name];
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(" ");
}

/** The names of a person in capitals: an address's, or those of the receiver of an HSP delivery (C5). */
export function upperCaseNames<T extends { firstName: string; lastName: string }>(person: T): T {
  return { ...person, firstName: upperCase(person.firstName), lastName: upperCase(person.lastName) };
}

function sentLine(line: string | undefined): string | undefined {
  return line === undefined ? undefined : cutStreet(upperCase(line));
}

/**
 * An address as billing and shipping are sent: names, lines, postcode, city and country in capitals, lines cut to 50
 * characters, and a phone number with its country (C5).
 */
export function addressToSend(address: CartAddress): CartAddress {
  const country = upperCase(address.country);
  return {
    ...upperCaseNames(address),
    address1: cutStreet(upperCase(address.address1)),
    address2: sentLine(address.address2),
    address3: sentLine(address.address3),
    address4: sentLine(address.address4),
    zipCode: upperCase(address.zipCode),
    city: upperCase(address.city),
    country,
    phoneNumberCountry: address.phone ? phoneCountry(address.phoneNumberCountry, country) : undefined,
  };
}

/** An address as customers have it: a delivery address, or a billing one with the customer's names. */
export type CustomerAddress = Omit<DeliveryAddress, "id" | "favorite"> & { id?: string };

/** From the customer's shape to the cart's (C3). */
export function toCartAddress(address: CustomerAddress): CartAddress {
  return {
    firstName: address.firstName,
    lastName: address.lastName,
    address1: address.line1,
    address2: address.line2,
    address3: address.line3,
    address4: address.line4,
    zipCode: address.zipCode,
    city: address.city,
    country: address.country,
    phone: address.phoneNumber,
    phoneNumberCountry: address.phoneNumberCountry && phoneCountry(address.phoneNumberCountry, address.country),
    addressQualityCode: address.quality,
    phoneQualityCode: address.phoneNumberQuality,
    vitrineAddressId: address.id,
  };
}

/** From the cart's shape to the customer's (C3). A delivery point's id stays behind: it is nobody's address. */
export function fromCartAddress(address: CartAddress): CustomerAddress {
  return {
    id: address.vitrineAddressId,
    firstName: address.firstName,
    lastName: address.lastName,
    line1: address.address1,
    line2: address.address2,
    line3: address.address3,
    line4: address.address4,
    zipCode: address.zipCode,
    city: address.city,
    country: address.country,
    quality: address.addressQualityCode,
    phoneNumber: address.phone,
    phoneNumberCountry: address.phoneNumberCountry,
    phoneNumberQuality: address.phoneQualityCode,
  };
}
