import { cssBundleHref } from "@remix-run/css-bundle";
import globalStyles from "./global.css";

/** Addresses of the style sheets of every page, in their order. */
export const PAGE_SHEETS = [globalStyles, ...(cssBundleHref ? [cssBundleHref] : [])];
