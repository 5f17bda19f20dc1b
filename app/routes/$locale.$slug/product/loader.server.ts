import { initProduct } from "~/bff/access/init-product.server";
import { alternates, productIn } from "~/bff/alternates.server";
import { environmentView } from "~/bff/catalogue/environment.server";
import { listRecommended } from "~/bff/catalogue/beside-product.server";
import { productView } from "~/bff/catalogue/product-view.server";
import type { RequestContext } from "~/bff/context.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import { keepCards } from "~/kept-html.server";
import { paths } from "~/paths";

/** Search engines show about this much of a description. */
const MAX_DESCRIPTION = 160;

/** A product in one of its colours: throws as the access step init-product does. */
export async function loadProduct(context: RequestContext, request: Request, segment: string) {
  const { product, option, reviews } = await initProduct(context, request, segment);
  const { language, origin, site } = context;
  const t = await serverText(language, "common");
  const view = productView(product, option, (key) => t(key));
  const recommended = await listRecommended(context, product.productId);
  keepCards(context, recommended, "row");
  // Without JavaScript a form without a size comes back here, from the cart.
  const isSizeMissing = new URL(request.url).searchParams.get("error") === "size";
  const title = `${view.name} ${view.color} | Vitrine`;
  return {
    kind: "product" as const,
    title: isSizeMissing ? t("errors.pageTitle", { title }) : title,
    description: firstWords(`${view.subtitle}. ${view.description}`),
    canonical: origin + paths.slug(site.canonicalPrefix, view.slug),
    alternates: alternates(context, productIn(product, option)),
    messages: pageMessages(language, "product"),
    product: view,
    recommended,
    reviews,
    environment: environmentView(context, product.environment),
    isSizeMissing,
  };
}

function firstWords(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  return `${text.slice(0, text.lastIndexOf(" ", MAX_DESCRIPTION - 1))}…`;
}
