import { formatAddress } from "localized-address-format";
import type { CartAddress } from "~/models/address";
import type { Country, LocaleTag } from "~/models/locale";

type PostalAddress = Pick<
  CartAddress,
  "firstName" | "lastName" | "address1" | "address2" | "address3" | "address4" | "zipCode" | "city" | "country"
>;

/** An address as its country writes it, line by line; the country is named when it is not the site's own. */
export function postalLines(address: PostalAddress, site: { country: Country; locale: LocaleTag }): string[] {
  const { address1, address2, address3, address4, country } = address;
  const lines = formatAddress({
    postalCountry: country,
    name: `${address.firstName} ${address.lastName}`.trim(),
    addressLines: [address1, address2, address3, address4].filter((line): line is string => Boolean(line)),
    postalCode: address.zipCode,
    locality: address.city,
  });
  if (country === site.country) return lines;
  return [...lines, new Intl.DisplayNames(site.locale, { type: "region" }).of(country) ?? country];
}
