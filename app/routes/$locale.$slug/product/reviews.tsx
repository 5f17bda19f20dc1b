import { type CSSProperties, useId } from "react";
import type { ReviewsView, ReviewView } from "~/bff/catalogue/beside-product.server";
import { useLocale, useText } from "~/i18n/use-text";
import { formatMark, formatNumber } from "~/models/number-format";
import { Rating } from "~/ui/rating/rating";
import styles from "./reviews.module.css";

export const REVIEWS_ID = "reviews";

/** Shown at once; the others unfold. */
const SHOWN = 2;

/** What shoppers say of the product: the mark, how it came about, the newest words. */
export function Reviews({ reviews, hasOneSize }: { reviews: ReviewsView; hasOneSize: boolean }) {
  const t = useText("product");
  const id = useId();
  const { latest } = reviews;
  const list = (some: ReviewView[]) => (
    <ul className={styles.list}>
      {some.map((review) => (
        <Review key={review.id} review={review} hasOneSize={hasOneSize} />
      ))}
    </ul>
  );
  return (
    <section className="section container" id={REVIEWS_ID} aria-labelledby={id}>
      <h2 className="heading" id={id}>
        {t("reviews.title", { count: reviews.total })}
      </h2>
      <div className={styles.reviews}>
        <Marks reviews={reviews} />
        <div>
          {list(latest.slice(0, SHOWN))}
          {latest.length > SHOWN && (
            <details className={styles.more}>
              <summary>
                <span className="text-link text-link-tall">{t("reviews.more")}</span>
              </summary>
              {list(latest.slice(SHOWN))}
            </details>
          )}
        </div>
      </div>
    </section>
  );
}

function Marks({ reviews: { average, distribution, total } }: { reviews: ReviewsView }) {
  const { locale } = useLocale();
  const t = useText("product");
  return (
    <div className={styles.marks}>
      <p className={styles.average}>
        <span className={styles.mark}>{formatMark(average, locale)}</span>{" "}
        <span className="caption">{t("reviews.outOf")}</span>
      </p>
      <ul className={styles.distribution}>
        {distribution.map((count, index) => (
          <li key={index} style={{ "--share": `${Math.round((count / total) * 100)}%` } as CSSProperties}>
            <span>{t("reviews.stars", { count: distribution.length - index })}</span>
            <span className={styles.bar} />
            <span className={styles.count}>{formatNumber(count, locale)}</span>
          </li>
        ))}
      </ul>
      <p className="caption">{t("reviews.note")}</p>
    </div>
  );
}

function Review({ review, hasOneSize }: { review: ReviewView; hasOneSize: boolean }) {
  const t = useText("product");
  const { rating, title, text, author, size, date } = review;
  return (
    <li className={styles.review}>
      <Rating value={rating} />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      <p className="caption">
        {hasOneSize ? t("reviews.byOne", { author, date }) : t("reviews.by", { author, size, date })}
      </p>
    </li>
  );
}
