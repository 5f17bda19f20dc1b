import { type ReactNode, useId } from "react";
import { classNames } from "../class-names";
import styles from "./progress.module.css";

export interface ProgressProps {
  value: number;
  max: number;
  /** The same in words, above the bar. */
  children: ReactNode;
  className?: string;
}

export function Progress({ value, max, children, className }: ProgressProps) {
  const id = useId();
  return (
    <div className={classNames(styles.progress, className)}>
      <p id={id}>{children}</p>
      <progress className={styles.track} max={max} value={Math.min(value, max)} aria-labelledby={id} />
    </div>
  );
}
