import { z } from "zod";
import { type Prefix, PREFIXES } from "~/models/locale";
import type { Money } from "~/models/money";
import { paths } from "~/paths";
import { isUnavailable } from "../access/unavailable.server";
import { returnPath } from "../auth/return-path.server";
import { listTiles } from "../catalogue/tiles.server";
import type { RequestContext } from "../context.server";
import { originOf } from "../sites.server";
import { findCart } from "./cart.server";
import { addProducts } from "./lines.server";

/**
 * Each site has its own cart (BEY-05). A shopper who changes country is offered to take the lines along: they travel
 * sealed in an address, by sku, and are added there, in that site's currency, only when the shopper says so.
 */

const BAG_SECONDS = 600;
/** An address has its limits: more lines than that stay where they are. */
const MAX_LINES = 20;
const MAX_NAME = 60;

const bagSchema = z.object({
  from: z.string(),
  to: z.string(),
  page: z.string(),
  lines: z
    .array(z.object({ sku: z.string(), optionId: z.string(), quantity: z.number().int().min(1), name: z.string() }))
    .min(1),
});
export type Bag = z.infer<typeof bagSchema>;

/** Where a link to another site leads: to its page, or, with something in the cart, to the offer to take it along. */
export async function wayAbroad(context: RequestContext, to: Prefix, wantedPage: string | null): Promise<string> {
  const { shop, prefix, url } = context;
  const wanted = returnPath(wantedPage);
  const page = wanted && new RegExp(`^/${to}(?:[/?]|$)`).test(wanted) ? wanted : paths.home(to);
  const origin = originOf(shop.sites, shop.sites.byCountry(PREFIXES[to].country), url);
  const lines = await linesToTake(context);
  if (lines.length === 0) return origin + page;
  const bag: Bag = { from: prefix, to, page, lines };
  const seal = await shop.sealer.seal(bag, BAG_SECONDS);
  return `${origin}${paths.cartArrival(to)}?${new URLSearchParams({ bag: seal })}`;
}

async function linesToTake(context: RequestContext): Promise<Bag["lines"]> {
  const cart = await findCart(context).catch((error: unknown) => {
    // Changing country works without the cart; it stays where it is.
    if (!isUnavailable(error)) throw error;
    return null;
  });
  const bought = cart?.lineItems.filter(({ isFree }) => !isFree) ?? [];
  return bought
    .slice(0, MAX_LINES)
    .map(({ sku, optionId, quantity, name }) => ({ sku, optionId, quantity, name: name.slice(0, MAX_NAME) }));
}

/** What was sealed for this very site; null when it is too old, or somebody's own invention. */
export async function openBag({ shop, prefix }: RequestContext, seal: unknown): Promise<Bag | null> {
  const opened = typeof seal === "string" ? await shop.sealer.unseal(seal, BAG_SECONDS) : null;
  const bag = bagSchema.safeParse(opened);
  return bag.success && bag.data.to === prefix ? bag.data : null;
}

export interface ArrivingLine {
  sku: string;
  name: string;
  quantity: number;
  /** Null where this site does not sell it. */
  here: { name: string; price: Money; picture: string } | null;
}

/** The lines as this site sells them, in its language and currency. */
export async function arrivingLines(context: RequestContext, { lines }: Bag): Promise<ArrivingLine[]> {
  const tiles = await listTiles(
    context,
    lines.map(({ optionId }) => optionId),
  );
  return lines.map(({ sku, optionId, name, quantity }) => {
    const tile = tiles[optionId];
    const price = tile && { centAmount: tile.now, currencyCode: tile.currency };
    return { sku, name, quantity, here: tile && price ? { name: tile.name, price, picture: tile.picture } : null };
  });
}

/**
 * Adds the lines to this site's cart.
 * @returns names of those that could not be added, or not as many
 */
export async function unpackBag(context: RequestContext, { lines }: Bag): Promise<{ notAdded: string[] }> {
  const skus = lines.flatMap(({ sku, quantity }) => Array.from({ length: quantity }, () => sku));
  const { productsNotAdded } = await addProducts(context, skus);
  return { notAdded: lines.flatMap(({ sku, name }) => (productsNotAdded.includes(sku) ? [name] : [])) };
}
