import { cssBundleHref } from "@remix-run/css-bundle";
import fontStyles from "./fonts.css";
import globalStyles from "./global.css";

/** Addresses of the style sheets of every page, in their order. */
export const PAGE_SHEETS = [globalStyles, ...(cssBundleHref ? [cssBundleHref] : [])];

/** Style sheet with the shop's own typefaces, which replace fallbacks of the same width once loaded. */
export const FONT_SHEET = fontStyles;
