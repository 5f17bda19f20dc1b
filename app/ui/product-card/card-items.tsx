import { useContext } from "react";
import { type PackedTile, unpackTile } from "~/models/product-tile";
import { CardHtmlContext, gridLook, rowLook } from "./card-html";
import { ProductCard } from "./product-card";
import styles from "./product-card.module.css";

/** How cards are shown in each kind of list. */
export const CARD_LISTS = {
  grid: { lookOf: gridLook, itemClass: undefined },
  row: { lookOf: rowLook, itemClass: styles.rowItem },
};
export type CardList = keyof typeof CARD_LISTS;

/** What a list of cards consists of, on the server. */
export function CardItems({ products, list }: { products: readonly PackedTile[]; list: CardList }) {
  const htmlOf = useContext(CardHtmlContext);
  const { lookOf, itemClass } = CARD_LISTS[list];
  return products.map((packed, index) => {
    const look = lookOf(index);
    const html = htmlOf?.(packed, look);
    if (html) return <li key={packed} className={itemClass} dangerouslySetInnerHTML={{ __html: html }} />;
    return (
      <li key={packed} className={itemClass}>
        <ProductCard product={unpackTile(packed)} {...look} />
      </li>
    );
  });
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
