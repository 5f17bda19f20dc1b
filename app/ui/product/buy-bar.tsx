import type { ReactNode } from "react";
import styles from "./buy-bar.module.css";

/** Holds the page's one button (`<Button size="large" spread>` with label and amount) at the bottom below 1280 px. */
export function BuyBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-buy-bar="">
      {children}
    </div>
  );
}
