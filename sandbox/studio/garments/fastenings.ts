import { tone } from "../draw/colour";
import { lerp, n1, open, xy, type Point } from "../draw/geometry";
import { hug } from "../draw/marks";
import type { Material } from "../draw/material";
import { circle, element, line } from "../draw/svg";
import { placing, type Work } from "./work";

/** Four holes are two dots at this size. */
export function button(m: Material, [x, y]: Point, r: number, colour?: string): string {
  const c = colour ?? (m.dark ? "#2b2a2c" : tone(m.base, -0.1));
  const shine = `M${n1(x - r * 0.62)} ${n1(y - r * 0.2)}A${n1(r * 0.7)} ${n1(r * 0.7)} 0 0 1 ${n1(x + r * 0.3)} ${n1(y - r * 0.6)}`;
  return (
    circle([x + 0.6, y + 0.9], r, { fill: m.deep, "fill-opacity": 0.45 }) +
    circle([x, y], r, { fill: c, stroke: tone(c, -0.2), "stroke-width": 0.4 }) +
    line(shine, tone(c, 0.22), 0.6) +
    circle([x - r * 0.25, y], 0.35, { fill: "#000", "fill-opacity": 0.55 }) +
    circle([x + r * 0.25, y], 0.35, { fill: "#000", "fill-opacity": 0.55 })
  );
}

interface Placket {
  x?: number;
  y0: number;
  y1: number;
  /** How many buttons, how wide, their colour. */
  count: number;
  width?: number;
  r?: number;
  colour?: string;
}

/** The buttoned band down a shirt's front. */
export function placket(w: Work, { x = 0, y0, y1, count, width = 9, r = 2.2, colour }: Placket): string {
  const { m } = w;
  const P = placing(w);
  const edge = (px: number): string => open([0, 0.33, 0.66, 1].map((t) => P(px, lerp(y0, y1, t))));
  let out =
    hug(edge(x + width / 2 + 1), m.deep, { width: 5, alpha: 0.3, steps: 3 }) +
    line(edge(x + width / 2), m.line, 0.8, { opacity: 0.85 }) +
    line(edge(x - width / 2), m.line, 0.6, { opacity: 0.5 }) +
    line(edge(x + width / 2 - 1.5), m.dark ? m.light : m.line, 0.55, { opacity: 0.5, dash: "2 1.4" });
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0 : i / (count - 1);
    out += button(m, P(x, lerp(y0 + 8, y1 - 14, t)), r, colour);
  }
  return out;
}

export const STEEL = "#cfcac0";
const TEETH = "1.1 .8";

/** A closed zip down the front, its slider at the top. */
export function zip(w: Work, { y0, y1, metal = "#b9b4aa" }: { y0: number; y1: number; metal?: string }): string {
  const P = placing(w);
  const d = open([P(0, y0), P(0, (y0 + y1) / 2), P(0, y1)]);
  const [x, y] = P(0, y0 + 10);
  const slider = { x: n1(x - 1.8), y: n1(y - 4), width: 3.6, height: 6, rx: 1, fill: metal };
  const pull = { x: n1(x - 1.1), y: n1(y + 1.6), width: 2.2, height: 9, rx: 1.1, fill: tone(metal, -0.06) };
  return (
    line(d, w.m.deep, 6, { opacity: 0.55 }) +
    line(d, metal, 2.6, { opacity: 0.95, dash: TEETH }) +
    line(d, "#3a3733", 0.5, { opacity: 0.6 }) +
    element("rect", { ...slider, stroke: "#55504a", "stroke-width": 0.4 }) +
    element("rect", { ...pull, stroke: "#55504a", "stroke-width": 0.4 })
  );
}

/** A short zip of a pocket, with its pull. */
export function pocketZip(a: Point, b: Point): string {
  const d = `M${xy(a)}L${xy(b)}`;
  const pull = { x: n1(a[0] - 1.2), y: n1(a[1]), width: 2.4, height: 9, rx: 1.2, fill: STEEL };
  return line(d, "#141315", 5, { opacity: 0.8 }) + line(d, STEEL, 2.2, { dash: TEETH }) + element("rect", pull);
}

/** Open teeth along a line, as on a biker jacket's front. */
export const zipLine = (d: string): string =>
  line(d, "#141315", 6.5, { opacity: 0.8 }) + line(d, STEEL, 2.6, { dash: TEETH });

interface Buckle {
  at: Point;
  half: number;
  metal: string;
}

/** A square buckle with its prong. */
export function buckle({ at: [x, y], half: w, metal }: Buckle, shade: string): string {
  const frame = { x: n1(x - w), y: n1(y - w + 1), width: w * 2, height: w * 2 - 2, rx: 3, fill: "none" };
  return (
    element("rect", {
      ...frame,
      stroke: shade,
      "stroke-width": 4.6,
      "stroke-opacity": 0.5,
      transform: "translate(1 1.6)",
    }) +
    element("rect", { ...frame, stroke: metal, "stroke-width": 3.6 }) +
    element("rect", { ...frame, stroke: tone(metal, 0.2), "stroke-width": 0.8, transform: "translate(-.8 -.9)" }) +
    line(`M${n1(x - w)} ${n1(y)}H${n1(x + w)}`, metal, 2.4)
  );
}
