import { type ProductView, ecoSheetView, productView } from "#app/bff/catalogue/product-view.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { familySlug } from "#app/models/entity-slug.ts";
import type { Money } from "#app/models/money.ts";
import type { Product } from "#app/models/product.ts";
import { breadcrumbData, productData, type StructuredData } from "#app/models/structured-data.ts";
import { PRODUCT_WIDTH, pictureUrl, pictureSrcSet } from "#app/models/picture-url.ts";
import { oneLine } from "#app/models/text.ts";
import { paths } from "#app/paths.ts";
import { requireProduct } from "#app/bff/catalogue/product-access.server.ts";
import { alternates, productIn } from "#app/bff/sites/alternates.server.ts";
import { listRecommendations } from "#app/bff/catalogue/tiles.server.ts";
import { instalmentHint, listDeliveries } from "#app/bff/catalogue/product-delivery.server.ts";
import { isPrivateSaleOn } from "#app/bff/catalogue/catalogue-cache.server.ts";
import { hasStores } from "#app/bff/stores/product-stores.server.ts";
import { errorTitle } from "#app/bff/http/form-problem.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { cardsHtml } from "#app/document/server-html.server.tsx";
import { canBuyOption, isSoldInStores } from "#app/models/availability.ts";
import { priceInForce } from "#app/models/product-price.ts";
import { gallerySizes } from "#app/ui/product/gallery.tsx";
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
  const title = `${[view.name, view.color].filter(Boolean).join(" ")} | Vitrine`;
  const address = (slug: string) => origin + paths.slug(site.canonicalPrefix, slug);
  context.structuredData.push(...productFacts(context, { product, view, price }, address));
  const opening = view.pictures[0]!.path;
  return {
    kind: "product" as const,
    title: isSizeMissing ? await errorTitle(context, title) : title,
    description: firstWords([view.subtitle, product.description].filter(Boolean).join(". ")) || undefined,
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
  const line = oneLine(text);
  if (line.length <= MAX_DESCRIPTION) return line;
  const end = line.lastIndexOf(" ", MAX_DESCRIPTION - 1);
  return `${line.slice(0, end > 0 ? end : MAX_DESCRIPTION - 1)}…`;
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
