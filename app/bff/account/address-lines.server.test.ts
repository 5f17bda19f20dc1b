import { describe, expect, it } from "vitest";
import type { CartAddress } from "#app/models/address.ts";
import { postalFields } from "#app/models/address-rules.ts";
import { parcelLines, postalLines } from "./address-lines.server";

describe("an address that came in capitals", () => {
  const SENT = {
    firstName: "ANAÏS",
    lastName: "LE GOFF",
    address1: "44 RUE SAINT-JACQUES",
    address2: "TABAC PRESSE DE LA GARE",
    zipCode: "75011",
    city: "PARIS",
    country: "FR",
  };
  const french = { site: { country: "FR" }, locale: "fr-FR" } as const;

  it("of a place is its name first, as in the list, and last who collects", () => {
    expect(parcelLines({ ...SENT, address3: "BÂT. B", deliveryPointIdV2: "500001" }, french)).toEqual([
      "Tabac Presse de la Gare",
      "44 rue Saint-Jacques",
      "Bât. B",
      "75011 Paris",
      "Anaïs Le Goff",
    ]);
  });

  it("of a person is written as people of its country do, and not as those of the site's", () => {
    expect(parcelLines({ ...SENT, address2: "BÂT. B" }, french)).toEqual([
      "Anaïs Le Goff",
      "44 rue Saint-Jacques",
      "Bât. B",
      "75011 Paris",
    ]);
    const abroad = {
      ...SENT,
      address1: "UL. MARSZAŁKOWSKA 10",
      address2: undefined,
      zipCode: "00-001",
      city: "WARSZAWA",
    };
    expect(postalLines({ ...abroad, country: "PL" }, french)).toEqual([
      "Anaïs Le Goff",
      "ul. Marszałkowska 10",
      "00-001 Warszawa",
      "Pologne",
    ]);
  });

  it.each([
    ["CH", "1204", "GENÈVE", "1204 Genève"],
    ["LI", "9490", "VADUZ", "9490 Vaduz"],
    ["MC", "98000", "MONACO", "98000 Monaco"],
    ["LU", "1111", "LUXEMBOURG", "L-1111 Luxembourg"],
  ] as const)("in %s has the postcode as its stores' addresses have it", (country, zipCode, city, line) => {
    const address = { ...SENT, address2: undefined, zipCode, city, country };
    expect(postalLines(address, { site: { country: "CH" }, locale: "fr-CH" })).toContain(line);
  });

  it("shows every part of it", () => {
    const every: Required<CartAddress> = {
      ...SENT,
      address2: "TWO",
      address3: "THREE",
      address4: "FOUR",
      phone: "+33 1",
      phoneNumberCountry: "FR",
      addressQualityCode: "A1",
      phoneQualityCode: "P1",
      vitrineAddressId: "addr-1",
      deliveryPointIdV2: "500001",
    };
    // Without the country, which is named in words and only abroad.
    const parts = postalFields({ ...every, country: "" }).filter(Boolean);
    const shown = [...postalLines(every, french), ...parcelLines(every, french)].join("\n").toUpperCase();
    expect(parts.filter((part) => !shown.includes(part))).toEqual([]);
    expect(postalLines({ ...every, country: "CH" }, french)).toContain("Suisse");
  });
});
