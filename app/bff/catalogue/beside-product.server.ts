import { type PackedTile, packTile } from "~/models/product-tile";
import { productTilesSchema } from "~/models/product";
import { reviewsSchema } from "~/models/review";
import { orUnavailable } from "../access/unavailable.server";
import type { RequestContext } from "../context.server";
import { dayOf } from "../dates.server";
import { path } from "../gateway/client.server";
import { LISTING_FRESHNESS, readCatalogue } from "./read.server";
import { tileViews } from "./tiles.server";

/** What stands below a product on its page. None of it fails the page: a part that cannot be had is left out. */

export interface ReviewView {
  id: string;
  rating: number;
  title: string;
  text: string;
  author: string;
  /** In words. */
  date: string;
  size: string;
}

export interface ReviewsView {
  total: number;
  average: number;
  /** How many gave five stars, four, three, two and one. */
  distribution: number[];
  /** The newest ones. */
  latest: ReviewView[];
}

const LATEST = 8;
const NONE: readonly PackedTile[] = [];

/** Products to wear with one, as cards; none where the site does without them (richRelevance, S3). */
export async function listRecommended(context: RequestContext, productId: string): Promise<readonly PackedTile[]> {
  if (!context.site.params.richRelevance) return NONE;
  const read = readCatalogue(context, {
    path: path`products/${productId}/recommendations`,
    schema: productTilesSchema,
    freshness: LISTING_FRESHNESS,
    keep: async ({ products }) => (await tileViews(context, products)).map(packTile),
  });
  return (await orUnavailable(context, read)) ?? NONE;
}

/** What shoppers say of a product; null when nobody has said anything yet. */
export function findReviews(context: RequestContext, productId: string): Promise<ReviewsView | null> {
  const { locale, site } = context;
  const read = readCatalogue(context, {
    path: path`products/${productId}/reviews`,
    query: new URLSearchParams({ page: "1", size: String(LATEST) }),
    schema: reviewsSchema,
    freshness: LISTING_FRESHNESS,
    keep: ({ total, averageRating, distribution, values }): ReviewsView | null =>
      averageRating === null
        ? null
        : {
            total,
            average: averageRating,
            distribution,
            latest: values.map(({ reviewId, date, ...review }) => ({
              ...review,
              id: reviewId,
              date: dayOf(date, { locale, country: site.country }),
            })),
          },
  });
  return orUnavailable(context, read);
}
