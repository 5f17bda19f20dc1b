import type { EditorialTile as Tile } from "~/models/content-page";
import type { CardView } from "~/models/product-tile";
import { gridLook, rowLook } from "./card-look";
import { EditorialTile } from "./editorial-tile";
import { ProductCard } from "./product-card";
import styles from "./product-card.module.css";

/** How cards are shown in each kind of list. */
export const CARD_LISTS = {
  grid: { lookOf: gridLook, itemClass: undefined },
  row: { lookOf: rowLook, itemClass: styles.rowItem },
};
export type CardList = keyof typeof CARD_LISTS;

interface CardItemsProps {
  products: readonly CardView[];
  list: CardList;
  /** Stands after the fourth product, where there are more. */
  tile?: Tile | null;
}

/** Two rows of a phone, more than a row of a tablet: whoever comes for products sees products first. */
const BEFORE_TILE = 4;

/** What a list of cards consists of, on the server. */
export function CardItems({ products, list, tile }: CardItemsProps) {
  const { lookOf, itemClass } = CARD_LISTS[list];
  const items = products.map((product, index) => (
    <li key={product.slug} className={itemClass}>
      <ProductCard product={product} {...lookOf(index)} />
    </li>
  ));
  if (tile && items.length > BEFORE_TILE) items.splice(BEFORE_TILE, 0, <EditorialTile key={tile.title} tile={tile} />);
  return items;
}

/** A row of cards in a part of a page that is rendered apart from it. */
export function PlainProductRow({ products, label }: { products: readonly CardView[]; label: string }) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      <ul className={styles.rowList}>
        <CardItems products={products} list="row" />
      </ul>
    </div>
  );
}
