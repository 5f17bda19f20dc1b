import type { ReviewsView } from "~/bff/catalogue/product-reviews.server";
import { useLocale, useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { REVIEWS_ID } from "./reviews-id";
import { Marks, ReviewColumns, ReviewList } from "~/ui/reviews/reviews";

/** Shown here; a page of their own has all. */
const SHOWN = 2;

interface ReviewsProps {
  reviews: ReviewsView;
  productId: string;
  hasOneSize: boolean;
}

/** What shoppers say of the product: the mark, how it came about, the newest words. */
export function Reviews({ reviews, productId, hasOneSize }: ReviewsProps) {
  const { prefix } = useLocale();
  const t = useText("product");
  const { total, average, distribution, values } = reviews;
  return (
    <section className="section container" id={REVIEWS_ID} aria-labelledby={`${REVIEWS_ID}-title`}>
      <h2 className="heading" id={`${REVIEWS_ID}-title`}>
        {t("reviews.title", { count: total })}
      </h2>
      <ReviewColumns>
        <Marks average={average} distribution={distribution} />
        <div>
          <ReviewList reviews={values.slice(0, SHOWN)} hasOneSize={hasOneSize} />
          <p>
            <a className="text-link text-link-tall" href={paths.reviews(prefix, productId)}>
              {t("reviews.more", { count: total })}
            </a>
          </p>
        </div>
      </ReviewColumns>
    </section>
  );
}
