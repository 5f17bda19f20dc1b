import { add, corner, dist, heading, mix, normal, open, path, unit, xy, n1, type Point, type Points } from "./geometry";
import { bare, group, line, moved, type Attributes } from "./svg";
import type { Material } from "./material";

/** Topstitching thread on denim. */
const THREAD = "#c98b46";

/** Marks fainter than this are left out: nobody sees them, and a figure in layers has hundreds. */
const UNSEEN = 0.03;
/** Neighbouring steps of a fold that differ by less than this are one: half of a figure's paths were such steps. */
const STEP = 0.03;
/** So are steps narrower than this, in units. */
const NARROW = 2;

/** Shapes of one paint, so faint that they need no antialiasing: it would take an eighth of the whole picture's time. */
export const faint = (paint: Attributes, shapes: string): string =>
  group({ ...paint, "shape-rendering": "crispEdges" }, shapes);

interface FoldOptions {
  /** How far it bows, as a share of its length. */
  bend?: number;
  width?: number;
  /** Which side it dies away on; 0 is both. */
  side?: -1 | 0 | 1;
  alpha?: number;
  colour: string;
  /** Above 0 the fold widens to its end, as in a falling skirt. */
  open?: number;
  steps?: number;
}

/**
 * A fold: sharp on one edge, dying away on the other, as several nested lens shapes. No blur filter: five flat fills
 * cost a tenth of one and look brushed.
 */
export function fold(a: Point, b: Point, options: FoldOptions): string {
  const { bend = 0, width = 10, side = 1, alpha = 0.2, colour, open: opening = 0 } = options;
  if (alpha < UNSEEN) return "";
  const seen = Math.min(alpha / STEP, width / NARROW);
  const steps = Math.min(options.steps ?? 5, Math.max(2, Math.round(seen)));
  const across = normal(unit(a, b));
  const middle = add(mix(a, b, 0.5), across, bend * dist(a, b));
  let out = "";
  for (let i = 1; i <= steps; i++) {
    const w = (width * i) / steps;
    let d: string;
    if (opening) {
      const end = add(b, across, w * opening * side);
      d = `M${xy(a)}Q${xy(middle)} ${xy(b)}L${xy(end)}Q${xy(add(middle, across, w * side * 1.1))} ${xy(a)}Z`;
    } else if (side === 0)
      d = `M${xy(a)}Q${xy(add(middle, across, w))} ${xy(b)}Q${xy(add(middle, across, -w))} ${xy(a)}Z`;
    else d = `M${xy(a)}Q${xy(middle)} ${xy(b)}Q${xy(add(middle, across, w * 2 * side))} ${xy(a)}Z`;
    out += bare(d);
  }
  return faint({ fill: colour, "fill-opacity": alpha / steps }, out);
}

interface DrapeOptions {
  bend?: number;
  width?: number;
  strength?: number;
  side?: -1 | 1;
  open?: number;
}

/** A fold with its own light beside it, and a crease line where the cloth is crisp. */
export function drape(m: Material, a: Point, b: Point, options: DrapeOptions = {}): string {
  const { bend = 0, width = 10, strength = 1, side = 1, open: opening = 0 } = options;
  const f = m.fabric;
  if (strength < UNSEEN) return "";
  const across = normal(unit(a, b));
  const shade = fold(a, b, {
    bend,
    width,
    side,
    open: opening,
    colour: m.deep,
    alpha: (m.dark ? 0.5 : 0.27) * strength,
  });
  const off = -side * width * 0.32;
  const light = fold(add(a, across, off), add(b, across, off), {
    bend,
    width: width * 0.62,
    side: side === 1 ? -1 : 1,
    open: opening,
    colour: m.light,
    alpha: 0.3 * strength * (0.35 + f.sheen * 0.65),
    steps: 4,
  });
  if (f.crisp <= 0.3) return light + shade;
  const middle = add(mix(a, b, 0.5), across, bend * dist(a, b));
  const crease = line(`M${xy(mix(a, b, 0.06))}Q${xy(middle)} ${xy(mix(a, b, 0.9))}`, m.dark ? m.deep : m.line, 0.7, {
    opacity: 0.42 * f.crisp * Math.min(1, strength),
  });
  return light + shade + crease;
}

