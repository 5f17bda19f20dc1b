import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { colorWithinText } from "#app/models/color-words.ts";
import { paths } from "#app/paths.ts";
import { Breadcrumb } from "#app/ui/breadcrumb/breadcrumb.tsx";
import { type ServerHtml, ServerPart } from "#app/ui/static-html/server-html.tsx";
import { ProductRow, TitledRow } from "#app/ui/product-card/product-grid.tsx";
import { Gallery } from "#app/ui/product/gallery.tsx";
import { ProductLayout } from "#app/ui/product/product-layout.tsx";
import { Share } from "#app/ui/product/share.tsx";
import type { ProductView } from "#app/bff/catalogue/product-view.server.ts";
import { BuyForm, Colors } from "./buy-form";
import { BuyerPromises, type BuyerPromisesProps } from "./buyer-promises";
import { Head } from "./head";
import { ReviewsSection } from "./reviews-section";
import { SeenPlace } from "./seen-place";
import type { StaticParts } from "./static-parts.server";
import { ServiceProvider } from "./service-provider";
import { pageKey, usePiece } from "./sizes";
// Static parts are rendered in server-only modules, which the CSS bundle does not follow: their styles are imported
// here.
import "../../../ui/accordion/accordion.module.css";
import "../../../ui/reviews/reviews.module.css";

export interface ProductPageProps extends Omit<BuyerPromisesProps, "piece" | "canChoose" | "isGiftCard"> {
  product: ProductView;
  /** Cards of recommended products; null without any. */
  recommended: ServerHtml | null;
  /** Null without reviews. */
  reviewTotal: number | null;
  html: StaticParts;
  hasWishlist: boolean;
  /** Absolute address of the page. */
  canonical: string;
  /** Whether the site shows recently seen products. */
  hasSeen: boolean;
  /** The page answers a form that was sent without a size. */
  isSizeMissing: boolean;
}

/** A product in one of its colours. */
export function ProductPage(props: ProductPageProps) {
  const { product, recommended, reviewTotal, html, isSizeMissing, hasWishlist, canonical, hasSeen, ...buying } = props;
  const { prefix, locale } = useLocale();
  const t = useText("product");
  const [piece, choose] = usePiece(product);
  const { name, color, breadcrumb } = product;
  const crumbs = breadcrumb.map((family) => ({ label: family.name, to: paths.slug(prefix, family.slug) }));
  const pictures = product.pictures.map((picture) => ({
    ...picture,
    alt: t(`picture.${picture.type}`, { name, color: colorWithinText(color, locale) }),
  }));
  return (
    <ServiceProvider>
      <Breadcrumb crumbs={[...crumbs, { label: name }]} />
      <ProductLayout gallery={<Gallery key={product.slug} pictures={pictures} />}>
        <Head product={product} piece={piece} hasReviews={reviewTotal !== null} hasWishlist={hasWishlist} />
        {!product.isGiftCard && <Colors product={product} />}
        <BuyForm key={pageKey(product)} {...{ product, piece, choose, isSizeMissing }} />
        <BuyerPromises
          piece={piece}
          canChoose={product.sizes.some(({ isSoldOut }) => !isSoldOut)}
          isGiftCard={product.isGiftCard}
          {...buying}
        />
        <ServerPart content={html.details} />
        <p>
          <Share title={name} url={canonical} />
        </p>
      </ProductLayout>
      {recommended && <Together cards={recommended} />}
      {reviewTotal !== null && html.reviews && (
        <ReviewsSection total={reviewTotal} piece={piece}>
          <ServerPart content={html.reviews} />
        </ReviewsSection>
      )}
      {hasSeen && <SeenPlace productId={product.productId} />}
      <ServerPart content={html.zoom} />
    </ServiceProvider>
  );
}

function Together({ cards }: { cards: ServerHtml }) {
  const t = useText("product");
  return (
    <TitledRow id="together" title={t("together")}>
      <ProductRow label={t("together")} cards={cards} />
    </TitledRow>
  );
}
