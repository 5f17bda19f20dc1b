import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { Key } from "#app/i18n/namespaces.ts";
import { requireProductById, type ProductAccess } from "./product-access.server";
import type { RequestContext } from "../context.server";
import { alternates, productIn } from "../sites/alternates.server";
import { titleOf } from "../http/form-problem.server";
import { notFound } from "../http/error-responses.server";
import { type ProductGlance, productGlance } from "./product-view.server";
import type { Sku } from "#app/models/product.ts";

/** Loader data common to all pages beside a product: title, texts, and the product. */
export async function serviceFrame(
  context: RequestContext,
  found: Pick<ProductAccess, "product" | "option" | "sku">,
  titleKey: Key<"service">,
) {
  const t = await serverText(context.language, "service");
  const product: ProductGlance = productGlance(found);
  return {
    title: await titleOf(context, `${t(titleKey)}, ${product.name} | Vitrine`),
    messages: pageMessages(context.language, "service"),
    // Links to the product's own page in other countries, since not every site has this page.
    alternates: alternates(context, productIn(found.product, found.option)),
    product,
  };
}

/**
 * The product and size that the sku in the address names; throws a 404 without a sku, and for one of another product.
 */
export async function requireSku(
  context: RequestContext,
  request: Request,
  productId: string | undefined,
): Promise<ProductAccess & { sku: Sku }> {
  const { searchParams } = new URL(request.url);
  if (!searchParams.get("sku")) throw notFound(context, "validation");
  const { sku, ...found } = await requireProductById(context, productId ?? "", searchParams);
  if (!sku) throw notFound(context, "validation");
  return { ...found, sku };
}
