import { describe, expect, it } from "vitest";
import type { SiteSelector } from "~/models/page";
import { otherCountries, ownCountry } from "./country-links";

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
const ORIGINS = {
  FR: "https://vitrine.fr",
  CH: "https://vitrine.ch",
  GB: "https://vitrine.com",
  PL: "https://vitrine.pl",
};

describe("the country selector [SHELL-12]", () => {
  it("lists the other countries, each with where its pages are", () => {
    expect(otherCountries(SELECTOR, ORIGINS, "fr-fr")).toEqual([
      { name: "Suisse", language: "Français", flag: true, prefix: "fr-ch", origin: "https://vitrine.ch" },
      { name: "United Kingdom", language: "English", flag: true, prefix: "en", origin: "https://vitrine.com" },
      { name: "Polska", language: "Polski", flag: false, prefix: "pl-pl", origin: "https://vitrine.pl" },
    ]);
  });

  it("takes the code 'en' for Great Britain's", () => {
    expect(otherCountries(SELECTOR, ORIGINS, "en").map(({ name }) => name)).not.toContain("United Kingdom");
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
    expect(otherCountries(alone, ORIGINS, "fr-fr")).toEqual([]);
  });

  it("leaves out entries without name or code, and countries without a site", () => {
    const { CH } = ORIGINS;
    expect(otherCountries(SELECTOR, { CH }, "fr-fr").map(({ name }) => name)).toEqual(["Suisse"]);
  });
});
