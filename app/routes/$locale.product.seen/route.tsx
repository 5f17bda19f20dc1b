import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { nullIfUnavailable } from "~/bff/http/error-responses.server";
import { findTilesById } from "~/bff/catalogue/tiles.server";
import { plainTile } from "~/models/product-tile";
import { cardsHtml } from "~/document/server-html.server";
import { paths } from "~/paths";

/** More than the browser keeps. */
const MOST = 24;

/**
 * Cards of `?ids=`, for the script that shows what was seen recently: only the browser knows what that is. In the order
 * asked for, without what is gone; none where the site does without (richRelevance).
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (!searchParams.has("ids")) throw toHome(paths.home(context.prefix));
  if (!context.site.params.richRelevance) return { cards: null };
  const ids = (searchParams.get("ids") ?? "").split(",").filter((id) => /^\d{6}$/.test(id));
  const asked = [...new Set(ids)].slice(0, MOST);
  const tiles = await nullIfUnavailable(context, findTilesById(context, asked));
  const products = asked.flatMap((id) => (tiles?.[id] ? [plainTile(tiles[id])] : []));
  return { cards: products.length > 0 ? cardsHtml(context, products, "row") : null };
}

function toHome(address: string): Response {
  return redirect(address);
}
