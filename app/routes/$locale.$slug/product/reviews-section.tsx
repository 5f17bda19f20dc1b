import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useLocale, useText } from "~/i18n/use-text";
import type { PieceAddress } from "~/models/piece-address";
import { paths } from "~/paths";

/** The stars at the top lead there. */
export const REVIEWS_ID = "reviews";

interface ReviewsSectionProps {
  /** How many there are. */
  total: number;
  /** Where the page of all of them leads back to. */
  piece: PieceAddress;
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
