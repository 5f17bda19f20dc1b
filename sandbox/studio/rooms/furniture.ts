import type { Art } from "../draw/art";
import { tone } from "../draw/colour";
import { n1, path, type Point, type Points } from "../draw/geometry";
import { contact } from "../draw/ground";
import { drape, fold, hug } from "../draw/marks";
import { leather, material } from "../draw/material";
import { piece } from "../draw/piece";
import { circle, element, fill, line } from "../draw/svg";
import { COLOURS, type ColourKey } from "../palette";
import type { Fabric } from "../spec";

const OAK = "#b48a5c";
const IRON = "#2e2a28";

interface Spot {
  x: number;
  /** y of what it stands on. */
  y: number;
  width: number;
}

const box = (x: number, y: number, width: number, height: number): Points => [
  [x, y, 1],
  [x + width, y, 1],
  [x + width, y + height, 1],
  [x, y + height, 1],
];

/** A plank of oak, its front edge lit, its shadow on the wall below. */
export function shelf({ x, y, width }: Spot): string {
  const shade = hug(`M${x + 8} ${y + 26}H${x + width + 8}`, "#3b2c22", { width: 44, alpha: 0.2, steps: 8 });
  return (
    shade +
    fill(path(box(x, y, width, 22)), OAK) +
    line(`M${x} ${y + 1.5}H${x + width}`, "#e0c093", 3) +
    line(`M${x} ${y + 21}H${x + width}`, "#6d4f2f", 2, { opacity: 0.7 })
  );
}

/** A jumper folded to a square, seen from its folded edge. */
function folded(art: Art, { x, y, width }: Spot, cloth: { colour: ColourKey; fabric: Fabric }): string {
  const m = material({ colour: COLOURS[cloth.colour].hex, fabric: cloth.fabric });
  const h = width * 0.17;
  const [left, right] = [x - width / 2 + art.rnd.between(-4, 4), x + width / 2 + art.rnd.between(-4, 4)];
  const outline: Points = [
    [left + h * 0.4, y - h],
    [x, y - h * 1.06],
    [right - h * 0.4, y - h],
    [right + 2, y - h * 0.5],
    [right - h * 0.3, y],
    [x, y + 1],
    [left + h * 0.3, y],
    [left - 2, y - h * 0.5],
  ];
  const inside =
    fold([left, y - h * 0.5], [right, y - h * 0.46], { width: 5, side: 1, colour: m.deep, alpha: 0.6 }) +
    fold([left, y - h * 0.74], [right, y - h * 0.72], { width: 5, side: 0, colour: m.light, alpha: 0.4 });
  const axis: Points = [
    [x, y - h],
    [x, y],
  ];
  return piece(art, m, { outline, axis, half: width / 2, inside });
}

/** A pile of folded knits, the lowest first. */
export function pile(art: Art, spot: Spot, colours: readonly ColourKey[], fabric: Fabric = "knit"): string {
  const shade = hug(`M${spot.x - spot.width / 2} ${spot.y}h${spot.width}`, "#3b2c22", {
    width: 16,
    alpha: 0.4,
    steps: 4,
  });
  const cloths = colours.map((colour, i) =>
    folded(art, { ...spot, y: spot.y - i * spot.width * 0.158 }, { colour, fabric: i % 2 ? fabric : "knit" }),
  );
  return shade + cloths.join("");
}

/** Rolls of cloth, their ends towards us. */
export function rolls({ x, y, width }: Spot, colours: readonly ColourKey[]): string {
  const r = width / colours.length / 2;
  return colours
    .map((colour, i) => {
      const { hex } = COLOURS[colour];
      const at: Point = [x - width / 2 + r * (2 * i + 1), y - r * (i % 2 ? 1.02 : 0.98)];
      const turns = [0.82, 0.64, 0.46].map((k) =>
        circle(at, n1(r * k), { fill: "none", stroke: tone(hex, -0.12), "stroke-width": 1.6, "stroke-opacity": 0.7 }),
      );
      const core = circle(at, n1(r * 0.24), { fill: "#d9c4a2" }) + circle(at, n1(r * 0.15), { fill: "#5b4632" });
      const rim = circle([at[0] + 3, at[1] + 5], n1(r), { fill: "#3b2c22", "fill-opacity": 0.3 });
      return (
        rim +
        circle(at, n1(r * 0.98), { fill: hex, stroke: tone(hex, -0.1), "stroke-width": 2 }) +
        turns.join("") +
        core
      );
    })
    .join("");
}

