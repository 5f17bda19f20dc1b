import { useLocale } from "~/i18n/use-text";
import { formatMoney } from "~/models/money-format";
import { type TileView, unflatPrice } from "~/models/product-tile";
import { paths } from "~/paths";
import { Price } from "../price/price";
import styles from "./pieces.module.css";

/** What a scene shows, each to buy; nothing when none of it is known any more. */
export function Pieces({ products }: { products: readonly TileView[] }) {
  if (products.length === 0) return null;
  return (
    <ul className={styles.pieces}>
      {products.map((product) => (
        <Piece key={product.slug} product={product} />
      ))}
    </ul>
  );
}

function Piece({ product }: { product: TileView }) {
  const { prefix, locale } = useLocale();
  const { now, reduction } = unflatPrice(product);
  return (
    <li>
      <a href={paths.slug(prefix, product.slug)}>
        <span>
          {product.name}, {product.color.toLocaleLowerCase(locale)}
        </span>{" "}
        {/* The law wants a reduction whole or not at all. */}
        {reduction ? (
          <Price className={styles.reduced} now={now} reduction={reduction} />
        ) : (
          <span className={styles.price}>{formatMoney(now, locale)}</span>
        )}
      </a>
    </li>
  );
}
