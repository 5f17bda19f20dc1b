import { type AddressFormView, type CountryView, type AddressValues } from "#app/models/checkout-view.ts";
import { countryName } from "#app/i18n/i18n.server.ts";
import type { RequestContext } from "../context.server";
import { callingCode, examplePhoneNumber } from "./phone-number.server";
import { isCityFirst } from "./postcode.server";
import { examplePostcode } from "#app/models/countries.ts";

/** @param values contents of the fields; without a country the first one is selected */
export function addressFormView(
  context: RequestContext,
  form: { values: AddressValues; countries: readonly string[]; phone?: AddressFormView["phone"] },
): AddressFormView {
  const countries = countryChoices(context, form.countries);
  const country = form.values.country ?? countries[0]?.value ?? context.site.country;
  return {
    values: { ...form.values, country },
    countries,
    phone: form.phone ?? "none",
  };
}

/** Countries by name, the site's own first. */
function countryChoices(context: RequestContext, codes: readonly string[]): AddressFormView["countries"] {
  const { compare } = new Intl.Collator(context.locale);
  const own = context.site.country;
  return [...new Set(codes)]
    .map((value) => countryView(context, value))
    .sort((a, b) => Number(b.value === own) - Number(a.value === own) || compare(a.label, b.label));
}

function countryView(context: RequestContext, country: string): CountryView {
  return {
    value: country,
    label: countryName(context.locale, country),
    cityFirst: isCityFirst(country),
    postcode: examplePostcode(country),
    phone: examplePhoneNumber(country),
    callingCode: callingCode(country),
  };
}
