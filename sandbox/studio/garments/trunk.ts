import { tone } from "../draw/colour";
import { curve, lerp, mirror, open, path, reversed } from "../draw/geometry";
import type { Keys, Point, Points, Side } from "../draw/geometry";
import { hug } from "../draw/marks";
import { element, fill, group, line } from "../draw/svg";
import type { TrunkCut } from "../spec";
import { NECK_CUTS } from "./trunk-tables";
import { placing, type Work } from "./work";

/** The trunk of a top, dress or coat: points on the frame and measures in body units. */
export interface Trunk {
  neckWidth: number;
  neckY: number;
  shoulderWidth: number;
  shoulderY: number;
  armholeY: number;
  bust: number;
  hem: number;
  hemY: number;
  /** Half width at a height. */
  half: (y: number) => number;
  outline: Point[];
  neckLine: Point[];
  /** Neckline before it is laid on the frame. */
  neckFront: Points;
  hemLine: Point[];
  axis: Point[];
  shoulder: (side: Side) => Point;
  pit: (side: Side) => Point;
  armhole: (side: Side) => Point[];
}

export interface TrunkOptions extends Omit<TrunkCut, "neck"> {
  neck?: TrunkCut["neck"] | "nape";
  /** Held by straps: no shoulder, no armhole. */
  strap?: boolean;
  /** Distance between quilting seams. */
  quilt?: number;
  /** The waist does not bend the side: a bodice ends there. */
  noWaist?: boolean;
}

/** Moves points a little, as no hand cuts a straight line. */
export const jitter = ({ art }: Work, points: Points, by = 0.5): Point[] =>
  points.map(([x, y, c]) => [x + (art.rnd() - 0.5) * by * 2, y + (art.rnd() - 0.5) * by * 2, c]);

/** The hem, right to left; waves for flared cloth, rounded tails for shirts. */
function hemCurve({ art }: Work, c: TrunkOptions, hem: number, y: number): Points {
  if (c.hemShape === "shirt") {
    const right: Points = [
      [hem, y - 26, 1],
      [hem * 0.8, y - 8],
      [hem * 0.45, y + 3],
    ];
    return [...right, [0, y + 5], ...reversed(mirror(right))];
  }
  const n = (c.waves ?? 0) * 2;
  if (n === 0) {
    return [
      [hem, y, 1],
      [hem * 0.5, y + 3.5],
      [0, y + 4.5],
      [-hem * 0.5, y + 3.5],
      [-hem, y, 1],
    ];
  }
  const depth = c.waveDepth ?? 6;
  const wave = (i: number): Point => {
    const t = i / n;
    const fall = Math.sin(Math.PI * t) * 9 + (i % 2 ? depth : -depth) * (0.7 + art.rnd() * 0.6);
    return [lerp(hem, -hem, t) + (art.rnd() - 0.5) * 6, y + fall];
  };
  return [[hem, y - 6, 1], ...Array.from({ length: n - 1 }, (_, i) => wave(i + 1)), [-hem, y - 6, 1]];
}

function widths(c: TrunkOptions, armholeY: number, hemY: number): { keys: Keys; bust: number; hem: number } {
  const { bust = 72, waist = 60, hip = 76 } = c;
  const hem = c.hem ?? hip;
  const waistY = c.waistY ?? 326;
  const keys: [number, number][] = [[armholeY, bust]];
  if (!c.noWaist && waistY < hemY - 8) keys.push([waistY, waist]);
  if (hemY > 440) keys.push([425, hip]);
  keys.push([hemY, hem]);
  return { keys, bust, hem };
}

export function trunk(w: Work, c: TrunkOptions): Trunk {
  const { f } = w;
  const neck = NECK_CUTS[c.neck ?? "crew"];
  const neckWidth = neck.nw + (c.neckEase ?? 0);
  const { shoulder: shoulderWidth = 86, shoulderY = 167, armholeY = 232, hemY = 425, quilt } = c;
  const { keys, bust, hem } = widths(c, armholeY, hemY);
  const swell = (y: number): number => (quilt ? 5 * Math.abs(Math.sin((Math.PI * (y - armholeY)) / quilt)) - 2 : 0);
  const half = (y: number): number => curve(keys, y) + swell(y);
  const cuts = quilt ? Math.round(((hemY - armholeY) / quilt) * 4) : 8;
  const ys = Array.from({ length: cuts - 1 }, (_, i) => lerp(armholeY, hemY, (i + 1) / cuts));
  const hole: Point[] = c.strap
    ? []
    : [
        [shoulderWidth - (shoulderWidth - bust) * 0.75 - 4, lerp(shoulderY, armholeY, 0.42)],
        [Math.min(shoulderWidth, bust) - 4, lerp(shoulderY, armholeY, 0.76)],
      ];
  const right: Point[] = [
    [neckWidth, neck.ny, 1],
    ...(c.strap ? [] : [[shoulderWidth, shoulderY, 1] as const]),
    ...hole,
    [bust, armholeY, 1],
    ...ys.map((y): Point => [half(y), y]),
  ];
  const hemLine = hemCurve(w, c, hem, hemY);
  const neckFront = neck.front(neckWidth);
  const outline = [...neckFront, ...right, ...hemLine, ...reversed(mirror(right))];
  const low = Math.max(430, hemY);
  const levels = [150, 230, 326, 425].filter((y) => y <= low - 50);
  return {
    neckWidth,
    neckY: neck.ny,
    shoulderWidth,
    shoulderY,
    armholeY,
    bust,
    hem,
    hemY,
    half,
    outline: jitter(w, outline).map(f.warp),
    neckLine: ([[-neckWidth, neck.ny, 1], ...neckFront, [neckWidth, neck.ny, 1]] as const).map(f.warp),
    neckFront,
    hemLine: hemLine.map(f.warp),
    axis: [...levels, low].map((y) => f.warp([0, y])),
    shoulder: (s) => f.warp([s * shoulderWidth, shoulderY]),
    pit: (s) => f.warp([s * bust, armholeY]),
    armhole: (s) => hole.map(([x, y]) => f.warp([s * x, y])),
  };
}

/** The inside of the back, seen through the neck opening of a garment laid flat. */
export function neckFacing(w: Work, t: Trunk): string {
  const { art, f, m } = w;
  const P = placing(w);
  const { neckWidth: nw, neckY: ny } = t;
  const outline: Points = [
    [-nw - 2, ny - 1, 1],
    [-nw * 0.6, ny - 6],
    [0, ny - 8.5],
    [nw * 0.6, ny - 6],
    [nw + 2, ny - 1, 1],
    ...reversed(t.neckFront),
  ];
  const d = path(outline.map(f.warp));
  art.silhouettes.push(d);
  const shade = hug(d, m.deep, { width: 26, alpha: 0.55, steps: 5, move: [0, 3] });
  const fold = line(open([P(-nw, ny + 5), P(0, ny - 1), P(nw, ny + 5)]), m.deep, 1.6, { opacity: 0.35 });
  return (
    fill(d, tone(m.base, m.dark ? -0.03 : -0.13)) +
    group({ "clip-path": `url(#${art.clip(d)})` }, shade + fold + label(P(0, ny + 5)))
  );
}

/** A maker's label: a word too small to read. */
export function label([x, y]: Point): string {
  const card = element("rect", { x: x - 8, y: y - 4, width: 16, height: 8, fill: "#f4f0e8", "fill-opacity": 0.9 });
  return card + line(`M${x - 5} ${y}h10`, "#444444", 0.9, { opacity: 0.7 });
}
