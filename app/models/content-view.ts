import type { EntityKind } from "./entity-slug";
import type { BlockKind, ContentBlock, ProductBlockKind } from "./content-block";
import type { ContentPage, ContentTeaser } from "./content-page";
import type { CardView, TileView } from "./product-tile";

export type Shown<Kind extends BlockKind> = Extract<ContentBlock, { kind: Kind }>;

/** A block with the products fetched for it: those that it names, or those of its family. */
export type BlockView = { [Kind in BlockKind]: Shown<Kind> & FetchedFor<Kind> }[BlockKind];
type FetchedFor<Kind extends BlockKind> = Kind extends ProductBlockKind
  ? { products: readonly TileView[] }
  : Kind extends "carousel"
    ? { products: readonly CardView[] }
    : unknown;

/** Data of pages of every kind, help included. */
export interface ComposedPage {
  blocks: readonly BlockView[];
}

export interface ContentPageView extends ComposedPage {
  kind: ContentKind;
  page: ContentPage;
  /** Other pages of the kind, the next ones first. */
  others: readonly ContentTeaser[];
}

/** Pages that editors compose from blocks, one content type a kind (S2). */
export const CONTENT_KINDS = ["blog", "landing", "lookbook", "trend"] as const satisfies readonly EntityKind[];
export type ContentKind = (typeof CONTENT_KINDS)[number];
