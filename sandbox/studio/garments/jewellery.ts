import type { Art } from "../draw/art";
import { tone } from "../draw/colour";
import { along, n1, nth, type Points } from "../draw/geometry";
import { circle, element, group, line, stops } from "../draw/svg";
import type { Garment } from "../spec";
import { METAL_TONES, type MetalTones } from "./metals";

const SHADOW = "#3a2a1c";

interface Jewel {
  art: Art;
  metal: MetalTones;
  /** The stone's or pearl's paint. */
  gem: string;
}

/** Thick wire that lies on the paper. */
function rod(d: string, width: number, { base, light, dark }: MetalTones): string {
  return (
    line(d, SHADOW, width + 2, { opacity: 0.16, move: [4, 7] }) +
    line(d, SHADOW, width, { opacity: 0.25, move: [2, 3.4] }) +
    line(d, dark, width) +
    line(d, base, width * 0.74, { move: [-width * 0.06, -width * 0.08] }) +
    line(d, light, width * 0.24, { opacity: 0.95, move: [-width * 0.2, -width * 0.22] })
  );
}

/** A chain along a line: links seen flat and on edge by turns. */
function chain({ metal }: Jewel, joints: Points, count: number): string {
  const points = along(joints, count);
  return points
    .map((p, i) => {
      const q = nth(points, Math.min(count, i + 1));
      const turn = (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI;
      const flat = i % 2 === 0;
      const link = (ry: number, stroke: string, width: number): string =>
        element("ellipse", { rx: 7.4, ry, fill: "none", stroke, "stroke-width": width });
      const shadow = element("ellipse", {
        cx: 2.5,
        cy: 4,
        rx: 7.4,
        ry: flat ? 5 : 2.6,
        fill: "none",
        stroke: SHADOW,
        "stroke-opacity": 0.22,
        "stroke-width": 2.6,
      });
      const glint = line(flat ? "M-5 -4Q0 -5.4 3 -4" : "M-5 -2Q0 -3 3 -2", metal.light, 1);
      const ry = flat ? 4.6 : 2;
      return group(
        { transform: `translate(${n1(p[0])} ${n1(p[1])}) rotate(${n1(turn)})` },
        shadow + link(ry, metal.dark, 3) + link(ry, metal.base, 2) + glint,
      );
    })
    .join("");
}

function pendant({ metal, gem }: Jewel): string {
  const drop = { cx: 0, cy: 38, rx: 24, ry: 29 };
  return (
    element("ellipse", { cx: 9, cy: 46, rx: 29, ry: 35, fill: SHADOW, "fill-opacity": 0.16 }) +
    element("ellipse", { cx: 5, cy: 41, rx: 27, ry: 33, fill: SHADOW, "fill-opacity": 0.2 }) +
    rod("M0 4v10", 6, metal) +
    element("ellipse", { ...drop, fill: `url(#${gem})` })
  );
}

function hoop({ metal, gem }: Jewel, x: number, y: number, drop: boolean): string {
  const ring = rod(`M${x} ${y - 62}c52 0 66 40 66 68c0 44 -34 70 -66 70s-66 -26 -66 -70c0 -22 8 -42 22 -54`, 15, metal);
  const hook = rod(`M${x - 2} ${y - 64}q-18 -2 -34 8`, 4, metal);
  if (!drop) return ring + hook;
  return (
    ring +
    hook +
    circle([x, y + 104], 13, { fill: SHADOW, "fill-opacity": 0.2 }) +
    circle([x - 3, y + 99], 13, { fill: `url(#${gem})` })
  );
}

const NECKLACE: Points = [
  [-150, -330],
  [-138, -180],
  [-78, -52],
  [0, 0],
  [78, -52],
  [138, -180],
  [150, -330],
];

function bangle({ metal }: Jewel): string {
  const oval = "M-138 0a138 96 0 1 0 276 0a138 96 0 1 0 -276 0";
  const back = "M-138 -6a138 92 0 0 1 276 0";
  return (
    rod(back, 20, { ...metal, base: tone(metal.base, -0.1), light: metal.base }) +
    rod(oval, 26, metal) +
    line("M-104 66Q0 112 104 66", metal.light, 3, { opacity: 0.8 })
  );
}

/** Necklace, hoops, both, or a bangle, lying on the paper. */
export function jewellery(art: Art, spec: Garment<"jewellery">): string {
  const stone = spec.stone ?? "#efe6da";
  const gem = art.define((id) =>
    element(
      "radialGradient",
      { id, cx: 0.36, cy: 0.3, r: 0.8 },
      stops([
        [0, "#ffffff"],
        [0.35, stone],
        [0.8, tone(stone, -0.17)],
        [1, tone(stone, -0.08)],
      ]),
    ),
  );
  const jewel: Jewel = { art, metal: METAL_TONES[spec.metal], gem };
  switch (spec.kind) {
    case "set":
      art.grow({ x0: -190, y0: -350, x1: 190, y1: 330 });
      return chain(jewel, NECKLACE, 84) + pendant(jewel) + hoop(jewel, -92, 210, true) + hoop(jewel, 92, 226, true);
    case "necklace":
      art.grow({ x0: -170, y0: -350, x1: 170, y1: 90 });
      return chain(jewel, NECKLACE, 84) + pendant(jewel);
    case "hoops":
      art.grow({ x0: -180, y0: -90, x1: 180, y1: 110 });
      return hoop(jewel, -92, -8, false) + hoop(jewel, 92, 10, false);
    case "bangle":
      art.grow({ x0: -170, y0: -130, x1: 170, y1: 130 });
      return bangle(jewel);
  }
}
