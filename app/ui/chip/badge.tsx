import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./chip.module.css";

export interface BadgeProps {
  /** Paper stands on pictures; line elsewhere; sale in red; ink for private sales; confirmed in green. */
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

/** Stock or opening state in one glance; words must follow. */
export function Dot({ state = "available" }: { state?: "available" | "few" | "none" }) {
  return (
    <span className={classNames(styles.dot, state === "few" && styles.dotFew, state === "none" && styles.dotNone)} />
  );
}
