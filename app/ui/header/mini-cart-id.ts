/** The cart's popover in the header. */
export const MINI_CART_ID = "mini-cart";
