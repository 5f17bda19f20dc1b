import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { Money } from "#app/models/money.ts";
import { formatMoney } from "#app/models/money-format.ts";
import type { CardView, TileSize } from "#app/models/product-tile.ts";
import { paths } from "#app/paths.ts";
import { gridLook, ProductCard } from "../product-card/product-card";
import styles from "./wishlist.module.css";

/** A product of a wishlist. */
export interface Wish {
  productId: string;
  /** Name and colour. */
  name: string;
  tile: CardView;
  /** Sold-out sizes for which an alert can be set. */
  soldOut: readonly TileSize[];
  /** Reduction since the product was wished for. */
  drop: Money | null;
}

export interface WishCellProps {
  wish: Wish;
  /** Position in the grid, from 0. */
  index: number;
  /** The list belongs to whoever looks at it, who may remove products. */
  isOwn: boolean;
}

/** A wish's card with its actions below. Only the server renders it. */
export function WishCell({ wish, index, isOwn }: WishCellProps) {
  return (
    <>
      <ProductCard product={wish.tile} {...gridLook(index)} />
      <div className={styles.tools}>
        {wish.drop && <PriceDrop drop={wish.drop} />}
        <SoldOut wish={wish} />
        {isOwn && <Remove wish={wish} />}
      </div>
    </>
  );
}

function PriceDrop({ drop }: { drop: Money }) {
  const { locale } = useLocale();
  const t = useText("wishlist");
  return <p className={styles.drop}>{t("drop", { amount: formatMoney(drop, locale) })}</p>;
}

function SoldOut({ wish: { productId, name, soldOut } }: { wish: Wish }) {
  const { prefix } = useLocale();
  const t = useText("wishlist");
  if (soldOut.length === 0) return null;
  return (
    <div className={styles.soldOut}>
      {t("soldOut")}
      <ul>
        {soldOut.map(({ sku, label }) => (
          <li key={sku}>
            <a href={paths.stockAlert(prefix, productId, sku)} aria-label={t("soldOutSize", { name, size: label })}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Remove({ wish: { productId, name } }: { wish: Wish }) {
  const t = useText("wishlist");
  return (
    <form method="post" data-wishes={name}>
      <input type="hidden" name="intent" value="remove" />
      <button className="text-link text-link-tall small" name="productId" value={productId}>
        {t("remove")}
        <span className="visually-hidden"> {name}</span>
      </button>
    </form>
  );
}
