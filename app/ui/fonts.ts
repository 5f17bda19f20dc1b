import type { Language } from "~/models/locale";
import bodoniModaExt from "./fonts/bodoni-moda-latin-ext-opsz-normal.woff2";
import bodoniModa from "./fonts/bodoni-moda-latin-opsz-normal.woff2";
import instrumentSansExt from "./fonts/instrument-sans-latin-ext-wght-normal.woff2";
import instrumentSans from "./fonts/instrument-sans-latin-wght-normal.woff2";

const LATIN = [instrumentSans, bodoniModa];

/** Font files that a page in this language needs. */
export function fontsOf(language: Language | undefined): readonly string[] {
  return language === "pl" ? [...LATIN, instrumentSansExt, bodoniModaExt] : LATIN;
}

/**
 * System fonts adjusted to the width of the shop's own, so that text does not move when those load. They are inlined
 * into the page: a style sheet with fonts makes the browser lay out all text again when it loads.
 */
export const FALLBACK_FONTS = `@font-face {
  font-family: "Bodoni Fallback";
  src: local("Times New Roman"), local("Liberation Serif"), local("Tinos");
  size-adjust: 114.76%;
  ascent-override: 98.03%;
  descent-override: 34.85%;
  line-gap-override: 0%;
}
@font-face {
  font-family: "Instrument Fallback";
  src: local("Arial"), local("Liberation Sans"), local("Arimo");
  size-adjust: 103.6%;
  ascent-override: 93.63%;
  descent-override: 24.13%;
  line-gap-override: 0%;
}`.replace(/\n\s*/g, "");
