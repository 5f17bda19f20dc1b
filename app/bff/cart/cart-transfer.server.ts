import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import { boughtLines } from "~/models/cart-lines";
import { type Prefix, PREFIXES } from "~/models/locale";
import type { Money } from "~/models/money";
import type { TileView } from "~/models/product-tile";
import { paths } from "~/paths";
import { nullIfUnavailable } from "../http/error-responses.server";
import { returnPath } from "../session/require-sign-in.server";
import { findTilesById } from "../catalogue/tiles.server";
import type { RequestContext } from "../context.server";
import { originOf } from "../sites/sites.server";
import { findCart } from "./cart.server";
import { addProducts } from "./lines.server";

/**
 * Each site has its own cart (BEY-05). A shopper who changes country is offered to take the lines along: they travel
 * sealed in an address, by sku, and are added there, in that site's currency, only when the shopper says so.
 */

const TRANSFER_SECONDS = 600;

/** What is offered to come along. */
export interface CartTransfer {
  from: string;
  to: string;
  page: string;
  lines: TransferLine[];
  /** Lines that an address has no room for. */
  left: number;
}

/** Where a link to another site leads: to its page, or, with something in the cart, to the offer to take it along. */
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

/** What was sealed for this very site; null when it is too old, or somebody's own invention. */
export async function openTransfer({ shop, prefix }: RequestContext, seal: unknown): Promise<CartTransfer | null> {
  const opened = typeof seal === "string" ? await shop.sealer.unseal(seal, TRANSFER_SECONDS) : null;
  const transfer = transferSchema.safeParse(opened);
  if (!transfer.success || transfer.data.to !== prefix) return null;
  const { from, to, page, left } = transfer.data;
  return { from, to, page, left, lines: unpackLines(transfer.data.lines) };
}

export interface TransferredLine {
  sku: string;
  name: string;
  quantity: number;
  /** Null where this site does not sell it. */
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
 * @returns names of those that could not be added, or not as many
 */
export async function addTransfer(context: RequestContext, { lines }: CartTransfer): Promise<{ notAdded: string[] }> {
  const { productsNotAdded } = await addProducts(context, lines);
  return { notAdded: lines.flatMap(({ sku, name }) => (productsNotAdded.includes(sku) ? [name] : [])) };
}

/**
 * Lines of a cart, small enough for an address: servers and proxies take 8 KB of it, cookies aside, so the seal around them is
 * to stay below 5. A hundred lines, as many as a cart takes, always fit; long names are cut for it.
 */

export interface TransferLine {
  sku: string;
  optionId: string;
  quantity: number;
  /** Perhaps cut short. */
  name: string;
}

/** Sealing makes a third more of it. */
const MOST_CHARACTERS = 3_400;
const NAME_LENGTHS = [60, 30, 15, 8];

/** As it is sealed. */
export const transferSchema = z.object({
  from: z.string(),
  to: z.string(),
  page: z.string(),
  lines: z.string().min(1),
  left: z.number().int().min(0),
});

const linesSchema = z.array(z.tuple([z.string(), z.string(), z.number().int().min(1), z.string()])).min(1);

/** The lines as one short text; `left` of them, the last ones, where even short names are too much. */
export function packLines(lines: readonly TransferLine[]): { lines: string; left: number } {
  for (const length of NAME_LENGTHS) {
    const packed = pack(lines, length);
    if (packed.length <= MOST_CHARACTERS) return { lines: packed, left: 0 };
  }
  let kept = lines.length;
  let packed: string;
  do {
    kept = Math.floor(kept * 0.9);
    packed = pack(lines.slice(0, kept), NAME_LENGTHS.at(-1)!);
  } while (packed.length > MOST_CHARACTERS);
  return { lines: packed, left: lines.length - kept };
}

function pack(lines: readonly TransferLine[], length: number): string {
  const rows = lines.map(({ sku, optionId, quantity, name }) => [sku, optionId, quantity, short(name, length)]);
  return deflateRawSync(JSON.stringify(rows)).toString("base64url");
}

function short(name: string, length: number): string {
  return name.length <= length ? name : `${name.slice(0, length - 1).trimEnd()}…`;
}

export function unpackLines(packed: string): TransferLine[] {
  const text = inflateRawSync(Buffer.from(packed, "base64url"), { maxOutputLength: 100_000 }).toString();
  return linesSchema
    .parse(JSON.parse(text))
    .map(([sku, optionId, quantity, name]) => ({ sku, optionId, quantity, name }));
}
