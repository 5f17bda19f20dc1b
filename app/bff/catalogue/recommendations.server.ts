import type { CardView } from "~/models/product-tile";
import { productTilesSchema } from "~/models/product";
import { orUnavailable } from "../http/error-responses.server";
import type { RequestContext } from "../context.server";
import { path } from "../gateway/client.server";
import { LISTING_FRESHNESS, readCatalogue } from "./catalogue-cache.server";
import { tilesTags, tileViews } from "./tiles.server";

const NONE: readonly CardView[] = [];

/** Products to wear with one, as cards; none where the site does without them (richRelevance, S3). */
export async function listRecommendations(context: RequestContext, productId: string): Promise<readonly CardView[]> {
  if (!context.site.params.richRelevance) return NONE;
  const read = readCatalogue(context, {
    path: path`products/${productId}/recommendations`,
    schema: productTilesSchema,
    freshness: LISTING_FRESHNESS,
    keep: ({ products }) => tileViews(context, products),
    about: tilesTags,
  });
  return (await orUnavailable(context, read)) ?? NONE;
}
