/** State of a listing, kept in its address: page, sort and filters (CAT-02, BEY-12). */

export const SORTS = ["relevance", "new", "price-asc", "price-desc", "discount", "rating"] as const;
export type Sort = (typeof SORTS)[number];
export const DEFAULT_SORT: Sort = "relevance";

/**
 * Names of the facets, which are the names of their form fields. In the order that they have in an address: a new one
 * goes last, so that known addresses stay.
 */
export const FACET_IDS = ["color", "size", "category", "material", "price", "availability", "offers"] as const;
export type FacetId = (typeof FACET_IDS)[number];

/** Products on one listing page. */
export const PAGE_SIZE = 48;

/** Limits of the addresses that the shop itself writes. */
const MAX_PAGE = 9_999;
const MAX_FILTERS = 100;
const MAX_LENGTH = 2_000;

export interface ListingQuery {
  /** From 1. */
  page: number;
  sort: Sort;
  /** Chosen value ids by facet, sorted; facets without any are left out. */
  filters: Readonly<Partial<Record<FacetId, readonly string[]>>>;
}

/** The listing without parameters. */
export const FIRST_PAGE: ListingQuery = { page: 1, sort: DEFAULT_SORT, filters: {} };

function isSort(text: string | null): text is Sort {
  return SORTS.some((sort) => sort === text);
}

/** Value ids come from the catalogue: printable, short, and without bytes that were not valid text. */
function isValue(text: string): boolean {
  return /^[^\p{C}\p{Zl}\p{Zp}\ufffd]{1,64}$/u.test(text) && text.trim() === text;
}

/** Sorts facets and values, each value once; leaves out what is too long for an address. */
function canonicalFilters(valuesOf: (facet: FacetId) => readonly string[]): ListingQuery["filters"] {
  const filters: Partial<Record<FacetId, readonly string[]>> = {};
  let [count, length] = [0, 0];
  const hasRoom = (value: string) => {
    count += 1;
    length += encodeURIComponent(value).length;
    return count <= MAX_FILTERS && length <= MAX_LENGTH;
  };
  for (const facet of FACET_IDS) {
    const values = [...new Set(valuesOf(facet).filter(isValue))].sort().filter(hasRoom);
    if (values.length > 0) filters[facet] = values;
  }
  return filters;
}

function parsePage(text: string | null): number {
  return text !== null && /^[1-9]\d*$/.test(text) && Number(text) <= MAX_PAGE ? Number(text) : 1;
}

/**
 * Reads a listing's address. Ignores unknown facets, values and sorts, which an old link may carry; a page that is not
 * a whole number from 1 to 9999 is the first.
 */
export function parseListingQuery(params: URLSearchParams): ListingQuery {
  const sort = params.get("sort");
  return {
    page: parsePage(params.get("page")),
    sort: isSort(sort) ? sort : DEFAULT_SORT,
    filters: canonicalFilters((facet) => params.getAll(facet)),
  };
}

/**
 * Writes the canonical search part, `?color=noir&size=38&sort=new&page=2`, empty for the bare listing: one listing has
 * one address. The first page and the default sort are left out.
 *
 * @param kept other parameters to put in front, such as the words of a search
 */
export function listingSearch(query: ListingQuery, kept: Readonly<Record<string, string>> = {}): string {
  const params = new URLSearchParams(kept);
  const filters = canonicalFilters((facet) => query.filters[facet] ?? []);
  for (const facet of FACET_IDS) for (const value of filters[facet] ?? []) params.append(facet, value);
  if (query.sort !== DEFAULT_SORT) params.set("sort", query.sort);
  if (query.page > 1) params.set("page", String(query.page));
  const search = params.toString();
  return search && `?${search}`;
}

/** The gateway's repeated `filters` parameters: `color:noir`. */
export function gatewayFilters({ filters }: ListingQuery): string[] {
  return FACET_IDS.flatMap((facet) => (filters[facet] ?? []).map((value) => `${facet}:${value}`));
}

export function isFilterApplied({ filters }: ListingQuery, facet: FacetId, value: string): boolean {
  return filters[facet]?.includes(value) ?? false;
}

/** The listing with a filter added or, if it was applied, removed; it starts again at the first page. */
export function toggleFilter(query: ListingQuery, facet: FacetId, value: string): ListingQuery {
  const given = query.filters[facet] ?? [];
  const changed = given.includes(value) ? given.filter((each) => each !== value) : [...given, value];
  const filters = canonicalFilters((each) => (each === facet ? changed : (query.filters[each] ?? [])));
  return { ...query, page: 1, filters };
}

export function withPage(query: ListingQuery, page: number): ListingQuery {
  return { ...query, page };
}

/** The listing in another order; it starts again at the first page. */
export function withSort(query: ListingQuery, sort: Sort): ListingQuery {
  return { ...query, page: 1, sort };
}

/** The listing without filters, in the same order. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  return { ...query, page: 1, filters: {} };
}

export interface AppliedFilter {
  facet: FacetId;
  value: string;
  /** Search part of the address without this filter. */
  removal: string;
}

/** Every applied filter, each with the link that removes it. `kept` as for `listingSearch`. */
export function appliedFilters(query: ListingQuery, kept?: Readonly<Record<string, string>>): AppliedFilter[] {
  return FACET_IDS.flatMap((facet) =>
    (query.filters[facet] ?? []).map((value) => ({
      facet,
      value,
      removal: listingSearch(toggleFilter(query, facet, value), kept),
    })),
  );
}
