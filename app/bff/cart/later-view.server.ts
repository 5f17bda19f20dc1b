import type { TileView } from "~/models/product-tile";
import { orUnavailable } from "../access/unavailable.server";
import { listTiles } from "../catalogue/tiles.server";
import type { RequestContext } from "../context.server";

/** A line put aside, with the product as it is now; null where that is not sold any more. */
export interface LaterView {
  sku: string;
  size: string;
  quantity: number;
  product: Pick<TileView, "slug" | "name" | "color" | "picture" | "now" | "was" | "lowest" | "currency"> | null;
}

/** What was put aside for later in this browser; none while the catalogue does not answer. */
export async function listLater(context: RequestContext): Promise<LaterView[]> {
  const aside = context.session.laterLines;
  if (aside.length === 0) return [];
  const tiles = await orUnavailable(
    context,
    listTiles(
      context,
      aside.map(({ optionId }) => optionId),
    ),
  );
  if (!tiles) return [];
  return aside.map(({ sku, size, quantity, optionId }) => {
    const tile = tiles[optionId];
    if (!tile) return { sku, size, quantity, product: null };
    const { slug, name, color, picture, now, was, lowest, currency } = tile;
    return { sku, size, quantity, product: { slug, name, color, picture, now, was, lowest, currency } };
  });
}
