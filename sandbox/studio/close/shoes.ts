import type { Points } from "../draw/geometry";
import { fold, hug, ripple } from "../draw/marks";
import { leather } from "../draw/material";
import { circle, line } from "../draw/svg";
import { furrow, stitches } from "../macro/notions";
import type { Garment, ShoeKind } from "../spec";
import { panel, type Stage } from "./stage";

/** The front of a shoe: vamp, seam, welt, sole. */
export function toe(st: Stage, spec: Garment<"shoes">): string {
  const { m } = st;
  const soleColour = spec.sole ?? (spec.kind === "sneaker" ? "#f3efe6" : "#2a1d16");
  const thick: Record<ShoeKind, number> = { loafer: 70, pump: 26, boot: 92, ballerina: 30, sneaker: 140 };
  const h = thick[spec.kind];
  const vamp: Points = [
    [860, 120, 1],
    [640, 210],
    [440, 330],
    [240, 440],
    [110, 560],
    [70, 690],
    [90, 770, 1],
    [860, 800, 1],
  ];
  const sole: Points = [
    [64, 750, 1],
    [860, 784, 1],
    [860, 790 + h, 1],
    [200, 770 + h],
    [84, 740 + h],
  ];
  const shine = fold([150, 620], [560, 330], {
    bend: -0.12,
    width: 46,
    side: 0,
    colour: "#ffffff",
    alpha: 0.3,
    steps: 10,
  });
  const bend =
    ripple(m, [640, 760], [560, 420], { width: 40, bend: 0.1 }) +
    ripple(m, [760, 780], [690, 400], { width: 40, bend: 0.1 });
  const welt =
    spec.kind === "sneaker"
      ? stitches(leather(soleColour), "M110 792L860 826", 0.5)
      : stitches(leather(soleColour), "M92 770L860 800", 0.45);
  const rubber = spec.kind === "sneaker" ? line(`M80 ${790 + h * 0.5}L860 ${806 + h * 0.5}`, "#c9c3b6", 5) : "";
  return (
    panel({ ...st, m: leather(soleColour) }, sole, { lift: 1.6, inside: rubber + welt }) +
    panel(st, vamp, { lift: 0.5, inside: bend + shine + upper(st, spec) })
  );
}

/** What makes a shoe: the apron of a loafer, laces, a bow, an edge. */
function upper(st: Stage, spec: Garment<"shoes">): string {
  const { m } = st;
  const d = "M190 600C300 470 500 360 860 220";
  if (spec.kind === "loafer") return furrow(m, d, 0.8) + stitches(m, "M204 622C316 492 512 384 860 246", 0.6);
  if (spec.kind === "sneaker") {
    const laces = [0, 1, 2].map((i) => `M${520 + i * 110} ${300 - i * 50}l96 96`).join("");
    const holes = [0, 1, 2].map((i) => circle([622 + i * 110, 402 - i * 50], 13, { fill: "#8d8f94" })).join("");
    return (
      furrow(m, "M470 760C420 620 460 480 640 400L860 330", 0.6) +
      stitches(m, "M494 760C446 620 484 500 650 424L860 356", 0.5) +
      holes +
      line(laces, m.deep, 26, { opacity: 0.4, move: [5, 9] }) +
      line(laces, "#f4f1ea", 22) +
      line(laces, "#cfc9bc", 22, { dash: "3 8", opacity: 0.6 })
    );
  }
  if (spec.kind === "boot")
    return furrow(m, "M520 780C500 600 620 420 860 360", 0.7) + stitches(m, "M546 780C528 610 640 446 860 388", 0.5);
  return (
    hug("M430 336C560 300 700 330 860 300", m.deep, { width: 36, alpha: 0.4, steps: 6 }) +
    stitches(m, "M440 372C560 336 700 366 860 336", 0.45)
  );
}

const COUNTER: Points = [
  [-60, 220, 1],
  [200, 260],
  [420, 220],
  [560, 150, 1],
  [640, 330],
  [650, 560],
  [620, 720, 1],
  [-60, 740, 1],
];

const HEELS: Record<ShoeKind, Points> = {
  loafer: [
    [250, 740, 1],
    [640, 716, 1],
    [634, 860, 1],
    [260, 880, 1],
  ],
  boot: [
    [240, 740, 1],
    [644, 714, 1],
    [630, 930, 1],
    [270, 950, 1],
  ],
  pump: [
    [420, 740, 1],
    [632, 716, 1],
    [590, 980],
    [576, 1130, 1],
    [520, 1130, 1],
    [510, 960],
  ],
  ballerina: [
    [330, 740, 1],
    [632, 716, 1],
    [630, 790, 1],
    [336, 806, 1],
  ],
  sneaker: [
    [-60, 730, 1],
    [650, 706, 1],
    [640, 880, 1],
    [-60, 920, 1],
  ],
};

const HEEL_SOLE: Points = [
  [-60, 730, 1],
  [640, 706, 1],
  [644, 742, 1],
  [-60, 770, 1],
];

/** The back of a shoe: counter, seam, heel. */
export function heel(st: Stage, spec: Garment<"shoes">): string {
  const { m } = st;
  const soleColour = spec.sole ?? (spec.kind === "sneaker" ? "#f3efe6" : "#2a1d16");
  const layers =
    spec.kind === "loafer" || spec.kind === "boot"
      ? [780, 820, 860].map((y) => line(`M230 ${y}L660 ${y - 22}`, "#000000", 2.4, { opacity: 0.35 })).join("")
      : "";
  const seam =
    furrow(m, "M250 730C230 560 260 400 300 246", 0.7) +
    stitches(m, "M276 730C258 560 286 410 324 240", 0.5) +
    stitches(m, "M-60 252C200 292 420 250 556 182", 0.45);
  const low = leather(soleColour);
  return (
    panel({ ...st, m: low }, HEELS[spec.kind], { lift: 1.4, inside: layers }) +
    panel({ ...st, m: low }, HEEL_SOLE, { lift: 0.4 }) +
    panel(st, COUNTER, {
      lift: 0.6,
      inside:
        seam +
        fold([430, 260], [560, 700], { bend: -0.1, width: 50, side: 0, colour: "#ffffff", alpha: 0.22, steps: 10 }),
    })
  );
}
