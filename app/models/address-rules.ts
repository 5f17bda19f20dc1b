import countries from "i18n-iso-countries/index.js";
import type { BillingAddress, CartAddress, DeliveryAddress } from "./address";
import { formatNames } from "./person-name";
import { formatPlaceText } from "./place-text";
import { cutStreet } from "./street";

/**
 * How addresses are converted and prepared for sending (C3, C5). Only for the server: forms in the browser use
 * `street.ts`.
 */

/** Capitals by Unicode's own rules, whatever the machine's locale: `ß` becomes `SS`, `i` never becomes `İ`. */
function upperCase(text: string): string {
  return text.toUpperCase();
}

/** A person's names in capitals: in an address, or of the receiver of an HSP delivery (C5). */
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

/** Where a country writes the house number: 1 before the street's name, 2 after it (C5). */
export function streetNumberPosition(country: string): 1 | 2 {
  return NUMBER_FIRST.has(country) ? 1 : 2;
}

const NUMBER_FIRST: ReadonlySet<string> = new Set(["FR", "GB", "IE", "LU", "MC"]);

/** Countries that put a comma between the street and a house number that follows it. */
const NUMBER_AFTER_COMMA: ReadonlySet<string> = new Set(["ES", "AD", "PT", "IT", "SM", "VA"]);

/** Street and house number in that country's order (C5). */
export function streetLine(
  { street, streetNumber }: { street: string; streetNumber?: string },
  country: string,
): string {
  if (!streetNumber) return street;
  if (streetNumberPosition(country) === 1) return `${streetNumber} ${street}`;
  return `${street}${NUMBER_AFTER_COMMA.has(country) ? "," : ""} ${streetNumber}`;
}

/** Name of the shop, pickup point or locker of an address; null for a person's address. */
export function deliveryPointName({ deliveryPointIdV2, address2, country }: CartAddress): string | null {
  return deliveryPointIdV2 === undefined || !address2 ? null : formatPlaceText(address2, country);
}

/** Same place and same person, however it is spelt. */
export function isSameAddress(address: CartAddress, other: CartAddress): boolean {
  return postalKey(address) === postalKey(other);
}

/**
 * What is known of an address' quality, for what was typed over it: nothing once it is another place (S7).
 *
 * @param known null for a new address
 */
export function keptQuality(known: BillingAddress | null, typed: Omit<BillingAddress, "quality">): string | undefined {
  const nameless = { firstName: "", lastName: "" };
  const isSame =
    known !== null && isSameAddress(toCartAddress({ ...known, ...nameless }), toCartAddress({ ...typed, ...nameless }));
  return isSame ? known.quality : undefined;
}

function postalKey(address: CartAddress): string {
  return JSON.stringify(postalFields(addressToSend(address)));
}

/** Fields of a cart's address that say neither who lives there nor where. */
type OtherField =
  | "phone"
  | "phoneNumberCountry"
  | "addressQualityCode"
  | "phoneQualityCode"
  | "vitrineAddressId"
  | "deliveryPointIdV2";

/** All others; a new one does not compile until it is in one of the two. */
const POSTAL: Readonly<Record<Exclude<keyof CartAddress, OtherField>, true>> = {
  firstName: true,
  lastName: true,
  address1: true,
  address2: true,
  address3: true,
  address4: true,
  zipCode: true,
  city: true,
  country: true,
};
const POSTAL_FIELDS = Object.keys(POSTAL) as (keyof typeof POSTAL)[];

/** Person and place of an address, "" for each line that it does not have. */
export function postalFields(address: CartAddress): string[] {
  return POSTAL_FIELDS.map((field) => address[field] ?? "");
}

/** An address with each of its fields, also the optional ones: a conversion that forgets one does not compile. */
type EveryField<T> = { [Field in keyof Required<T>]: T[Field] };

/** An address in the account's shape: a delivery address, or a billing one with the customer's names. */
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
  } satisfies EveryField<Omit<CartAddress, "deliveryPointIdV2">>;
}

/** A billing address without the person's names, as the account keeps it (S3). */
export function withoutNames({ line1, line2, line3, line4, zipCode, city, country }: Omit<BillingAddress, "quality">) {
  return { line1, line2, line3, line4, zipCode, city, country } satisfies EveryField<Omit<BillingAddress, "quality">>;
}

/**
 * From the cart's shape to the customer's (C3). Leaves out a delivery point's id, which belongs to no customer's
 * address.
 */
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
  } satisfies EveryField<CustomerAddress>;
}

/** The cart's address for a form or the address book: as a person writes it, not in the cart's capitals (C5). */
export function writtenAddress(address: CartAddress): CustomerAddress {
  const written = (line: string | undefined) => line && formatPlaceText(line, address.country);
  return {
    ...fromCartAddress(address),
    ...formatNames(address),
    line1: formatPlaceText(address.address1, address.country),
    line2: written(address.address2),
    line3: written(address.address3),
    line4: written(address.address4),
    city: formatPlaceText(address.city, address.country),
  };
}

/**
 * Country of a phone number as it is sent (S5, C5): 2-letter codes as given, 3-letter ones turned into them; without a
 * usable one the country of the address, else FR.
 */
export function phoneCountry(given: string | null | undefined, addressCountry?: string | null): string {
  return asAlpha2(given) ?? asAlpha2(addressCountry) ?? "FR";
}

function asAlpha2(code: string | null | undefined): string | null {
  if (code?.length === 2) return code;
  return code?.length === 3 ? (countries.alpha3ToAlpha2(code.toUpperCase()) ?? null) : null;
}
