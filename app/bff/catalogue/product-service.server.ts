import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import type { Key } from "~/i18n/namespaces";
import { requireProductById, type ProductAccess } from "./product-access.server";
import type { RequestContext } from "../context.server";
import { alternates, productIn } from "../sites/alternates.server";
import { titleOf } from "../http/form-problem.server";
import { notFound } from "../http/error-responses.server";
import { type ProductGlance, productGlance } from "./product-view.server";
import type { Sku } from "~/models/product";

/** What every page beside a product has: title, texts, and what it is about. */
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
    // Not every site has this page beside it; the product's own is where shoppers go on.
    alternates: alternates(context, productIn(found.product, found.option)),
    product,
  };
}

/** A piece that is named by its sku in the address; a 404 without one, and for one of another product. */
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
