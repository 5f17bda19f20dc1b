import { mayComeBack } from "~/models/availability";
import { nameWithSize } from "~/models/cart-lines";
import { productSlug } from "~/models/entity-slug";
import type { FlashLink } from "~/models/form-problem";
import { paths } from "~/paths";
import type { RequestContext } from "../context.server";
import { optional } from "../http/error-responses.server";
import { findProduct, noteSoldOut } from "./product.server";

export interface SoldOutPiece {
  /** With its size, where there are several. */
  name: string;
  /** To be told of its return, where it may come back, and to its page. */
  links: FlashLink[];
}

/**
 * The piece that the gateway has none left of, and where to go on from there. What is kept of its product is asked for
 * again (`noteSoldOut`). Null when the catalogue is silent, or for a sku that is none of the product's.
 */
export async function findSoldOutPiece(
  context: RequestContext,
  productId: string,
  sku: string,
): Promise<SoldOutPiece | null> {
  const { prefix, site } = context;
  const found = await optional(context, "a piece that is sold out was not named", null, () =>
    findProduct(context, "products", productId),
  );
  const option = found?.product.options.find(({ skus }) => skus.some((each) => each.sku === sku));
  if (!found || !option) return null;
  await noteSoldOut(context, productId);
  const { name } = found.product;
  const { size } = option.skus.find((each) => each.sku === sku)!;
  const alert = { key: "cart.tellMe", href: paths.stockAlert(prefix, productId, sku) };
  const page = { key: "cart.similar", href: paths.slug(prefix, productSlug(found.product, option)) };
  const hasAlert = site.params.showProductAvailabilityAlert && mayComeBack(option);
  return {
    name: option.skus.length > 1 ? nameWithSize({ name, size }) : name,
    links: hasAlert ? [alert, page] : [page],
  };
}
