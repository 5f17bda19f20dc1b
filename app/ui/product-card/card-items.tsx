import { useContext } from "react";
import type { EditorialTile as Tile } from "~/models/family-page";
import { type PackedTile, unpackTile } from "~/models/product-tile";
import { CardHtmlContext, gridLook, rowLook } from "./card-html";
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
  products: readonly PackedTile[];
  list: CardList;
  /** Stands after the fourth product, where there are more. */
  tile?: Tile | null;
}

/** Two rows of a phone, more than a row of a tablet: whoever comes for products sees products first. */
const BEFORE_TILE = 4;

/** What a list of cards consists of, on the server. */
export function CardItems({ products, list, tile }: CardItemsProps) {
  const htmlOf = useContext(CardHtmlContext);
  const { lookOf, itemClass } = CARD_LISTS[list];
  const items = products.map((packed, index) => {
    const look = lookOf(index);
    const html = htmlOf?.(packed, look);
    if (html) return <li key={packed} className={itemClass} dangerouslySetInnerHTML={{ __html: html }} />;
    return (
      <li key={packed} className={itemClass}>
        <ProductCard product={unpackTile(packed)} {...look} />
      </li>
    );
  });
  if (tile && items.length > BEFORE_TILE) items.splice(BEFORE_TILE, 0, <EditorialTile key={tile.title} tile={tile} />);
  return items;
}

/** A row of cards in a part of a page that is rendered apart from it. */
export function PlainProductRow({ products, label }: { products: readonly PackedTile[]; label: string }) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      <ul className={styles.rowList}>
        <CardItems products={products} list="row" />
      </ul>
    </div>
  );
}
