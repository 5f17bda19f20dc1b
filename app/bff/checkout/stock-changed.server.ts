import type { LineItem } from "#app/models/cart.ts";
import { boughtLines } from "#app/models/cart-lines.ts";
import { productSlug } from "#app/models/entity-slug.ts";
import { paths } from "#app/paths.ts";
import { forgetLoaded } from "../cart/cart-cookie.server";
import { refreshStock } from "../cart/lines.server";
import { findSoldOutPiece } from "../catalogue/sold-out.server";
import type { RequestContext } from "../context.server";
import { NoCartError } from "../gateway/errors.server";
import { isServiceFailure } from "../http/error-responses.server";
import type { NewFlashLink } from "../session/flash-messages.server";

/** Pieces that were sold while the shopper was paying (C4): the cart is refreshed, and the next page names them. */

/** `refreshStock` on the current cart; failures of the gateway are only logged. */
export async function tryRefreshStock(context: RequestContext): Promise<LineItem[]> {
  forgetLoaded(context);
  try {
    return await refreshStock(context);
  } catch (err) {
    if (err instanceof NoCartError) return [];
    if (!isServiceFailure(err)) throw err;
    context.shop.log.warn({ err, requestId: context.requestId }, "the cart's stock was not refreshed");
    forgetLoaded(context);
    return [];
  }
}

/** Most pieces with their own links: flash messages travel in the session's cookie. */
const MOST_LINKED = 2;

/**
 * Says on the next page which pieces (`short`, from `tryRefreshStock`) were sold while the shopper paid. The first two
 * pieces get links: to an alert for their return, if they may come back, and to similar products.
 */
export async function flashStockChanged(context: RequestContext, short: readonly LineItem[]): Promise<void> {
  const { session } = context;
  const bought = boughtLines(short);
  if (short.length === 0) return session.flash({ kind: "warning", key: "cart.stockChanged" });
  // A gift goes with what it came with: it is named only where it ran out by itself.
  const sold = bought.length > 0 ? bought : short;
  const names = [...new Set(sold.map(({ name }) => name))].join(", ");
  const linksByPiece = await Promise.all(bought.map((line) => linksOf(context, line, bought)));
  const links = linksByPiece.slice(0, MOST_LINKED).flat();
  // Two sizes of a product link to the same page.
  const unique = [...new Map(links.map((link) => [link.href, link])).values()];
  session.flash({ kind: "warning", key: "cart.soldMeanwhile", values: { names }, links: unique });
}

async function linksOf(context: RequestContext, line: LineItem, bought: readonly LineItem[]): Promise<NewFlashLink[]> {
  const { name, size, productId, sku } = line;
  const page: NewFlashLink = { key: "cart.similar", href: paths.slug(context.prefix, productSlug(line, line)) };
  const { links } = (await findSoldOutPiece(context, productId, sku)) ?? { links: [page] };
  if (bought.length === 1) return links;
  const isNamedTwice = bought.filter((other) => other.name === name).length > 1;
  return links.map((link) => {
    const isOfSize = isNamedTwice && link.key === "cart.tellMe";
    return { ...link, of: isOfSize ? `${name}, ${size.label}` : name };
  });
}
