import { n1, open, type Point, type Points } from "../draw/geometry";
import { drape, hug, ripple } from "../draw/marks";
import { element, line } from "../draw/svg";
import { METAL_TONES, wire } from "../garments/metals";
import { furrow, rivet, stitches } from "../macro/notions";
import { panel, STITCH, type Stage } from "./stage";

const ALL: Points = [
  [-60, -60, 1],
  [860, -60, 1],
  [860, 1260, 1],
  [-60, 1260, 1],
];

/** A patch of cloth sewn on: straight, or pointed below as on a shirt. */
export function patchPocket(st: Stage): string {
  const { m } = st;
  const shape: Points = [
    [190, 330, 1],
    [620, 318, 1],
    [628, 760],
    [616, 880, 1],
    [410, 960, 1],
    [206, 886, 1],
    [184, 700],
  ];
  const inset = (by: number): string =>
    open([
      [190 + by, 330, 1],
      [186 + by, 700],
      [206 + by, 886 - by * 0.6, 1],
      [410, 960 - by, 1],
      [616 - by, 880 - by * 0.6, 1],
      [628 - by, 760],
      [620 - by, 318, 1],
    ]);
  const rows = stitches(m, inset(16), STITCH) + (m.fabric.topstitch ? stitches(m, inset(34), STITCH) : "");
  const top =
    stitches(m, "M196 398L622 388", STITCH) + hug("M190 330L620 318", m.deep, { width: 16, alpha: 0.25, steps: 4 });
  const bars = m.fabric.topstitch
    ? rivet([214, 350], 17) + rivet([598, 342], 17)
    : stitches(m, "M206 334L232 392M606 322L584 384", STITCH);
  const falls =
    ripple(m, [80, -40], [140, 1240], { width: 60, bend: -0.03 }) +
    ripple(m, [700, -40], [760, 1240], { width: 60, bend: 0.03 });
  return panel(st, ALL, { lift: 0, inside: falls }) + panel(st, shape, { lift: 0.8, inside: rows + top }) + bars;
}

/** A flap over a cut in the cloth. */
export function flapPocket(st: Stage): string {
  const { m } = st;
  const shape: Points = [
    [110, 470, 1],
    [690, 440, 1],
    [704, 590],
    [670, 640],
    [420, 668],
    [160, 672],
    [118, 630],
  ];
  const row: Points = [
    [130, 480, 1],
    [138, 616],
    [170, 646],
    [420, 642],
    [660, 614],
    [682, 584],
    [672, 452, 1],
  ];
  const welt = furrow(m, "M104 466L696 436", 0.6) + line("M104 452L694 422", m.deep, 3, { opacity: 0.4 });
  const falls =
    ripple(m, [300, -40], [260, 440], { width: 60, bend: 0.04 }) +
    ripple(m, [420, 700], [470, 1240], { width: 70, bend: 0.04 });
  const dart = furrow(m, "M160 -60C168 200 158 330 160 440", 0.3);
  return (
    panel(st, ALL, { lift: 0, inside: falls + dart + welt }) +
    panel(st, shape, { lift: 1, inside: stitches(m, open(row), STITCH) })
  );
}

/** The pouch of a hooded sweatshirt. */
export function pouch(st: Stage): string {
  const { m } = st;
  const shape: Points = [
    [250, 380, 1],
    [560, 380, 1],
    [640, 560],
    [740, 760, 1],
    [744, 960, 1],
    [60, 960, 1],
    [66, 760, 1],
    [170, 560],
  ];
  const rows =
    stitches(m, "M262 400C200 580 120 700 84 768M548 400C610 580 690 700 724 768", STITCH) +
    stitches(m, "M250 402H560", STITCH);
  return (
    panel(st, ALL, { lift: 0, inside: ripple(m, [120, -40], [180, 400], { width: 60 }) }) +
    panel(st, shape, { lift: 1.1, inside: rows })
  );
}

/** A zip down the front: tape, teeth, slider and puller. */
export function zip(st: Stage, padded: boolean): string {
  const { m } = st;
  const steel = METAL_TONES.silver;
  const left: Points = [
    [-60, -60, 1],
    [366, -60, 1],
    [362, 600],
    [366, 1260, 1],
    [-60, 1260, 1],
  ];
  const right = left.map(([x, y, c]): Point => [806 - x, y, c]);
  const tooth = (y: number): string => `M384 ${n1(y)}h22M398 ${n1(y + 9)}h22`;
  const teeth = Array.from({ length: 70 }, (_, i) => tooth(-30 + i * 18)).join("");
  const tape = element("rect", { x: 340, y: -20, width: 124, height: 1240, fill: "#1c1b1e" });
  const seams = [90, 330, 570, 810, 1050].map((y) => quilt(st, y)).join("");
  const edge = (x: number): string => stitches(m, `M${x} -60V1260`, STITCH);
  const slider =
    element("rect", { x: 372, y: 300, width: 60, height: 84, rx: 14, fill: steel.dark }) +
    element("rect", { x: 375, y: 302, width: 52, height: 76, rx: 12, fill: steel.base }) +
    line("M386 310V368", steel.light, 6, { opacity: 0.8 }) +
    wire("M402 360V520", 20, steel) +
    wire("M402 520m-26 30a26 30 0 1 0 52 0a26 30 0 1 0 -52 0", 10, steel);
  return (
    tape +
    line(teeth, steel.dark, 8, { cap: "butt" }) +
    line(teeth, steel.light, 3, { cap: "butt", move: [0, -1.6] }) +
    panel(st, left, { lift: 0.7, inside: (padded ? seams : "") + edge(344) }) +
    panel(st, right, { lift: 0.7, inside: (padded ? seams : "") + edge(462) }) +
    slider
  );
}

/** A seam across padding, the cloth rising on both sides of it. */
function quilt({ m }: Stage, y: number): string {
  const d = `M-60 ${y}C200 ${y + 16} 600 ${y + 16} 860 ${y}`;
  const puckers = [40, 150, 250, 560, 660, 770]
    .map(
      (x) =>
        drape(m, [x, y + 10], [x + 24, y + 90], { width: 20, strength: 0.5 }) +
        drape(m, [x + 30, y], [x + 14, y - 70], { width: 18, strength: 0.4, side: -1 }),
    )
    .join("");
  const rise = hug(`M-60 ${y + 120}H860`, m.light, { width: 120, alpha: m.dark ? 0.22 : 0.4, steps: 8 });
  return rise + hug(d, m.deep, { width: 70, alpha: 0.42, steps: 8 }) + puckers + stitches(m, d, STITCH);
}
