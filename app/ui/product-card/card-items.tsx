import type { EditorialTile as Tile } from "#app/models/content-page.ts";
import { PlainAnchor, useLinked } from "../blocks/parts";
import { Picture } from "../picture/picture";
import tileStyles from "./editorial-tile.module.css";
import type { CardView } from "#app/models/product-tile.ts";
import { gridLook, rowLook, ProductCard } from "./product-card";
import styles from "./product-card.module.css";

/** How cards are shown in each kind of list. */
const CARD_LISTS = {
  grid: { lookOf: gridLook, itemClass: undefined },
  row: { lookOf: rowLook, itemClass: styles.rowItem },
};
export type CardList = keyof typeof CARD_LISTS;

interface CardItemsProps {
  products: readonly CardView[];
  list: CardList;
  /** Inserted after the fourth product, where there are more. */
  tile?: Tile | null;
}

/** Two rows on a phone, more than one on a tablet: products come before the tile. */
const BEFORE_TILE = 4;

/** The items of a list of cards, rendered on the server. */
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

/** A row of cards for a part that is rendered apart from its page. */
export function PlainProductRow({ products, label }: { products: readonly CardView[]; label: string }) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      <ul className={styles.rowList}>
        <CardItems products={products} list="row" />
      </ul>
    </div>
  );
}

/** A link out of the grid, as wide as two products: a picture and its text. Only the server renders it. */
export function EditorialTile({ tile }: { tile: Tile }) {
  const { title, text, image, link } = tile;
  if (useLinked([tile]).length === 0) return null;
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
