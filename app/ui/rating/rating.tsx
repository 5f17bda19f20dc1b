import type { CSSProperties } from "react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { formatRating, formatNumber } from "#app/models/number-format.ts";
import styles from "./rating.module.css";

export interface RatingProps {
  /** Out of 5. */
  value: number;
  /** Number of reviews; left out for a single review. */
  count?: number;
}

/** Stars and, in words, the mark out of five (rounded to two decimals, C5). */
export function Rating({ value, count }: RatingProps) {
  const { locale } = useLocale();
  const t = useText("common");
  const mark = formatRating(value, locale);
  return (
    <span className={styles.rating}>
      <span className={styles.stars} style={{ "--share": `${Math.round(value * 20)}%` } as CSSProperties} />
      <span aria-hidden="true">
        {mark}
        {count !== undefined && ` (${formatNumber(count, locale)})`}
      </span>
      <span className="visually-hidden">
        {t("rating.mark", { mark })}
        {count !== undefined && `, ${t("rating.count", { count })}`}
      </span>
    </span>
  );
}
