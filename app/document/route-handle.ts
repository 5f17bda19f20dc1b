import type { ComponentType } from "react";
import type { Layout } from "~/ui/layout/page-layout";
import type { FacetId } from "~/models/listing-query";

/** Parameters of addresses that shared pages read. */
export type SharedParameter =
  | FacetId
  | "query"
  | "q"
  | "option"
  | "sku"
  | "search"
  | "services"
  | "open"
  | "lat"
  | "lon"
  | "sort"
  | "page"
  | "rating"
  | "error";

/** What a route says of itself: `export const handle: RouteHandle = { layout: "cart-page" }`. */
export interface RouteHandle {
  layout: Layout;
  /** What stands beside the page; only its own routes carry its script. */
  Side?: ComponentType;
  /**
   * A page that everybody shares: rendered once, for nobody in particular, and kept (ADR 0029). The parameters of its
   * address that it reads; all others play no part. Without it the page is a shopper's own.
   */
  shared?: readonly SharedParameter[];
}

/** What the page's route puts beside it. @param matches from the root to the page */
export function sideOf(matches: readonly { handle: unknown }[]): ComponentType | undefined {
  return (matches.at(-1)?.handle as RouteHandle | undefined)?.Side;
}

/**
 * The layout of the page that is shown. The addresses of the first funnel are the second's routes, on a layout of their own
 * (PAY-01).
 *
 * @param matches from the root to the page
 */
export function layoutOf(matches: readonly { id: string; handle: unknown }[]): Layout {
  const shown = [...matches].reverse().find(({ handle }) => (handle as RouteHandle | undefined)?.layout);
  if (!shown) return "default";
  const { layout } = shown.handle as RouteHandle;
  return layout === "checkout" && shown.id.startsWith("routes/$locale.order-") ? "order" : layout;
}
