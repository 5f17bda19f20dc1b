import { open, reversed, type Points } from "../draw/geometry";
import { drape, ripple } from "../draw/marks";
import { line } from "../draw/svg";
import { button, buttonhole, furrow, makersLabel, stitches } from "../macro/notions";
import type { GarmentSpec } from "../spec";
import { buttonColour, colourOf, inner, mirrored, panel, ribs, STITCH, type Stage } from "./stage";

const NECK_HOLE: Points = [
  [190, 400, 1],
  [240, 270],
  [400, 222],
  [560, 270],
  [610, 400, 1],
  [520, 560],
  [400, 640],
  [280, 560],
];

const SHIRT: Points = [
  [-40, 500, 1],
  [170, 400],
  [400, 640, 1],
  [630, 400],
  [840, 500, 1],
  [840, 1240, 1],
  [-40, 1240, 1],
];

const STAND: Points = [
  [176, 396, 1],
  [210, 280],
  [400, 232],
  [590, 280],
  [624, 396, 1],
  [520, 330],
  [400, 312],
  [280, 330],
];

const LEAF: Points = [
  [214, 286, 1],
  [150, 400],
  [84, 590],
  [112, 724, 1],
  [250, 664],
  [386, 560, 1],
  [330, 470],
  [262, 380],
];

const LEAF_ROW: Points = [
  [178, 400],
  [112, 592],
  [128, 692, 1],
  [250, 636],
  [356, 556],
];

const PLACKET: Points = [
  [346, 560, 1],
  [456, 560, 1],
  [462, 1240, 1],
  [340, 1240, 1],
];

/** A turned-down collar, its button, the placket below. */
export function shirtCollar(st: Stage, spec: GarmentSpec): string {
  const { m } = st;
  const falls =
    ripple(m, [150, 720], [90, 1230], { width: 34, bend: 0.03 }) +
    ripple(m, [640, 660], [690, 1230], { width: 30, bend: -0.04 });
  const rows = stitches(m, "M364 560L358 1240", STITCH) + stitches(m, "M438 560L444 1240", STITCH);
  const colour = buttonColour(m, colourOf(spec));
  const buttons = [690, 930, 1170].map(
    (y) => buttonhole(m, [401, y], { length: 62 }) + button(m, [401, y], { r: 25, colour }),
  );
  const leaves = [LEAF, mirrored(LEAF)].map((shape, i) =>
    panel(st, shape, { lift: 0.8, inside: stitches(m, open(i ? mirrored(LEAF_ROW) : LEAF_ROW), STITCH) }),
  );
  const seam: Points = [
    [176, 392],
    [280, 322],
    [400, 304],
    [520, 322],
    [624, 392],
  ];
  return (
    inner(st, NECK_HOLE) +
    panel(st, STAND, { lift: 0, inside: stitches(m, open(seam), STITCH) }) +
    makersLabel(m, [400, 372], 0.34) +
    panel(st, SHIRT, { inside: falls }) +
    panel(st, PLACKET, { lift: 0.35, round: 0.4, inside: rows }) +
    leaves.join("") +
    button(m, [402, 566], { r: 23, colour }) +
    buttons.join("")
  );
}

/** The front of a jumper or tee, as it is cut at the neck. */
const FRONTS: Record<"round" | "vee" | "wide", Points> = {
  round: [
    [205, 330],
    [232, 470],
    [310, 580],
    [400, 612],
    [490, 580],
    [568, 470],
    [595, 330],
  ],
  vee: [
    [225, 330],
    [290, 520],
    [396, 800, 1],
    [404, 800, 1],
    [510, 520],
    [575, 330],
  ],
  wide: [
    [90, 420],
    [220, 480],
    [400, 500],
    [580, 480],
    [710, 420],
  ],
};

const BACK: Points = [
  [90, 400, 1],
  [205, 318],
  [400, 268],
  [595, 318],
  [710, 400, 1],
  [560, 700],
  [400, 800],
  [240, 700],
];

