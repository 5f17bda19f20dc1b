import { type BlockKind, type ContentBlock, type ProductBlockKind, readBlocks } from "#app/models/content-block.ts";
import type { BlockView, ComposedPage, Shown } from "#app/models/content-view.ts";
import { FIRST_PAGE } from "#app/models/listing-query.ts";
import type { CardView, TileView } from "#app/models/product-tile.ts";
import { findFamily } from "../catalogue/listing.server";
import { findTilesById } from "../catalogue/tiles.server";
import type { RequestContext } from "../context.server";
import { optional } from "../http/error-responses.server";

/** Fields of each kind of block that hold links, as the content service names them. */
const LINKS: Readonly<Record<BlockKind, readonly string[]>> = {
  hero: ["link", "cta", "secondary"],
  families: ["items.link"],
  journal: ["link"],
  stories: ["link", "items.link"],
  text: ["links"],
  picture: [],
  picture_text: ["link"],
  products: ["link"],
  carousel: ["link"],
  look: ["link"],
  quote: [],
  gallery: [],
  banner: ["link"],
  links: ["items.link"],
  questions: ["items.links"],
  steps: [],
  table: [],
  separator: [],
};

/** References in the blocks' links, to be resolved in the same call. */
export const BLOCK_LINKS = Object.entries(LINKS).flatMap(([kind, places]) =>
  places.map((place) => `blocks.${kind}.${place}.page_reference`),
);

/** Kinds that name products, as a value; a missing kind does not compile. */
const WITH_PRODUCT_IDS: Readonly<Record<ProductBlockKind, true>> = { products: true, look: true };

function namesProducts(block: ContentBlock): block is Shown<ProductBlockKind> {
  return Object.hasOwn(WITH_PRODUCT_IDS, block.kind);
}

/** Cards in a carousel whose editor gives no number. */
const CAROUSEL = 12;

/** Adds an entry's blocks to a view, with the products they show. The page works without products. */
export async function withBlocks<T extends object>(
  context: RequestContext,
  entry: { uid: string; blocks?: readonly unknown[] | null },
  view: T,
): Promise<T & ComposedPage> {
  const blocks = blocksOf(context, entry);
  // One call for all products that the blocks name.
  const tiles = tilesOf(context, blocks);
  return { ...view, blocks: onceEach(await Promise.all(blocks.map((block) => blockView(context, block, tiles)))) };
}

/** Shows each product once on a page, in the first block that has it. */
function onceEach(blocks: readonly BlockView[]): BlockView[] {
  const seen = new Set<string>();
  const unseen = <Card extends CardView>(cards: readonly Card[]) => {
    const left = cards.filter(({ slug }) => !seen.has(slug));
    left.forEach(({ slug }) => seen.add(slug));
    return left;
  };
  return blocks.map((block) => {
    if (block.kind === "products") return { ...block, products: unseen(block.products) };
    if (block.kind === "carousel") return { ...block, products: unseen(block.products) };
    return block;
  });
}

/** Blocks that cannot be shown are left out and logged. */
function blocksOf({ shop, locale }: RequestContext, entry: { uid: string; blocks?: readonly unknown[] | null }) {
  const { blocks, skipped, incomplete } = readBlocks(entry.blocks ?? []);
  const { uid } = entry;
  for (const reason of skipped) shop.log.warn({ uid, locale, reason }, "a content block is left out");
  for (const reason of incomplete) shop.log.warn({ uid, locale, reason }, "a part of a content block is left out");
  return blocks;
}

type Tiles = Readonly<Record<string, TileView>>;
const NO_TILES: Tiles = {};
const WITHOUT_PRODUCTS = "a page is shown without its products";
const NO_PRODUCTS: readonly CardView[] = [];

async function tilesOf(context: RequestContext, blocks: readonly ContentBlock[]): Promise<Tiles> {
  const ids = blocks.flatMap((block) => (namesProducts(block) ? block.product_ids : []));
  if (ids.length === 0) return NO_TILES;
  return optional(context, WITHOUT_PRODUCTS, NO_TILES, () => findTilesById(context, ids));
}

function familyTiles(context: RequestContext, block: Shown<"carousel">): Promise<readonly CardView[]> {
  const { family_id: id, color } = block;
  const query = color ? { ...FIRST_PAGE, filters: { color: [color] } } : FIRST_PAGE;
  const load = async () =>
    ((await findFamily(context, id, query))?.tiles ?? NO_PRODUCTS).slice(0, block.count ?? CAROUSEL);
  return optional(context, WITHOUT_PRODUCTS, NO_PRODUCTS, load);
}

async function blockView(context: RequestContext, block: ContentBlock, tiles: Promise<Tiles>): Promise<BlockView> {
  if (namesProducts(block)) {
    const found = await tiles;
    return { ...block, products: [...new Set(block.product_ids)].flatMap((id) => found[id] ?? []) };
  }
  if (block.kind === "carousel") return { ...block, products: await familyTiles(context, block) };
  return block;
}
