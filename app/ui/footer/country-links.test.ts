import { describe, expect, it } from "vitest";
import type { SiteSelector } from "~/models/page";
import { countryLinks, ownCountry } from "./country-links";

const SELECTOR: SiteSelector = {
  uid: "selector",
  country_reference: [
    { country_name: "France", country_code: "fr-fr", country_language: "Français", display_flag: true },
    { country_name: "Suisse", country_code: "fr-ch", country_language: "Français", display_flag: true },
    { country_name: "United Kingdom", country_code: "en", country_language: "English", display_flag: true },
    { country_name: "Polska", country_code: "pl-PL", country_language: "Polski", display_flag: false },
    { country_name: "", country_code: "it-it" },
    { country_name: "Nowhere" },
  ],
};
const ALTERNATES = [
  { hrefLang: "fr-FR", href: "https://www.vitrine.fr/fr-fr/robes--plw1" },
  { hrefLang: "fr-CH", href: "https://www.vitrine.ch/fr-ch/robes--plw1" },
  { hrefLang: "en-GB", href: "https://www.vitrine.com/en/dresses--plw1" },
  { hrefLang: "pl-PL", href: "https://www.vitrine.pl/pl-pl/sukienki--plw1" },
];

describe("the country selector [SHELL-12]", () => {
  it("lists the other countries, each with the same page on its site", () => {
    expect(countryLinks(SELECTOR, ALTERNATES, "fr-fr")).toEqual([
      { name: "Suisse", language: "Français", country: "CH", ...ALTERNATES[1] },
      { name: "United Kingdom", language: "English", country: "GB", ...ALTERNATES[2] },
      { name: "Polska", language: "Polski", country: null, ...ALTERNATES[3] },
    ]);
  });

  it("takes the code 'en' for Great Britain's", () => {
    expect(countryLinks(SELECTOR, ALTERNATES, "en").map(({ name }) => name)).not.toContain("United Kingdom");
    expect(ownCountry(SELECTOR, "en")?.name).toBe("United Kingdom");
  });

  it("knows a country by any of its prefixes", () => {
    expect(ownCountry(SELECTOR, "fr")).toEqual({ name: "France", language: "français" });
    expect(ownCountry(SELECTOR, "en")?.language).toBe("English");
    expect(ownCountry(SELECTOR, "de")).toBeNull();
  });

  it("has no button where there is no other country to choose", () => {
    const alone = { ...SELECTOR, country_reference: SELECTOR.country_reference.slice(0, 1) };
    expect(ownCountry(alone, "fr-fr")).toBeNull();
    expect(countryLinks(alone, ALTERNATES, "fr-fr")).toEqual([]);
  });

  it("leaves out entries without name or code, and pages that another site does not have", () => {
    expect(countryLinks(SELECTOR, ALTERNATES.slice(0, 2), "fr-fr").map(({ name }) => name)).toEqual(["Suisse"]);
  });
});
