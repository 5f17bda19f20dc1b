import type { FacetId } from "./models/listing-query";

/** What a route says of itself: `export const handle: RouteHandle = { layout: "cart-page" }`. */
export type Layout =
  | "default"
  | "home-page"
  | "account"
  | "auth"
  | "newsletter"
  | "order"
  | "checkout"
  | "checkout-confirmation"
  | "cart-page";

/** Parameters of addresses that shared pages read. */
export type SharedParameter =
  FacetId | "query" | "q" | "option" | "sku" | "search" | "services" | "open" | "sort" | "page" | "rating" | "error";

export interface RouteHandle {
  layout: Layout;
  /**
   * A page that everybody shares: rendered once, for nobody in particular, and kept (ADR 0029). The parameters of its
   * address that it reads; all others play no part. Without it the page is a shopper's own.
   */
  shared?: readonly SharedParameter[];
}
