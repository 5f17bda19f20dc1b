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

export interface RouteHandle {
  layout: Layout;
}
