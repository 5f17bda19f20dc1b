import type { EditorialTile as Tile } from "~/models/content-page";
import { PlainAnchor } from "../blocks/parts";
import { Picture } from "../picture/picture";
import tileStyles from "./editorial-tile.module.css";
import type { CardView } from "~/models/product-tile";
import { gridLook, rowLook, ProductCard } from "./product-card";
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

/** A way out of the grid, as wide as two products: a picture and what it is about. Rendered on the server alone. */
export function EditorialTile({ tile: { title, text, image, link } }: { tile: Tile }) {
  return (
    <li className={tileStyles.tile}>
      <div className={tileStyles.media}>
        <Picture
          path={image.url}
          alt=""
          width={image.width}
          height={image.height}
          widths="half"
          sizes="(min-width:120em) 39vw,(min-width:80em) 48vw,(min-width:48em) 64vw,100vw"
        />
      </div>
      <h2 className={`title ${tileStyles.title}`}>
        <PlainAnchor className={tileStyles.link} link={link}>
          {title}
        </PlainAnchor>
      </h2>
      {text && <p className={tileStyles.text}>{text}</p>}
    </li>
  );
}
