import { isSupportedCountry, isValidPhoneNumber } from "libphonenumber-js";

/** OK for a telephone number that can exist in a country (ISO 3166 alpha-2), else KO. */
export function phoneQuality(phoneNumber: string, iso2: string): "OK" | "KO" {
  return isSupportedCountry(iso2) && isValidPhoneNumber(phoneNumber, iso2) ? "OK" : "KO";
}
