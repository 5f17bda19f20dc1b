import type { Language } from "~/models/locale";
import bodoniModaExt from "./fonts/bodoni-moda-latin-ext-opsz-normal.woff2";
import bodoniModa from "./fonts/bodoni-moda-latin-opsz-normal.woff2";
import instrumentSansExt from "./fonts/instrument-sans-latin-ext-wght-normal.woff2";
import instrumentSans from "./fonts/instrument-sans-latin-wght-normal.woff2";

const LATIN = [instrumentSans, bodoniModa];

/** Addresses of the files that a page in a language is set in. */
export function fontsOf(language: Language | undefined): readonly string[] {
  return language === "pl" ? [...LATIN, instrumentSansExt, bodoniModaExt] : LATIN;
}

/**
 * Fonts that every device has, in the measures of the shop's own: what stands in until those have come has the same width,
 * and nothing moves. In no sheet: each that brings fonts along has a browser lay out all text anew.
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
