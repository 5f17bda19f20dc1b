import { PrefetchPageLinks, useNavigate } from "@remix-run/react";
import { type HTMLAttributes, type MouseEvent, type ReactNode, useContext } from "react";
import { useLocale } from "~/i18n/use-text";
import { type PackedTile, type TileView, unpackTile } from "~/models/product-tile";
import { classNames } from "../class-names";
import { internalAddress } from "../static-html/internal-address";
import { useLinkIntent } from "../static-html/use-link-intent";
import { CardHtmlContext, type CardLook, gridLook, rowLook } from "./card-html";
import { ProductCard } from "./product-card";
import styles from "./product-card.module.css";

interface ProductsProps {
  products: readonly PackedTile[];
  /** What stands in a picture's upper corner: the wishlist's heart. Such cards are one shopper's own. */
  corner?: (product: TileView) => ReactNode;
}

/** The product grid: two columns on a phone, five on the widest screens. */
export function ProductGrid({ products, corner, className }: ProductsProps & { className?: string }) {
  return <Cards className={classNames(styles.grid, className)} {...{ products, corner }} lookOf={gridLook} />;
}

/** A row that scrolls sideways; the next card peeks in. */
export function ProductRow({ products, corner, label }: ProductsProps & { label: string }) {
  return (
    // Keyboards scroll it by the links inside.
    <div className={styles.row} role="group" aria-label={label}>
      <Cards className={styles.rowList} itemClass={styles.rowItem} {...{ products, corner }} lookOf={rowLook} />
    </div>
  );
}

interface CardsProps extends ProductsProps {
  className?: string;
  itemClass?: string;
  lookOf: (index: number) => CardLook;
}

function Cards({ products, corner, className, itemClass, lookOf }: CardsProps) {
  const htmlOf = useContext(CardHtmlContext);
  return (
    <CardLinks className={className}>
      {products.map((packed, index) => {
        const look = lookOf(index);
        const html = corner ? null : htmlOf?.(packed, look);
        if (html) return <li key={packed} className={itemClass} dangerouslySetInnerHTML={{ __html: html }} />;
        const product = unpackTile(packed);
        return (
          <li key={packed} className={itemClass}>
            <ProductCard product={product} corner={corner?.(product)} {...look} />
          </li>
        );
      })}
    </CardLinks>
  );
}

interface CardLinksProps extends HTMLAttributes<HTMLElement> {
  as?: "ul";
}

/** Plain links that the router follows and prefetches: one component for the list instead of one for each of them. */
function CardLinks({ as: Tag = "ul", ...rest }: CardLinksProps) {
  const { prefix } = useLocale();
  const navigate = useNavigate();
  const { intended, onIntent } = useLinkIntent(prefix);
  const follow = (event: MouseEvent<HTMLElement>) => {
    const address = internalAddress(event, prefix);
    if (address === null) return;
    event.preventDefault();
    navigate(address);
  };
  return (
    <>
      <Tag {...rest} onClick={follow} onMouseOver={onIntent} onFocus={onIntent} />
      {intended && <PrefetchPageLinks page={intended} />}
    </>
  );
}
