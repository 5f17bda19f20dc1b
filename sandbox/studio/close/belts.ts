import type { Points } from "../draw/geometry";
import { hug } from "../draw/marks";
import { element, line } from "../draw/svg";
import { METAL_TONES, wire } from "../garments/metals";
import { stitches } from "../macro/notions";
import type { Garment } from "../spec";
import { DARK, ring } from "./hardware";
import { panel, strip, type Stage } from "./stage";

/** The buckle of a belt. */
export function buckle(st: Stage, spec: Garment<"belt">): string {
  const { m } = st;
  const metal = METAL_TONES[spec.metal];
  const row = "M-60 436C200 446 600 446 860 436M-60 736C200 746 600 746 860 736";
  const band = strip(
    [
      [-60, 586],
      [400, 594],
      [860, 586],
    ],
    176,
    176,
  );
  const keeper: Points = [
    [590, 392, 1],
    [672, 392, 1],
    [672, 792, 1],
    [590, 792, 1],
  ];
  const prong = "M190 594H560";
  return (
    panel(st, band, {
      lift: 1.4,
      inside: stitches(m, row, 0.6) + hug("M250 410V780", m.deep, { width: 60, alpha: 0.4, steps: 8 }),
    }) +
    panel(st, keeper, { lift: 1, inside: stitches(m, "M608 400V780M654 400V780", 0.45) }) +
    ring("M200 340H480Q520 340 520 380V810Q520 850 480 850H200Q160 850 160 810V380Q160 340 200 340Z", 50, metal) +
    line(prong, DARK, 40, { opacity: 0.35, move: [4, 14] }) +
    wire(prong, 38, metal) +
    wire("M190 560V628", 52, metal)
  );
}

/** The tip of a belt and its holes. */
export function beltTip(st: Stage): string {
  const { m } = st;
  const tip: Points = [
    [-60, 420, 1],
    [480, 430],
    [620, 480],
    [690, 590],
    [620, 700],
    [480, 750],
    [-60, 760, 1],
  ];
  const row = "M-60 452L478 462C590 484 640 530 660 590C640 650 590 696 478 718L-60 728";
  const holes = [40, 190, 340, 490].map(
    (x) =>
      element("ellipse", { cx: x, cy: 590, rx: 21, ry: 25, fill: m.deep }) +
      element("ellipse", { cx: x + 3, cy: 594, rx: 17, ry: 20, fill: "#0d0a08" }) +
      line(`M${x - 20} 584A21 25 0 0 1 ${x + 14} 572`, m.light, 4, { opacity: 0.6 }),
  );
  return panel(st, tip, { lift: 1.6, inside: stitches(m, row, 0.6) }) + holes.join("");
}
