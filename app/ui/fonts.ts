import bodoniModaExt from "./fonts/bodoni-moda-latin-ext-opsz-normal.woff2";
import bodoniModaItalicExt from "./fonts/bodoni-moda-latin-ext-opsz-italic.woff2";
import bodoniModa from "./fonts/bodoni-moda-latin-opsz-normal.woff2";
import bodoniModaItalic from "./fonts/bodoni-moda-latin-opsz-italic.woff2";
import instrumentSansExt from "./fonts/instrument-sans-latin-ext-wght-normal.woff2";
import instrumentSans from "./fonts/instrument-sans-latin-wght-normal.woff2";

/** Attribute of `<html>` while the page waits for the shop's own typefaces: its text has the fallbacks. */
export const FALLBACK_TYPE = "data-fallback-type";

/** Attribute of a part of the page that has the shop's own typefaces before the others. */
export const OWN_TYPE = "data-own-type";

/** What `scripts/make-fonts.mjs` puts into the files. The second one is fetched where a page has such a character. */
const LATIN =
  "U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";
const LATIN_EXT = "U+100-17F,U+218-21B,U+1E9E";

function typeface(family: string, descriptors: string, latin: string, latinExt: string): string {
  return [
    [latinExt, LATIN_EXT],
    [latin, LATIN],
  ]
    .map(
      ([file, range]) =>
        `@font-face{font-family:"${family}";${descriptors};font-display:swap;src:url("${file}") format("woff2");unicode-range:${range}}`,
    )
    .join("");
}

/** @param measures size, ascent and descent, in percent */
function fallback(family: string, fonts: readonly string[], [size, ascent, descent]: [number, number, number]): string {
  const local = fonts.map((name) => `local("${name}")`).join();
  return `@font-face{font-family:"${family}";src:${local};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

const DISPLAY_FALLBACK = '"Bodoni Fallback","Didot","Bodoni 72",serif';
const TEXT_FALLBACK = '"Instrument Fallback",system-ui,sans-serif';

/**
 * The shop's typefaces, in the head of every page, and system fonts adjusted to their width, so that text does not move.
 * In a style sheet that comes later, typefaces make the browser lay out all text again. `STARTER_SCRIPT` decides when
 * which part of the page has them; without scripts all have them from the start.
 */
export const FONT_STYLES = `
  ${typeface("Bodoni Moda", "font-style:normal;font-weight:400", bodoniModa, bodoniModaExt)}
  ${typeface("Bodoni Moda", "font-style:italic;font-weight:400", bodoniModaItalic, bodoniModaItalicExt)}
  ${typeface("Instrument Sans", "font-style:normal;font-weight:400 600", instrumentSans, instrumentSansExt)}
  ${fallback("Bodoni Fallback", ["Times New Roman", "Liberation Serif", "Tinos"], [114.76, 98.03, 34.85])}
  ${fallback("Instrument Fallback", ["Arial", "Liberation Sans", "Arimo"], [103.6, 93.63, 24.13])}
  :root, :where([${OWN_TYPE}]) {
    --font-display: "Bodoni Moda",${DISPLAY_FALLBACK};
    --font-text: "Instrument Sans",${TEXT_FALLBACK};
  }
  :root[${FALLBACK_TYPE}] {
    --font-display: ${DISPLAY_FALLBACK};
    --font-text: ${TEXT_FALLBACK};
  }
  :where([${OWN_TYPE}]) {
    font-family: var(--font-text);
  }`.replace(/\n\s*/g, "");
