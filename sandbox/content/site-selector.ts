import type { SiteSelector } from "#models/page.ts";
import { canonicalPrefix, COUNTRIES, type Country, type Language } from "#models/locale.ts";
import { CONTENT_TEXTS } from "./content-words";

/** Each country by its own name, and its site's language by its own. */
const NAMES: Readonly<Record<Country, readonly [country: string, language: string]>> = {
  FR: ["France", "Français"],
  CH: ["Suisse", "Français"],
  GB: ["United Kingdom", "English"],
  ES: ["España", "Español"],
  DE: ["Deutschland", "Deutsch"],
  IT: ["Italia", "Italiano"],
  PL: ["Polska", "Polski"],
};

/** The same in every locale. Great Britain's code is written the short way. */
export function siteSelector(language: Language): Omit<SiteSelector, "uid"> {
  return {
    title: CONTENT_TEXTS[language].siteSelector,
    country_reference: COUNTRIES.map((country) => ({
      country_name: NAMES[country][0],
      country_code: canonicalPrefix(country),
      country_language: NAMES[country][1],
      display_flag: true,
    })),
  };
}
