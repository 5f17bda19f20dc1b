import { z } from "zod";
import { lenientArray, withFallback } from "./lenient-schemas";

/** Answer of `GET /ecommerce/v3/catalog/products/{productId}/reviews?page&size&sort&rating`. */
export const reviewsSchema = z.object({
  page: z.number().int().min(1),
  size: z.number().int().min(1),
  /** Number of reviews in the list that was asked for: with a rating, only those. */
  total: z.number().int().min(0),
  averageRating: withFallback(z.number().nullable(), null),
  /** Number of reviews with five stars, four, three, two and one. */
  distribution: z.array(z.number().int().min(0)).length(5),
  values: lenientArray(
    z.object({
      reviewId: z.string(),
      rating: z.number().int().min(1).max(5),
      title: z.string(),
      text: z.string(),
      author: z.string(),
      date: z.iso.date(),
      /** Size bought, as on its label. */
      size: withFallback(z.string(), ""),
    }),
  ),
});
export type Reviews = z.infer<typeof reviewsSchema>;

export const NO_REVIEWS: Reviews = {
  page: 1,
  size: 1,
  total: 0,
  averageRating: null,
  distribution: [0, 0, 0, 0, 0],
  values: [],
};
