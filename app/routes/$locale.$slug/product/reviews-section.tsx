import type { ReviewsView } from "~/bff/catalogue/product-reviews.server";
import { Marks, ReviewColumns, ReviewList } from "~/ui/reviews/reviews";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useLocale, useText } from "~/i18n/use-text";
import type { VariantRef } from "~/models/entity-slug";
import { paths } from "~/paths";

/** The stars at the top lead there. */
export const REVIEWS_ID = "reviews";

interface ReviewsSectionProps {
  /** How many there are. */
  total: number;
  /** Where the page of all of them leads back to. */
  piece: VariantRef;
  children: ReactNode;
}

/** How many reviews there are, the way to all of them, and below it some. */
export function ReviewsSection({ total, piece, children }: ReviewsSectionProps) {
  const { prefix } = useLocale();
  const t = useText("product");
  return (
    <section className="section container" id={REVIEWS_ID} aria-labelledby={`${REVIEWS_ID}-title`}>
      <div className="section-head">
        <h2 className="heading" id={`${REVIEWS_ID}-title`}>
          {t("reviews.title", { count: total })}
        </h2>
        <Link className="text-link" to={paths.reviews(prefix, piece)}>
          {t("reviews.more", { count: total })}
        </Link>
      </div>
      {children}
    </section>
  );
}

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
