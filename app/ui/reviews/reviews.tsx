import { Link } from "@remix-run/react";
import type { CSSProperties, ReactNode } from "react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { formatRating, formatNumber } from "#app/models/number-format.ts";
import { Rating } from "../rating/rating";
import styles from "./reviews.module.css";

/** Texts: `reviews` and `common`. */

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

export interface MarksProps {
  average: number;
  /** Numbers of reviews with five, four, three, two and one stars. */
  distribution: readonly number[];
  /** When given, each row links to the reviews with this rating. */
  hrefOf?: (rating: number) => string;
  /** The only rating that is listed now. */
  chosen?: number | null;
}

/** The average rating and how many reviews gave each number of stars. */
export function Marks({ average, distribution, hrefOf, chosen = null }: MarksProps) {
  const { locale } = useLocale();
  const t = useText("reviews");
  const all = distribution.reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles.marks}>
      <p>
        <span className={styles.mark}>{formatRating(average, locale)}</span>{" "}
        <span className="caption">{t("outOf")}</span>
      </p>
      <ul className={styles.distribution}>
        {distribution.map((count, index) => {
          const rating = distribution.length - index;
          const words = t("stars", { count: rating });
          return (
            <li key={rating} style={{ "--share": `${Math.round((count / Math.max(1, all)) * 100)}%` } as CSSProperties}>
              {hrefOf && count > 0 ? (
                <Link to={hrefOf(rating)} aria-current={rating === chosen ? "true" : undefined} preventScrollReset>
                  {words}
                </Link>
              ) : (
                <span>{words}</span>
              )}
              <span className={styles.bar} />
              <span className={styles.count}>{formatNumber(count, locale)}</span>
            </li>
          );
        })}
      </ul>
      <p className="caption">{t("note")}</p>
    </div>
  );
}

export interface ReviewListProps {
  reviews: readonly ReviewView[];
  /** A product in one size does not name it. */
  hasOneSize: boolean;
  headingLevel?: 2 | 3;
}

export function ReviewList({ reviews, hasOneSize, headingLevel = 3 }: ReviewListProps) {
  const t = useText("reviews");
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <ul>
      {reviews.map(({ id, rating, title, text, author, size, date }) => (
        <li key={id} className={styles.review}>
          <Rating value={rating} />
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.text}>{text}</p>
          <p className="caption">{hasOneSize ? t("byOne", { author, date }) : t("by", { author, size, date })}</p>
        </li>
      ))}
    </ul>
  );
}

/** Ratings beside the reviews from 1280 px, above them on narrower screens. */
export function ReviewColumns({ children }: { children: ReactNode }) {
  return <div className={styles.reviews}>{children}</div>;
}

export interface ReviewSort {
  label: string;
  to: string;
  isCurrent: boolean;
}

export function ReviewSorts({ label, sorts }: { label: string; sorts: readonly ReviewSort[] }) {
  return (
    <nav className={styles.sorts} aria-label={label}>
      {sorts.map(({ label: name, to, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? "true" : undefined} preventScrollReset>
          {name}
        </Link>
      ))}
    </nav>
  );
}
