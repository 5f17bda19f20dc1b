import { isEntityId } from "#app/models/entity-slug.ts";
import {
  FACET_IDS,
  type ListingQuery,
  listingSearch,
  PAGE_SIZE,
  parseListingQuery,
  withPage,
} from "#app/models/listing-query.ts";
import { pageCount } from "#app/models/page-count.ts";
import { paths } from "#app/paths.ts";
import type { FoundFamily, ListingView } from "#app/models/listing-view.ts";
import { findFamily } from "./listing.server";
import type { RequestContext } from "../context.server";
import { notFound, orUnavailable } from "../http/error-responses.server";
import { toPage } from "../http/redirects.server";

/** Parameters of a listing; all others, such as those of campaigns, are left alone. */
const LISTING_PARAMS: ReadonlySet<string> = new Set([...FACET_IDS, "sort", "page"]);

export interface FamilyAccess {
  family: FoundFamily;
  query: ListingQuery;
}

/**
 * Access step init-catalog (D3): checks the family id, loads the family, and redirects permanently to the canonical
 * address from any other (another name, `/catalog/{name}/{id}`, parameters in another order).
 *
 * Throws the redirect; a redirect to the last page from one beyond it; a 404 for invalid ids and unknown families; a
 * 503 if the catalogue cannot be reached and nothing is cached.
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

/** Throws a redirect to the last page from one beyond it, which old links may lead to after products have gone. */
export function redirectPastLastPage({ page, total }: ListingView, addressOf: (page: number) => string): void {
  const last = pageCount(total, PAGE_SIZE);
  // Temporary, since the page may come back.
  if (page > last) throw toPage(addressOf(last), 302);
}

/** Whether the listing's parameters are in the form that the shop itself uses. */
export function isCanonicalSearch(params: URLSearchParams, query: ListingQuery): boolean {
  const own = new URLSearchParams([...params].filter(([name]) => LISTING_PARAMS.has(name)));
  return own.toString() === listingSearch(query).slice(1);
}

/** The parameters that do not belong to the listing. */
export function otherParams(params: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...params].filter(([name]) => !LISTING_PARAMS.has(name)));
}
