import { type ReviewQuery, REVIEW_PAGE_SIZE } from "#app/models/review-query.ts";
import { type Reviews, reviewsSchema } from "#app/models/review.ts";
import { nullIfUnavailable } from "../http/error-responses.server";
import type { RequestContext } from "../context.server";
import { formatDate } from "#app/models/day-format.ts";
import { path } from "../gateway/client.server";
import { LISTING_FRESHNESS, readCatalogue } from "./catalogue-cache.server";

type Review = Omit<Reviews["values"][number], "reviewId" | "date">;

export interface ReviewsView {
  /** Number of all reviews, or of those with the requested rating. */
  total: number;
  average: number;
  /** Numbers of reviews with five, four, three, two stars and one star. */
  distribution: number[];
  /** Dates in words. */
  values: (Review & { id: string; date: string })[];
}

/** Null if there are no reviews. */
export function reviewsView(context: RequestContext, reviews: Reviews): ReviewsView | null {
  const { total, averageRating, distribution, values } = reviews;
  if (averageRating === null) return null;
  return {
    total,
    average: averageRating,
    distribution,
    values: values.map(({ reviewId, date, ...review }) => ({
      ...review,
      id: reviewId,
      date: formatDate(date, context.locale),
    })),
  };
}

/** One page of a product's reviews; null if there are none, or if they cannot be loaded. */
export function findReviews(
  context: RequestContext,
  productId: string,
  { page, sort, rating }: ReviewQuery,
): Promise<ReviewsView | null> {
  const query = new URLSearchParams({ page: String(page), size: String(REVIEW_PAGE_SIZE), sort });
  if (rating !== null) query.set("rating", String(rating));
  const read = readCatalogue(context, {
    path: path`products/${productId}/reviews`.address,
    query,
    schema: reviewsSchema,
    freshness: LISTING_FRESHNESS,
    keep: (reviews) => reviewsView(context, reviews),
  });
  return nullIfUnavailable(context, read);
}
