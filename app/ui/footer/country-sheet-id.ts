/** Id of the country selector's popover, for the buttons that open it. */
export const COUNTRY_SHEET_ID = "countries";
