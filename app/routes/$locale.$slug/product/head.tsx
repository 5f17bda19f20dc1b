import type { ProductView } from "~/bff/catalogue/product-view.server";
import { useText } from "~/i18n/use-text";
import type { VariantRef } from "~/models/entity-slug";
import { parseFlatPrice } from "~/models/product-tile";
import { Badge, Badges } from "~/ui/chip/chip";
import { Price } from "~/ui/price/price";
import { ProductHead } from "~/ui/product/product-layout";
import { WishForm } from "~/ui/product/wish-form";
import { Rating } from "~/ui/rating/rating";
import { REVIEWS_ID } from "./reviews-section";
import styles from "./product-page.module.css";

interface HeadProps {
  product: ProductView;
  /** The colour and size that the heart adds to the wishlist. */
  piece: VariantRef;
  /** The page has a section of reviews, to which the stars link. */
  hasReviews: boolean;
  hasWishlist: boolean;
}

/** Name, price with its legal details, rating, and labels. */
export function Head({ product, piece, hasReviews, hasWishlist }: HeadProps) {
  const t = useText("product");
  const { name, subtitle, badges, rating, reviewCount, priceType, isGiftCard } = product;
  const mark = rating !== null && <Rating value={rating} count={reviewCount} />;
  return (
    <ProductHead name={name} subtitle={subtitle} corner={hasWishlist && <WishForm piece={piece} />}>
      <Price {...parseFlatPrice(product)} large />
      {/* A gift card is bought without VAT, and comes by email. */}
      {!isGiftCard && <p className="caption">{t("price.vat")}</p>}
      {mark && (
        <p>
          {hasReviews ? (
            <a className={styles.rating} href={`#${REVIEWS_ID}`}>
              {mark}
            </a>
          ) : (
            mark
          )}
        </p>
      )}
      {(badges.length > 0 || priceType) && (
        <Badges className={styles.badges}>
          {priceType && <PriceBadge type={priceType} />}
          {badges.map((badge) => (
            <Badge key={badge} variant="line">
              {badge}
            </Badge>
          ))}
        </Badges>
      )}
    </ProductHead>
  );
}

function PriceBadge({ type }: { type: NonNullable<ProductView["priceType"]> }) {
  const t = useText("product");
  const word = t(`price.${type}`);
  if (type === "private") return <Badge variant="ink">{word}</Badge>;
  return (
    <Badge variant="line" className={styles.reduced}>
      {word}
    </Badge>
  );
}
