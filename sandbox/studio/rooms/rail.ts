import { snapped, type Art } from "../draw/art";
import { compose, even, type Placement } from "../draw/compose";
import { n1, path, type Point, type Points } from "../draw/geometry";
import { contact, SHADE } from "../draw/ground";
import { hug } from "../draw/marks";
import { leather } from "../draw/material";
import { polygons, soft } from "../draw/soft";
import { element, fill, group, line } from "../draw/svg";
import { flatFrame } from "../draw/frames";
import { isThing, lay, seedOf } from "../garments/lay";
import type { GarmentSpec } from "../spec";

const BRASS = { base: "#a8834d", light: "#e3c792", dark: "#6d5230" };
const WOOD = "#b08d62";

interface Rail {
  x0: number;
  x1: number;
  y: number;
  /** Where its rods go up to the ceiling. */
  rods: readonly number[];
}

/** A brass rail hung from the ceiling, and its shadow on the wall. */
export function rail({ x0, x1, y, rods }: Rail): string {
  const bar = (yy: number, height: number, colour: string): string =>
    element("rect", { x: x0, y: n1(yy), width: x1 - x0, height, fill: colour });
  const [left, right, top, low] = [x0 + 22, x1 + 22, y + 28, y + 37];
  const strip: Points = [
    [left, top],
    [right, top],
    [right, low],
    [left, low],
  ];
  const shadow = soft({ shapes: [strip], sigma: 4, colour: SHADE, alpha: 0.2 });
  const uprights = rods.map(
    (x) => line(`M${x} 0V${y}`, BRASS.dark, 3.6) + line(`M${x - 0.8} 0V${y}`, BRASS.light, 1.1, { opacity: 0.7 }),
  );
  return (
    shadow + uprights.join("") + bar(y - 3, 7, BRASS.dark) + bar(y - 3, 5, BRASS.base) + bar(y - 2.4, 1.6, BRASS.light)
  );
}

/** A steel hook from the rail at 0, 0 down to `drop`. */
function hook(drop: number): string {
  const d = `M-9 3C-11 -9 -3 -14 3 -13C12 -12 14 -2 8 4C2 9 0 12 0 20V${n1(drop)}`;
  return line(d, "#3f3a36", 4.2) + line(d, "#9a928a", 1.2, { opacity: 0.8, move: [-0.8, -0.6] });
}

/** A wooden shoulder, its top at 0, 0 (body units). */
export function shoulders(width = 84): string {
  const o: Points = [
    [0, -4],
    [16, 0],
    [width * 0.6, 18],
    [width, 34],
    [width + 2, 42],
    [width - 8, 43],
    [width * 0.5, 26],
    [0, 14],
    [-width * 0.5, 26],
    [-width + 8, 43],
    [-width - 2, 42],
    [-width, 34],
    [-width * 0.6, 18],
    [-16, 0],
  ];
  const d = path(o);
  return (
    fill(d, WOOD) +
    line(path(o.slice(0, 5), false), "#dcc097", 1.6, { opacity: 0.8, move: [0, 1.4] }) +
    line(d, "#5c4326", 0.8, { opacity: 0.7 })
  );
}

/** A bar with two clips, for skirts and trousers; its bar is at 0, 0. */
function clips(half: number): string {
  const clip = (x: number): string =>
    element("rect", { x: x - 4, y: -2, width: 8, height: 20, rx: 2, fill: "#77706a" }) +
    line(`M${x - 2} 0v15`, "#c9c2ba", 1, { opacity: 0.7 });
  return (
    line(`M${-half} 0H${half}`, "#55504b", 3.4) +
    line(`M${-half} -0.8H${half}`, "#b5aea6", 1) +
    clip(-half + 16) +
    clip(half - 16)
  );
}

/** Where a garment hangs from, in body units. */
function topOf(spec: GarmentSpec): Point {
  if (spec.type === "scarf") return [0, -346];
  if (isThing(spec)) return [0, 0];
  const { warp } = flatFrame(spec.wearer);
  if (spec.type === "trousers") return warp([0, (spec.cut.waistY ?? 322) - 16]);
  if (spec.type === "skirt") return warp([0, (spec.cut.y0 ?? 328) - 22]);
  return warp([0, 137]);
}

interface Hung {
  x: number;
  /** y of the rail. */
  y: number;
  k: number;
  /** Length of the hook, in pixels. */
  drop?: number;
}

/** A garment on its hanger. */
export function hung(art: Art, spec: GarmentSpec, { x, y, k: wanted, drop = 52 }: Hung): string {
  const k = snapped(wanted);
  const [, top] = topOf(spec);
  const narrow = spec.wearer === "children" ? 0.86 : 1;
  const lower = spec.type === "trousers" || spec.type === "skirt";
  const support = lower ? clips(66 * narrow) : spec.type === "scarf" ? "" : shoulders(82 * narrow);
  const place = (): Placement => even(x, y + drop - top * k, k);
  const draw = (): string => group({ transform: `translate(0 ${n1(top)})` }, support) + lay(art, spec);
  return (
    compose(art, { seed: seedOf(spec), draw, place, shadow: { dx: 16, dy: 17, sigma: 15, alpha: 0.3, close: false } }) +
    group({ transform: `translate(${n1(x)} ${n1(y)})` }, hook(drop + (lower ? 0 : 3)))
  );
}

/** An empty hanger. */
export function emptyHanger({ x, y, k, drop = 60 }: Hung): string {
  const d = path([
    [0, -4],
    [50, 18],
    [84, 40],
    [0, 16],
    [-84, 40],
    [-50, 18],
  ]);
  const shapes = polygons(d).map((shape) => shape.map(([px, py]): Point => [x + 26 + px * k, y + drop + 24 + py * k]));
  return (
    soft({ shapes, sigma: 8, colour: SHADE, alpha: 0.26 }) +
    group({ transform: `translate(${x} ${y + drop}) scale(${k})` }, shoulders(88)) +
    group({ transform: `translate(${x} ${y})` }, hook(drop))
  );
}

/** A wooden stool with four legs; its seat is at y, its feet at `floor`. */
export function stool(
  art: Art,
  { x, y, width, floor }: { x: number; y: number; width: number; floor: number },
): string {
  const w = leather("#7a5432");
  const half = width / 2;
  const leg = (from: number, to: number, low: number): string => {
    const d = `M${n1(x + from)} ${y + 14}L${n1(x + to)} ${low}`;
    return line(d, "#5a3d24", 13) + line(d, "#8a6340", 4, { opacity: 0.7, move: [-2.4, 0] });
  };
  const seat: Points = [
    [x - half, y, 1],
    [x + half, y, 1],
    [x + half, y + 26, 1],
    [x - half, y + 26, 1],
  ];
  return (
    contact(art, [x + 8, floor - 2], [half * 1.35, 22], 0.5) +
    leg(-half * 0.36, -half * 0.44, floor - 12) +
    leg(half * 0.36, half * 0.44, floor - 12) +
    leg(-half * 0.76, -half * 0.94, floor) +
    leg(half * 0.76, half * 0.94, floor) +
    fill(path(seat), "#8a6340") +
    hug(`M${x - half} ${y + 26}H${x + half}`, w.deep, { width: 22, alpha: 0.34, steps: 4 }) +
    line(`M${x - half} ${y + 1.5}H${x + half}`, "#c39a6c", 3)
  );
}
