import { mayComeBack } from "#app/models/availability.ts";
import { nameWithSize } from "#app/models/cart-lines.ts";
import { productSlug } from "#app/models/entity-slug.ts";
import { paths } from "#app/paths.ts";
import type { RequestContext } from "../context.server";
import { optional } from "../http/error-responses.server";
import type { NewFlashLink } from "../session/flash-messages.server";
import { findProduct, noteSoldOut } from "./product.server";

export interface SoldOutPiece {
  /** Name, with the size if there are several. */
  name: string;
  /** Links to set an alert, if it may come back, and to its page. */
  links: NewFlashLink[];
}

/**
 * Describes a piece that the gateway reported as sold out, with links to continue. Refreshes the cached product
 * (`noteSoldOut`). Null if the catalogue does not answer, or the sku is not one of the product's.
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
  const { name, segmentationId } = found.product;
  const { size } = option.skus.find((each) => each.sku === sku)!;
  const alert: NewFlashLink = { key: "cart.tellMe", href: paths.stockAlert(prefix, productId, sku) };
  const page: NewFlashLink = { key: "cart.similar", href: paths.slug(prefix, productSlug(found.product, option)) };
  const hasAlert = site.params.showProductAvailabilityAlert && mayComeBack(option);
  return {
    name: option.skus.length > 1 ? nameWithSize({ name, size, segmentationId }) : name,
    links: hasAlert ? [alert, page] : [page],
  };
}
