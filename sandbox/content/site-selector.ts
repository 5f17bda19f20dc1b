import type { SiteSelector } from "#models/page";
import type { Language } from "#models/locale";
import { CONTENT_TEXTS } from "./content-words";

/** Each country by its own name in its own language, in every locale. Great Britain's code is written the short way. */
export function siteSelector(language: Language): Omit<SiteSelector, "uid"> {
  const country = (country_name: string, country_code: string, country_language: string) => ({
    country_name,
    country_code,
    country_language,
    display_flag: true,
  });
  return {
    title: CONTENT_TEXTS[language].siteSelector,
    country_reference: [
      country("France", "fr-fr", "Français"),
      country("Suisse", "fr-ch", "Français"),
      country("United Kingdom", "en", "English"),
      country("España", "es-es", "Español"),
      country("Deutschland", "de-de", "Deutsch"),
      country("Italia", "it-it", "Italiano"),
      country("Polska", "pl-pl", "Polski"),
    ],
  };
}
