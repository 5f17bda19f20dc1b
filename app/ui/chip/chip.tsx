import { Children, type CSSProperties, Fragment, type InputHTMLAttributes, type ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./chip.module.css";
import { Link } from "@remix-run/react";
import { useText } from "#app/i18n/use-text.tsx";
import type { StockView } from "#app/models/availability.ts";
import { Icon } from "../icon/icon";

/** A wrapping row of size chips. */
export function SizeChips({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <div className={styles.sizes} role={label ? "group" : undefined} aria-label={label}>
      {children}
    </div>
  );
}

export interface SizeChipProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size" | "className"> {
  type: "radio" | "checkbox";
  label: string;
  /** Pieces left when few remain: a red dot and words. */
  remaining?: number;
  small?: boolean;
}

/** A size that can be chosen. */
export function SizeChip({ type, label, remaining, small, ...input }: SizeChipProps) {
  const t = useText("common");
  const few = remaining !== undefined;
  return (
    <label className={classNames(styles.size, few && styles.few, small && styles.smallSize)}>
      <input {...input} type={type} className={styles.sizeInput} />
      <span className={styles.face}>
        {label}
        {few && <span className="visually-hidden">, {t("stock.few", { count: remaining })}</span>}
      </span>
    </label>
  );
}

/** Why a size cannot be chosen; `soldOutAlert` and `soonAlert` when the chip is inside a link to the stock alert. */
export type BarredReason = "soldOut" | "soldOutAlert" | "soonAlert" | "notOnline";

/** A size that cannot be chosen: crossed out, with the reason for screen readers. */
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

export interface BadgeProps {
  /** Paper on pictures; line elsewhere; sale in red; ink for private sales; confirmed in green. */
  variant?: "paper" | "line" | "sale" | "ink" | "confirmed";
  children: ReactNode;
  className?: string;
  /** Colours that content gives. */
  style?: CSSProperties;
}

export function Badge({ variant = "paper", children, className, style }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, variant !== "paper" && styles[variant], className)} style={style}>
      {children}
    </span>
  );
}

/** Badges side by side; a screen reader pauses between them. A badge may be "", as `condition && badge` gives it. */
export function Badges({ children, className }: Pick<BadgeProps, "children" | "className">) {
  return (
    <p className={className}>
      {Children.toArray(children)
        .filter((badge) => badge !== "")
        .map((badge, index) => (
          <Fragment key={index}>
            {index > 0 && <span className="visually-hidden">, </span>}
            {badge}
          </Fragment>
        ))}
    </p>
  );
}

/** Stock or opening state as a coloured dot; words must follow it. */
export function Dot({ state }: Pick<StockView, "state">) {
  return (
    <span className={classNames(styles.dot, state === "few" && styles.dotFew, state === "none" && styles.dotNone)} />
  );
}

/** An applied filter: a link to the same page without it. */
export function FilterChip({ label, to }: { label: string; to: string }) {
  const t = useText("common");
  return (
    <Link className={styles.filter} to={to} preventScrollReset>
      <span className="visually-hidden">{t("filter.remove")} </span>
      {label}
      <Icon name="close" size="small" />
    </Link>
  );
}

export interface SwatchProps {
  /** `#rrggbb` */
  hex: string;
  current?: boolean;
  size?: "regular" | "large";
  className?: string;
}

/** A dot of colour; the words beside it name the colour. */
export function Swatch({ hex, current, size, className }: SwatchProps) {
  return (
    <span
      className={classNames(
        styles.swatch,
        current && styles.current,
        size === "large" && styles.largeSwatch,
        className,
      )}
      style={{ "--swatch": hex } as CSSProperties}
    />
  );
}