/** A work table: a thick top on trestles. */
export function workTable(art: Art, { x, y, width }: Spot, floor: number): string {
  const half = width / 2;
  const leg = (at: number, lean: number): string =>
    line(`M${x + at} ${y + 20}L${x + at + lean} ${floor}`, "#7a5836", 17, { cap: "butt" }) +
    line(`M${x + at - 4} ${y + 20}L${x + at + lean - 4} ${floor}`, "#b48a5c", 4, { opacity: 0.6, cap: "butt" });
  const legs = [-half + 110, half - 110].map((at) => leg(at, -46) + leg(at, 46));
  return (
    contact(art, [x, floor], [half * 1.02, 26], 0.42) +
    legs.join("") +
    fill(path(box(x - half, y, width, 30)), OAK) +
    line(`M${x - half} ${y + 2}h${width}`, "#e6c99d", 4) +
    hug(`M${x - half} ${y + 34}h${width}`, "#3b2c22", { width: 18, alpha: 0.3, steps: 4 })
  );
}

/** A round marble table on an iron foot, a cup on it. */
export function cafeTable(art: Art, { x, y, width }: Spot, floor: number): string {
  const top = { cx: x, cy: y, rx: width / 2, ry: width * 0.085 };
  const cup: Points = [
    [x - 26, y - 44, 1],
    [x + 26, y - 44, 1],
    [x + 19, y - 14],
    [x, y - 9],
    [x - 19, y - 14],
  ];
  const foot = `M${x - width * 0.24} ${floor}C${x - width * 0.1} ${floor - 26} ${x - 8} ${floor - 50} ${x - 7} ${floor - 90}H${x + 7}C${x + 8} ${floor - 50} ${x + width * 0.1} ${floor - 26} ${x + width * 0.24} ${floor}Z`;
  return (
    contact(art, [x + 8, floor], [width * 0.36, 20], 0.5) +
    fill(foot, IRON) +
    line(`M${x} ${y}V${floor - 80}`, IRON, 15) +
    line(`M${x - 4} ${y + 10}V${floor - 80}`, "#8b817a", 3, { opacity: 0.6 }) +
    element("ellipse", { ...top, cy: y + 13, fill: "#b9b0a6" }) +
    element("ellipse", { ...top, fill: "#f1ede7" }) +
    line(`M${x - width * 0.34} ${y - 6}q60 14 120 2t90 8`, "#cfc7bd", 2, { opacity: 0.7 }) +
    element("ellipse", { cx: x + 4, cy: y - 8, rx: 46, ry: 11, fill: "#3b2c22", "fill-opacity": 0.18 }) +
    element("ellipse", { cx: x, cy: y - 11, rx: 42, ry: 9, fill: "#fbf9f5", stroke: "#d8d0c6", "stroke-width": 1.5 }) +
    line(`M${x + 24} ${y - 36}q18 2 12 16q-5 7 -16 6`, "#f3efe8", 5) +
    fill(path(cup), "#fdfbf8") +
    hug(path(cup), "#8d8177", { width: 12, alpha: 0.3, steps: 4, move: [-4, 0] }) +
    element("ellipse", { cx: x, cy: y - 44, rx: 26, ry: 6, fill: "#5a3a25", stroke: "#fdfbf8", "stroke-width": 3 })
  );
}

