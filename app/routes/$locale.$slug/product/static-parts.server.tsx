import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { EnvironmentView } from "~/bff/catalogue/environment.server";
import type { DerivedStore } from "~/bff/derived.server";
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

/** Rendered once for an answer of the catalogue, and in it this colour; again when the days of delivery have moved. */
export function staticParts(derived: DerivedStore, info: PartsInfo, props: StaticPartsProps): StaticParts {
  const name = `${info.prefix} parts ${JSON.stringify(props.deliveries)}`;
  return derived.get(props.option, name, () => renderParts(info, props));
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
    reviews: reviews ? html(<Reviews reviews={reviews} hasOneSize={option.skus.length === 1} />) : "",
  };
}

function Zoom({ product: { name }, option: { color, pictures } }: Pick<StaticPartsProps, "product" | "option">) {
  const t = useText("product");
  const words = { name, color: color.name.toLowerCase() };
  return <ZoomLayer pictures={pictures.map((picture) => ({ ...picture, alt: t(`picture.${picture.type}`, words) }))} />;
}
