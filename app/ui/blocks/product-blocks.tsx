import { useLocale, useText } from "~/i18n/use-text";
import type { BlockView } from "~/models/content-view";
import { formatMoney } from "~/models/money-format";
import { type TileView, unflatPrice } from "~/models/product-tile";
import { paths } from "~/paths";
import { classNames } from "../class-names";
import { Price } from "../price/price";
import { PlainProductRow } from "../product-card/product-grid";
import { ContentPicture } from "./editorial-blocks";
import { PlainAnchor } from "./plain-anchor";
import styles from "./blocks.module.css";

type With<Kind> = Extract<BlockView, { kind: Kind }>;

/** A titled row of products; nothing at all when none of them is known any more. */
export function Products({ block, id }: { block: With<"products" | "carousel">; id: string }) {
  const t = useText("common");
  const { title, link, products } = block;
  if (products.length === 0) return null;
  return (
    <section className="section" aria-labelledby={id}>
      <div className="container">
        <div className="section-head">
          <h2 className="heading" id={id}>
            {title}
          </h2>
          <PlainAnchor className="text-link text-link-tall" link={link} />
        </div>
      </div>
      <div className="container container-bleed">
        <PlainProductRow label={t("row.scroll", { title })} products={products} />
      </div>
    </section>
  );
}

/** A scene and the pieces in it, each to buy. */
export function Look({ look, id }: { look: With<"look">; id: string }) {
  const { title, text, image, side, products } = look;
  return (
    <section
      className={classNames(styles.look, side === "right" && styles.pictureRight, "section container container-bleed")}
      aria-labelledby={id}
    >
      <ContentPicture
        className={styles.lookPicture}
        image={image}
        widths="page"
        sizes="(min-width: 1280px) 58vw, 100vw"
      />
      <div className={styles.lookText}>
        <h2 className="heading" id={id}>
          {title}
        </h2>
        {text && <p className="lead">{text}</p>}
        {products.length > 0 && (
          <ul className={styles.pieces}>
            {products.map((product) => (
              <Piece key={product.slug} product={product} />
            ))}
          </ul>
        )}
      </div>
    </section>
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
          <Price now={now} reduction={reduction} column />
        ) : (
          <span className={styles.piecePrice}>{formatMoney(now, locale)}</span>
        )}
      </a>
    </li>
  );
}
