import {
  type CardView,
  quickSizes,
  soldOutSizes,
  type TileSize,
  type TileView,
  tileView,
} from "#app/models/product-tile.ts";
import { productTilesSchema, type ProductTile } from "#app/models/product.ts";
import { optional } from "../http/error-responses.server";
import type { RequestContext } from "../context.server";
import { path } from "../gateway/client.server";
import { LISTING_FRESHNESS, readCatalogue, isPrivateSaleOn, PRODUCT_FRESHNESS } from "./catalogue-cache.server";
import { serverText } from "#app/i18n/i18n.server.ts";
import { parseEntitySlug } from "#app/models/entity-slug.ts";
import { isGoodsId } from "#app/models/goods-id.ts";

/** Views of products for cards, in the page's language. */
export async function tileViews(context: RequestContext, products: readonly ProductTile[]): Promise<TileView[]> {
  const t = await serverText(context.language, "cards");
  const isSale = isPrivateSaleOn(context);
  return products.map((product) => tileView(product, (key) => t(key), isSale));
}

/** Tiles with wishlist button and quick-add sizes where the site has them. */
export async function shoppableTileViews(
  context: RequestContext,
  products: readonly ProductTile[],
): Promise<TileView[]> {
  const { swiftAddToCart, wishlist } = context.site.params;
  return (await tileViews(context, products)).map((tile, index) => {
    const product = products[index]!;
    return { ...tile, sizes: swiftAddToCart ? quickSizes(product) : [], wishId: wishlist ? product.productId : "" };
  });
}

/** A product that was loaded by its id, with the sizes for which an alert can be set. */
export interface FoundTile extends TileView {
  soldOut: TileSize[];
}

/** Tiles keyed by both product id and option id; unknown ids are missing. */
export async function findTilesById(
  context: RequestContext,
  productIds: readonly string[],
): Promise<Readonly<Record<string, FoundTile>>> {
  // For any other id the gateway refuses the whole list.
  const ids = [...new Set(productIds)].filter(isGoodsId);
  if (ids.length === 0) return {};
  const tiles = await readCatalogue(context, {
    path: "products",
    query: new URLSearchParams({ ids: ids.join(",") }),
    schema: productTilesSchema,
    freshness: PRODUCT_FRESHNESS,
    keep: async ({ products }) => {
      const hasAlerts = context.site.params.showProductAvailabilityAlert;
      const views = (await shoppableTileViews(context, products)).map((tile, index) => ({
        ...tile,
        soldOut: hasAlerts ? soldOutSizes(products[index]!) : [],
      }));
      return Object.fromEntries(
        products.flatMap(({ productId, optionId }, index) => [
          [productId, views[index]!],
          [optionId, views[index]!],
        ]),
      );
    },
    about: (found) => Object.values<TileView>(found).map(({ slug }) => slugTag(slug)),
  });
  return tiles ?? {};
}

/** Those of the products that are no longer sold and have no page; none while the catalogue does not answer. */
export async function findGone(context: RequestContext, productIds: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await optional(context, "it is not shown which articles are no longer sold", null, () =>
    findTilesById(context, productIds),
  );
  return new Set(found ? productIds.filter((id) => isGoodsId(id) && !found[id]) : []);
}

/** Tags of the products on cards: a purge of one of them drops a shared page that shows it. */
export function tilesTags(tiles: readonly CardView[]): string[] {
  return tiles.map(({ slug }) => slugTag(slug));
}

function slugTag(slug: string): string {
  const id = parseEntitySlug(slug)?.id;
  return id ? `product:${id}` : "catalogue";
}

const NONE: readonly CardView[] = [];

/** Recommended products, as cards; none if the site does not show them (richRelevance, S3). */
export async function listRecommendations(context: RequestContext, productId: string): Promise<readonly CardView[]> {
  if (!context.site.params.richRelevance) return NONE;
  const found = await optional(context, "the recommendations are not known", null, () =>
    readCatalogue(context, {
      path: path`products/${productId}/recommendations`.address,
      schema: productTilesSchema,
      freshness: LISTING_FRESHNESS,
      keep: ({ products }) => tileViews(context, products),
      about: tilesTags,
    }),
  );
  return found ?? NONE;
}
