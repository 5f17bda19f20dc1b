import type { ReactNode } from "react";
import styles from "./cart.module.css";

export interface CartLayoutProps {
  title: string;
  /** "2 items" */
  count?: string;
  /** Beside the lines from 1280 px up, below them on narrower screens. */
  summary?: ReactNode;
  children: ReactNode;
}

/** The cart page's head and its two columns. */
export function CartColumns({ title, count, summary, children }: CartLayoutProps) {
  return (
    <div className="container">
      <div className={styles.head}>
        <h1 className="heading">{title}</h1>
        {count && <p className="small muted">{count}</p>}
      </div>
      <div className={summary ? styles.layout : undefined}>
        <div>{children}</div>
        {summary}
      </div>
    </div>
  );
}

/** The order button and the notes to read before pressing it. */
export function OrderBox({ children }: { children: ReactNode }) {
  return <div className={styles.order}>{children}</div>;
}
