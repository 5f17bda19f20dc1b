import { tone } from "../draw/colour";
import { n1, type Point } from "../draw/geometry";
import { hug } from "../draw/marks";
import type { Material } from "../draw/material";
import { circle, element, group, line } from "../draw/svg";

/*
 * What is sewn into a garment, as large as one sees it from near. `k` is the size against a magnifying glass: 1 for ZM,
 * less for DP.
 */

export const thread = (m: Material): string =>
  m.fabric.topstitch ? "#c98b46" : tone(m.base, m.dark ? 0.16 : -0.16, 0.9);

/** Stitches one can count: a furrow, the thread, its light. */
export function stitches(m: Material, d: string, k = 1): string {
  const dash = `${n1(25 * k)} ${n1(11 * k)}`;
  return (
    line(d, m.deep, 15 * k, { opacity: 0.22 }) +
    line(d, m.deep, 7 * k, { dash, opacity: 0.5, move: [1.5 * k, 3 * k] }) +
    line(d, thread(m), 6 * k, { dash }) +
    line(d, "#ffffff", 1.6 * k, { dash, opacity: 0.35, move: [-0.8 * k, -1.6 * k] })
  );
}

/** Two pieces joined: a furrow, one side raised over the other. */
export const furrow = (m: Material, d: string, k = 1): string =>
  hug(d, m.deep, { width: 46 * k, alpha: 0.4, steps: 6, move: [10 * k, 6 * k] }) +
  line(d, m.dark ? "#050506" : m.line, 4 * k, { opacity: 0.75 }) +
  line(d, m.light, 4 * k, { opacity: 0.4, move: [-5 * k, -3 * k] });

/** A buttonhole: a slit with close stitches around it. Level ones are turned by a quarter. */
export function buttonhole(m: Material, [x, y]: Point, how: { length: number; level?: boolean }): string {
  const { length, level = false } = how;
  const k = length / 132;
  const bars = Array.from({ length: 19 }, (_, i) => `M${n1(x - 16 * k)} ${n1(y + (i - 9) * 7.3 * k)}h${n1(32 * k)}`);
  const slit = `M${x} ${n1(y - 60 * k)}V${n1(y + 60 * k)}`;
  const hole = line(bars.join(""), thread(m), 4.6 * k) + line(slit, "#1a1412", 5 * k, { opacity: 0.85 });
  return level ? group({ transform: `rotate(90 ${x} ${y})` }, hole) : hole;
}

interface ButtonLook {
  r: number;
  colour: string;
}

/** A button of horn with its rim, four holes, the thread through them and its shadow on the cloth. */
export function button(m: Material, [x, y]: Point, { r, colour }: ButtonLook): string {
  const hole = (dx: number, dy: number): string =>
    circle([x + dx * r * 0.2, y + dy * r * 0.2], n1(r * 0.085), { fill: "#120d0a", "fill-opacity": 0.85 });
  const strand = (dy: number): string => `M${n1(x - r * 0.2)} ${n1(y + dy * r * 0.2)}h${n1(r * 0.4)}`;
  const shine = `M${n1(x - r * 0.8)} ${n1(y - r * 0.22)}A${n1(r * 0.84)} ${n1(r * 0.84)} 0 0 1 ${n1(x + r * 0.2)} ${n1(y - r * 0.8)}`;
  const round = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  return (
    hug(round, m.deep, { width: r * 0.5, alpha: 0.5, steps: 6, move: [r * 0.1, r * 0.18] }) +
    circle([x, y], r, { fill: tone(colour, -0.12) }) +
    circle([x - r * 0.02, y - r * 0.03], n1(r * 0.97), { fill: colour }) +
    circle([x + r * 0.015, y + r * 0.02], n1(r * 0.74), { fill: tone(colour, -0.09) }) +
    circle([x + r * 0.04, y + r * 0.05], n1(r * 0.71), { fill: tone(colour, 0.015) }) +
    line(shine, tone(colour, 0.22), n1(r * 0.07), { opacity: 0.8 }) +
    [-1, 1].map((dx) => hole(dx, -1) + hole(dx, 1)).join("") +
    line(strand(-1) + strand(1), thread(m), n1(r * 0.12))
  );
}

/** A copper rivet. */
export const rivet = ([x, y]: Point, r: number): string =>
  circle([x + r * 0.1, y + r * 0.18], n1(r * 1.09), { fill: "#1c120b", "fill-opacity": 0.4 }) +
  circle([x, y], r, { fill: "#a8733f" }) +
  circle([x, y], n1(r * 0.7), { fill: "#c08a50" }) +
  circle([x - r * 0.12, y - r * 0.15], n1(r * 0.32), { fill: "#e6bd86" });

/** The maker's label: a letter woven in, a stitch at every corner. */
export function makersLabel(m: Material, [x, y]: Point, k: number): string {
  const at = (dx: number, dy: number): string => `${n1(x + dx * k)} ${n1(y + dy * k)}`;
  const box = { x: n1(x - 170 * k), y: n1(y - 95 * k), width: n1(340 * k), height: n1(190 * k) };
  const corners = [
    [-156, -81],
    [156, -81],
    [-156, 81],
    [156, 81],
  ] as const;
  return (
    element("rect", { ...box, x: n1(x - 162 * k), y: n1(y - 81 * k), fill: "#2a1c14", "fill-opacity": 0.28 }) +
    element("rect", { ...box, fill: "#f3ede1" }) +
    line(`M${at(-48, -45)}L${at(0, 39)}L${at(48, -45)}`, "#3a2f28", 11 * k) +
    line(`M${at(-64, -45)}L${at(-30, -45)}M${at(30, -45)}L${at(64, -45)}`, "#3a2f28", 6 * k) +
    line(`M${at(-60, 67)}L${at(60, 67)}`, "#8b7a66", 5 * k) +
    corners.map(([dx, dy]) => line(`M${at(dx - 9, dy - 9)}L${at(dx + 9, dy + 9)}`, thread(m), 5 * k)).join("")
  );
}
