import { tone } from "../draw/colour";
import { open, type Points } from "../draw/geometry";
import { fold, ripple } from "../draw/marks";
import { circle, line } from "../draw/svg";
import { METAL_TONES, type MetalTones } from "../garments/metals";
import { furrow, stitches } from "../macro/notions";
import type { Garment } from "../spec";
import { DARK, plate, ring } from "./hardware";
import { panel, strip, type Stage } from "./stage";

const FRONT: Points = [
  [-60, 300, 1],
  [860, 300, 1],
  [860, 1260, 1],
  [-60, 1260, 1],
];

const FLAP: Points = [
  [-60, -60, 1],
  [860, -60, 1],
  [860, 560],
  [780, 700],
  [560, 770],
  [400, 782],
  [240, 770],
  [20, 700],
  [-60, 560],
];

const FLAP_ROW: Points = [
  [-60, 532],
  [26, 672],
  [244, 740],
  [400, 752],
  [556, 740],
  [774, 672],
  [860, 532],
];

/** The flap of a bag and its turn-lock; or, on a bag without one, the badge. */
export function bagFront(st: Stage, spec: Garment<"bag">): string {
  const { m } = st;
  const metal = METAL_TONES[spec.metal];
  const quilting = spec.quilt
    ? [-700, -500, -300, -100, 100, 300, 500, 700, 900]
        .map((x) => furrow(m, `M${x} -60L${x + 840} 780M${x + 840} -60L${x} 780`, 0.5))
        .join("")
    : "";
  const base = panel(st, FRONT, { lift: 0, inside: stitches(m, "M-60 1100C200 1116 600 1116 860 1100", 0.5) });
  if (spec.shape === "tote") {
    const hemmed = stitches(m, "M-60 340C200 350 600 350 860 340M-60 372C200 382 600 382 860 372", 0.5);
    return (
      panel(
        st,
        strip(
          [
            [-60, 700],
            [400, 706],
            [860, 700],
          ],
          420,
          560,
        ),
        { lift: 0.6, inside: hemmed },
      ) +
      plate(st, { x: 300, y: 660, width: 200, height: 62, rx: 8 }, metal) +
      line("M344 692H456", metal.dark, 6, { opacity: 0.7 }) +
      tab(st, 150, metal) +
      tab(st, 650, metal)
    );
  }
  const lock =
    plate(st, { x: 318, y: 640, width: 164, height: 190, rx: 22 }, metal) +
    plate(st, { x: 378, y: 676, width: 44, height: 118, rx: 20 }, metal) +
    [
      [342, 664],
      [458, 664],
      [342, 806],
      [458, 806],
    ]
      .map(
        ([x = 0, y = 0]) => circle([x, y], 9, { fill: metal.dark }) + line(`M${x - 5} ${y - 3}l10 6`, metal.light, 2.4),
      )
      .join("");
  return base + panel(st, FLAP, { lift: 1.6, inside: quilting + stitches(m, open(FLAP_ROW), 0.55) }) + lock;
}

/** Where a handle is sewn to a bag: a tab, a ring. */
function tab(st: Stage, x: number, metal: MetalTones): string {
  const { m } = st;
  const shape: Points = [
    [x - 44, -60, 1],
    [x + 44, -60, 1],
    [x + 48, 470],
    [x, 540],
    [x - 48, 470],
  ];
  const row = `M${x - 28} -60L${x - 30} 464Q${x} 514 ${x + 30} 464L${x + 28} -60`;
  return (
    panel(st, shape, { lift: 0.8, inside: stitches(m, row, 0.5) }) +
    circle([x + 3, 452], 19, { fill: DARK, "fill-opacity": 0.4 }) +
    circle([x, 446], 18, { fill: metal.base }) +
    circle([x - 4, 441], 8, { fill: metal.light })
  );
}

/** A strap in its ring at the side of a bag. */
export function strap(st: Stage, spec: Garment<"bag">): string {
  const { m } = st;
  const metal = METAL_TONES[spec.metal];
  const side: Points = [
    [-60, 640, 1],
    [860, 600, 1],
    [860, 1260, 1],
    [-60, 1260, 1],
  ];
  const belt: Points = [
    [300, -60, 1],
    [470, -60, 1],
    [462, 330],
    [450, 420, 1],
    [330, 420, 1],
    [314, 330],
  ];
  const foot: Points = [
    [330, 520, 1],
    [452, 520, 1],
    [470, 860],
    [392, 960, 1],
    [312, 860],
  ];
  const rows = stitches(m, "M322 -60C322 200 334 340 350 410M450 -60C450 200 440 340 430 410", 0.5);
  const piping =
    furrow(m, "M-60 668C200 656 600 640 860 628", 0.6) + stitches(m, "M-60 700C200 688 600 672 860 660", 0.5);
  return (
    panel(st, side, { lift: 0.4, inside: piping + ripple(m, [150, 740], [240, 1240], { width: 70 }) }) +
    ring("M316 470a75 60 0 1 0 150 0a75 60 0 1 0 -150 0", 30, metal) +
    panel(st, belt, { lift: 1.3, inside: rows }) +
    panel(st, foot, { lift: 0.7, inside: stitches(m, "M350 540L332 850L392 924L450 850L434 540M350 700H434", 0.5) })
  );
}

/** The lower corner of a bag: seam, piping, foot. */
export function bagCorner(st: Stage, spec: Garment<"bag">): string {
  const { m } = st;
  const metal = METAL_TONES[spec.metal];
  const front: Points = [
    [-60, -60, 1],
    [600, -60, 1],
    [616, 500],
    [604, 800],
    [520, 900],
    [300, 930],
    [-60, 936, 1],
  ];
  const gusset: Points = [
    [560, -60, 1],
    [760, -60, 1],
    [764, 560],
    [730, 860],
    [600, 930],
    [300, 950],
    [500, 880],
    [590, 760],
  ];
  const row = "M566 -60C580 300 584 600 570 780C556 850 500 880 300 896L-60 902";
  const pipe = "M604 -60C620 300 622 640 606 800C590 880 520 916 300 932L-60 938";
  return (
    plate(st, { x: 360, y: 930, width: 76, height: 44, rx: 12 }, metal) +
    panel({ ...st, m: { ...m, base: tone(m.base, -0.05) } }, gusset, { lift: 1.2 }) +
    panel(st, front, {
      lift: 0.6,
      inside:
        stitches(m, row, 0.55) +
        fold([80, 100], [420, 880], { width: 90, alpha: 0.2, colour: m.light, side: 0, bend: 0.1, steps: 10 }),
    }) +
    line(pipe, m.deep, 20) +
    line(pipe, m.base, 15) +
    line(pipe, m.light, 5, { opacity: 0.7, move: [-2, -3] })
  );
}
