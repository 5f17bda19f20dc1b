import { alpha2Of } from "./country-codes";
import type { ShippingMethodKey } from "./shipping";
import type { DomainParams } from "./site";

/** Phone rules that need no numbering plan: whether a number is valid is for the server's library to say. */

/**
 * Country of a phone number as it is sent (S5, C5): 2-letter codes as given, 3-letter ones turned into them; without a
 * usable one the country of the address, else FR.
 */
export function phoneCountry(given: string | null | undefined, addressCountry?: string | null): string {
  return asAlpha2(given) ?? asAlpha2(addressCountry) ?? "FR";
}

function asAlpha2(code: string | null | undefined): string | null {
  if (code?.length === 2) return code;
  return code?.length === 3 ? alpha2Of(code) : null;
}

/** Whether the domain asks for a phone number with a shipping method (S3). */
export function isPhoneAsked(
  method: ShippingMethodKey,
  { phoneNumberByShippingMethod }: Pick<DomainParams, "phoneNumberByShippingMethod">,
): boolean {
  return phoneNumberByShippingMethod.includes(method);
}
