import type { ReactNode } from "react";
import { type ServerHtml, useServerHtml } from "../static-html/server-html";
import { CardLinks } from "./card-links";
import styles from "./product-card.module.css";

/** The product grid of a page that adds something to each card: children are cells, or what takes the place of one. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <CardLinks className={styles.grid}>
      <ul className={styles.page}>{children}</ul>
    </CardLinks>
  );
}

/** A card with what stands below it. Use the content's `key` as its `key`. */
export function CardCell({ cell }: { cell: ServerHtml }) {
  return <li className={styles.cell} {...useServerHtml(cell)} />;
}
