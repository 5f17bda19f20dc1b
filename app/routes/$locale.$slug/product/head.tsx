import type { ProductView } from "#app/bff/catalogue/product-view.server.ts";
import { useText } from "#app/i18n/use-text.tsx";
import type { VariantRef } from "#app/models/entity-slug.ts";
import { parseFlatPrice } from "#app/models/product-tile.ts";
import { Badge, Badges } from "#app/ui/chip/chip.tsx";
import { Price } from "#app/ui/price/price.tsx";
import { ProductHead } from "#app/ui/product/product-layout.tsx";
import { WishForm } from "#app/ui/product/wish-form.tsx";
import { Rating } from "#app/ui/rating/rating.tsx";
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
