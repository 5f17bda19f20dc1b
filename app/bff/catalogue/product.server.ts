import { type Product, productAnswerSchema } from "#app/models/product.ts";
import type { RequestContext } from "../context.server";
import { path } from "../gateway/client.server";
import { optional } from "../http/error-responses.server";
import { reviewsView, type ReviewsView } from "./product-reviews.server";
import { askCatalogue, PRODUCT_FRESHNESS, readCatalogue } from "./catalogue-cache.server";
import { stockTag } from "../gateway/purger.server";
import { isGoodsId } from "#app/models/goods-id.ts";

/** The kinds of ids by which a product can be loaded: all are digits (S2). */
export type ProductKey = "products" | "options" | "gtins";

export interface FoundProduct {
  product: Product;
  /** The colour that an option id or a GTIN names; null for a product id. */
  optionId: string | null;
  /** The newest reviews; null if there are none. */
  reviews: ReviewsView | null;
}

/**
 * A product with every colour, size and stock. Null if it is unknown, or the id is invalid. Throws as the gateway
 * client does.
 */
export async function findProduct(context: RequestContext, key: ProductKey, id: string): Promise<FoundProduct | null> {
  if (!isGoodsId(id)) return null;
  return readCatalogue(context, {
    ...callOf(key, id),
    freshness: PRODUCT_FRESHNESS,
    keep: ({ product, optionId, reviews }) => ({ product, optionId, reviews: reviewsView(context, reviews) }),
    about: ({ product }) => [stockTag(product.productId)],
  });
}

const callOf = (key: ProductKey, id: string) => ({
  path: `${key}/${path`${id}`.address}`,
  schema: productAnswerSchema,
});

/**
 * Called when the gateway refused a piece as sold out, which is newer than the cached product: pages that show its
 * sizes are rendered anew. Once per product for as long as a response counts as fresh, since anybody can cause
 * refusals; and only after the catalogue has answered, since the cached product is needed if it does not.
 */
export async function noteSoldOut(context: RequestContext, productId: string): Promise<void> {
  const { shop } = context;
  const askAgain = async () => {
    await askCatalogue(context, callOf("products", productId));
    shop.purger.purge([stockTag(productId)]);
  };
  await optional(context, "what is kept of a product stays, though a piece is sold out", undefined, () =>
    shop.soldOut(productId, askAgain),
  );
}
