import { serverText } from "~/i18n/i18n.server";
import { type ProductTile, productTilesSchema } from "~/models/product";
import { type TileView, tileView } from "~/models/product-tile";
import type { RequestContext } from "../context.server";
import { isPrivateSaleOn } from "./private-sale.server";
import { PRODUCT_FRESHNESS, readCatalogue } from "./read.server";

/** Cards of products, in the page's language. */
export async function tileViews(context: RequestContext, products: readonly ProductTile[]): Promise<TileView[]> {
  const t = await serverText(context.language, "common");
  const isSale = isPrivateSaleOn(context);
  return products.map((product) => tileView(product, (key) => t(key), isSale));
}

/**
 * Cards by product or option id, whichever was asked for; what is gone is missing. One call, none without ids. Throws as
 * the gateway client does.
 */
export async function listTiles(
  context: RequestContext,
  productIds: readonly string[],
): Promise<Readonly<Record<string, TileView>>> {
  const ids = [...new Set(productIds)].filter((id) => /^\d+$/.test(id));
  if (ids.length === 0) return {};
  const tiles = await readCatalogue(context, {
    path: "products",
    query: new URLSearchParams({ ids: ids.join(",") }),
    schema: productTilesSchema,
    freshness: PRODUCT_FRESHNESS,
    keep: async ({ products }) => {
      const views = await tileViews(context, products);
      return Object.fromEntries(
        products.flatMap(({ productId, optionId }, index) => [
          [productId, views[index]!],
          [optionId, views[index]!],
        ]),
      );
    },
  });
  return tiles ?? {};
}
