import { describe, expect, it } from "vitest";
import { domainSchema } from "#models/site.ts";
import { SEED_DOMAINS } from "./seed-domains";

/** ISO 639-2 by ISO 639-1; no part of Intl knows the three letters. */
const ISO_639_2: Record<string, string> = { fr: "fra", en: "eng", es: "spa", de: "deu", it: "ita", pl: "pol" };

describe("each country's domain", () => {
  it.each(SEED_DOMAINS.map((domain) => [domain.countryCodeISO2, domain] as const))(
    "%s says locale, lang, iso2, iso3, hrefLangIsos and the region of its sizes",
    (country, domain) => {
      const { locale, lang, iso2, iso3, hrefLangIsos, sizingGuideRegionCode } = domainSchema.parse(domain).properties;
      const { language, region } = new Intl.Locale(locale);
      expect({ lang, iso2, iso3 }).toEqual({ lang: language, iso2: region, iso3: ISO_639_2[language] });
      expect(iso2).toBe(country);
      expect(hrefLangIsos[0]).toBe(locale);
      expect(sizingGuideRegionCode).toBe(country === "IT" ? "IT" : "EUR");
    },
  );

  it.each(SEED_DOMAINS)("$countryCodeISO2 bills wherever it delivers", ({ params }) => {
    expect(params.billingCountries).toEqual(expect.arrayContaining(params.deliveryCountries));
    expect(params.phoneNumberCountries).toEqual(expect.arrayContaining(params.deliveryCountries));
  });

  it("answers for languages that no other domain answers for", () => {
    const all = SEED_DOMAINS.flatMap(({ properties }) => properties.hrefLangIsos);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toContain("x-default");
  });
});
