import { PrefetchPageLinks, useNavigate } from "@remix-run/react";
import {
  type FormEvent,
  type HTMLAttributes,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useContext,
  useRef,
  useState,
} from "react";
import { useLocale } from "~/i18n/use-text";
import { type PackedTile, type CardView, unpackTile } from "~/models/product-tile";
import { classNames } from "../class-names";
import { useKeptHtml } from "../kept-html/kept-html";
import { internalAddress } from "../static-html/internal-address";
import { useShell } from "../shell/shell-context";
import { useLinkIntent } from "../static-html/use-link-intent";
import { CardHtmlContext, gridLook, rowLook } from "./card-html";
import type { Send } from "./cart-sender";
import { ProductCard } from "./product-card";
import { WishedHearts } from "./wish-heart";
import styles from "./product-card.module.css";

interface ProductsProps {
  products: readonly PackedTile[];
  /** What stands in a picture's upper corner: the wishlist's heart. Such cards are one shopper's own. */
  corner?: (product: CardView) => ReactNode;
}

/** The product grid: two columns on a phone, five on the widest screens. */
export function ProductGrid({ products, corner, className }: ProductsProps & { className?: string }) {
  return <Cards className={classNames(styles.grid, className)} {...{ products, corner }} list="grid" />;
}

/** A row that scrolls sideways; the next card peeks in. */
export function ProductRow({ products, corner, label }: ProductsProps & { label: string }) {
  return (
    // Keyboards scroll it by the links inside.
    <div className={styles.row} role="group" aria-label={label}>
      <Cards className={styles.rowList} {...{ products, corner }} list="row" />
    </div>
  );
}

/** The same row as plain HTML, for parts that are rendered apart from the page. */
export function PlainProductRow({ products, label }: { products: readonly PackedTile[]; label: string }) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      <ul className={styles.rowList}>
        <CardItems products={products} list="row" />
      </ul>
    </div>
  );
}

/** How cards are shown in each kind of list. */
export const CARD_LISTS = {
  grid: { lookOf: gridLook, itemClass: undefined },
  row: { lookOf: rowLook, itemClass: styles.rowItem },
};
export type CardList = keyof typeof CARD_LISTS;

interface CardsProps extends ProductsProps {
  list: CardList;
}

function Cards({ className, ...cards }: CardsProps & { className?: string }) {
  const kept = useKeptHtml(cards.products, cards.list);
  const isKept = kept && !cards.corner;
  const List = cards.list === "grid" ? BuyableCards : CardLinks;
  return <List className={className} {...(isKept ? kept : { children: <CardItems {...cards} /> })} />;
}

/** What a list of cards consists of; the server renders it by itself, to keep it. */
export function CardItems({ products, corner, list }: CardsProps) {
  const htmlOf = useContext(CardHtmlContext);
  const { lookOf, itemClass } = CARD_LISTS[list];
  return products.map((packed, index) => {
    const look = lookOf(index);
    const html = corner ? null : htmlOf?.(packed, look);
    if (html) return <li key={packed} className={itemClass} dangerouslySetInnerHTML={{ __html: html }} />;
    const product = unpackTile(packed);
    return (
      <li key={packed} className={itemClass}>
        <ProductCard product={product} corner={corner?.(product)} {...look} />
      </li>
    );
  });
}

/** Not to be had, it leaves the forms to be forms. */
const CartSender = lazy(() => import("./cart-sender").catch(() => ({ default: () => <></> })));

/** Cards that carry forms to the cart. Until what sends them has come, they lead there as forms do. */
function BuyableCards(props: CardLinksProps) {
  const [isIntended, setIntended] = useState(false);
  const sender = useRef<Send | null>(null);
  const onIntent = () => setIntended(true);
  return (
    <>
      <WishedHearts wishlist={useShell().wishlist} />
      <CardLinks
        {...props}
        onPointerOver={onIntent}
        onFocusCapture={onIntent}
        onSubmit={(event) => sender.current?.(event as FormEvent<HTMLFormElement>)}
      />
      {isIntended && (
        <Suspense>
          <CartSender sender={sender} />
        </Suspense>
      )}
    </>
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
      {intended.map((page) => (
        <PrefetchPageLinks key={page} page={page} />
      ))}
    </>
  );
}
