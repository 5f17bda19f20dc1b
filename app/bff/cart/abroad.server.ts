import { type Prefix, PREFIXES } from "~/models/locale";
import type { Money } from "~/models/money";
import type { TileView } from "~/models/product-tile";
import { paths } from "~/paths";
import { isUnavailable } from "../access/unavailable.server";
import { returnPath } from "../auth/return-path.server";
import { listTiles } from "../catalogue/tiles.server";
import type { RequestContext } from "../context.server";
import { originOf } from "../sites.server";
import { findCart } from "./cart.server";
import { type BagLine, packedSchema, packLines, unpackLines } from "./bag.server";
import { addProducts } from "./lines.server";

/**
 * Each site has its own cart (BEY-05). A shopper who changes country is offered to take the lines along: they travel
 * sealed in an address, by sku, and are added there, in that site's currency, only when the shopper says so.
 */

const BAG_SECONDS = 600;

/** What is offered to come along. */
export interface Bag {
  from: string;
  to: string;
  page: string;
  lines: BagLine[];
  /** Lines that an address has no room for. */
  left: number;
}

/** Where a link to another site leads: to its page, or, with something in the cart, to the offer to take it along. */
export async function wayAbroad(context: RequestContext, to: Prefix, wantedPage: string | null): Promise<string> {
  const { shop, prefix, url } = context;
  const wanted = returnPath(wantedPage);
  const page = wanted && new RegExp(`^/${to}(?:[/?]|$)`).test(wanted) ? wanted : paths.home(to);
  const origin = originOf(shop.sites, shop.sites.byCountry(PREFIXES[to].country), url);
  const lines = await linesToTake(context);
  if (lines.length === 0) return origin + page;
  const packed = { from: prefix, to, page, ...packLines(lines) };
  const seal = await shop.sealer.seal(packed, BAG_SECONDS);
  return `${origin}${paths.cartArrival(to)}?${new URLSearchParams({ bag: seal })}`;
}

async function linesToTake(context: RequestContext): Promise<BagLine[]> {
  const cart = await findCart(context).catch((error: unknown) => {
    // Changing country works without the cart; it stays where it is.
    if (!isUnavailable(error)) throw error;
    return null;
  });
  const bought = cart?.lineItems.filter(({ isFree }) => !isFree) ?? [];
  return bought.map(({ sku, optionId, quantity, name }) => ({ sku, optionId, quantity, name }));
}

/** What was sealed for this very site; null when it is too old, or somebody's own invention. */
export async function openBag({ shop, prefix }: RequestContext, seal: unknown): Promise<Bag | null> {
  const opened = typeof seal === "string" ? await shop.sealer.unseal(seal, BAG_SECONDS) : null;
  const bag = packedSchema.safeParse(opened);
  if (!bag.success || bag.data.to !== prefix) return null;
  const { from, to, page, left } = bag.data;
  return { from, to, page, left, lines: unpackLines(bag.data.lines) };
}

export interface ArrivingLine {
  sku: string;
  name: string;
  quantity: number;
  /** Null where this site does not sell it. */
  here: { name: string; color: string; price: Money; picture: string } | null;
}

/** The lines as this site sells them, in its language and currency. */
export async function arrivingLines(context: RequestContext, { lines }: Bag): Promise<ArrivingLine[]> {
  const tiles = await listTiles(
    context,
    lines.map(({ optionId }) => optionId),
  );
  return lines.map(({ sku, optionId, name, quantity }) => {
    const tile = tiles[optionId];
    return { sku, name, quantity, here: tile ? optionHere(tile) : null };
  });
}

function optionHere({ name, color, picture, now, currency }: TileView): ArrivingLine["here"] {
  return { name, color, picture, price: { centAmount: now, currencyCode: currency } };
}

/**
 * Adds the lines to this site's cart.
 * @returns names of those that could not be added, or not as many
 */
export async function unpackBag(context: RequestContext, { lines }: Bag): Promise<{ notAdded: string[] }> {
  const { productsNotAdded } = await addProducts(context, lines);
  return { notAdded: lines.flatMap(({ sku, name }) => (productsNotAdded.includes(sku) ? [name] : [])) };
}
