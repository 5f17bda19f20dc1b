/** Locale prefixes, languages and formats. Language and locale differ: fr-ch has French texts and Swiss formats. */

/** The twelve first path segments that every page exists under (S2), each with its meaning. */
export const PREFIXES = {
  "fr-fr": { locale: "fr-FR", language: "fr", country: "FR" },
  fr: { locale: "fr-FR", language: "fr", country: "FR" },
  "fr-ch": { locale: "fr-CH", language: "fr", country: "CH" },
  en: { locale: "en-GB", language: "en", country: "GB" },
  "es-es": { locale: "es-ES", language: "es", country: "ES" },
  es: { locale: "es-ES", language: "es", country: "ES" },
  "de-de": { locale: "de-DE", language: "de", country: "DE" },
  de: { locale: "de-DE", language: "de", country: "DE" },
  "it-it": { locale: "it-IT", language: "it", country: "IT" },
  it: { locale: "it-IT", language: "it", country: "IT" },
  "pl-pl": { locale: "pl-PL", language: "pl", country: "PL" },
  pl: { locale: "pl-PL", language: "pl", country: "PL" },
} as const satisfies Record<string, { locale: string; language: Language; country: Country }>;

export const LANGUAGES = ["fr", "en", "es", "de", "it", "pl"] as const;
export const COUNTRIES = ["FR", "CH", "GB", "ES", "DE", "IT", "PL"] as const;

export type Prefix = keyof typeof PREFIXES;
export type Language = (typeof LANGUAGES)[number];
export type Country = (typeof COUNTRIES)[number];
export type LocaleTag = (typeof PREFIXES)[Prefix]["locale"];

/** A first path segment that names a locale, exactly as written (`FR-FR` is not one: C8, 404). */
export function isPrefix(segment: string | undefined): segment is Prefix {
  return segment !== undefined && Object.hasOwn(PREFIXES, segment);
}

/** The prefix that pages of a country carry in their canonical address: the first one listed for it (D2). */
export function canonicalPrefix(country: Country): Prefix {
  for (const [prefix, entry] of Object.entries(PREFIXES)) if (entry.country === country) return prefix as Prefix;
  throw new Error(`No prefix for country ${country}`);
}

/** Every prefix of one country, canonical first. */
export function prefixesOf(country: Country): Prefix[] {
  return (Object.keys(PREFIXES) as Prefix[]).filter((prefix) => PREFIXES[prefix].country === country);
}

/** Cookie with the prefix that was chosen last, readable by scripts, and how long it is kept (S9). */
export const LOCALE_COOKIE = "locale";
export const LOCALE_COOKIE_SECONDS = 365 * 86_400;

/** The localised word for the help pages (S2). */
export const HELP_WORDS: Record<Language, string> = {
  fr: "aide",
  en: "help",
  es: "ayuda",
  de: "hilfe",
  it: "aiuto",
  pl: "pomoc",
};

export type DeviceClass = "mobile" | "tablet" | "desktop" | "large-desktop";

/** Device class by viewport width in CSS pixels (S4). */
export function deviceClass(width: number): DeviceClass {
  if (width < 768) return "mobile";
  if (width < 1280) return "tablet";
  return width < 1920 ? "desktop" : "large-desktop";
}
