import type { ReactNode } from "react";
import { type ServerHtml, useServerHtml } from "../static-html/server-html";
import { CardLinks } from "./card-links";
import styles from "./product-card.module.css";

/** The product grid of a page that puts something of its own beside its cards: cells, and what takes a cell's place. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <CardLinks className={styles.grid}>
      <ul className={styles.page}>{children}</ul>
    </CardLinks>
  );
}

/** A card with what stands below it. Give it the content's `key`. */
export function CardCell({ cell }: { cell: ServerHtml }) {
  return <li className={styles.cell} {...useServerHtml(cell)} />;
}
