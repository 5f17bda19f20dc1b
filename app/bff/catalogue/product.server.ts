import { type Product, productAnswerSchema } from "~/models/product";
import type { RequestContext } from "../context.server";
import { path } from "../gateway/client.server";
import { reviewsView, type ReviewsView } from "./product-reviews.server";
import { PRODUCT_FRESHNESS, readCatalogue } from "./catalogue-cache.server";

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
    path: `${key}/${path`${id}`.address}`,
    schema: productAnswerSchema,
    freshness: PRODUCT_FRESHNESS,
    keep: ({ product, optionId, reviews }) => ({ product, optionId, reviews: reviewsView(context, reviews) }),
  });
}
