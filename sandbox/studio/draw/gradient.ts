import { n1, type Box, type Point } from "./geometry";
import { png } from "./png";
import { element, type Stop } from "./svg";

/*
 * Gradients as small images stretched over a box. librsvg enlarges an image for next to nothing, under a clip too; a
 * gradient costs 5 to 10 ns a pixel there, which was a quarter of a picture's time.
 */

/** Where between the first stop and the last a point lies; 0 and below is the first, 1 and above the last. */
type Course = (x: number, y: number) => number;

export const linear = ([x0, y0]: Point, [x1, y1]: Point): Course => {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const square = dx * dx + dy * dy;
  return (x, y) => ((x - x0) * dx + (y - y0) * dy) / square;
};
export const radial =
  ([cx, cy]: Point, radius: number): Course =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) / radius;

/** Steps between the first stop and the last. */
const STEPS = 256;

/** Red, green, blue and alpha at every step, four bytes in one number. */
function ramp(stops: readonly Stop[]): Uint32Array {
  const bytes = new Uint8Array((STEPS + 1) * 4);
  const known = stops.map(([at, colour, opacity = 1]) => ({ at, rgba: [...channels(colour), opacity * 255] }));
  for (let step = 0; step <= STEPS; step++) {
    const t = step / STEPS;
    const next = known.findIndex(({ at }) => at >= t);
    const after = known[next] ?? known.at(-1);
    const before = known[Math.max(0, next - 1)] ?? after;
    if (!after || !before) continue;
    const share = after.at > before.at ? Math.max(0, (t - before.at) / (after.at - before.at)) : 0;
    for (let c = 0; c < 4; c++) {
      const [from = 0, to = 0] = [before.rgba[c], after.rgba[c]];
      bytes[step * 4 + c] = from + (to - from) * share + 0.5;
    }
  }
  return new Uint32Array(bytes.buffer);
}

const channels = (colour: string): number[] => [...Buffer.from(colour.slice(1), "hex")];

interface Gradient {
  box: Box;
  stops: readonly Stop[];
  course: Course;
  /** Cells across and down. */
  cells: readonly [number, number];
}

/** A box filled with a gradient. */
export function gradient({ box: { x0, y0, x1, y1 }, stops, course, cells: [width, height] }: Gradient): string {
  const colours = ramp(stops);
  const pixels = new Uint32Array(width * height);
  for (let row = 0, place = 0; row < height; row++) {
    const y = y0 + ((row + 0.5) / height) * (y1 - y0);
    for (let column = 0; column < width; column++) {
      const x = x0 + ((column + 0.5) / width) * (x1 - x0);
      pixels[place++] = colours[Math.round(Math.min(1, Math.max(0, course(x, y))) * STEPS)] ?? 0;
    }
  }
  const href = png({ width, height, kind: "colour-alpha", bytes: new Uint8Array(pixels.buffer) });
  const at = { x: n1(x0), y: n1(y0), width: n1(x1 - x0), height: n1(y1 - y0) };
  return element("image", { ...at, preserveAspectRatio: "none", href });
}
