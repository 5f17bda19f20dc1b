import { localDay } from "./local-day";
import type { Country } from "./locale";

/** Facts about a country that has a site. `place-text.ts` has how it writes names of places. */
interface CountryFacts {
  /** Time zone of its shoppers and shops. */
  timeZone: string;
  /** ISO 4217, where the domain's parameters name none (C3). */
  currency: string;
  /** Example of a postcode as the country writes it. */
  postcode: string;
  /** Every postcode has the example's space or hyphen, which is inserted when it was left out. */
  isPostcodeParted: boolean;
  /** Rules for a buyer's tax number, by their name in validator.js; null where invoices carry none. */
  taxNumber: "es-ES" | "it-IT" | "pl-PL" | null;
}

/** One line per country: a new one does not compile until its line is complete (docs/extending.md). */
const COUNTRY_FACTS: Readonly<Record<Country, CountryFacts>> = {
  FR: { timeZone: "Europe/Paris", currency: "EUR", postcode: "75003", isPostcodeParted: false, taxNumber: null },
  CH: { timeZone: "Europe/Zurich", currency: "CHF", postcode: "1201", isPostcodeParted: false, taxNumber: null },
  // By the contract, the British site sells in euro (C3).
  GB: { timeZone: "Europe/London", currency: "EUR", postcode: "SW1A 1AA", isPostcodeParted: true, taxNumber: null },
  ES: { timeZone: "Europe/Madrid", currency: "EUR", postcode: "28001", isPostcodeParted: false, taxNumber: "es-ES" },
  DE: { timeZone: "Europe/Berlin", currency: "EUR", postcode: "10115", isPostcodeParted: false, taxNumber: null },
  IT: { timeZone: "Europe/Rome", currency: "EUR", postcode: "00184", isPostcodeParted: false, taxNumber: "it-IT" },
  PL: { timeZone: "Europe/Warsaw", currency: "PLN", postcode: "00-950", isPostcodeParted: true, taxNumber: "pl-PL" },
};

const factsOf = (country: string): CountryFacts | undefined =>
  Object.hasOwn(COUNTRY_FACTS, country) ? COUNTRY_FACTS[country as Country] : undefined;

/** IANA time zone of a country; France's for a country without a site, since orders are made there. */
export function timeZoneOf(country: string): string {
  return factsOf(country)?.timeZone ?? COUNTRY_FACTS.FR.timeZone;
}

/** Today in a country's time zone, as an ISO day. */
export function todayIn(country: string, now = new Date()): string {
  return localDay(now, timeZoneOf(country));
}

/** Currency of a country when its domain parameters name none (C3). Countries without a site pay in euro, Czechia aside. */
export function currencyOf(country: string): string {
  return factsOf(country)?.currency ?? (country === "CZ" ? "CZK" : "EUR");
}

/** Postcodes of other countries that parcels go to. */
const OTHER_POSTCODES: Readonly<Record<string, string>> = {
  AD: "AD500",
  AT: "1010",
  BE: "1000",
  CZ: "110 00",
  IE: "D02 AF30",
  LI: "9490",
  LU: "1009",
  MC: "98000",
  NL: "1012 AB",
  PT: "1000-001",
  SM: "47890",
  VA: "00120",
};

/** Example of a postcode as the country writes it; empty when the shop has none. */
export function examplePostcode(country: string): string {
  return factsOf(country)?.postcode ?? OTHER_POSTCODES[country] ?? "";
}

const OTHERS_PARTED = ["IE", "PT"];

/** The end of the example with the space or hyphen before it, where every postcode has one: ` 1AA`, `-950`. */
export function postcodeEnd(country: string): string | null {
  const isParted = factsOf(country)?.isPostcodeParted ?? OTHERS_PARTED.includes(country);
  return isParted ? (/[ -]\w+$/.exec(examplePostcode(country))?.[0] ?? null) : null;
}

/** Rules for the tax number on a buyer's invoice, by their name in validator.js; null where it carries none. */
export function taxNumberRules(country: string): string | null {
  return factsOf(country)?.taxNumber ?? null;
}
