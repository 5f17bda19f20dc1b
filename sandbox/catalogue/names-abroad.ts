import { canonicalPrefix, COUNTRIES, type Country, type Language, PREFIXES } from "#models/locale.ts";

/** What `inLanguage` says, for each country: all sell everything, each under its own words. */
export function inEachCountry<T extends object>(inLanguage: (language: Language) => T): (T & { country: Country })[] {
  return COUNTRIES.map((country) => ({ country, ...inLanguage(PREFIXES[canonicalPrefix(country)].language) }));
}
