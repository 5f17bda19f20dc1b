import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./form.module.css";

/** Fields one below the other. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

/** Two fields that belong together, a short one and a long one: postcode and city. */
export function FieldPair({ isLongFirst, children }: { isLongFirst: boolean; children: ReactNode }) {
  return <div className={classNames(styles.pair, isLongFirst && styles.longFirst)}>{children}</div>;
}
