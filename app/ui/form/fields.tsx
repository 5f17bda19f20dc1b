import type { ReactNode } from "react";
import styles from "./form.module.css";

/** Fields one below the other. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

/** Two short fields that belong together: postcode and city. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
