import type { ComponentType } from "react";
import type { Layout } from "#app/ui/layout/page-layout.tsx";
import type { SharedParameter } from "./document-address.server";

/** What a route declares about its page: `export const handle: RouteHandle = { layout: "cart-page" }`. */
export interface RouteHandle {
  layout: Layout;
  /** Component shown beside the page; only routes that declare it load its script. */
  Side?: ComponentType;
  /**
   * Marks a page that all visitors share: rendered once, without anything personal, and kept (ADR 0029). Lists the
   * query parameters that the page reads; all others are ignored. Without it the page is rendered for each shopper.
   */
  shared?: readonly SharedParameter[];
}

/** The `Side` component of the page's route. @param matches from the root to the page */
export function sideOf(matches: readonly { handle: unknown }[]): ComponentType | undefined {
  return (matches.at(-1)?.handle as RouteHandle | undefined)?.Side;
}

/**
 * The layout of the current page. The first funnel's addresses (`order-*`) are aliases of the second one's routes, with
 * a layout of their own (PAY-01).
 *
 * @param matches from the root to the page
 */
export function layoutOf(matches: readonly { id: string; handle: unknown }[]): Layout {
  const shown = [...matches].reverse().find(({ handle }) => (handle as RouteHandle | undefined)?.layout);
  if (!shown) return "default";
  const { layout } = shown.handle as RouteHandle;
  return layout === "checkout" && shown.id.startsWith("routes/$locale.order-") ? "order" : layout;
}
