import type { BlockView } from "#app/models/content-view.ts";
import type { VariantOf } from "#app/models/experiments.ts";
import { FIRST_PAGE, withSort } from "#app/models/listing-query.ts";
import { homeSchema } from "#app/models/page.ts";
import type { CardView } from "#app/models/product-tile.ts";
import type { Seo } from "#app/models/seo-head.ts";
import { findFamily, listSegmentations } from "../catalogue/listing.server";
import type { RequestContext } from "../context.server";
import { optional } from "../http/error-responses.server";
import { BLOCK_LINKS, withBlocks } from "./blocks.server";
import { askingFor } from "./client.server";

export interface HomeView {
  seo: Seo | null;
  blocks: readonly BlockView[];
}

/** Shown when there is no home page in content: the latest products of a family. */
export interface NewArrivals {
  familyName: string;
  familySlug: string;
  products: CardView[];
}

const NEW_ARRIVALS = 12;

/** The home page as editors composed it (CMS-07). Null when content has none or cannot be reached (C7). */
export async function findHome(context: RequestContext): Promise<HomeView | null> {
  const query = { ...askingFor(context), type: "home_page", schema: homeSchema, include: BLOCK_LINKS };
  const home = await context.shop.content.findEntry(query);
  const view = home && (await withBlocks(context, home, { seo: home.seo ?? null }));
  return view && { ...view, blocks: inOrder(view.blocks, context.variants["home-order"]) };
}

/** Experiment: products come directly after the hero, everything else in the editors' order. */
function inOrder(blocks: HomeView["blocks"], variant: VariantOf<"home-order"> | undefined): HomeView["blocks"] {
  if (variant !== "products-first") return blocks;
  const place = ({ kind }: BlockView) => (kind === "hero" ? 0 : kind === "products" ? 1 : 2);
  return [...blocks].sort((a, b) => place(a) - place(b));
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
