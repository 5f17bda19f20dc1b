import type { ReactNode } from "react";
import { type ServerHtml, useServerHtml } from "../static-html/server-html";
import { FollowedLinks } from "../static-html/followed-links";
import { CardLinks } from "./card-links";
import styles from "./product-card.module.css";
// Cards are rendered in server-only modules, which the CSS bundle does not follow: their styles are imported here.
import "../chip/chip.module.css";
import "../price/price.module.css";
import "../rating/rating.module.css";
import "./editorial-tile.module.css";
import "./quick-add.module.css";
import "./wish-heart.module.css";

interface ProductGridProps {
  pages: readonly ServerHtml[];
  /** How many more products are being loaded: their places stand there at once, so that nothing jumps when they come. */
  coming: number;
}

/** The product grid: two columns on a phone, five on the widest screens. One list for each loaded page of products. */
export function ProductGrid({ pages, coming }: ProductGridProps) {
  return (
    <CardLinks className={styles.grid}>
      {pages.map((cards) => (
        <Cards key={cards.key} cards={cards} className={styles.page} />
      ))}
      {Array.from({ length: coming }, (_, index) => (
        <div key={index} className={styles.coming} />
      ))}
    </CardLinks>
  );
}

/** A row that scrolls sideways; part of the next card is visible. */
export function ProductRow({ cards, label }: { cards: ServerHtml; label: string }) {
  return (
    // Not focusable itself: keyboards scroll it by the links inside.
    <FollowedLinks className={styles.row} role="group" aria-label={label}>
      <Cards key={cards.key} cards={cards} className={styles.rowList} />
    </FollowedLinks>
  );
}

function Cards({ cards, className }: { cards: ServerHtml; className?: string }) {
  return <ul className={className} {...useServerHtml(cards)} />;
}

interface TitledRowProps {
  /** Id of the title, given by the caller: `useId` would repeat itself in parts that are rendered apart. */
  id: string;
  title: string;
  /** Stands beside the title. */
  action?: ReactNode;
  /** The row of cards. */
  children: ReactNode;
}

/** A row of products under its title; the row extends to the page's edges. */
export function TitledRow({ id, title, action, children }: TitledRowProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="container">
        <div className="section-head">
          <h2 className="heading" id={id}>
            {title}
          </h2>
          {action}
        </div>
      </div>
      <div className="container container-bleed">{children}</div>
    </section>
  );
}
