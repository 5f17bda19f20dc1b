import { open, type Points } from "../draw/geometry";
import { ripple } from "../draw/marks";
import { line } from "../draw/svg";
import { METAL_TONES, type MetalTones } from "../garments/metals";
import { stitches } from "../macro/notions";
import type { Garment } from "../spec";
import { DARK } from "./hardware";
import { panel, type Stage } from "./stage";

const BODY: Points = [
  [-60, -60, 1],
  [860, -60, 1],
  [860, 1260, 1],
  [-60, 1260, 1],
];

const LID: Points = [
  [-60, -60, 1],
  [860, -60, 1],
  [860, 420],
  [800, 520],
  [600, 566],
  [400, 576],
  [200, 566],
  [0, 520],
  [-60, 420],
];

const LID_ROW: Points = [
  [-60, 388],
  [10, 486],
  [206, 532],
  [400, 542],
  [594, 532],
  [790, 486],
  [860, 388],
];

const POCKET: Points = [
  [40, 748, 1],
  [400, 764],
  [760, 748, 1],
  [790, 1260, 1],
  [10, 1260, 1],
];

/** A buckle without its strap: a frame, a prong. */
function frame(x: number, y: number, metal: MetalTones): string {
  const d = `M${x - 62} ${y - 50}H${x + 62}V${y + 50}H${x - 62}Z`;
  const prong = `M${x} ${y - 50}V${y + 56}`;
  return (
    line(d, DARK, 26, { opacity: 0.4, move: [4, 8] }) +
    line(d, metal.dark, 25) +
    line(d, metal.base, 19) +
    line(d, metal.light, 5, { opacity: 0.8, move: [-3, -4] }) +
    line(prong, metal.dark, 17) +
    line(prong, metal.base, 12) +
    line(prong, metal.light, 4, { opacity: 0.7, move: [-2, 0] })
  );
}

/** A narrow strap that holds the lid down. */
function tab(st: Stage, x: number, metal: MetalTones): string {
  const { m } = st;
  const shape: Points = [
    [x - 44, 330, 1],
    [x + 44, 330, 1],
    [x + 42, 800],
    [x, 846],
    [x - 42, 800],
  ];
  const row = `M${x - 28} 346L${x - 28} 792Q${x} 826 ${x + 28} 792L${x + 28} 346Z`;
  const holes = [752, 796].map((y) => line(`M${x} ${y}v1`, DARK, 13, { opacity: 0.8 })).join("");
  return panel(st, shape, { lift: 1, inside: stitches(m, row, 0.45) + holes }) + frame(x, 650, metal);
}

/** The lid of a backpack with its two buckled straps, and the pocket below with its zip. */
export function backpackFront(st: Stage, spec: Garment<"bag">): string {
  const { m } = st;
  const metal = METAL_TONES[spec.metal];
  const zip = "M96 850C240 862 560 862 704 850";
  const closed =
    line(zip, m.deep, 34, { opacity: 0.7 }) +
    line(zip, metal.dark, 15, { cap: "butt" }) +
    line(zip, metal.light, 11, { dash: "6 5" });
  const pocket = panel(st, POCKET, { lift: 0.7, inside: closed + stitches(m, "M70 786C250 800 550 800 730 786", 0.5) });
  const lid = panel(st, LID, {
    lift: 1.6,
    inside: stitches(m, open(LID_ROW), 0.5) + ripple(m, [120, 20], [240, 470], { width: 50, bend: 0.06 }),
  });
  return panel(st, BODY, { lift: 0 }) + pocket + lid + tab(st, 210, metal) + tab(st, 590, metal);
}
