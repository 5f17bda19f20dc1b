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

/** Why a size cannot be chosen; `soldOutAlert` where a link to the stock alert stands around it. */
export type BarredReason = "soldOut" | "soldOutAlert" | "notOnline";

/** A size one cannot choose: barred, and it says why. */
export function BarredSizeChip({ label, reason }: { label: string; reason: BarredReason }) {
  const t = useText("common");
  return (
    <span className={classNames(styles.size, styles.unavailable)}>
      <span className={styles.face}>
        {label}
        <span className="visually-hidden">, {t(`stock.${reason}`)}</span>
      </span>
    </span>
  );
}
