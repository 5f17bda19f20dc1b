import { canonicalPrefix, COUNTRIES, LANGUAGES, type Prefix, PREFIXES } from "./locale";

export interface SiteProposalTexts {
  title: string;
  text: string;
  yes: string;
  no: string;
  close: string;
}

/** Another site that may suit a visitor better, in words of its own language (SHELL-13). */
export interface SiteProposal extends SiteProposalTexts {
  prefix: Prefix;
  /** Scheme and host of its pages. */
  origin: string;
  /** "France, euro" and "Suisse, franc suisse" */
  from: string;
  to: string;
  /** Readable cookie that keeps the visitor here. */
  stayCookie: string;
}

/** How long "no" is remembered (S9). */
export const STAY_SECONDS = 30 * 86_400;

/** Languages of visitors who are at home on a site of another one. */
const SPEAKS: Readonly<Record<string, Prefix>> = { lb: "fr-fr" };
const ENGLISH: Prefix = "en";
const HOMES = Object.fromEntries(LANGUAGES.map((language) => [language, homeOf(language)]));

function homeOf(language: string): Prefix {
  const own = (Object.keys(PREFIXES) as Prefix[]).find((prefix) => PREFIXES[prefix].language === language);
  return own ?? ENGLISH;
}

/**
 * The site that a visitor's browser asks for by its first language, where it is not the one they are on; null where it
 * is (S2). English is the .com site's, Belgian French and Luxembourgish France's, and whatever no site speaks English's.
 * A language without a country is content with any site that speaks it.
 *
 * @param tag BCP 47 tag of the browser's first language; undefined when it names none
 */
export function proposedSite(tag: string | undefined, current: Prefix): Prefix | null {
  const [language = "", ...rest] = (tag ?? "").toLowerCase().split("-");
  if (!/^[a-z]{2,3}$/.test(language)) return null;
  const region = rest.find((part) => /^[a-z]{2}$/.test(part))?.toUpperCase();
  const here = PREFIXES[current];
  if (!region && language === here.language) return null;
  const proposed = siteFor(language, region);
  return PREFIXES[proposed].country === here.country ? null : proposed;
}

function siteFor(language: string, region: string | undefined): Prefix {
  if (language === ENGLISH) return ENGLISH;
  const inCountry = COUNTRIES.find((country) => country === region);
  // Someone who speaks a language of ours and lives where one of our shops delivers is looked after by that shop.
  if (inCountry && language in HOMES) return canonicalPrefix(inCountry);
  return SPEAKS[language] ?? HOMES[language] ?? ENGLISH;
}
