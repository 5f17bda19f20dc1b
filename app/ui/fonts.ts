import bodoniModa from "@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2";
import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

/** Files that every page needs at once, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const PRELOADED_FONTS = [instrumentSans, bodoniModa];
