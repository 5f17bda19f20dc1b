/** Id of the mobile menu's popover, for the header's button. */
export const MOBILE_MENU_ID = "mobile-menu";
