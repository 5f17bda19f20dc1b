import { open, type Points } from "../draw/geometry";
import { ripple } from "../draw/marks";
import { line } from "../draw/svg";
import { furrow, makersLabel, stitches } from "../macro/notions";
import { inner, mirrored, panel, STITCH, type Stage } from "./stage";

/** The upper edge of the front: it dips between the straps. */
const EDGE: Points = [
  [140, 404],
  [232, 540],
  [400, 618],
  [568, 540],
  [660, 404],
];

/** From a strap down to the side seam. */
const ARMHOLE: Points = [
  [140, 404],
  [104, 520],
  [40, 610],
  [-40, 664],
];

const cornered = (points: Points): [number, number, number?][] =>
  points.map(([x, y], i) => (i === 0 || i === points.length - 1 ? [x, y, 1] : [x, y]));

const FRONT: Points = [
  ...cornered(ARMHOLE).reverse(),
  ...cornered(EDGE).slice(1),
  ...cornered(mirrored(ARMHOLE)).slice(1),
  [840, 1240, 1],
  [-40, 1240, 1],
];

/** The back, which lies straight from strap to strap. */
const BACK: Points = [
  [150, 440, 1],
  [250, 424],
  [400, 420],
  [550, 424],
  [650, 440, 1],
  [560, 690],
  [240, 690],
];

/** From the front over the shoulder, and what comes back from there. */
const STRAP: Points = [
  [128, 430, 1],
  [150, 180],
  [172, -20, 1],
  [196, -20, 1],
  [175, 184],
  [154, 430, 1],
];
const BEHIND: Points = [
  [166, 450, 1],
  [184, 190],
  [196, -20, 1],
  [218, -20, 1],
  [207, 194],
  [192, 446, 1],
];

/** Narrow straps on a bound edge. */
export function straps(st: Stage): string {
  const { m } = st;
  const bound = (points: Points): string => {
    const within = points.map(([x, y]): [number, number] => [x, y + 24]);
    return furrow(m, open(within), 0.22) + stitches(m, open(within.map(([x, y]) => [x, y - 10])), STITCH * 0.7);
  };
  const side = (points: Points, by: number): Points => points.map(([x, y]) => [x + by, y + 16]);
  const falls =
    ripple(m, [230, 640], [160, 1230], { width: 46, bend: 0.05 }) +
    ripple(m, [500, 680], [580, 1230], { width: 42, bend: -0.05 }) +
    ripple(m, [660, 560], [730, 1220], { width: 30, bend: -0.03 });
  const inside = falls + bound(EDGE) + bound(side(ARMHOLE, 16)) + bound(side(mirrored(ARMHOLE), -16));
  const pair = (shape: Points, lift: number): string =>
    [shape, mirrored(shape)].map((one) => panel(st, one, { lift, round: 0.6 })).join("");
  return (
    pair(BEHIND, 0.3) +
    inner(st, BACK) +
    line("M152 452C250 434 550 434 648 452", m.deep, 8, { opacity: 0.35 }) +
    makersLabel(m, [400, 500], 0.36) +
    panel(st, FRONT, { inside }) +
    pair(STRAP, 0.5)
  );
}
