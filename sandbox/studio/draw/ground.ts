import type { GroundKey } from "../spec";
import type { Art } from "./art";
import { n1, type Point } from "./geometry";
import { gradient, linear, radial } from "./gradient";
import { GROUNDS } from "./grounds";
import { faint } from "./marks";
import { polygons, soft } from "./soft";
import { element, group, stops, type Stop } from "./svg";

export type Canvas = readonly [width: number, height: number];
/** Every shadow's colour: no shadow is black. */
export const SHADE = "#3b2c22";

/** Where feet or things meet the floor. */
export function contact(art: Art, [x, y]: readonly [number, number], [rx, ry]: Canvas, alpha = 0.5): string {
  const dark = "#2e221b";
  const list: Stop[] = [
    [0, dark, alpha],
    [0.45, dark, alpha * 0.45],
    [1, dark, 0],
  ];
  const id = art.once(`contact${alpha}`, (i) => element("radialGradient", { id: i }, stops(list)));
  return element("ellipse", { cx: n1(x), cy: n1(y), rx: n1(rx), ry: n1(ry), fill: `url(#${id})` });
}

/** Units of a cell of the light on a whole picture. */
const CELL = 20;
export const cellsOf = ([w, h]: Canvas): Canvas => [Math.ceil(w / CELL), Math.ceil(h / CELL)];

interface GroundOptions {
  /** y where the wall meets the floor. */
  floor?: number;
  window?: boolean;
}

/** Seamless studio paper, lit from the upper left, a slight vignette. */
export function ground(
  art: Art,
  key: GroundKey,
  [w, h]: Canvas,
  { floor, window = false }: GroundOptions = {},
): string {
  const [light, dark] = GROUNDS[key];
  let out = gradient({
    box: { x0: 0, y0: 0, x1: w, y1: h },
    course: radial([w * 0.4, h * 0.36], Math.hypot(w, h) * 0.62),
    stops: [
      [0.55, light],
      [1, dark],
    ],
    cells: cellsOf([w, h]),
  });
  if (floor !== undefined) {
    out += gradient({
      box: { x0: 0, y0: floor - 110, x1: w, y1: h },
      course: linear([0, floor - 110], [0, h]),
      stops: [
        [0, dark, 0],
        [0.32, dark, 0.5],
        [1, light, 0.5],
      ],
      cells: [1, 64],
    });
  }
  return window ? out + daylight(art, [w, h]) : out;
}

/** The sun through a window: slanted panes, soft at the rim (nested, not blurred). */
export function daylight(art: Art, [w, h]: Canvas): string {
  const x = w * art.rnd.between(0.02, 0.2);
  const y = h * art.rnd.between(0.04, 0.1);
  const [pw, ph, skew] = [w * 0.27, h * 0.23, w * 0.2];
  let d = "";
  for (let i = 0; i < 2; i++) {
    for (let j = 0; j < 3; j++) {
      const ax = x + i * (pw + 16) + j * skew * 0.42;
      const ay = y + j * (ph + 18) + i * h * 0.035;
      d += `M${n1(ax)} ${n1(ay)}l${n1(pw)} ${n1(h * 0.035)}l${n1(skew * 0.4)} ${n1(ph)}l${n1(-pw)} ${n1(-h * 0.035)}Z`;
    }
  }
  return softened(d, "#fff8ea", 0.085, [0, 4, 9, 15]);
}

/** A shape with a soft rim: the same path with wider and wider strokes. */
function softened(d: string, colour: string, alpha: number, rims: readonly number[]): string {
  const layers = rims.map((k) =>
    element("path", { d, "fill-opacity": alpha, "stroke-opacity": alpha, "stroke-width": k }),
  );
  return group({ fill: colour, stroke: colour, "stroke-linejoin": "round" }, layers.join(""));
}

export interface Shadow {
  dx: number;
  dy: number;
  /** Softness of the wide shadow, its strength, and whether there is a close one too. */
  sigma: number;
  alpha: number;
  close: boolean;
}

interface Cast extends Shadow {
  silhouettes: readonly string[];
  transform: string;
  /** Where a point of a silhouette is in the picture. */
  toPicture: (p: Point) => Point;
  /** How much the transform enlarges: softness is measured on the paper, not on the garment. */
  scale: number;
}

/** Close to the cloth: strokes without a fill, as the inside is hidden. */
function closeShadow({ silhouettes, transform, scale, sigma, dx, dy, alpha }: Cast): string {
  const layers = [0.5, 1.5, 2.5].map((i) => {
    const t = i / 14;
    const width = n1((4 * sigma * t + 1) / scale);
    const move = `translate(${n1(dx * 1.35 * t)} ${n1(dy * 1.35 * t)})`;
    return element("path", { d: silhouettes.join(""), "stroke-width": width, transform: move });
  });
  const paint = { fill: "none", stroke: SHADE, "stroke-linejoin": "round" };
  return faint({ transform, ...paint, "stroke-opacity": alpha * 0.14 }, layers.join(""));
}

/** What silhouettes throw on the paper behind. */
export function shadow(cast: Cast): string {
  const { silhouettes, toPicture, scale, dx, dy, sigma, alpha, close } = cast;
  const shapes = silhouettes.flatMap(polygons).map((shape) =>
    shape.map((p): Point => {
      const [x, y] = toPicture(p);
      return [x + dx * scale * 0.8, y + dy * scale * 0.8];
    }),
  );
  const wide = soft({ shapes, sigma, colour: SHADE, alpha: Math.min(0.6, alpha * 1.35) });
  return close ? wide + closeShadow(cast) : wide;
}

/** Over a whole picture: warm light from the upper left, shade lower right. */
export const lamplight = ([w, h]: Canvas, warm: number, shade: number): string =>
  gradient({
    box: { x0: 0, y0: 0, x1: w, y1: h },
    course: linear([0, 0], [w, h]),
    stops: [
      [0, "#fff3dc", warm],
      [0.5, "#fff3dc", 0],
      [1, "#2a1a10", shade],
    ],
    cells: cellsOf([w, h]),
  });
