import { open, outlineOf, type Point, type Points, type Side } from "../draw/geometry";
import { hug, ripple } from "../draw/marks";
import { line } from "../draw/svg";
import { button, buttonhole, furrow, makersLabel, stitches } from "../macro/notions";
import type { GarmentSpec } from "../spec";
import { buttonColour, colourOf, inner, panel, STITCH, strip, type Stage } from "./stage";

interface Lapels {
  shawl: boolean;
  peak: boolean;
  double: boolean;
}

/** How far double-breasted fronts lie over one another; where the lapels meet. */
const crossing = ({ double }: Lapels): number => (double ? 70 : 0);
const foot = (cut: Lapels): Point => [402 - crossing(cut) * 0.4, 904, 1];

/** A front of the jacket, to the middle or over it. `way` is 1 for the one on the right. */
function frontShape(way: Side, cut: Lapels): Points {
  const cross = crossing(cut);
  const edge = 400 - way * cross;
  return [
    [400 + way * 440, 240, 1],
    [400 + way * 170, 110],
    [400 + way * 100, 420],
    [400 - cross * 0.4, 900, 1],
    [edge, 960, 1],
    [edge, 1240, 1],
    [400 + way * 440, 1240, 1],
  ];
}

const outwards = (flat: readonly number[], corners: readonly number[], way: Side): Point[] =>
  outlineOf(flat, corners).map(([x, y, c]) => [400 + way * x, y, c]);

function lapelShape(way: Side, cut: Lapels): Point[] {
  if (cut.shawl) {
    const down = outwards([150, 96, 240, 200, 268, 380, 210, 620, 90, 830], [], way);
    return [...down, foot(cut), ...outwards([70, 700, 118, 420, 120, 230], [], way)];
  }
  const tip = cut.peak ? [330, 318] : [296, 402];
  const down = outwards([104, 318, 186, 372, ...tip, 286, 470, 200, 680], [0, 1, 2], way);
  return [...down, foot(cut), ...outwards([62, 700, 108, 470], [], way)];
}

function lapel(st: Stage, way: Side, cut: Lapels): string {
  const { m } = st;
  const shape = lapelShape(way, cut);
  const edge = shape.slice(cut.shawl ? 1 : 2, 6).map(([x, y]): Point => [x - way * 15, y + 4]);
  const pick = line(open(edge), m.dark ? m.light : m.line, 2, { opacity: 0.5, dash: "3 13" });
  const hole = !cut.shawl && way === 1 ? buttonhole(m, [632, 446], { length: 74, level: true }) : "";
  return panel(st, shape, { lift: 1, inside: pick + hole });
}

function collar(st: Stage, way: Side, { shawl, peak }: Lapels): string {
  if (shawl) return "";
  const flat = [124, 70, 196, 170, 250, 270, 268, peak ? 316 : 348, 180, 376, 100, 316, 92, 190];
  return panel(st, outwards(flat, [3, 4], way), { lift: 0.8 });
}

const NECK: Points = [
  [240, 96, 1],
  [400, 40],
  [560, 96, 1],
  [600, 420],
  [400, 960, 1],
  [200, 420],
];

/** The front of a jacket: collar, lapels, the first button. */
export function lapels(st: Stage, spec: GarmentSpec, cut: Lapels): string {
  const { m } = st;
  const cross = crossing(cut);
  const dart = (way: Side): string => {
    const x = 400 + way * 232;
    return furrow(m, `M${x} 640C${x + 6} 900 ${x - 2} 1060 ${x + 2} 1240`, 0.3);
  };
  const edge = hug(`M${400 - cross} 960V1240`, m.deep, { width: 20, alpha: 0.3, steps: 4 });
  const colour = buttonColour(m, colourOf(spec));
  const xs = cut.double ? [400 - cross + 58, 400 + cross + 120] : [450];
  const buttons = [990, 1170].map((y) => xs.map((x) => button(m, [x, y], { r: 38, colour })).join(""));
  return (
    inner(st, NECK) +
    makersLabel(m, [400, 190], 0.4) +
    panel(st, frontShape(-1, cut), { inside: dart(-1) }) +
    panel(st, frontShape(1, cut), { lift: 0.5, inside: dart(1) + edge }) +
    lapel(st, 1, cut) +
    lapel(st, -1, cut) +
    collar(st, 1, cut) +
    collar(st, -1, cut) +
    buttons.join("")
  );
}

/** A cardigan's or jacket's ribbed or stitched front edge with its buttons. */
export function buttonBand(st: Stage, spec: GarmentSpec, ribbed: boolean): string {
  const { m } = st;
  const middle: Points = [
    [400, -30],
    [402, 600],
    [396, 1230],
  ];
  const left: Points = [
    [-40, -40, 1],
    [470, -40, 1],
    [474, 600],
    [466, 1240, 1],
    [-40, 1240, 1],
  ];
  const band: Points = [
    [326, -40, 1],
    [474, -40, 1],
    [478, 600],
    [470, 1240, 1],
    [322, 1240, 1],
    [330, 600],
  ];
  const along = (dx: number): Points => middle.map(([x, y]) => [x + dx, y]);
  const rows = stitches(m, open(along(-58)), STITCH) + stitches(m, open(along(58)), STITCH);
  const up = [-54, -36, -18, 0, 18, 36, 54].map((dx) => open(along(dx))).join("");
  const cord = line(up, m.deep, 7, { opacity: 0.34, cap: "butt" });
  const colour = buttonColour(m, colourOf(spec));
  const buttons = [150, 480, 810, 1140].map(
    (y) => buttonhole(m, [400, y], { length: 100, level: ribbed }) + button(m, [400, y], { r: 40, colour }),
  );
  const falls = ripple(m, [180, -20], [120, 1220], { width: 60, bend: 0.04 });
  const other = ripple(m, [640, -20], [700, 1220], { width: 60, bend: -0.04 });
  const whole = strip(
    [
      [-40, 600],
      [840, 600],
    ],
    640,
    640,
  );
  return (
    panel(st, whole, { lift: 0, inside: other }) +
    panel(st, left, { lift: 0.6, inside: falls }) +
    panel(st, band, { lift: 0.5, round: 0.5, inside: ribbed ? cord : rows }) +
    buttons.join("")
  );
}
