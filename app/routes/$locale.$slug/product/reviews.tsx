import type { ReviewsView } from "~/bff/catalogue/product-reviews.server";
import { Marks, ReviewColumns, ReviewList } from "~/ui/reviews/reviews";

/** Shown here; a page of their own has all. */
const SHOWN = 2;

/** What shoppers say of the product: the mark, how it came about, the newest words. */
export function Reviews({ reviews, hasOneSize }: { reviews: ReviewsView; hasOneSize: boolean }) {
  const { average, distribution, values } = reviews;
  return (
    <ReviewColumns>
      <Marks average={average} distribution={distribution} />
      <ReviewList reviews={values.slice(0, SHOWN)} hasOneSize={hasOneSize} />
    </ReviewColumns>
  );
}