/** A neckband of rib or a bound edge; the back and its label behind. */
export function neckband(st: Stage, how: { shape: keyof typeof FRONTS; width: number; ribbed: boolean }): string {
  const { m } = st;
  const line1 = FRONTS[how.shape];
  const first = line1[0] ?? [205, 330];
  const last = line1.at(-1) ?? [595, 330];
  const body: Points = [
    [-40, 470, 1],
    [first[0] - how.width * 0.9, first[1] - 4, 1],
    ...line1,
    [last[0] + how.width * 0.9, last[1] - 4, 1],
    [840, 470, 1],
    [840, 1240, 1],
    [-40, 1240, 1],
  ];
  const outer = line1.map(([x, y, c], i, all): [number, number, number?] => {
    const t = i / (all.length - 1);
    const out = (t - 0.5) * 2;
    return [x + out * how.width * 0.95, y + how.width * (1 - Math.abs(out) ** 3), c];
  });
  const band = panel(
    st,
    [
      ...line1.map(([x, y, c], i): [number, number, number?] => [x, y, i === 0 || i === line1.length - 1 ? 1 : c]),
      ...reversed(outer).map(([x, y, c], i): [number, number, number?] => [
        x,
        y,
        i === 0 || i === line1.length - 1 ? 1 : c,
      ]),
    ],
    {
      lift: 0.3,
      round: 0.5,
      inside: how.ribbed ? ribs(m, line1, outer, 54) : "",
    },
  );
  const seam = furrow(m, open(outer), 0.3) + stitches(m, open(outer.map(([x, y, c]) => [x, y + 15, c])), STITCH);
  const falls =
    ripple(m, [210, 640], [110, 1220], { width: 44, bend: 0.05 }) +
    ripple(m, [560, 760], [650, 1230], { width: 40, bend: -0.05 }) +
    ripple(m, [720, 520], [760, 1220], { width: 30, bend: -0.03 });
  const tape = line("M150 392C250 330 550 330 650 392", m.deep, 10, { opacity: 0.35 });
  return inner(st, BACK) + tape + makersLabel(m, [400, 372], 0.42) + panel(st, body, { inside: falls + seam }) + band;
}

const ROLLED: Points = [
  [-40, 620, 1],
  [190, 500],
  [400, 560],
  [610, 500],
  [840, 620, 1],
  [840, 1240, 1],
  [-40, 1240, 1],
];

const ROLL_TOP: Points = [
  [214, 232],
  [300, 262],
  [400, 270],
  [500, 262],
  [586, 232],
];

const ROLL_EDGE: Points = [
  [176, 524],
  [290, 578],
  [400, 592],
  [510, 578],
  [624, 524],
];

const ROLL_HOLE: Points = [
  [214, 236, 1],
  [300, 196],
  [400, 186],
  [500, 196],
  [586, 236, 1],
  [500, 266],
  [400, 274],
  [300, 266],
];

/** A roll neck: the knit turned over on itself. */
export function rollNeck(st: Stage): string {
  const { m } = st;
  const roll: Points = [
    [214, 232, 1],
    ...ROLL_TOP.slice(1, -1),
    [586, 232, 1],
    [606, 380],
    [624, 524, 1],
    ...reversed(ROLL_EDGE).slice(1, -1),
    [176, 524, 1],
    [194, 380],
  ];
  const pulls =
    ripple(m, [190, 610], [60, 1200], { width: 46, bend: 0.06 }) +
    ripple(m, [600, 610], [720, 1200], { width: 46, bend: -0.06 });
  return (
    inner(st, ROLL_HOLE) +
    panel(st, ROLLED, { inside: pulls }) +
    panel(st, roll, {
      lift: 1.2,
      inside: ribs(m, ROLL_TOP, ROLL_EDGE, 46) + drape(m, [190, 500], [610, 506], { width: 18, bend: -0.12, side: -1 }),
    })
  );
}
