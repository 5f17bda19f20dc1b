import { type ProductView, ecoSheetView, productView } from "~/bff/catalogue/product-view.server";
import type { RequestContext } from "~/bff/context.server";
import { familySlug } from "~/models/entity-slug";
import type { Money } from "~/models/money";
import type { Product } from "~/models/product";
import { breadcrumbData, productData, type StructuredData } from "~/models/structured-data";
import { PRODUCT_WIDTH, pictureUrl, pictureSrcSet } from "~/models/picture-url";
import { paths } from "~/paths";
import { requireProduct } from "~/bff/catalogue/product-access.server";
import { alternates, productIn } from "~/bff/sites/alternates.server";
import { listRecommendations } from "~/bff/catalogue/tiles.server";
import { instalmentHint, listDeliveries } from "~/bff/catalogue/product-delivery.server";
import { isPrivateSaleOn } from "~/bff/catalogue/catalogue-cache.server";
import { hasStores } from "~/bff/stores/product-stores.server";
import { errorTitle } from "~/bff/http/form-problem.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import { cardsHtml } from "~/document/server-html.server";
import { canBuyOption, isSoldInStores } from "~/models/availability";
import { priceInForce } from "~/models/product-price";
import { gallerySizes } from "~/ui/product/gallery";
import { staticParts } from "./static-parts.server";

/** About as many characters of a description as search engines show. */
const MAX_DESCRIPTION = 160;

/** Data of a product's page in one colour. Throws as the access step init-product does. */
export async function loadProduct(context: RequestContext, request: Request, segment: string) {
  const { product, option, sku, reviews } = await requireProduct(context, request, segment);
  const { language, origin, site } = context;
  const { IMAGES_URL } = context.shop.env;
  const t = await serverText(language, "cards");
  const isSale = isPrivateSaleOn(context);
  const view = productView(product, option, {
    word: (key) => t(key),
    hasAlerts: site.params.showProductAvailabilityAlert,
    hasStores: hasStores(context),
    isSale,
    sku: sku?.sku,
  });
  const price = priceInForce(option.prices, isSale).price.appliedPrice;
  const [recommended, deliveries] = await Promise.all([
    listRecommendations(context, product.productId),
    // Delivery days of the methods hold neither for products made on demand nor for gift cards, which are not shipped.
    !view.isGiftCard && (view.sale === "orderable" || view.sale === "lastPieces") ? listDeliveries(context, price) : [],
  ]);
  const environment = ecoSheetView(context, product.environment);
  // Without JavaScript, the cart sends a form without a size back to this page.
  const isSizeMissing = new URL(request.url).searchParams.get("error") === "size";
  const title = `${view.name} ${view.color} | Vitrine`;
  const address = (slug: string) => origin + paths.slug(site.canonicalPrefix, slug);
  context.structuredData.push(...productFacts(context, { product, view, price }, address));
  const opening = view.pictures[0]!.path;
  return {
    kind: "product" as const,
    title: isSizeMissing ? await errorTitle(context, title) : title,
    description: firstWords(`${view.subtitle}. ${product.description}`),
    canonical: address(view.slug),
    alternates: alternates(context, productIn(product, option)),
    image: pictureUrl(IMAGES_URL, opening, PRODUCT_WIDTH),
    firstPicture: { srcSet: pictureSrcSet(IMAGES_URL, opening, "half"), sizes: gallerySizes(view.pictures.length) },
    messages: pageMessages(language, "product"),
    product: view,
    recommended: recommended.length > 0 ? cardsHtml(context, recommended, "row") : null,
    reviewTotal: reviews?.total ?? null,
    html: staticParts(context, { product, option, environment, deliveries, reviews }),
    home: deliveries[0] ?? null,
    instalment: canBuyOption(option) ? instalmentHint(context, price) : null,
    hasStores: hasStores(context) && isSoldInStores(option) && !view.isGiftCard,
    hasSeen: site.params.richRelevance,
    hasWishlist: site.params.wishlist,
    isSizeMissing,
  };
}

function firstWords(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  return `${text.slice(0, text.lastIndexOf(" ", MAX_DESCRIPTION - 1))}…`;
}

/** Structured data of the page for search engines: the product in this colour, and its breadcrumb. */
function productFacts(
  { shop, origin, site }: RequestContext,
  { product, view, price }: { product: Product; view: ProductView; price: Money },
  address: (slug: string) => string,
): StructuredData[] {
  const url = address(view.slug);
  const pictures = view.pictures.map(({ path }) => pictureUrl(shop.env.IMAGES_URL, path, PRODUCT_WIDTH));
  const crumbs = product.breadcrumb.map((family) => ({ name: family.name, url: address(familySlug(family)) }));
  return [
    productData({
      ...view,
      ref: product.ref,
      description: product.description,
      materials: product.composition.map(({ material }) => material),
      maker: product.maker.name,
      url,
      pictures,
      price,
      stock: view.sale,
    }),
    breadcrumbData(origin + paths.home(site.canonicalPrefix), [...crumbs, { name: view.name, url }]),
  ];
}
