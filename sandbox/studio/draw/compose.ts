import { evened, snapped, type Art } from "./art";
import type { Box, Point } from "./geometry";
import { shadow, type Canvas, type Shadow } from "./ground";
import { element, group } from "./svg";

/** Where a drawing goes: `snapped` scale and `evened` place. Mirrored where kx is negative. */
export interface Placement {
  x: number;
  y: number;
  kx: number;
  ky: number;
}

export interface Composition {
  /** What the drawing's folds hang on. */
  seed: string;
  draw: () => string;
  place: (extent: Box) => Placement;
  shadow?: Partial<Shadow>;
}

const SHADOW: Shadow = { dx: 7, dy: 11, sigma: 11, alpha: 0.3, close: true };
const NOWHERE: Box = { x0: 0, y0: 0, x1: 1, y1: 1 };

/**
 * Draws something apart and puts it, with its own shadow, in its place. Throws RangeError where its tiles would not meet
 * the picture's pixels: that looks the same and takes up to three times as long.
 */
export function compose(art: Art, { seed, draw, place, shadow: wanted }: Composition): string {
  // What was drawn on the picture itself keeps the picture's own tiles.
  art.settle();
  const { body, silhouettes, extent } = art.apart(seed, draw);
  const box = extent ?? NOWHERE;
  const { x, y, kx, ky } = place(box);
  if (Math.abs(kx) !== ky || ky !== snapped(ky) || x !== evened(x) || y !== evened(y))
    throw new RangeError(`${seed} does not stand on the picture's pixels: ${x} ${y}, ${kx} ${ky}`);
  art.settle(ky);
  const transform = `translate(${x} ${y}) scale(${kx} ${ky})`;
  const toPicture = ([px, py]: Point): Point => [x + kx * px, y + ky * py];
  const under = shadow({ ...SHADOW, ...wanted, silhouettes, transform, toPicture, scale: ky });
  return under + group({ transform }, body);
}

/** Fits a drawing into a box of the canvas, around its middle. */
export const fit =
  (middle: Canvas, size: Canvas) =>
  (e: Box): Placement => {
    const k = Math.min(size[0] / (e.x1 - e.x0), size[1] / (e.y1 - e.y0));
    return { x: middle[0] - (k * (e.x0 + e.x1)) / 2, y: middle[1] - (k * (e.y0 + e.y1)) / 2, kx: k, ky: k };
  };

/** A placement at which tiles meet the pixels: up to a sixteenth smaller, around the same middle. */
export function onPixels({ x, y, kx, ky }: Placement, e: Box): Placement {
  const k = snapped(ky);
  const way = Math.sign(kx);
  const [mx, my] = [(e.x0 + e.x1) / 2, (e.y0 + e.y1) / 2];
  return { x: evened(x + (kx - way * k) * mx), y: evened(y + (ky - k) * my), kx: way * k, ky: k };
}

/** The placement nearest to this one at which tiles meet the pixels. */
export function even(x: number, y: number, scale: number): Placement {
  const k = snapped(scale);
  return { x: evened(x), y: evened(y), kx: k, ky: k };
}

/** The finished picture. */
export function svg(art: Art, body: string, [width, height]: Canvas): string {
  const root = { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height };
  return element("svg", root, art.definitions() + body);
}
