import type { LoaderFunctionArgs } from "@remix-run/node";
import { nullIfUnavailable } from "#app/bff/http/error-responses.server.ts";
import { toPage } from "#app/bff/http/redirects.server.ts";
import { findTilesById } from "#app/bff/catalogue/tiles.server.ts";
import { plainTile } from "#app/models/product-tile.ts";
import { cardsHtml } from "#app/document/server-html.server.tsx";
import { paths } from "#app/paths.ts";
import { isGoodsId } from "#app/models/goods-id.ts";

/** Higher than the number that the browser stores. */
const MOST = 24;

/**
 * Cards of the products in `?ids=`, for the script of recently seen products: only the browser knows their ids. In the
 * given order, without products that are gone; empty on sites without this part (richRelevance).
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (!searchParams.has("ids")) throw toPage(paths.home(context.prefix), 302);
  if (!context.site.params.richRelevance) return Response.json({ cards: null });
  const ids = (searchParams.get("ids") ?? "").split(",").filter(isGoodsId);
  const asked = [...new Set(ids)].slice(0, MOST);
  const tiles = await nullIfUnavailable(context, findTilesById(context, asked));
  const products = asked.flatMap((id) => (tiles?.[id] ? [plainTile(tiles[id])] : []));
  return Response.json({ cards: products.length > 0 ? cardsHtml(context, products, "row") : null });
}
