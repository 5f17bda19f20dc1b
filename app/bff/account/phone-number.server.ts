import {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js";
import examples from "libphonenumber-js/mobile/examples";
import { phoneCountry } from "#app/models/address-rules.ts";

export interface PhoneNumber {
  /** `+33612345678` */
  phoneNumber: string;
  /** 2-letter code of the numbering plan it belongs to. */
  phoneNumberCountry: string;
}

/**
 * Reads a phone number as people write it: with spaces, dots, brackets, `+33` or `0033`. Without a country code it
 * belongs to the address's country. Null for a number that no phone can have.
 */
export function parsePhoneNumber(text: string, addressCountry: string): PhoneNumber | null {
  const country = numberingPlan(addressCountry);
  const found = parsePhoneNumberFromString(text, country);
  if (!found?.isValid() || found.ext) return null;
  return { phoneNumber: found.number, phoneNumberCountry: found.country ?? country };
}

/** National format for a number of `readerCountry`, else international. Returned unchanged if it cannot be parsed. */
export function formatPhoneNumber(
  { phoneNumber, phoneNumberCountry }: { phoneNumber: string; phoneNumberCountry?: string },
  readerCountry: string,
): string {
  const country = numberingPlan(readerCountry);
  const found = parsePhoneNumberFromString(phoneNumber, numberingPlan(phoneNumberCountry ?? readerCountry));
  if (!found) return phoneNumber;
  return found.country === country ? found.formatNational() : found.formatInternational();
}

/** A stored number, if there is one, formatted for readers in a country: see `formatPhoneNumber`. */
export function phoneText(
  { phoneNumber, phoneNumberCountry }: { phoneNumber?: string; phoneNumberCountry?: string },
  readerCountry: string,
): string | undefined {
  return phoneNumber ? formatPhoneNumber({ phoneNumber, phoneNumberCountry }, readerCountry) : undefined;
}

/** An example of a mobile number as the country writes it, without line breaks: `06 12 34 56 78`. */
export function examplePhoneNumber(country: string): string {
  return getExampleNumber(numberingPlan(country), examples)?.formatNational().replaceAll(" ", "\u00a0") ?? "";
}

/** Country calling code with its plus sign: `+33`. */
export function callingCode(country: string): string {
  return `+${getCountryCallingCode(numberingPlan(country))}`;
}

function numberingPlan(addressCountry: string): CountryCode {
  const country = phoneCountry(null, addressCountry);
  return isSupportedCountry(country) ? country : "FR";
}
