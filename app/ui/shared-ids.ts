/** Id of the page's `main`. */
export const MAIN_ID = "content";

/** Id of the country selector's popover, for the buttons that open it. */
export const COUNTRY_SHEET_ID = "countries";

/** The cart's popover in the header. */
export const MINI_CART_ID = "mini-cart";

/** Id of the mobile menu's popover, for the header's button. */
export const MOBILE_MENU_ID = "mobile-menu";

/** By which tabs tell each other of the cart: a key of local storage, and the channel's name. */
export const SYNC_NAME = "vitrine-cart";

/** What browsers let pass as an address need not have a domain that mail can reach (`a@b`): the gateway wants one. */
export const EMAIL_PATTERN = "[^@\\s]+@[^@\\s]+\\.[^@\\s]{2,}";

/** Buttons beside the form send what is chosen in it elsewhere. */
export const BUY_FORM_ID = "buy";

/** The element of a document that holds a shopper's own as JSON: the browser goes on with what the server filled the slots with. */
export const PERSONAL_ID = "personal";
