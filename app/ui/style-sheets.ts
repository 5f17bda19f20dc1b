import { cssBundleHref } from "@remix-run/css-bundle";
import fontStyles from "./fonts.css";
import globalStyles from "./global.css";

/** Addresses of the sheets that every page is drawn with, in their order. */
export const PAGE_SHEETS = [globalStyles, ...(cssBundleHref ? [cssBundleHref] : [])];

/** The shop's own type, which takes the place of fonts of the same width when it has come. */
export const FONT_SHEET = fontStyles;
