import { z } from "zod";
import { boughtLines } from "#app/models/cart-lines.ts";
import { type Prefix, PREFIXES } from "#app/models/locale.ts";
import type { Money } from "#app/models/money.ts";
import type { TileView } from "#app/models/product-tile.ts";
import { paths } from "#app/paths.ts";
import { nullIfUnavailable } from "../http/error-responses.server";
import { returnPath } from "../session/return-path.server";
import { findTilesById } from "../catalogue/tiles.server";
import type { RequestContext } from "../context.server";
import { originOf } from "../sites/sites.server";
import { findCart } from "./cart.server";
import { addProducts } from "./lines.server";
import { packedLinesSchema, packLines, type TransferLine } from "./packed-lines.server";

/**
 * Each site has its own cart (BEY-05). A shopper who changes country may take the lines along: they travel by sku,
 * sealed, in the address, and are added in the other site's currency only when the shopper agrees.
 */

const TRANSFER_SECONDS = 600;

const transferSchema = z.object({
  from: z.string(),
  to: z.string(),
  page: z.string(),
  lines: packedLinesSchema,
  /** Number of lines that do not fit into an address. */
  left: z.number().int().min(0),
});

/** The lines that are offered to be taken along. */
export type CartTransfer = z.infer<typeof transferSchema>;

/** Where a link to another site leads: to its page or, when the cart holds something, to the offer to take it along. */
export async function transferUrl(context: RequestContext, to: Prefix, wantedPage: string | null): Promise<string> {
  const { shop, prefix, url } = context;
  const site = shop.sites.findByCountry(PREFIXES[to].country);
  // Content may still link to a country that the domain parameters do not name.
  if (!site) return paths.home(prefix);
  const wanted = returnPath(wantedPage);
  const page = wanted && new RegExp(`^/${to}(?:[/?]|$)`).test(wanted) ? wanted : paths.home(to);
  const origin = originOf(shop.sites, site, url);
  const lines = await linesToTake(context);
  if (lines.length === 0) return origin + page;
  const packed = { from: prefix, to, page, ...packLines(lines) };
  const seal = await shop.sealer.seal(packed, TRANSFER_SECONDS);
  return `${origin}${paths.cartArrival(to)}?${new URLSearchParams({ transfer: seal })}`;
}

async function linesToTake(context: RequestContext): Promise<TransferLine[]> {
  // Changing country works without the cart; it stays where it is.
  const cart = await nullIfUnavailable(context, findCart(context));
  return boughtLines(cart?.lineItems ?? []).map(({ sku, optionId, quantity, name }) => ({
    sku,
    optionId,
    quantity,
    name,
  }));
}

/** The transfer that was sealed for this site; null when it is too old, or not a seal of the shop. */
export async function openTransfer({ shop, prefix }: RequestContext, seal: unknown): Promise<CartTransfer | null> {
  const opened = typeof seal === "string" ? await shop.sealer.unseal(seal) : null;
  const transfer = transferSchema.safeParse(opened);
  return transfer.success && transfer.data.to === prefix ? transfer.data : null;
}

export interface TransferredLine {
  sku: string;
  name: string;
  quantity: number;
  /** Null where this site does not sell it. The colour of a gift card is empty. */
  here: { name: string; color: string; price: Money; picture: string } | null;
}

/** The lines as this site sells them, in its language and currency. */
export async function transferredLines(context: RequestContext, { lines }: CartTransfer): Promise<TransferredLine[]> {
  const tiles = await findTilesById(
    context,
    lines.map(({ optionId }) => optionId),
  );
  return lines.map(({ sku, optionId, name, quantity }) => {
    const tile = tiles[optionId];
    return { sku, name, quantity, here: tile ? optionHere(tile) : null };
  });
}

function optionHere({ name, color, picture, now, currency }: TileView): TransferredLine["here"] {
  return { name, color, picture, price: { centAmount: now, currencyCode: currency } };
}

/**
 * Adds the lines to this site's cart.
 * @returns names of the lines that could not be added in full
 */
export async function addTransfer(context: RequestContext, { lines }: CartTransfer): Promise<{ notAdded: string[] }> {
  const { productsNotAdded } = await addProducts(context, lines);
  return { notAdded: lines.flatMap(({ sku, name }) => (productsNotAdded.includes(sku) ? [name] : [])) };
}
