import {
  type HelpPage,
  helpPageSchema,
  type FamilyPage,
  familyPageSchema,
  contentPageSchema,
  type ContentTeaser,
  contentTeaserSchema,
} from "~/models/content-page";
import type { BlockView, ContentKind, ComposedPage, ContentPageView, Shown } from "~/models/content-view";
import { HELP_TOPICS } from "~/models/help-search";
import { optional } from "../http/error-responses.server";
import type { RequestContext } from "../context.server";
import { type ContentBlock, readBlocks } from "~/models/content-block";
import { DEFAULT_SORT, type ListingQuery } from "~/models/listing-query";
import type { CardView, TileView } from "~/models/product-tile";
import { findFamily } from "../catalogue/listing.server";
import { listTiles } from "../catalogue/tiles.server";
/** The service said that there is no such page, or said nothing at all. */
export type NoPage = "unknown" | "unavailable";

/** References that links of blocks hold, resolved in the same call. */
export const BLOCK_LINKS = [
  ...["hero", "picture_text", "products", "carousel", "banner"].map((kind) => `blocks.${kind}.link.page_reference`),
  "blocks.text.links.page_reference",
  "blocks.links.items.link.page_reference",
  "blocks.questions.items.links.page_reference",
];
const TEASER_FIELDS = Object.keys(contentTeaserSchema.shape);
const OTHERS = 3;
const CAROUSEL = 12;
const FIRST_PAGE: ListingQuery = { page: 1, sort: DEFAULT_SORT, filters: {} };

/** A page of a kind by the id in its address, with its products: two calls to content and one to the gateway at most. */
export async function findContentPage(
  context: RequestContext,
  kind: ContentKind,
  id: string,
): Promise<ContentPageView | NoPage> {
  const { shop, locale } = context;
  const [found, all] = await Promise.all([
    shop.content.listEntries({
      type: `${kind}_page`,
      locale,
      schema: contentPageSchema,
      where: { field: "page_id", value: id },
      include: BLOCK_LINKS,
    }),
    listTeasers(context, kind),
  ]);
  if (!found) return "unavailable";
  const [page] = found;
  if (!page) return "unknown";
  return compose(context, page, { kind, page, others: neighbours(all ?? [], page.page_id) });
}

/** Every page of a kind, articles with the latest first; null when content cannot be reached. */
export async function listTeasers(
  context: RequestContext,
  kind: ContentKind,
  locale = context.locale,
): Promise<readonly ContentTeaser[] | null> {
  const query = { type: `${kind}_page`, locale, schema: contentTeaserSchema, only: TEASER_FIELDS };
  const found = await context.shop.content.listEntries(query);
  return found && latestFirst(found);
}

function latestFirst(found: readonly ContentTeaser[]): readonly ContentTeaser[] {
  const day = ({ published_on }: ContentTeaser) => published_on ?? "";
  return found.toSorted((one, other) => day(other).localeCompare(day(one)));
}

/** Those that come after a page, round the end. */
function neighbours(all: readonly ContentTeaser[], id: string): ContentTeaser[] {
  const at = all.findIndex(({ page_id }) => page_id === id);
  return [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].slice(0, OTHERS);
}

/**
 * Adds the blocks of an entry to a view, with their products: one call for all that are named, one a family. A page
 * without them is still a page. As long as nothing has changed, the same blocks are given again.
 */
export async function compose<T extends object>(
  context: RequestContext,
  entry: { uid: string; blocks?: readonly unknown[] | null },
  view: T,
): Promise<T & ComposedPage> {
  const blocks = blocksOf(context, entry);
  const [tiles, ...families] = await Promise.all([
    tilesOf(context, blocks),
    ...blocks.flatMap((block) => (block.kind === "carousel" ? [familyTiles(context, block)] : [])),
  ]);
  return { ...view, blocks: onceEach(blocks.map((block) => blockView(block, tiles, families))) };
}

/** A product has one card on a page: in the first row that shows it. */
function onceEach(blocks: readonly BlockView[]): BlockView[] {
  const seen = new Set<string>();
  return blocks.map((block) => {
    if (block.kind !== "products" && block.kind !== "carousel") return block;
    const products = block.products.filter(({ slug }) => !seen.has(slug));
    products.forEach(({ slug }) => seen.add(slug));
    return { ...block, products };
  });
}

/** What cannot be shown is left out and logged. */
function blocksOf({ shop, locale }: RequestContext, entry: { uid: string; blocks?: readonly unknown[] | null }) {
  const { blocks, skipped } = readBlocks(entry.blocks ?? []);
  for (const reason of skipped) shop.log.warn({ uid: entry.uid, locale, reason }, "a content block is left out");
  return blocks;
}

type Tiles = Readonly<Record<string, TileView>>;
const NO_TILES: Tiles = {};
const WITHOUT_PRODUCTS = "a content page is shown without products";
const NO_PRODUCTS: readonly CardView[] = [];

async function tilesOf(context: RequestContext, blocks: readonly ContentBlock[]): Promise<Tiles> {
  const ids = blocks.flatMap((block) => (block.kind === "products" || block.kind === "look" ? block.product_ids : []));
  if (ids.length === 0) return NO_TILES;
  return optional(context, WITHOUT_PRODUCTS, NO_TILES, () => listTiles(context, ids));
}

function familyTiles(context: RequestContext, block: Shown<"carousel">): Promise<readonly CardView[]> {
  const { family_id: id, color } = block;
  const query = color ? { ...FIRST_PAGE, filters: { color: [color] } } : FIRST_PAGE;
  const load = async () => (await findFamily(context, id, query))?.tiles ?? NO_PRODUCTS;
  return optional(context, WITHOUT_PRODUCTS, NO_PRODUCTS, load);
}

function blockView(block: ContentBlock, tiles: Tiles, families: (readonly CardView[])[]): BlockView {
  const pick = (ids: readonly string[]) => ids.flatMap((id) => tiles[id] ?? []);
  switch (block.kind) {
    case "products":
      return { ...block, products: pick(block.product_ids) };
    case "carousel":
      return { ...block, products: (families.shift() ?? NO_PRODUCTS).slice(0, block.count ?? CAROUSEL) };
    case "look":
      return { ...block, products: pick(block.product_ids) };
    default:
      return block;
  }
}

const QUERY = { type: "family_page", schema: familyPageSchema, include: ["tile.link.page_reference"] };

/**
 * What editors say of a family; null where they say nothing, or content cannot be reached. All families of a locale come
 * in one call: there are a few, and a shopper looks at several.
 */
export async function findFamilyPage({ shop, locale }: RequestContext, familyId: string): Promise<FamilyPage | null> {
  const pages = await shop.content.listEntries({ ...QUERY, locale });
  return pages?.find((page) => page.family_id === familyId) ?? null;
}

export interface HelpEntry {
  page: HelpPage;
  blocks: readonly BlockView[];
}

/** Every page of the help, by topic; null when content cannot be reached. All of them in one call: there are a dozen. */
export async function listHelpPages({ shop, locale }: RequestContext): Promise<readonly HelpPage[] | null> {
  const query = { type: "help_page", locale, schema: helpPageSchema, include: BLOCK_LINKS };
  const found = await shop.content.listEntries(query);
  if (!found) return null;
  const place = ({ topic, rank }: HelpPage) => HELP_TOPICS.indexOf(topic) * 1_000 + rank;
  return found.toSorted((one, other) => place(one) - place(other));
}

export async function helpEntry(context: RequestContext, page: HelpPage): Promise<HelpEntry> {
  const { blocks } = await compose(context, page, {});
  return { page, blocks };
}
