import type { RequestContext } from "#app/bff/context.server.ts";
import type { EcoSheetView } from "#app/bff/catalogue/product-view.server.ts";
import type { ProductDelivery } from "#app/bff/catalogue/product-delivery.server.ts";
import type { ReviewsView } from "#app/bff/catalogue/product-reviews.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { colorWithinText } from "#app/models/color-words.ts";
import type { Product, ProductOption } from "#app/models/product.ts";
import { ZoomLayer } from "#app/ui/product/zoom-layer.tsx";
import { serverHtml } from "#app/document/server-html.server.tsx";
import type { ServerHtml } from "#app/ui/static-html/server-html.tsx";
import { Details } from "./details";
import { Reviews } from "./reviews-section";

export interface StaticPartsProps {
  product: Product;
  /** The colour shown. */
  option: ProductOption;
  environment: EcoSheetView | null;
  deliveries: readonly ProductDelivery[];
  reviews: ReviewsView | null;
}

/** Parts of the page that no script changes, as HTML. */
export interface StaticParts {
  details: ServerHtml;
  /** The layer with the large pictures. */
  zoom: ServerHtml;
  /** Null without reviews. */
  reviews: ServerHtml | null;
}

export function staticParts(context: RequestContext, props: StaticPartsProps): StaticParts {
  const { product, option, environment, deliveries, reviews } = props;
  return {
    details: serverHtml(context, <Details product={product} environment={environment} deliveries={deliveries} />),
    zoom: serverHtml(context, <Zoom product={product} option={option} />),
    reviews: reviews && serverHtml(context, <Reviews reviews={reviews} hasOneSize={option.skus.length === 1} />),
  };
}

function Zoom({ product: { name }, option: { color, pictures } }: Pick<StaticPartsProps, "product" | "option">) {
  const t = useText("product");
  const { locale } = useLocale();
  const words = { name, color: colorWithinText(color.name, locale) };
  return <ZoomLayer pictures={pictures.map((picture) => ({ ...picture, alt: t(`picture.${picture.type}`, words) }))} />;
}
