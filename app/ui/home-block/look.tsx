import { Link } from "@remix-run/react";
import { useId } from "react";
import { useLocale } from "~/i18n/use-text";
import { formatMoney } from "~/models/money-format";
import type { HomeBlock } from "~/models/page";
import { type TileView, unflatPrice } from "~/models/product-tile";
import { paths } from "~/paths";
import { buttonClass } from "../button/button";
import { Picture } from "../picture/picture";
import { Price } from "../price/price";
import { ContentAnchor } from "../content-link/content-anchor";
import styles from "./home-block.module.css";

export type LookContent = Omit<NonNullable<HomeBlock["look"]>, "product_ids">;

/** A scene and the pieces in it, each to buy. */
export function Look({ look, products }: { look: LookContent; products: readonly TileView[] }) {
  const id = useId();
  const { image } = look;
  return (
    <section className={`${styles.look} section`} aria-labelledby={id}>
      <div className={styles.lookInner}>
        <Picture
          className={styles.lookPicture}
          path={image.url}
          alt={image.alt ?? ""}
          width={image.width}
          height={image.height}
          widths="page"
          sizes="(min-width: 1280px) 58vw, 100vw"
        />
        <div className={styles.lookText}>
          {look.eyebrow && <p className="small">{look.eyebrow}</p>}
          <h2 className="heading" id={id}>
            {look.title}
          </h2>
          {look.text && <p className="lead">{look.text}</p>}
          {products.length > 0 && (
            <ul className={styles.lookList}>
              {products.map((product) => (
                <Piece key={product.slug} product={product} />
              ))}
            </ul>
          )}
          <ContentAnchor className={buttonClass({})} link={look.link}>
            {look.link?.title}
          </ContentAnchor>
        </div>
      </div>
    </section>
  );
}

function Piece({ product }: { product: TileView }) {
  const { prefix, locale } = useLocale();
  const { now, reduction } = unflatPrice(product);
  return (
    <li>
      <Link to={paths.slug(prefix, product.slug)} prefetch="intent">
        <span>
          {product.name}, {product.color.toLocaleLowerCase(locale)}
        </span>{" "}
        {/* The law wants a reduction whole or not at all. */}
        {reduction ? (
          <Price now={now} reduction={reduction} column />
        ) : (
          <span className={styles.lookPrice}>{formatMoney(now, locale)}</span>
        )}
      </Link>
    </li>
  );
}
