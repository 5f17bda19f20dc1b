/** How reviews are listed. Without zod, since views use it. */

export const REVIEW_SORTS = ["newest", "best", "worst"] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Reviews per page. */
export const REVIEW_PAGE_SIZE = 10;

export interface ReviewQuery {
  page: number;
  sort: ReviewSort;
  /** Only reviews with this many stars; null for all. */
  rating: number | null;
}

const MAX_PAGE = 10_000;

/** The query of an address; invalid values are ignored. */
export function readReviewQuery(search: URLSearchParams): ReviewQuery {
  const page = Number(search.get("page") ?? "1");
  const rating = search.get("rating") ?? "";
  return {
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    sort: REVIEW_SORTS.find((sort) => sort === search.get("sort")) ?? "newest",
    rating: /^[1-5]$/.test(rating) ? Number(rating) : null,
  };
}

/**
 * The same as a part to append to an address's query, which already names the product's colour. Default values are left
 * out.
 */
export function reviewSearch({ page, sort, rating }: ReviewQuery): string {
  const search = new URLSearchParams();
  if (rating !== null) search.set("rating", String(rating));
  if (sort !== "newest") search.set("sort", sort);
  if (page > 1) search.set("page", String(page));
  // Not `size`, which Safari 16 does not know.
  const query = search.toString();
  return query && `&${query}`;
}
