import type { ReactNode } from "react";
import { useLocale, useText } from "~/i18n/use-text";
import { type CardView, unflatPrice } from "~/models/product-tile";
import { paths } from "~/paths";
import { Badge } from "../chip/badge";
import { Swatch } from "../chip/swatch";
import { Picture, TILE_SIZES } from "../picture/picture";
import { Price } from "../price/price";
import { Rating } from "../rating/rating";
import type { CardLook } from "./card-look";
import { QuickAdd } from "./quick-add";
import styles from "./product-card.module.css";
import { WishHeart } from "./wish-heart";

export interface ProductCardProps extends Partial<CardLook> {
  product: CardView;
  /** Stands in the picture's upper corner, above the card's link: the wishlist's heart. */
  corner?: ReactNode;
}

/** One product in one colour. The whole card is one link, a plain one: the list around it hands it to the router. */
export function ProductCard({ product, headingLevel = 3, loading, sizes = TILE_SIZES, corner }: ProductCardProps) {
  const { prefix } = useLocale();
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const { badges, priceBadge, isPrivate, picture, secondPicture } = product;
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        <Picture className={styles.picture} path={picture} alt="" sizes={sizes} loading={loading} />
        {secondPicture && (
          <Picture
            className={`${styles.picture} ${styles.second}`}
            path={secondPicture}
            alt=""
            widths="hover"
            sizes={sizes}
          />
        )}
        {(priceBadge || badges.length > 0) && (
          <p className={styles.badges}>
            {priceBadge && <Badge variant={isPrivate ? "ink" : "sale"}>{priceBadge}</Badge>}
            {badges.map((badge) => (
              <Badge key={badge}>{badge}</Badge>
            ))}
          </p>
        )}
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
      <div className={styles.body}>
        <Heading className={styles.name}>
          <a className={styles.link} href={paths.slug(prefix, product.slug)}>
            {product.name}
          </a>
        </Heading>
        <p className={styles.subtitle}>{product.subtitle}</p>
        <Price className={styles.price} {...unflatPrice(product)} />
        <Foot product={product} />
      </div>
      <WishHeart product={product} />
      <QuickAdd product={product} />
    </article>
  );
}

function Foot({ product: { swatches, colorCount, rating, reviewCount } }: { product: CardView }) {
  const t = useText("common");
  if (swatches.length === 0 && rating === null) return null;
  return (
    <div className={styles.foot}>
      {rating === null ? (
        <span className={styles.swatches}>
          {swatches.map((hex, index) => (
            <Swatch key={index} hex={hex} current={index === 0} />
          ))}
          <span className={styles.more}>{t("product.colors", { count: colorCount })}</span>
        </span>
      ) : (
        <Rating value={rating} count={reviewCount} />
      )}
    </div>
  );
}
