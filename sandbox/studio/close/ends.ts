import { along, open, type Point, type Points } from "../draw/geometry";
import { drape, hug, ripple } from "../draw/marks";
import { line } from "../draw/svg";
import { button, buttonhole, furrow, stitches } from "../macro/notions";
import type { Cuff, GarmentSpec } from "../spec";
import { buttonColour, colourOf, panel, ribs, STITCH, type Stage } from "./stage";

const SLEEVE: Points = [
  [150, -60, 1],
  [640, -60, 1],
  [626, 400],
  [590, 760, 1],
  [420, 776],
  [240, 766, 1],
  [190, 400],
];

function cuffPanel(st: Stage, inside: (upper: Points, lower: Points) => string): string {
  const upper: Points = [
    [232, 742, 1],
    [415, 756],
    [600, 736, 1],
  ];
  const lower: Points = [
    [250, 948, 1],
    [418, 962],
    [586, 942, 1],
  ];
  return panel(st, [...upper, ...[...lower].reverse()], { lift: 0.8, round: 1.2, inside: inside(upper, lower) });
}

const shifted = (points: Points, dy: number): Points => points.map(([x, y]): Point => [x, y + dy]);

/** Small pleats where the sleeve goes into its cuff. */
const pleats = ({ m }: Stage): string =>
  [290, 340, 480, 540]
    .map((x) => drape(m, [x, 756], [x - 20, 520], { width: 18, strength: 0.7, side: x > 400 ? 1 : -1 }))
    .join("");

const shirt = (st: Stage, spec: GarmentSpec): string => {
  const { m } = st;
  const slit =
    furrow(m, "M330 752C326 660 324 560 326 500", 0.3) +
    stitches(m, "M352 748C348 660 346 560 348 488H306V560", STITCH);
  const colour = buttonColour(m, colourOf(spec));
  const cuff = cuffPanel(st, (upper, lower) => {
    const rows = stitches(m, open(shifted(upper, 18)), STITCH) + stitches(m, open(shifted(lower, -18)), STITCH);
    return rows + buttonhole(m, [330, 852], { length: 84, level: true }) + button(m, [340, 852], { r: 27, colour });
  });
  return panel(st, SLEEVE, { inside: slit + pleats(st) }) + cuff;
};

/** A row of buttons on a jacket's sleeve. */
function buttoned(st: Stage, spec: GarmentSpec): string {
  const { m } = st;
  const long: Points = [
    [140, -60, 1],
    [660, -60, 1],
    [654, 500],
    [632, 930, 1],
    [420, 952],
    [206, 936, 1],
    [178, 500],
  ];
  const seam = furrow(m, "M520 -60C516 400 500 700 494 950", 0.3);
  const colour = buttonColour(m, colourOf(spec));
  const row = [620, 720, 820].map((y, i) => {
    const x = 576 - i * 4;
    return buttonhole(m, [x - 26, y], { length: 84, level: true }) + button(m, [x, y], { r: 34, colour });
  });
  const hem = hug("M206 936C300 952 520 956 632 930", m.deep, { width: 40, alpha: 0.26, steps: 6 });
  const falls = ripple(m, [300, -80], [280, 900], { width: 60, bend: 0.04 });
  return panel(st, long, { inside: seam + falls + hem }) + row.join("");
}

function banded(st: Stage): string {
  const { m } = st;
  const gather = [280, 330, 390, 450, 510, 560]
    .map((x) => drape(m, [x, 752], [x + (x - 415) * 0.2, 600], { width: 14, strength: 0.5, side: x > 415 ? 1 : -1 }))
    .join("");
  return panel(st, SLEEVE, { inside: gather }) + cuffPanel(st, (upper, lower) => ribs(m, upper, lower, 26));
}

function plain(st: Stage): string {
  const { m } = st;
  const turned = furrow(m, "M214 640C300 654 520 650 622 636", 0.22);
  const rows =
    stitches(m, "M224 690C300 702 520 700 612 684", STITCH) + stitches(m, "M226 706C300 718 520 716 610 700", STITCH);
  return panel(st, SLEEVE, { inside: turned + rows + ripple(m, [300, -80], [330, 640], { width: 60, bend: -0.04 }) });
}

