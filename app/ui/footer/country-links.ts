import { canonicalPrefix, COUNTRIES, type Country, isPrefix, type Prefix, PREFIXES } from "#app/models/locale.ts";
import type { Flags } from "#app/models/picture-url.ts";
import type { SiteSelector } from "#app/models/page.ts";
import type { CountryEntry } from "../shell/shell-context";
import type { OwnCountry } from "./footer";

interface SelectorEntry {
  name: string;
  language: string;
  locale: string;
  hasFlag: boolean;
}

/** Content writes locale codes in several ways: `fr-ch`, `de-de`, and `en` for Great Britain (S3). */
function localeOf(code: string): string {
  const lower = code.trim().toLowerCase();
  return isPrefix(lower) ? PREFIXES[lower].locale.toLowerCase() : lower;
}

function entriesOf(selector: SiteSelector): SelectorEntry[] {
  return selector.country_reference.flatMap((entry) => {
    if (!entry.country_name || !entry.country_code) return [];
    return [
      {
        name: entry.country_name,
        language: entry.country_language ?? "",
        locale: localeOf(entry.country_code),
        hasFlag: entry.display_flag !== false,
      },
    ];
  });
}

/** The country whose site has this locale; null for one without a site. */
function countryOf(locale: string): Country | null {
  return COUNTRIES.find((country) => PREFIXES[canonicalPrefix(country)].locale.toLowerCase() === locale) ?? null;
}

/**
 * Entries of the country selector other than the site's own (S2, S5).
 *
 * @param origins scheme and host of each country's pages
 */
export function otherCountries(
  selector: SiteSelector,
  { origins, flags }: { origins: Readonly<Partial<Record<Country, string>>>; flags: Flags },
  prefix: Prefix,
): CountryEntry[] {
  return entriesOf(selector).flatMap(({ name, language, locale, hasFlag }) => {
    const country = countryOf(locale);
    const origin = country && origins[country];
    if (!country || origin === undefined || origin === null || country === PREFIXES[prefix].country) return [];
    return [{ prefix: canonicalPrefix(country), name, language, flag: (hasFlag && flags[country]) || null, origin }];
  });
}

/** The site's own entry, for the buttons that open the selector; null when there is no other country. */
export function ownCountry(selector: SiteSelector, flags: Flags, prefix: Prefix): OwnCountry | null {
  const own = PREFIXES[prefix].locale.toLowerCase();
  const entries = entriesOf(selector);
  if (entries.every(({ locale }) => locale === own)) return null;
  const found = entries.find(({ locale }) => locale === own);
  if (!found) return null;
  const flag = (found.hasFlag && flags[PREFIXES[prefix].country]) || null;
  return { name: found.name, language: withinSentence(found.language, prefix), flag };
}

/** "France, français": names of languages are capitalised within a sentence in English and German only. */
function withinSentence(language: string, prefix: Prefix): string {
  const { locale, language: own } = PREFIXES[prefix];
  return own === "en" || own === "de" ? language : language.toLocaleLowerCase(locale);
}
