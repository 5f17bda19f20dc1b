import { optional } from "../http/error-responses.server";
import { DEFAULT_SORT, type ListingQuery, withSort } from "~/models/listing-query";
import { type ContentLink, type HomeBlock, type HomeEntry, homeSchema, readHomeBlocks } from "~/models/page";
import type { Seo } from "~/models/seo-head";
import type { CardView, TileView } from "~/models/product-tile";
import { findFamily } from "../catalogue/listing.server";
import { listSegmentations } from "../catalogue/segmentations.server";
import { listTiles } from "../catalogue/tiles.server";
import type { RequestContext } from "../context.server";

type Content<Kind extends keyof HomeBlock> = NonNullable<HomeBlock[Kind]>;

/** A block of the home page, with the cards of the products it names. */
export type HomeBlockView =
  | { kind: "hero"; hero: Content<"hero"> }
  | { kind: "families"; families: Content<"families"> }
  | { kind: "products"; title: string; link: ContentLink | null; products: CardView[] }
  | { kind: "journal"; journal: Content<"journal"> }
  | { kind: "stories"; stories: Content<"stories"> }
  | { kind: "look"; look: Omit<Content<"look">, "product_ids">; products: TileView[] };

export interface HomeView {
  seo: Seo | null;
  blocks: HomeBlockView[];
}

/** What the page goes on with when content says nothing: the latest products of a family. */
export interface NewArrivals {
  familyName: string;
  familySlug: string;
  products: CardView[];
}

const NEW_ARRIVALS = 12;
const FIRST_PAGE: ListingQuery = { page: 1, sort: DEFAULT_SORT, filters: {} };

/** References that links of blocks hold, resolved in the same call. */
const LINKS = [
  "blocks.hero.cta.page_reference",
  "blocks.hero.secondary.page_reference",
  "blocks.families.items.link.page_reference",
  "blocks.products.link.page_reference",
  "blocks.journal.link.page_reference",
  "blocks.look.link.page_reference",
  "blocks.stories.link.page_reference",
  "blocks.stories.items.link.page_reference",
];

/**
 * The home page as editors composed it (CMS-07). Null when content has none, or cannot be reached (C7).
 */
export async function findHome(context: RequestContext): Promise<HomeView | null> {
  const { shop, locale } = context;
  const home = await shop.content.findEntry({ type: "home_page", locale, schema: homeSchema, include: LINKS });
  if (!home) return null;
  const blocks = blocksOf(context, home);
  const tiles = await tilesOf(context, blocks);
  const pick = (ids: readonly string[]) => ids.flatMap((id) => tiles[id] ?? []);
  return { seo: home.seo ?? null, blocks: blocks.flatMap((block) => blockView(block, pick) ?? []) };
}

/** New products for a home page without content; null when the catalogue cannot be reached either. */
export async function findNewArrivals(context: RequestContext): Promise<NewArrivals | null> {
  return optional(context, "home is shown without products", null, async () => {
    const families = await listSegmentations(context);
    const widest = families.find(({ parent }) => parent === null);
    const family = widest && (await findFamily(context, widest.segmentationId, withSort(FIRST_PAGE, "new")));
    if (!family) return null;
    return { familyName: family.name, familySlug: family.slug, products: family.tiles.slice(0, NEW_ARRIVALS) };
  });
}

type Tiles = Readonly<Record<string, TileView>>;
const NO_TILES: Tiles = {};

/** What cannot be shown is left out and logged. */
function blocksOf({ shop, locale }: RequestContext, home: HomeEntry): HomeBlock[] {
  const { blocks, skipped } = readHomeBlocks(home.blocks);
  for (const reason of skipped) shop.log.warn({ uid: home.uid, locale, reason }, "a content block is left out");
  return blocks;
}

/** Cards of every product that the page names, in one call. A page without them is still a page. */
async function tilesOf(context: RequestContext, blocks: readonly HomeBlock[]): Promise<Tiles> {
  const ids = blocks.flatMap(({ products, look }) => [...(products?.product_ids ?? []), ...(look?.product_ids ?? [])]);
  return optional(context, "home is shown without products", NO_TILES, () => listTiles(context, ids));
}

function blockView(block: HomeBlock, pick: (ids: readonly string[]) => TileView[]): HomeBlockView | null {
  const { hero, families, products, journal, stories, look } = block;
  if (hero) return { kind: "hero", hero };
  if (families) return { kind: "families", families };
  if (products) {
    const { title, link, product_ids } = products;
    return { kind: "products", title, link: link ?? null, products: pick(product_ids) };
  }
  if (journal) return { kind: "journal", journal };
  if (stories) return { kind: "stories", stories };
  if (!look) return null;
  const { product_ids, ...rest } = look;
  return { kind: "look", look: rest, products: pick(product_ids) };
}
