import { type ServerHtml, useServerHtml } from "../static-html/server-html";
import { FollowedLinks } from "../static-html/followed-links";
import { CardLinks } from "./card-links";
import styles from "./product-card.module.css";
// Cards are rendered in server-only code, which the CSS bundle does not look into: their styles enter it here.
import "../chip/chip.module.css";
import "../price/price.module.css";
import "../rating/rating.module.css";
import "./editorial-tile.module.css";
import "./quick-add.module.css";
import "./wish-heart.module.css";

/**
 * The product grid: two columns on a phone, five on the widest screens. A list for each page of products that was
 * loaded.
 */
export function ProductGrid({ pages }: { pages: readonly ServerHtml[] }) {
  return (
    <CardLinks className={styles.grid}>
      {pages.map((cards) => (
        <Cards key={cards.key} cards={cards} className={styles.page} />
      ))}
    </CardLinks>
  );
}

/** A row that scrolls sideways; the next card peeks in. */
export function ProductRow({ cards, label }: { cards: ServerHtml; label: string }) {
  return (
    // Keyboards scroll it by the links inside.
    <FollowedLinks className={styles.row} role="group" aria-label={label}>
      <Cards key={cards.key} cards={cards} className={styles.rowList} />
    </FollowedLinks>
  );
}

function Cards({ cards, className }: { cards: ServerHtml; className?: string }) {
  return <ul className={className} {...useServerHtml(cards)} />;
}
