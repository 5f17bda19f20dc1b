import { serialize } from "cookie";
import { SITE_PROPOSALS } from "#app/i18n/site-proposals.server.ts";
import { type Country, type LocaleTag, PREFIXES } from "#app/models/locale.ts";
import { proposedSite, type SiteProposal, STAY_SECONDS } from "#app/models/site-proposal.ts";
import type { RequestContext } from "../context.server";
import { originOf, type Site } from "./sites.server";

/** Pages of the checkout, where another site is not proposed. */
const FUNNEL = /^\/[^/]+\/(checkout\/|order-)/;

/**
 * The site to propose to a visitor whose browser language or country fits another site better (SHELL-13). Null if none
 * does, after the visitor declined, and for crawlers, which see every site as it is.
 */
export function siteProposal(context: RequestContext): SiteProposal | null {
  const { shop, site, prefix, isCrawler, languages, url } = context;
  const stay = stayCookie(site);
  if (isCrawler || hasDeclinedProposal(context) || FUNNEL.test(url.pathname)) return null;
  const proposed = proposedSite(languages, prefix);
  if (!proposed) return null;
  const { country, locale } = PREFIXES[proposed];
  const other = shop.sites.findByCountry(country);
  if (!other) return null;
  return {
    ...SITE_PROPOSALS[country],
    prefix: proposed,
    origin: originOf(shop.sites, other, url),
    from: inWords(site, locale),
    to: inWords(other, locale),
    stayCookie: stay,
  };
}

/** Whether the visitor declined to leave this site. */
export function hasDeclinedProposal({ site, cookies }: RequestContext): boolean {
  return cookies[stayCookie(site)] !== undefined;
}

/** `Set-Cookie` for the answer "no": a readable cookie, the same as the one that the browser's script writes. */
export function declineProposalCookie({ site }: RequestContext): string {
  return serialize(stayCookie(site), "1", { path: "/", maxAge: STAY_SECONDS, sameSite: "lax" });
}

function stayCookie({ canonicalPrefix }: Pick<Site, "canonicalPrefix">): string {
  return `stay-${canonicalPrefix}`;
}

/** "France, euro" */
function inWords({ country, currency }: { country: Country; currency: string }, locale: LocaleTag): string {
  const { regions, currencies } = namesIn(locale);
  return `${regions.of(country) ?? country}, ${currencies.of(currency) ?? currency}`;
}

interface Names {
  regions: Intl.DisplayNames;
  currencies: Intl.DisplayNames;
}

const known = new Map<LocaleTag, Names>();

function namesIn(locale: LocaleTag): Names {
  const found = known.get(locale) ?? {
    regions: new Intl.DisplayNames(locale, { type: "region" }),
    currencies: new Intl.DisplayNames(locale, { type: "currency" }),
  };
  known.set(locale, found);
  return found;
}
