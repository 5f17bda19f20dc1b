import { z } from "zod";
import { readWords } from "../words/words";

const review = z.tuple([z.string(), z.string()]).readonly();
const reviews = z.array(review).readonly();

/** What shoppers write: title and text, by mark. */
const reviewsSchema = z.strictObject({
  5: reviews,
  4: reviews,
  3: reviews,
  2: reviews,
  1: reviews,
  authors: z.array(z.string()).readonly(),
});
export type ReviewTexts = z.infer<typeof reviewsSchema>;

export const REVIEWS = readWords("reviews", reviewsSchema);
