import type { InputHTMLAttributes, ReactNode } from "react";
import { useText } from "~/i18n/use-text";
import { classNames } from "../class-names";
import styles from "./chip.module.css";

/** A wrapping row of size chips. */
export function SizeChips({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <div className={styles.sizes} role={label ? "group" : undefined} aria-label={label}>
      {children}
    </div>
  );
}

export interface SizeChipProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size"> {
  type: "radio" | "checkbox";
  label: string;
  /** Pieces left when few remain: a red dot and words. */
  remaining?: number;
  small?: boolean;
}

/** A size one can choose. */
export function SizeChip({ type, label, remaining, small, className, ...input }: SizeChipProps) {
  const t = useText("common");
  const few = remaining !== undefined;
  return (
    <label className={classNames(styles.size, few && styles.few, small && styles.smallSize, className)}>
      <input {...input} type={type} className={styles.sizeInput} />
      <span className={styles.face}>
        {label}
        {few && <span className="visually-hidden">, {t("stock.few", { count: remaining })}</span>}
      </span>
    </label>
  );
}

/** A sold-out size: barred; with a target it opens the stock alert. */
export function SoldOutSizeChip({ label, alertTarget }: { label: string; alertTarget?: string }) {
  const t = useText("common");
  const face = (words: string) => (
    <span className={styles.face}>
      {label}
      <span className="visually-hidden">, {words}</span>
    </span>
  );
  const className = classNames(styles.size, styles.unavailable);
  if (!alertTarget) return <span className={className}>{face(t("stock.soldOut"))}</span>;
  return (
    <button className={className} type="button" popovertarget={alertTarget}>
      {face(t("stock.soldOutAlert"))}
    </button>
  );
}
