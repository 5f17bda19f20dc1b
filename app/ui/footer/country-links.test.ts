import { describe, expect, it } from "vitest";
import type { SiteSelector } from "#app/models/page.ts";
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
  // Its entry has no name.
  IT: "https://vitrine.it",
};

const FLAGS = { FR: "/flags/fr.webp", CH: "/flags/ch.webp", PL: "/flags/pl.webp" };
const SITES = { origins: ORIGINS, flags: FLAGS };

describe("the country selector [SHELL-12]", () => {
  it("lists the other countries, each with where its pages are, and its flag unless it has none or content wants a pin", () => {
    expect(otherCountries(SELECTOR, SITES, "fr-fr")).toEqual([
      { name: "Suisse", language: "Français", flag: "/flags/ch.webp", prefix: "fr-ch", origin: "https://vitrine.ch" },
      { name: "United Kingdom", language: "English", flag: null, prefix: "en", origin: "https://vitrine.com" },
      { name: "Polska", language: "Polski", flag: null, prefix: "pl-pl", origin: "https://vitrine.pl" },
    ]);
  });

  it("takes the code 'en' for Great Britain's", () => {
    expect(otherCountries(SELECTOR, SITES, "en").map(({ name }) => name)).not.toContain("United Kingdom");
    expect(ownCountry(SELECTOR, FLAGS, "en")?.name).toBe("United Kingdom");
  });

  it("knows a country by any of its prefixes", () => {
    expect(ownCountry(SELECTOR, FLAGS, "fr")).toEqual({ name: "France", language: "français", flag: "/flags/fr.webp" });
    expect(ownCountry(SELECTOR, FLAGS, "en")?.language).toBe("English");
    expect(ownCountry(SELECTOR, FLAGS, "de")).toBeNull();
  });

  it("has no button where there is no other country to choose", () => {
    const alone = { ...SELECTOR, country_reference: SELECTOR.country_reference.slice(0, 1) };
    expect(ownCountry(alone, FLAGS, "fr-fr")).toBeNull();
    expect(otherCountries(alone, SITES, "fr-fr")).toEqual([]);
  });

  it("leaves out entries without name or code, and countries without a site", () => {
    const { CH } = ORIGINS;
    expect(otherCountries(SELECTOR, { origins: { CH }, flags: {} }, "fr-fr").map(({ name }) => name)).toEqual([
      "Suisse",
    ]);
  });
});
