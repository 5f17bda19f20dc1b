import type { ReviewsView } from "#app/bff/catalogue/product-reviews.server.ts";
import { Marks, ReviewColumns, ReviewList } from "#app/ui/reviews/reviews.tsx";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { VariantRef } from "#app/models/entity-slug.ts";
import { paths } from "#app/paths.ts";

/** The stars at the top link to this id. */
export const REVIEWS_ID = "reviews";

interface ReviewsSectionProps {
  /** Number of reviews. */
  total: number;
  /** The product to which the page of all reviews links back. */
  piece: VariantRef;
  children: ReactNode;
}

/** Number of reviews, a link to all of them, and the newest below. */
export function ReviewsSection({ total, piece, children }: ReviewsSectionProps) {
  const { prefix } = useLocale();
  const t = useText("product");
  return (
    <section className="section container" id={REVIEWS_ID} aria-labelledby={`${REVIEWS_ID}-title`}>
      <div className="section-head">
        <h2 className="heading" id={`${REVIEWS_ID}-title`}>
          {t("reviews.title", { count: total })}
        </h2>
        <Link className="text-link text-link-tall" to={paths.reviews(prefix, piece)}>
          {t("reviews.more", { count: total })}
        </Link>
      </div>
      {children}
    </section>
  );
}

/** Reviews shown here; the reviews page has all. */
const SHOWN = 2;

/** Reviews of the product: average, distribution, the newest texts. */
export function Reviews({ reviews, hasOneSize }: { reviews: ReviewsView; hasOneSize: boolean }) {
  const { average, distribution, values } = reviews;
  return (
    <ReviewColumns>
      <Marks average={average} distribution={distribution} />
      <ReviewList reviews={values.slice(0, SHOWN)} hasOneSize={hasOneSize} />
    </ReviewColumns>
  );
}