/** A bentwood chair from the front. */
export function chair(art: Art, { x, y, width }: Spot, floor: number): string {
  const w = leather("#6b452a");
  const half = width / 2;
  const wood = (d: string, k: number): string =>
    line(d, tone(w.base, -0.08), k) +
    line(d, tone(w.base, 0.1), k * 0.3, { opacity: 0.7, move: [-k * 0.2, -k * 0.15] });
  const hoop = (k: number, rise: number): string =>
    `M${n1(x - half * k)} ${y}C${n1(x - half * k)} ${y - rise} ${n1(x - half * k * 0.6)} ${y - rise * 1.25} ${x} ${y - rise * 1.25}S${n1(x + half * k)} ${y - rise} ${n1(x + half * k)} ${y}`;
  return (
    contact(art, [x + 8, floor], [half * 1.2, 20], 0.45) +
    wood(hoop(0.92, 250), 13) +
    wood(hoop(0.6, 200), 9) +
    wood(
      `M${x - half * 0.6} ${y}L${x - half * 0.56} ${floor - 26}M${x + half * 0.6} ${y}L${x + half * 0.56} ${floor - 26}`,
      11,
    ) +
    element("ellipse", { cx: x, cy: y + 8, rx: half, ry: half * 0.24, fill: tone(w.base, -0.1) }) +
    element("ellipse", {
      cx: x,
      cy: y,
      rx: half,
      ry: half * 0.24,
      fill: "#cfa873",
      stroke: w.base,
      "stroke-width": 8,
    }) +
    wood(
      `M${x - half * 0.86} ${y + 10}L${x - half * 0.96} ${floor}M${x + half * 0.86} ${y + 10}L${x + half * 0.96} ${floor}`,
      13,
    )
  );
}

/** A heavy curtain drawn aside. */
export function curtain(art: Art, spot: { x: number; width: number; floor: number }, colour: ColourKey): string {
  const m = material({ colour: COLOURS[colour].hex, fabric: "linen" });
  const { x, width, floor } = spot;
  const outline: Points = [
    [x, -20, 1],
    [x + width, -20, 1],
    [x + width * 0.93, floor * 0.5],
    [x + width * 0.98, floor, 1],
    [x + width * 0.7, floor + 9],
    [x + width * 0.4, floor - 4],
    [x, floor + 6, 1],
  ];
  const falls = Array.from({ length: 7 }, (_, i) => {
    const u = (i + 0.5) / 7;
    const [a, b]: readonly Point[] = [
      [x + width * u, -20],
      [x + width * (u * 0.97 + 0.01), floor + 10],
    ];
    return a && b
      ? drape(m, a, b, {
          width: width * 0.06,
          strength: 1.3,
          side: i % 2 ? 1 : -1,
          bend: art.rnd.between(-0.012, 0.012),
        })
      : "";
  });
  const shade = hug(path(outline), "#3b2c22", { width: 60, alpha: 0.25, steps: 10, move: [16, 6] });
  return shade + piece(art, m, { outline, inside: falls.join("") });
}

/** A standing mirror with a rounded head, the room's light in it. */
export function mirror(art: Art, { x, y, width }: Spot, height: number): string {
  const r = width / 2;
  const d = (k: number): string =>
    `M${x - r + k} ${y - k}V${n1(y - height + r)}A${r - k} ${r - k} 0 0 1 ${x + r - k} ${n1(y - height + r)}V${y - k}Z`;
  const glass = art.linear(
    [x - r, y - height],
    [x + r, y],
    [
      [0, "#f6f2ea"],
      [0.45, "#dcd6cc"],
      [0.55, "#efe9df"],
      [1, "#c9c0b4"],
    ],
  );
  return (
    contact(art, [x + 14, y], [r * 1.2, 18], 0.45) +
    hug(d(0), "#3b2c22", { width: 44, alpha: 0.26, steps: 8, move: [14, 10] }) +
    fill(d(0), "#8a6a3c") +
    line(d(3), "#e3c792", 2, { opacity: 0.8 }) +
    element("path", { d: d(13), fill: `url(#${glass})` }) +
    line(`M${x - r * 0.5} ${y - 60}L${x + r * 0.5} ${y - height + r * 1.1}`, "#ffffff", 26, {
      opacity: 0.22,
      cap: "butt",
    })
  );
}
