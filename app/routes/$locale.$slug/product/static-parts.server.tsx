import type { RequestContext } from "~/bff/context.server";
import type { EcoSheetView } from "~/bff/catalogue/product-view.server";
import type { ProductDelivery } from "~/bff/catalogue/product-delivery.server";
import type { ReviewsView } from "~/bff/catalogue/product-reviews.server";
import { useLocale, useText } from "~/i18n/use-text";
import { colorWithinText } from "~/models/color-words";
import type { Product, ProductOption } from "~/models/product";
import { ZoomLayer } from "~/ui/product/zoom-layer";
import { serverHtml } from "~/document/server-html.server";
import type { ServerHtml } from "~/ui/static-html/server-html";
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
