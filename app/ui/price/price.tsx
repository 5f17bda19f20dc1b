import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { Money } from "#app/models/money.ts";
import { formatMoney, formatPercent } from "#app/models/money-format.ts";
import type { Reduction } from "#app/models/product-price.ts";
import { classNames } from "../class-names";
import styles from "./price.module.css";

export interface PriceProps {
  /** Amount to pay. */
  now: Money;
  /**
   * From `shownPrice` or `shownLinePrice` of models/product-price: all that the law requires beside a reduced price.
   */
  reduction?: Reduction | null;
  large?: boolean;
  /** Parts below each other, for the end of a cart line. */
  column?: boolean;
  className?: string;
}

/** An amount or, reduced, the amount with the struck price, the percentage and the lowest price of 30 days. */
export function Price({ now, reduction, large, column, className }: PriceProps) {
  const { locale } = useLocale();
  const amount = formatMoney(now, locale);
  return (
    <p className={classNames(styles.price, large && styles.large, column && styles.column, className)}>
      {reduction ? <Reduced amount={amount} reduction={reduction} /> : <span>{amount}</span>}
    </p>
  );
}

function Reduced({ amount, reduction }: { amount: string; reduction: Reduction }) {
  const { locale } = useLocale();
  const t = useText("common");
  return (
    <>
      <span className="visually-hidden">{t("price.reduced")} </span>
      <span className={styles.reduced}>{amount}</span>{" "}
      <span className={styles.was}>
        <span className="visually-hidden">{t("price.was")} </span>
        <s>{formatMoney(reduction.strikeThrough, locale)}</s>
      </span>{" "}
      {reduction.percentOff !== null && (
        <span className={styles.rate}>{formatPercent(-reduction.percentOff, locale)}</span>
      )}{" "}
      <span className={styles.note}>
        {t("price.lowest30Days", { price: formatMoney(reduction.lowest30Days, locale) })}
      </span>
    </>
  );
}
