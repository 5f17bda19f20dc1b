import { formatAddress } from "localized-address-format";
import type { Customer } from "~/models/customer";
import type { AddressValues } from "../address-form.server";
import { countryName } from "../address-form.server";
import type { RequestContext } from "../context.server";
import { examplePhoneNumber } from "../phone-number.server";
import { examplePostcode } from "../postcode.server";

/** An address form as it is shown. */
export interface AddressFormView {
  values: AddressValues;
  countries: { value: string; label: string }[];
  /** How the country of the form writes its addresses. */
  cityFirst: boolean;
  postcodeExample: string;
  phoneExample: string;
  phone: "required" | "optional" | "none";
}

/** @param values what stands in the fields; without a country the first one is chosen */
export function addressFormView(
  context: RequestContext,
  form: { values: AddressValues; countries: readonly string[]; phone?: AddressFormView["phone"] },
): AddressFormView {
  const countries = countryChoices(context, form.countries);
  const country = form.values.country ?? countries[0]?.value ?? context.site.country;
  return {
    values: { ...form.values, country },
    countries,
    cityFirst: isCityFirst(country),
    postcodeExample: examplePostcode(country),
    phoneExample: examplePhoneNumber(country),
    phone: form.phone ?? "none",
  };
}

/** Countries by name, the site's own first. */
function countryChoices(context: RequestContext, codes: readonly string[]): AddressFormView["countries"] {
  const { compare } = new Intl.Collator(context.locale);
  const own = context.site.country;
  return [...new Set(codes)]
    .map((value) => ({ value, label: countryName(context, value) }))
    .sort((a, b) => Number(b.value === own) - Number(a.value === own) || compare(a.label, b.label));
}

function isCityFirst(country: string): boolean {
  const lines = formatAddress({ postalCountry: country, postalCode: "Z", locality: "C" }).join(" ");
  return lines.indexOf("C") < lines.indexOf("Z");
}

/** What an empty form knows already. */
export function namesOf({ firstName, lastName }: Customer): AddressValues {
  return { firstName, lastName };
}
