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
 * The site that a visitor's browser asks for by its languages, where it is not the one they are on; null where it
 * is (S2). English is the .com site's, Belgian French and Luxembourgish France's, and whatever no site speaks English's.
 * A language without a country is content with any site that speaks it.
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

/** The site for a visitor who has not said which: the one that would be proposed to them on any other (D2). */
export function preferredSite(tags: readonly string[]): Prefix {
  const { language, region } = preferred(tags);
  return siteFor(language, region);
}

/** The first language that a site speaks, else the first of all. */
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
  // Someone who speaks a language of ours and lives where one of our shops delivers is looked after by that shop.
  if (inCountry && language in HOMES) return canonicalPrefix(inCountry);
  return SPEAKS[language] ?? HOMES[language] ?? ENGLISH;
}
