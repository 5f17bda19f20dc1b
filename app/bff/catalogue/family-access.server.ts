import { isEntityId } from "~/models/entity-slug";
import {
  FACET_IDS,
  type ListingQuery,
  listingSearch,
  PAGE_SIZE,
  parseListingQuery,
  withPage,
} from "~/models/listing-query";
import { pageCount } from "~/models/page-count";
import { paths } from "~/paths";
import type { FoundFamily, ListingView } from "~/models/listing-view";
import { findFamily } from "./listing.server";
import type { RequestContext } from "../context.server";
import { notFound, orUnavailable } from "../http/error-responses.server";
import { toPage } from "../http/redirects.server";

/** Parameters that a listing's address is made of; all others (campaigns) are left alone. */
const LISTING_PARAMS: ReadonlySet<string> = new Set([...FACET_IDS, "sort", "page"]);

export interface FamilyAccess {
  family: FoundFamily;
  query: ListingQuery;
}

/**
 * Access step init-catalog (D3): the family id is checked, the family loaded, and an address that is not its canonical
 * one (another name, `/catalog/{name}/{id}`, parameters in another order) redirects to that permanently.
 *
 * Throws the redirect, also to the last page for one beyond it; a 404 for ids that are none and unknown families; a 503
 * when the catalogue cannot be reached and nothing is kept of the page.
 */
export async function requireFamily(
  context: RequestContext,
  request: Request,
  familyId: string,
): Promise<FamilyAccess> {
  const url = new URL(request.url);
  const query = parseListingQuery(url.searchParams);
  if (!isEntityId("family", familyId)) throw notFound(context, "validation");
  const family = await orUnavailable(context, findFamily(context, familyId, query));
  if (!family) throw notFound(context, "validation");
  const path = paths.slug(context.prefix, family.slug);
  if (url.pathname !== path || !isCanonicalSearch(url.searchParams, query)) {
    throw toPage(path + listingSearch(query, otherParams(url.searchParams)), 301);
  }
  redirectPastLastPage(family, (page) => path + listingSearch(withPage(query, page), otherParams(url.searchParams)));
  return { family, query };
}

/** A page beyond the last one (products go, links stay) leads to the last; throws that redirect. */
export function redirectPastLastPage({ page, total }: ListingView, addressOf: (page: number) => string): void {
  const last = pageCount(total, PAGE_SIZE);
  // Not for good: the page may come back.
  if (page > last) throw toPage(addressOf(last), 302);
}

/** Whether the parameters of the listing stand in the address as the shop itself writes them. */
export function isCanonicalSearch(params: URLSearchParams, query: ListingQuery): boolean {
  const own = new URLSearchParams([...params].filter(([name]) => LISTING_PARAMS.has(name)));
  return own.toString() === listingSearch(query).slice(1);
}

/** What an address carries besides the listing's state. */
export function otherParams(params: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...params].filter(([name]) => !LISTING_PARAMS.has(name)));
}
