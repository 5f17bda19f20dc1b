import { Link } from "@remix-run/react";
import { useId } from "react";
import type { ReviewsView } from "~/bff/catalogue/product-reviews.server";
import { useLocale, useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { Marks, ReviewColumns, ReviewList } from "~/ui/reviews/reviews";

export const REVIEWS_ID = "reviews";

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
  const id = useId();
  const { total, average, distribution, values } = reviews;
  return (
    <section className="section container" id={REVIEWS_ID} aria-labelledby={id}>
      <h2 className="heading" id={id}>
        {t("reviews.title", { count: total })}
      </h2>
      <ReviewColumns>
        <Marks average={average} distribution={distribution} />
        <div>
          <ReviewList reviews={values.slice(0, SHOWN)} hasOneSize={hasOneSize} />
          <p>
            <Link className="text-link text-link-tall" to={paths.reviews(prefix, productId)} prefetch="intent">
              {t("reviews.more", { count: total })}
            </Link>
          </p>
        </div>
      </ReviewColumns>
    </section>
  );
}
