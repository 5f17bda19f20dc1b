import type { Body } from "../draw/skin";
import { along, n1, nth, open, SIDES, type Point } from "../draw/geometry";
import { circle, line } from "../draw/svg";
import type { Garment } from "../spec";
import { METAL_TONES, wire } from "./metals";

/** Jewellery on a figure: a chain on the collarbones, hoops at the ears, a bangle on the wrist. */
export function wornJewellery(
  { art, f }: Body,
  spec: Garment<"jewellery">,
): { neck: string; ears: string; wrist: string } {
  const metal = METAL_TONES[spec.metal];
  const out = { neck: "", ears: "", wrist: "" };
  if (spec.kind === "necklace" || spec.kind === "set") {
    const P = (x: number, y: number): Point => f.warp([x, y]);
    const d = open(along([P(-29, 146), P(-24, 172), P(-11, 200), P(0, 210), P(11, 200), P(24, 172), P(29, 146)], 24));
    const [x, y] = P(0, 217);
    const shade = line(d, "#3a2a1c", 2, { opacity: 0.3, move: [0.8, 1.4] });
    const gem = circle([x, y], 6, { fill: spec.stone ?? "#efe6da", stroke: metal.dark, "stroke-width": 0.6 });
    out.neck =
      shade +
      line(d, metal.dark, 1.7) +
      line(d, metal.base, 1.2, { dash: "1.6 .7" }) +
      gem +
      circle([x - 2, y - 2], 1.6, { fill: "#fff", "fill-opacity": 0.8 });
  }
  if (spec.kind === "hoops" || spec.kind === "set") {
    const ring = (s: number): string =>
      `M${n1(s * 35 + f.head)} 62c7 0 9 6 9 11c0 7 -4 12 -9 12s-9 -5 -9 -12c0 -5 3 -9 6 -11`;
    out.ears = SIDES.map((s) => wire(ring(s), 2.2, metal)).join("");
  }
  if (spec.kind === "bangle") {
    const [, elbow, wrist] = [nth(f.arms[1], 0), nth(f.arms[1], 1), nth(f.arms[1], 2)];
    const dx = (wrist[0] - elbow[0]) * 0.04;
    const [left, right] = [-1, 1].map((s) => `${n1(wrist[0] + s * 11 * f.girth)} ${n1(wrist[1] - 8 + s * dx)}`);
    const round = `M${left}Q${n1(wrist[0])} ${n1(wrist[1] + 3)} ${right}`;
    out.wrist = line(round, "#3a2a1c", 4.6, { opacity: 0.3, move: [0.6, 2] }) + wire(round, 4, metal);
  }
  art.grow({ x0: -40, x1: 40, y0: 40, y1: 220 });
  return out;
}
