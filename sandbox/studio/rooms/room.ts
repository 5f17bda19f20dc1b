import type { Art } from "../draw/art";
import { isDark, tone } from "../draw/colour";
import { n1, path, type Point, type Points } from "../draw/geometry";
import { gradient, linear } from "../draw/gradient";
import { cellsOf, lamplight, SHADE, type Canvas } from "../draw/ground";
import { GROUNDS } from "../draw/grounds";
import { ellipse, polygons, soft } from "../draw/soft";
import { element, fill, group, line, type Stop } from "../draw/svg";
import type { GroundKey } from "../spec";

type Box = readonly [x: number, y: number, width: number, height: number];

/** Cells of light that falls straight down. */
const DOWN = 64;

/** A box in light that falls straight down. */
const lightDown = ([x, y, width, height]: Box, stops: readonly Stop[]): string =>
  gradient({
    box: { x0: x, y0: y, x1: x + width, y1: y + height },
    course: linear([0, y], [0, y + height]),
    stops,
    cells: [1, DOWN],
  });

/** A plastered wall lit from the left, and the floor it stands on. */
export function wall(key: GroundKey, [w, h]: Canvas, floor: number): string {
  const [light, dark] = GROUNDS[key];
  const pale = tone(light, 0.025, 0.8);
  const across: Stop[] = [
    [0, tone(dark, 0.05)],
    [0.3, pale],
    [0.68, light],
    [1, dark],
  ];
  const down: Stop[] = [
    [0, "#ffffff", 0.12],
    [0.5, "#ffffff", 0],
    [1, "#4a3426", 0.1],
  ];
  const ground: Stop[] = [
    [0, dark, 0],
    [0.14, tone(dark, -0.05), 0.75],
    [0.3, dark, 0.8],
    [1, light, 0.75],
  ];
  const plaster = gradient({
    box: { x0: 0, y0: 0, x1: w, y1: h },
    course: linear([0, 0], [w, h * 0.3]),
    stops: across,
    cells: cellsOf([w, h]),
  });
  const depth = h - floor;
  return plaster + lightDown([0, 0, w, floor], down) + lightDown([0, floor - depth * 0.16, w, depth * 1.16], ground);
}

interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Panes across and down. */
  panes: readonly [number, number];
  /** How far the light leans to the left on its way down. */
  lean?: number;
  strength?: number;
}

/** Daylight that falls through a window onto the wall. */
export function windowLight({ x, y, width, height, panes: [nx, ny], lean = 0.22, strength = 0.5 }: Window): string {
  const gap = 0.04;
  const P = (u: number, v: number): string =>
    `${n1(x + u * width - v * lean * height + 12 * v)} ${n1(y + v * height + u * height * 0.05)}`;
  let d = "";
  for (let i = 0; i < nx; i++) {
    for (let j = 0; j < ny; j++) {
      const [u0, u1, v0, v1] = [(i + gap) / nx, (i + 1 - gap) / nx, (j + gap) / ny, (j + 1 - gap) / ny];
      d += `M${P(u0, v0)}L${P(u1, v0)}L${P(u1, v1)}L${P(u0, v1)}Z`;
    }
  }
  return soft({ shapes: polygons(d), sigma: Math.max(4, width / 80), colour: "#fffaf0", alpha: strength });
}

/** Leaves of the branch: where, and how they are turned. */
const LEAVES = [
  [0, -262, -14],
  [54, -190, 14],
  [-44, -112, -56],
  [66, -54, 34],
  [-62, 22, -58],
  [50, 104, 36],
  [-46, 146, -46],
] as const;

const STEM: Points = [
  [-7, -270],
  [6, -120],
  [7, 0],
  [1, 260],
  [7, 260],
  [13, 0],
  [12, -120],
  [-1, -270],
];

/** The shadow of a branch beside the window. */
export function branchShadow([x, y]: Canvas, k: number): string {
  const leaves = LEAVES.map(([cx, cy, turn]) => ellipse([cx, cy], [27, 66], turn));
  const shapes = [...leaves, STEM].map((shape) => shape.map(([px, py]): Point => [x + px * k, y + py * k]));
  return soft({ shapes, sigma: 9 * k, colour: "#5d4a3a", alpha: 0.13 });
}

/** An arch that opens on a paler room; its floor is at y. */
export function arch(art: Art, key: GroundKey, at: { x: number; floor: number; half: number; spring: number }): string {
  const { x, floor, half, spring } = at;
  const [, dark] = GROUNDS[key];
  const opening = `M${x - half} ${floor}V${spring}A${half} ${half} 0 0 1 ${x + half} ${spring}V${floor}Z`;
  const inner = `M${x - half + half * 0.16} ${floor}V${spring + 6}A${half * 0.88} ${half * 0.88} 0 0 1 ${x + half} ${spring - half * 0.08}V${floor}Z`;
  const reveal = art.linear(
    [x - half, 0],
    [x - half + half * 0.3, 0],
    [
      [0, "#6b4f3d", 0.5],
      [1, "#6b4f3d", 0.12],
    ],
  );
  const beyond = art.linear(
    [0, spring - half],
    [0, floor],
    [
      [0, "#f8f2e8"],
      [1, "#e8dac8"],
    ],
  );
  const paint =
    element("path", { d: opening, fill: `url(#${reveal})` }) + element("path", { d: inner, fill: `url(#${beyond})` });
  return (
    fill(opening, dark) +
    group({ "clip-path": `url(#${art.clip(opening)})` }, paint) +
    line(opening, "#ffffff", 2, { opacity: 0.35 })
  );
}

/** A block of stone to put things on: a front, a top seen from a little above, and its shadow. */
export function plinth([x, y, width, height]: Box, colour: string): string {
  const rise = Math.min(34, width * 0.1);
  const top: Points = [
    [x, y, 1],
    [x + rise, y - rise, 1],
    [x + width + rise * 0.4, y - rise, 1],
    [x + width, y, 1],
  ];
  const side: Points = [
    [x + width, y, 1],
    [x + width + rise * 0.4, y - rise, 1],
    [x + width + rise * 0.4, y + height - rise * 0.4, 1],
    [x + width, y + height, 1],
  ];
  const low = isDark(colour, 0.6) ? -0.08 : -0.06;
  const base = ellipse([x + width * 0.62, y + height], [width * 0.66, Math.min(26, height * 0.2)]);
  return (
    soft({ shapes: [base], sigma: 12, colour: SHADE, alpha: 0.34 }) +
    gradient({
      box: { x0: x, y0: y, x1: x + width, y1: y + height },
      course: linear([x, y], [x + width, y + height]),
      stops: [
        [0, colour],
        [1, tone(colour, low)],
      ],
      cells: [8, 8],
    }) +
    fill(path(top), tone(colour, 0.05)) +
    fill(path(side), tone(colour, low * 2)) +
    line(`M${x} ${y}H${x + width}`, "#ffffff", 1.4, { opacity: 0.5 })
  );
}

/** Warm light over everything from the upper left, a little shade lower right. */
export const warmth = (canvas: Canvas): string => lamplight(canvas, 0.14, 0.13);
