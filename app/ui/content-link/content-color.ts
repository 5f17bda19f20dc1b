/** Keeps the colours that editors choose at the contrast that the shop promises (WCAG AA, 4.5). */

const MINIMUM = 4.5;
const INK = "#111111";
const PAPER = "#ffffff";

/** Red, green and blue of `#rgb` or `#rrggbb`, 0 to 255. */
function channels(hex: string): number[] {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex;
  return [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((each) => {
    const channel = each / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours written `#rgb` or `#rrggbb`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The wanted text colour when it is readable on the ground, else ink or paper, whichever is readable. */
export function readableOn(ground: string, wished: string | undefined): string {
  if (wished && contrast(ground, wished) >= MINIMUM) return wished;
  return contrast(ground, INK) >= contrast(ground, PAPER) ? INK : PAPER;
}

/** The same for text that may be on the page's own white, and whose colour may be the page's own: then nothing. */
export function textOn(ground: string | undefined, wished: string | undefined): string | undefined {
  return ground || wished ? readableOn(ground ?? PAPER, wished) : undefined;
}

/**
 * A softer shade of the text colour, a quarter of the way to the ground; the text colour itself where the shade is not
 * readable.
 */
export function softOn(ground: string, color: string): string {
  const to = channels(ground);
  const mixed = channels(color).map((from, index) => Math.round(from + ((to[index] ?? from) - from) / 4));
  const soft = `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
  return contrast(ground, soft) >= MINIMUM ? soft : color;
}
