/** Id of the page's `main`. */
export const MAIN_ID = "content";

/** Id of the country selector's popover, for the buttons that open it. */
export const COUNTRY_SHEET_ID = "countries";

/** The cart's popover in the header. */
export const MINI_CART_ID = "mini-cart";

/** Id of the mobile menu's popover, for the header's button. */
export const MOBILE_MENU_ID = "mobile-menu";

/** Key in local storage and name of the channel by which tabs tell each other about the cart. */
export const SYNC_NAME = "vitrine-cart";

/** Browsers accept addresses without a full domain (`a@b`), which the gateway refuses. */
export const EMAIL_PATTERN = "[^@\\s]+@[^@\\s]+\\.[^@\\s]{2,}";

/** Id of the product page's form, for buttons outside of it that send its choice elsewhere. */
export const BUY_FORM_ID = "buy";

/**
 * Id of the element with the shopper's data as JSON: the browser hydrates the slots with the data that the server
 * filled them with.
 */
export const PERSONAL_ID = "personal";
