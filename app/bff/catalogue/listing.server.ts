import { familySlug, slugify } from "#app/models/entity-slug.ts";
import {
  type FamilyListing,
  familyListingSchema,
  type SearchListing,
  searchListingSchema,
  type Segmentations,
  segmentationsSchema,
} from "#app/models/family.ts";
import {
  type FacetId,
  FIRST_PAGE,
  gatewayFilters,
  isFilterApplied,
  type ListingQuery,
  PAGE_SIZE,
} from "#app/models/listing-query.ts";
import type { FamilyLink, FoundFamily, ListingView, SearchView, ShorterSearch } from "#app/models/listing-view.ts";
import { searchWords } from "#app/models/text.ts";
import type { RequestContext } from "../context.server";
import { optional } from "../http/error-responses.server";
import { path } from "../gateway/client.server";
import { LISTING_FRESHNESS, readCatalogue } from "./catalogue-cache.server";
import { shoppableTileViews, tilesTags } from "./tiles.server";

/** Place of each filter on the page, the most used first. A record, so that TypeScript reports a missing one. */
const FACET_PLACES: Readonly<Record<FacetId, number>> = {
  size: 1,
  color: 2,
  price: 3,
  offers: 4,
  availability: 5,
  material: 6,
  category: 7,
};

/**
 * A page of a family's products; beyond the last page it is empty. Null if the family does not exist. Throws as the
 * gateway client does.
 */
export function findFamily(
  context: RequestContext,
  familyId: string,
  query: ListingQuery,
): Promise<FoundFamily | null> {
  return readCatalogue(context, {
    path: path`families/${familyId}`.address,
    query: gatewayQuery(query),
    schema: familyListingSchema,
    freshness: LISTING_FRESHNESS,
    keep: async (answer) => ({ ...familyOf(answer), ...(await listingView(context, answer, query)) }),
    about: ({ tiles }) => tilesTags(tiles),
  });
}

/** A page of search results; beyond the last page it is empty. The caller handles empty searches. */
export function searchProducts(
  context: RequestContext,
  words: string,
  query: ListingQuery,
): Promise<SearchView | null> {
  return readCatalogue(context, {
    path: "search",
    query: gatewayQuery(query, searchWords(words)),
    schema: searchListingSchema,
    freshness: LISTING_FRESHNESS,
    keep: async (answer) => ({ words: answer.query, ...(await listingView(context, answer, query)) }),
    about: ({ tiles }) => tilesTags(tiles),
  });
}

/** Whether the gateway searched for the words as typed, without correcting any. */
export function isAsTyped(found: Pick<SearchView, "words">, words: string): boolean {
  return found.words === "" || slugify(found.words) === slugify(words);
}

/** Most words of a longer search that are left out in turn. */
const MAX_DROPPED = 5;

/** At least three letters or digits: nobody searches for "de" or "la" alone. */
const TELLING = /[\p{L}\p{N}]{3}/u;

/**
 * For a search without results: the searches with one word left out that have results, most results first; empty for a
 * single word. Makes one call for each word, cached like the page of that search.
 *
 * @param hasAnswers whether the shop has pages that answer the words as typed; searches with corrected words are then
 * left out. A question about a parcel ("colis") should not be answered with collars ("cols").
 */
export async function suggestShorterSearches(
  context: RequestContext,
  words: string,
  hasAnswers: boolean,
): Promise<ShorterSearch[]> {
  const all = words.split(" ");
  if (all.length < 2) return [];
  const shorter = all
    .slice(0, MAX_DROPPED)
    .map((dropped, at) => ({ dropped, words: all.toSpliced(at, 1).join(" ") }))
    .filter((each) => TELLING.test(each.words));
  const found = await Promise.all(
    shorter.map(async (each) => {
      const answer = await searchProducts(context, each.words, FIRST_PAGE);
      const isOffered = answer !== null && (!hasAnswers || isAsTyped(answer, each.words));
      return { ...each, total: isOffered ? answer.total : 0 };
    }),
  );
  return found.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total);
}

function gatewayQuery(query: ListingQuery, words?: string): URLSearchParams {
  const params = new URLSearchParams(words === undefined ? {} : { query: words });
  params.set("page", String(query.page));
  params.set("size", String(PAGE_SIZE));
  params.set("sort", query.sort);
  for (const filter of gatewayFilters(query)) params.append("filters", filter);
  return params;
}

function linkTo(family: { familyId: string; name: string }): FamilyLink {
  return { slug: familySlug(family), name: family.name };
}

function familyOf({ family, breadcrumb }: FamilyListing): Omit<FoundFamily, keyof ListingView> {
  return {
    familyId: family.familyId,
    slug: familySlug(family),
    name: family.name,
    description: family.description,
    children: family.children.map(linkTo),
    names: family.names,
    breadcrumb: breadcrumb.filter(({ familyId }) => familyId !== family.familyId).map(linkTo),
  };
}

async function listingView(
  context: RequestContext,
  { total, page, facets, products }: FamilyListing | SearchListing,
  query: ListingQuery,
): Promise<ListingView> {
  const hasStores = context.site.params.storeLocator.isActive;
  return {
    total,
    page,
    facets: facets
      .filter(({ values }) => values.length > 0)
      .sort((one, other) => FACET_PLACES[one.id] - FACET_PLACES[other.id])
      .map(({ id, label, values }) => ({
        id,
        label,
        values: values
          .map((value) => ({ ...value, selected: isFilterApplied(query, id, value.id) }))
          .filter(({ id: value, selected }) => hasStores || selected || id !== "availability" || value !== "store"),
      })),
    tiles: await shoppableTileViews(context, products),
  };
}

/** Every family with its parent (C7). Gives an empty list on failure, as C7 demands. */
export async function listSegmentations(context: RequestContext): Promise<Segmentations> {
  return optional(context, "the families are not known", [], async () => {
    const found = await readCatalogue(context, {
      path: "segmentations/",
      schema: segmentationsSchema,
      freshness: LISTING_FRESHNESS,
      keep: ({ values }) => values,
    });
    return found ?? [];
  });
}
