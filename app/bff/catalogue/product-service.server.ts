import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import type { Key } from "~/i18n/namespaces";
import { initProductById, type InitialisedProduct } from "../access/init-product.server";
import type { RequestContext } from "../context.server";
import { titleOf } from "../form-problem.server";
import { notFound } from "../not-found.server";
import { type ProductGlance, productGlance } from "./product-glance.server";
import type { Sku } from "~/models/product";

/** What every page beside a product has: title, texts, and what it is about. */
export async function serviceFrame(
  context: RequestContext,
  found: Pick<InitialisedProduct, "product" | "option" | "sku">,
  titleKey: Key<"service">,
) {
  const t = await serverText(context.language, "service");
  const product: ProductGlance = productGlance(found);
  return {
    title: await titleOf(context, `${t(titleKey)}, ${product.name} | Vitrine`),
    messages: pageMessages(context.language, "service"),
    product,
  };
}

/** A piece that is named by its sku in the address; a 404 without one, and for one of another product. */
export async function initPiece(
  context: RequestContext,
  request: Request,
  productId: string | undefined,
): Promise<InitialisedProduct & { sku: Sku }> {
  const { searchParams } = new URL(request.url);
  if (!searchParams.get("sku")) throw notFound(context, "validation");
  const { sku, ...found } = await initProductById(context, productId ?? "", searchParams);
  if (!sku) throw notFound(context, "validation");
  return { ...found, sku };
}
