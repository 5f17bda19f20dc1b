import { evened, snapped, type Art } from "./art";
import { n1, type Box, type Point } from "./geometry";
import { shadow, type Canvas, type Shadow } from "./ground";
import { element, group } from "./svg";

/** Where a drawing goes: shift, scale across and down, turn in degrees about its middle. */
export interface Placement {
  x: number;
  y: number;
  kx: number;
  ky: number;
  turn?: number;
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

/** Draws something apart and puts it, with its own shadow, in its place. */
export function compose(art: Art, { seed, draw, place, shadow: wanted }: Composition): string {
  const { body, silhouettes, extent } = art.apart(seed, draw);
  const box = extent ?? NOWHERE;
  const { x, y, kx, ky, turn } = place(box);
  const middle = `${n1((box.x0 + box.x1) / 2)} ${n1((box.y0 + box.y1) / 2)}`;
  const [sx, sy] = [Number(kx.toFixed(4)), Number(ky.toFixed(4))];
  const scale = `translate(${n1(x)} ${n1(y)}) scale(${sx} ${sy})`;
  const transform = turn ? `${scale} rotate(${turn} ${middle})` : scale;
  const unscale = `scale(${(1 / sx).toFixed(9)} ${(1 / sy).toFixed(9)}) translate(${n1(-x)} ${n1(-y)})`;
  const back = turn ? `rotate(${-turn} ${middle}) ${unscale}` : unscale;
  const exact = !turn && sx === snapped(sx) && sy === snapped(sy) && evened(x) === x && evened(y) === y;
  art.settle({ back: exact ? undefined : back, scale: [Math.abs(sx), Math.abs(sy)] });
  const [mx, my] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  const [cos, sin] = [Math.cos(((turn ?? 0) * Math.PI) / 180), Math.sin(((turn ?? 0) * Math.PI) / 180)];
  const toPicture = ([px, py]: Point): Point => [
    x + sx * (mx + (px - mx) * cos - (py - my) * sin),
    y + sy * (my + (px - mx) * sin + (py - my) * cos),
  ];
  const under = shadow({ ...SHADOW, ...wanted, silhouettes, transform, toPicture, scale: Math.abs(ky) });
  return under + group({ transform }, body);
}

/** Fits a drawing into a box of the canvas, around its middle. */
export const fit =
  (middle: Canvas, size: Canvas, turn = 0) =>
  (e: Box): Placement => {
    const k = Math.min(size[0] / (e.x1 - e.x0), size[1] / (e.y1 - e.y0));
    return { x: middle[0] - (k * (e.x0 + e.x1)) / 2, y: middle[1] - (k * (e.y0 + e.y1)) / 2, kx: k, ky: k, turn };
  };

/** A placement at which tiles meet the pixels: up to a sixteenth smaller, around the same middle. */
export function onPixels({ x, y, kx, ky }: Placement, e: Box): Placement {
  const k = snapped(ky);
  const way = Math.sign(kx);
  const [mx, my] = [(e.x0 + e.x1) / 2, (e.y0 + e.y1) / 2];
  return { x: evened(x + (kx - way * k) * mx), y: evened(y + (ky - k) * my), kx: way * k, ky: k };
}

export const even = (x: number, y: number, k: number, turn?: number): Placement => ({ x, y, kx: k, ky: k, turn });

/** The finished picture. */
export function svg(art: Art, body: string, [width, height]: Canvas): string {
  const root = { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height };
  return element("svg", root, art.definitions() + body);
}