interface RippleOptions {
  bend?: number;
  width?: number;
  strength?: number;
  /** Which side of the line the shade lies on. */
  down?: -1 | 1;
}

/** A soft rise of the cloth, lit on one side and shaded on the other; it thins out at both ends. No edge, no line: a
 * crease drawn sharp across a sleeve reads as a tear. */
export function ripple(m: Material, a: Point, b: Point, options: RippleOptions = {}): string {
  const { bend = 0, width = 7, strength = 1, down = 1 } = options;
  const across = normal(unit(a, b));
  const steps = Math.max(5, Math.min(16, Math.round(width / 5)));
  const lens = (off: number, colour: string, alpha: number): string =>
    fold(add(a, across, off), add(b, across, off), { bend, width, side: 0, colour, alpha, steps });
  const lit = lens(-down * width * 0.42, m.light, (m.dark ? 0.34 : 0.26) * strength * (0.4 + m.fabric.sheen * 0.6));
  return lit + lens(down * width * 0.42, m.deep, (m.dark ? 0.42 : 0.24) * strength);
}

interface HugOptions {
  width: number;
  alpha: number;
  steps?: number;
  move?: readonly [number, number];
}

/** Soft shade that hugs a line (an edge, a hem) as nested strokes; to be drawn inside a clip or under a piece. */
export function hug(d: string, colour: string, { width, alpha, steps = 6, move }: HugOptions): string {
  const paint = {
    fill: "none",
    stroke: colour,
    "stroke-linejoin": "round",
    "stroke-opacity": alpha / steps,
    transform: moved(move),
  };
  let out = "";
  for (let i = 1; i <= steps; i++) out += bare(d, n1((width * i) / steps));
  return faint(paint, out);
}

interface SeamOptions {
  stitch?: boolean;
  offset?: number;
  strength?: number;
}

/** A seam: a dark furrow and a light beside it; topstitched when the cloth wants it. */
export function seam(m: Material, points: Points, options: SeamOptions = {}): string {
  const { stitch = m.fabric.topstitch === true, offset = 2.2, strength = 1 } = options;
  const d = open(points);
  const light = line(d, m.dark ? m.light : m.line, 1.5, { opacity: 0.16 * strength, move: [-0.9, -0.6] });
  const out = light + line(d, m.dark ? "#000" : m.line, 0.8, { opacity: (m.dark ? 0.6 : 0.72) * strength });
  if (!stitch) return out;
  const beside = points.map((p, i) => add(p, normal(heading(points, i)), offset));
  return out + line(open(beside), THREAD, 0.75, { opacity: 0.85, dash: "2.4 1.3" });
}

/** A row of stitches along a line. */
export function stitching(m: Material, points: Points, closed = false): string {
  const colour = m.fabric.topstitch ? THREAD : m.dark ? m.light : m.line;
  return line(path(points, closed), colour, 0.7, { opacity: m.fabric.topstitch ? 0.85 : 0.55, dash: "2.2 1.4" });
}

/** An outline drawn in towards a point, for a row of stitches that follows an edge. */
export const inset = (outline: Points, towards: Point, share: number): Point[] =>
  outline.map((p) => (p[2] === 1 ? corner(mix(p, towards, share)) : mix(p, towards, share)));

/** A ribbed band of knit, or a plain binding, along a line. */
export function band(m: Material, points: Points, width: number, rib = false): string {
  const d = open(points);
  const edge = line(d, m.deep, width + 1.1, { opacity: 0.55, cap: "butt" });
  const cloth = line(d, m.band, width, { cap: "butt" });
  const ribs = rib ? line(d, m.dark ? m.light : m.shade, width - 0.6, { dash: ".9 2.1", opacity: 0.38 }) : "";
  return edge + cloth + ribs + line(d, m.light, 0.8, { opacity: 0.45, move: [-0.4, -width * 0.32] });
}
