import { type Product, productAnswerSchema } from "~/models/product";
import type { RequestContext } from "../context.server";
import { path } from "../gateway/client.server";
import { optional } from "../http/error-responses.server";
import { reviewsView, type ReviewsView } from "./product-reviews.server";
import { askCatalogue, PRODUCT_FRESHNESS, readCatalogue } from "./catalogue-cache.server";
import { stockTag } from "../gateway/purger.server";

/** What a product is asked for by: all are digits (S2). */
export type ProductKey = "products" | "options" | "gtins";

export interface FoundProduct {
  product: Product;
  /** The colour that an option id or a GTIN names; null for a product id. */
  optionId: string | null;
  /** The newest ones; null when there are none. */
  reviews: ReviewsView | null;
}

/** Product ids, option ids and GTINs are short; anything longer is not one. */
const ID = /^\d{1,20}$/;

/**
 * A product with every colour, size and stock. Null when it is unknown, or when the id is none.
 * Throws as the gateway client does.
 */
export async function findProduct(context: RequestContext, key: ProductKey, id: string): Promise<FoundProduct | null> {
  if (!ID.test(id)) return null;
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
 * The gateway has refused a piece as sold out, which is newer than what is kept of its product: pages that show sizes are made anew.
 * Once per product for as long as an answer counts as fresh, as anybody can be refused; and only once the catalogue has answered,
 * as what is kept has to stand in for it otherwise.
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
