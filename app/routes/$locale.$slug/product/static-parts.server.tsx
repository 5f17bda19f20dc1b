import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { EnvironmentView } from "~/bff/catalogue/environment.server";
import type { DeliveryView } from "~/bff/catalogue/product-delivery.server";
import type { ReviewsView } from "~/bff/catalogue/product-reviews.server";
import { FixedText, type LocaleInfo, useText } from "~/i18n/use-text";
import { pageMessages } from "~/i18n/messages.server";
import type { Product, ProductOption } from "~/models/product";
import type { Language } from "~/models/locale";
import { ImagesUrlContext } from "~/ui/picture/images-url";
import { ZoomLayer } from "~/ui/product/zoom-layer";
import { inOnePiece } from "~/one-piece.server";
import { Details } from "./details";
import { Reviews } from "./reviews";

export interface StaticPartsProps {
  product: Product;
  /** The colour that is shown. */
  option: ProductOption;
  environment: EnvironmentView | null;
  deliveries: readonly DeliveryView[];
  reviews: ReviewsView | null;
}

interface PartsInfo extends LocaleInfo {
  language: Language;
  /** Address of the image service. */
  imagesUrl: string;
}

/** HTML of what is told of a product and not changed by a shopper. */
export interface StaticParts {
  details: string;
  /** The large pictures. */
  zoom: string;
  /** Empty when nobody has said anything. */
  reviews: string;
}

/** As long as the catalogue's answer is kept, and in it this colour; again when the days of delivery have moved. */
const rendered = new WeakMap<object, Map<string, StaticParts>>();

export function staticParts(info: PartsInfo, props: StaticPartsProps): StaticParts {
  const key = `${info.prefix} ${JSON.stringify(props.deliveries)}`;
  const { option: of } = props;
  const known = rendered.get(of)?.get(key);
  if (known) return known;
  const parts = renderParts(info, props);
  // Only the newest: yesterday's days are nobody's.
  rendered.set(of, new Map([...(rendered.get(of) ?? [])].slice(-3)).set(key, parts));
  return parts;
}

function renderParts(info: PartsInfo, props: StaticPartsProps): StaticParts {
  const { product, option, environment, deliveries, reviews } = props;
  const { prefix, locale, imagesUrl } = info;
  const messages = pageMessages(info.language, "common", "product");
  const html = (element: ReactElement) =>
    inOnePiece(
      renderToStaticMarkup(
        <FixedText info={{ prefix, locale }} messages={messages}>
          <ImagesUrlContext.Provider value={imagesUrl}>{element}</ImagesUrlContext.Provider>
        </FixedText>,
      ),
    );
  return {
    details: html(<Details product={product} environment={environment} deliveries={deliveries} />),
    zoom: html(<Zoom product={product} option={option} />),
    reviews: reviews
      ? html(<Reviews reviews={reviews} productId={product.productId} hasOneSize={option.skus.length === 1} />)
      : "",
  };
}

function Zoom({ product: { name }, option: { color, pictures } }: Pick<StaticPartsProps, "product" | "option">) {
  const t = useText("product");
  const words = { name, color: color.name.toLowerCase() };
  return <ZoomLayer pictures={pictures.map((picture) => ({ ...picture, alt: t(`picture.${picture.type}`, words) }))} />;
}
