import { countryName } from "#app/i18n/i18n.server.ts";
import { formatAddress } from "localized-address-format";
import type { CartAddress } from "#app/models/address.ts";
import { deliveryPointName } from "#app/models/address-rules.ts";
import { formatPersonName } from "#app/models/person-name.ts";
import { formatPlaceText } from "#app/models/place-text.ts";
import type { RequestContext } from "../context.server";

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
