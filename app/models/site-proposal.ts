import { canonicalPrefix, COUNTRIES, LANGUAGES, type Prefix, PREFIXES } from "./locale";

export interface SiteProposalTexts {
  title: string;
  text: string;
  yes: string;
  no: string;
  close: string;
}

/** Another site that may suit a visitor better, with texts in that site's language (SHELL-13). */
export interface SiteProposal extends SiteProposalTexts {
  prefix: Prefix;
  /** Scheme and host of that site's pages. */
  origin: string;
  /** "France, euro" and "Suisse, franc suisse" */
  from: string;
  to: string;
  /** Cookie that keeps the visitor on this site, readable by scripts. */
  stayCookie: string;
}

/** How long "no" is remembered (S9). */
export const STAY_SECONDS = 30 * 86_400;

/** Sites for languages that no site speaks. */
const SPEAKS: Readonly<Record<string, Prefix>> = { lb: "fr-fr" };
const ENGLISH: Prefix = "en";
const HOMES = Object.fromEntries(LANGUAGES.map((language) => [language, homeOf(language)]));

function homeOf(language: string): Prefix {
  const own = (Object.keys(PREFIXES) as Prefix[]).find((prefix) => PREFIXES[prefix].language === language);
  return own ?? ENGLISH;
}

/**
 * The site that suits the languages of a visitor's browser; null when the visitor is already on it (S2). English
 * belongs to the .com site, Belgian French and Luxembourgish to the French one; for a language that no site speaks it
 * is the English one. A language without a country suits any site that speaks it.
 *
 * @param tags BCP 47 tags of the browser's languages, the preferred one first
 */
export function proposedSite(tags: readonly string[], current: Prefix): Prefix | null {
  const { language, region } = preferred(tags);
  if (!language) return null;
  const here = PREFIXES[current];
  if (!region && language === here.language) return null;
  const proposed = siteFor(language, region);
  return PREFIXES[proposed].country === here.country ? null : proposed;
}

/** The site for a visitor who has not chosen one: the same that other sites would propose (D2). */
export function preferredSite(tags: readonly string[]): Prefix {
  const { language, region } = preferred(tags);
  return siteFor(language, region);
}

/** The first language that a site speaks, else the first of all languages. */
function preferred(tags: readonly string[]): { language: string; region: string | undefined } {
  const read = tags.map((tag) => {
    const [language = "", ...rest] = tag.toLowerCase().split("-");
    return { language, region: rest.find((part) => /^[a-z]{2}$/.test(part))?.toUpperCase() };
  });
  const isSpoken = ({ language }: (typeof read)[number]) => language in HOMES || language in SPEAKS;
  const known = read.filter(({ language }) => /^[a-z]{2,3}$/.test(language));
  return known.find(isSpoken) ?? known[0] ?? { language: "", region: undefined };
}

function siteFor(language: string, region: string | undefined): Prefix {
  if (language === ENGLISH) return ENGLISH;
  const inCountry = COUNTRIES.find((country) => country === region);
  // A visitor whose language is one of the sites' and whose country has a site gets that country's site.
  if (inCountry && language in HOMES) return canonicalPrefix(inCountry);
  return SPEAKS[language] ?? HOMES[language] ?? ENGLISH;
}
