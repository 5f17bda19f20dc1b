import type { Art } from "../draw/art";
import { tone } from "../draw/colour";
import { along, open, path, tube, tubeOutline, type Point, type Points } from "../draw/geometry";
import { hug } from "../draw/marks";
import { material } from "../draw/material";
import { piece } from "../draw/piece";
import { circle, element, group, line } from "../draw/svg";
import type { Garment } from "../spec";
import { METAL_TONES } from "./metals";

const WIDTH = 21;

/** Half an oval, from the left end to the right: above (-1) or below (1). */
const arc = (rx: number, ry: number, way: -1 | 1): Points =>
  Array.from({ length: 9 }, (_, i): Point => {
    const angle = Math.PI - (i / 8) * Math.PI;
    return [rx * Math.cos(angle), way * ry * Math.abs(Math.sin(angle))];
  });
/** The coil: what lies behind, the turn within, the front. */
const BEHIND = arc(156, 84, -1);
const INNER = arc(118, 50, -1);
const FRONT = arc(156, 92, 1);

function band(art: Art, spec: Garment<"belt">, joints: Points, shade: number): string {
  const m = material({ ...spec, colour: shade ? tone(spec.colour, shade) : spec.colour });
  const t = tube(
    joints,
    [
      [0, WIDTH],
      [1, WIDTH],
    ],
    { count: 20 },
  );
  const fine = along(joints, 24);
  const beside = (by: number): Point[] => fine.map(([x, y]) => [x, y + by]);
  const rows = [WIDTH - 4, 4 - WIDTH].map((by) =>
    line(open(beside(by)), m.dark ? m.light : m.line, 0.9, { opacity: 0.6, dash: "4 2.6" }),
  );
  return piece(art, m, { outline: tubeOutline(t), axis: t.middle, half: WIDTH, round: 0.6 }) + rows.join("");
}

/** A leather belt, coiled on the paper, its buckle in front. */
export function belt(art: Art, spec: Garment<"belt">): string {
  const metal = METAL_TONES[spec.metal];
  art.grow({ x0: -186, y0: -130, x1: 186, y1: 120 });
  const frame = { x: -30, y: -32, width: 60, height: 64, rx: 8, fill: "none" };
  const buckle =
    element("rect", {
      ...frame,
      stroke: "#2a1f18",
      "stroke-width": 11,
      "stroke-opacity": 0.3,
      transform: "translate(3 5)",
    }) +
    element("rect", { ...frame, stroke: metal.dark, "stroke-width": 10 }) +
    element("rect", { ...frame, stroke: metal.base, "stroke-width": 7.6 }) +
    element("rect", { ...frame, stroke: metal.light, "stroke-width": 2, transform: "translate(-1.4 -1.6)" }) +
    line("M-30 0H34", metal.dark, 8) +
    line("M-30 0H33", metal.base, 5.6);
  const holes = [58, 76, 94]
    .map((x) => circle([x, 74 - (x - 58) * 0.16], 3, { fill: "#1a1411", "fill-opacity": 0.8 }))
    .join("");
  return (
    band(art, spec, BEHIND, -0.06) +
    band(art, spec, INNER, -0.03) +
    hug(path(FRONT, false), "#2a1f18", { width: 44, alpha: 0.22, steps: 4, move: [2, 6] }) +
    band(art, spec, FRONT, 0) +
    holes +
    group({ transform: "translate(-34 90) rotate(3)" }, buckle)
  );
}
