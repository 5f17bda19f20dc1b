/** Code 128 (ISO/IEC 15417), the bar code of loyalty cards: every scanner at a till reads it. */

/** Widths of the bars and spaces of each symbol, bars first, by its value; 103 to 105 are the starts, 106 is the stop. */
const SYMBOLS = (
  "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 " +
  "123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 " +
  "232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 " +
  "313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 " +
  "111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 " +
  "111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 " +
  "114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112"
).split(" ");

/** Symbol that switches from set C to set B. */
const TO_B = 100;
const START_B = 104;
const START_C = 105;
const STOP = 106;
/** White modules on either side, without which a scanner finds no beginning. */
const QUIET = 10;

export interface Barcode {
  /** In modules, including the white on both sides. */
  width: number;
  /** Path of an SVG that fills the bars; a bar is one unit high, a module one unit wide. */
  path: string;
}

/**
 * The bar code of a text; digits are coded in pairs, which take half the room. Null for an empty text and for anything
 * but printable ASCII characters.
 */
export function barcodeOf(text: string): Barcode | null {
  if (!/^[ -~]{1,80}$/.test(text)) return null;
  const values = /^\d{2,}$/.test(text) ? digitValues(text) : [START_B, ...letterValues(text)];
  const check = values.reduce((sum, value, index) => sum + value * Math.max(1, index), 0) % 103;
  const widths = [...values, check, STOP].map((value) => SYMBOLS[value]!).join("");
  let at = QUIET;
  let path = "";
  for (const [index, width] of [...widths].map(Number).entries()) {
    if (index % 2 === 0) path += `M${at} 0h${width}v1h-${width}z`;
    at += width;
  }
  return { width: at + QUIET, path };
}

/** Two digits per symbol; an odd last digit is coded by itself. */
function digitValues(digits: string): number[] {
  const pairs = (digits.match(/\d\d/g) ?? []).map(Number);
  const rest = digits.length % 2 === 1 ? [TO_B, ...letterValues(digits.slice(-1))] : [];
  return [START_C, ...pairs, ...rest];
}

function letterValues(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0) - 32);
}
