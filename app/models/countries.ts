import { localDay } from "./local-day";
import type { Country } from "./locale";

/** What the shop has to know of a country that it has a site for. How it writes names of places stands in `place-text.ts`. */
interface CountryFacts {
  /** The clock that shoppers and shops go by. */
  timeZone: string;
  /** ISO 4217, where the domain's parameters name none (C3). */
  currency: string;
  /** A postcode as the country writes it, to show what is meant. */
  postcode: string;
  /** The space or hyphen of the example belongs to every postcode, and is put in where it was left out. */
  isPostcodeParted: boolean;
  /** The rules of a buyer's tax number, as validator.js names them; null where invoices carry none. */
  taxNumber: "es-ES" | "it-IT" | "pl-PL" | null;
}

/** One line a country: a new one does not compile until it is whole (docs/extending.md). */
const COUNTRY_FACTS: Readonly<Record<Country, CountryFacts>> = {
  FR: { timeZone: "Europe/Paris", currency: "EUR", postcode: "75003", isPostcodeParted: false, taxNumber: null },
  CH: { timeZone: "Europe/Zurich", currency: "CHF", postcode: "1201", isPostcodeParted: false, taxNumber: null },
  // The contract has it that the British site sells in euro (C3).
  GB: { timeZone: "Europe/London", currency: "EUR", postcode: "SW1A 1AA", isPostcodeParted: true, taxNumber: null },
  ES: { timeZone: "Europe/Madrid", currency: "EUR", postcode: "28001", isPostcodeParted: false, taxNumber: "es-ES" },
  DE: { timeZone: "Europe/Berlin", currency: "EUR", postcode: "10115", isPostcodeParted: false, taxNumber: null },
  IT: { timeZone: "Europe/Rome", currency: "EUR", postcode: "00184", isPostcodeParted: false, taxNumber: "it-IT" },
  PL: { timeZone: "Europe/Warsaw", currency: "PLN", postcode: "00-950", isPostcodeParted: true, taxNumber: "pl-PL" },
};

const factsOf = (country: string): CountryFacts | undefined =>
  Object.hasOwn(COUNTRY_FACTS, country) ? COUNTRY_FACTS[country as Country] : undefined;

/** IANA time zone of a country; France's for one without a site, where the shop's orders are made. */
export function timeZoneOf(country: string): string {
  return factsOf(country)?.timeZone ?? COUNTRY_FACTS.FR.timeZone;
}

/** The day that it is by a country's clock, as an ISO day. */
export function todayIn(country: string, now = new Date()): string {
  return localDay(now, timeZoneOf(country));
}

/** Currency of a country when its domain parameters name none (C3). Countries without a site pay in euro, Czechia aside. */
export function currencyOf(country: string): string {
  return factsOf(country)?.currency ?? (country === "CZ" ? "CZK" : "EUR");
}

/** Where parcels go besides. */
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

/** A postcode as the country writes it; empty when the shop knows no example. */
export function examplePostcode(country: string): string {
  return factsOf(country)?.postcode ?? OTHER_POSTCODES[country] ?? "";
}

const OTHERS_PARTED = ["IE", "PT"];

/** The end of the example with the space or hyphen before it, where every postcode has one: ` 1AA`, `-950`. */
export function postcodeEnd(country: string): string | null {
  const isParted = factsOf(country)?.isPostcodeParted ?? OTHERS_PARTED.includes(country);
  return isParted ? (/[ -]\w+$/.exec(examplePostcode(country))?.[0] ?? null) : null;
}

/** Rules of the tax number that a buyer's invoice carries, as validator.js names them; null where it carries none. */
export function taxNumberRules(country: string): string | null {
  return factsOf(country)?.taxNumber ?? null;
}
