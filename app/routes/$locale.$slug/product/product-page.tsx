import { useId } from "react";
import { useLocale, useText } from "~/i18n/use-text";
import { type PackedTile, unflatPrice } from "~/models/product-tile";
import { paths } from "~/paths";
import { Breadcrumb } from "~/ui/breadcrumb/breadcrumb";
import { Badge } from "~/ui/chip/badge";
import { Price } from "~/ui/price/price";
import { ProductRow } from "~/ui/product-card/product-grid";
import { Gallery } from "~/ui/product/gallery";
import { ProductHead, ProductLayout } from "~/ui/product/product-layout";
import { Rating } from "~/ui/rating/rating";
import type { EnvironmentView } from "~/bff/catalogue/environment.server";
import type { ReviewsView } from "~/bff/catalogue/product-reviews.server";
import type { ProductView } from "~/bff/catalogue/product-view.server";
import { BuyForm } from "./buy-form";
import { BuyerPromises, type BuyerPromisesProps } from "./buyer-promises";
import { Details } from "./details";
import { Reviews, REVIEWS_ID } from "./reviews";
import { ServiceProvider } from "./service-provider";
import styles from "./product-page.module.css";

export interface ProductPageProps extends Omit<BuyerPromisesProps, "productId"> {
  product: ProductView;
  /** To wear with it. */
  recommended?: readonly PackedTile[];
  reviews?: ReviewsView | null;
  environment?: EnvironmentView | null;
  /** The page answers a form that named no size. */
  isSizeMissing: boolean;
}

/** A product in one of its colours. */
export function ProductPage(props: ProductPageProps) {
  const { product, recommended = [], reviews = null, environment = null, isSizeMissing, ...buying } = props;
  const { prefix } = useLocale();
  const t = useText("product");
  const { name, subtitle, color, breadcrumb, badges, rating } = product;
  const crumbs = breadcrumb.map((family) => ({ label: family.name, to: paths.slug(prefix, family.slug) }));
  const pictures = product.pictures.map((picture) => ({
    ...picture,
    alt: t(`picture.${picture.type}`, { name, color: color.toLowerCase() }),
  }));
  return (
    <ServiceProvider>
      <Breadcrumb crumbs={[...crumbs, { label: name }]} />
      <ProductLayout gallery={<Gallery key={product.slug} pictures={pictures} />}>
        <ProductHead name={name} subtitle={subtitle}>
          <Price {...unflatPrice(product)} large />
          {rating !== null && (
            <p>
              {reviews ? (
                <a className={styles.rating} href={`#${REVIEWS_ID}`}>
                  <Rating value={rating} count={product.reviewCount} />
                </a>
              ) : (
                <Rating value={rating} count={product.reviewCount} />
              )}
            </p>
          )}
          {(badges.length > 0 || product.priceType) && (
            <p className={styles.badges}>
              {product.priceType && <Badge variant="sale">{t(`price.${product.priceType}`)}</Badge>}
              {badges.map((badge) => (
                <Badge key={badge} variant="line">
                  {badge}
                </Badge>
              ))}
            </p>
          )}
        </ProductHead>
        <BuyForm key={product.slug} product={product} isSizeMissing={isSizeMissing} />
        <BuyerPromises productId={product.productId} {...buying} />
        <Details product={product} environment={environment} deliveries={buying.deliveries} />
      </ProductLayout>
      {recommended.length > 0 && <Together products={recommended} />}
      {reviews && <Reviews reviews={reviews} productId={product.productId} hasOneSize={product.sizes.length === 1} />}
    </ServiceProvider>
  );
}

function Together({ products }: { products: readonly PackedTile[] }) {
  const t = useText("product");
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="container">
        <h2 className="heading section-head" id={id}>
          {t("together")}
        </h2>
      </div>
      <div className="container container-bleed">
        <ProductRow label={t("together")} products={products} />
      </div>
    </section>
  );
}