/** The end of a sleeve. */
export function sleeveEnd(st: Stage, spec: GarmentSpec, cuff: Cuff | undefined): string {
  switch (cuff) {
    case "shirt":
      return shirt(st, spec);
    case "buttons":
      return buttoned(st, spec);
    case "rib":
      return banded(st);
    case "turn":
      return panel(st, SLEEVE) + cuffPanel(st, (_, lower) => stitches(st.m, open(shifted(lower, -16)), STITCH));
    case "hem":
    case undefined:
      return plain(st);
  }
}

/** Wavy lower edge of something that falls. */
const HEM: Points = [
  [840, 800, 1],
  [690, 842],
  [540, 806],
  [380, 850],
  [220, 812],
  [80, 846],
  [-40, 816, 1],
];

/** A ribbed welt draws the cloth in. */
function ribbedHem(st: Stage): string {
  const { m } = st;
  const upper: Points = [
    [-40, 640],
    [200, 668],
    [400, 676],
    [600, 668],
    [840, 640],
  ];
  const lower: Points = [
    [-40, 860],
    [200, 890],
    [400, 898],
    [600, 890],
    [840, 860],
  ];
  const gather = along(upper, 12)
    .slice(1, -1)
    .map(([x, y], i) =>
      drape(m, [x, y + 8], [x + ((i % 3) - 1) * 16, y - 150], { width: 20, strength: 0.55, side: i % 2 ? 1 : -1 }),
    )
    .join("");
  const body: Points = [
    [-40, -40, 1],
    [840, -40, 1],
    [840, 660, 1],
    [400, 700],
    [-40, 660, 1],
  ];
  return (
    panel(st, body, { inside: gather }) +
    panel(
      st,
      [...upper, ...[...lower].reverse()].map(([x, y]): Point => [x, y, Math.abs(x - 400) > 430 ? 1 : undefined]),
      {
        lift: 1,
        inside: ribs(m, upper, lower, 58) + line(open(upper), m.deep, 5, { opacity: 0.5 }),
      },
    )
  );
}

interface Hem {
  ribbed?: boolean;
  pleated?: boolean;
  /** A raw edge with a fringe, or rows of stitches. */
  stitched?: boolean;
}

/** The lower edge of a garment. */
export function hem(st: Stage, { ribbed = false, pleated = false, stitched = true }: Hem): string {
  const { m } = st;
  if (ribbed) return ribbedHem(st);
  const back: Points = [
    [-40, 640, 1],
    [840, 640, 1],
    ...HEM.map(([x, y, c]): Point => [x, y - 34 + ((x * 7) % 13), c]),
  ];
  const above = (by: number): string => open([...HEM].reverse().map(([x, y]): Point => [x, y - by]));
  const falls = [
    [100, 80],
    [300, 380],
    [520, 545],
    [700, 690],
  ].map(([from = 0, to = 0], i) =>
    pleated
      ? drape(m, [from + i * 14, -60], [to, 830], { width: 56, strength: 0.9, side: i % 2 ? -1 : 1, open: 1.1 })
      : drape(m, [from, -60], [to, 850], { width: 50, strength: 0.7, side: i % 2 ? -1 : 1, open: 1.3, bend: 0.02 }),
  );
  const fold = hug(above(56), m.deep, { width: 22, alpha: 0.26, steps: 5 });
  const rows = stitched
    ? stitches(m, above(44), STITCH) + (m.fabric.topstitch ? stitches(m, above(30), STITCH) : "")
    : "";
  return (
    panel({ ...st, m: { ...m, base: m.shade, print: undefined } }, back, { lift: 1.5 }) +
    panel(st, [[-40, -40, 1], [840, -40, 1], ...HEM], { lift: 1.4, inside: falls.join("") + fold + rows })
  );
}
