import type { Art } from "../draw/art";
import { tone } from "../draw/colour";
import { bounds, open, path, reversed, type Point, type Points } from "../draw/geometry";
import { gradient, linear } from "../draw/gradient";
import { SHADE } from "../draw/ground";
import { hug } from "../draw/marks";
import type { Material } from "../draw/material";
import { polygons, soft } from "../draw/soft";
import { fill, group, line } from "../draw/svg";
import { clothFill } from "../macro/cloth";
import type { GarmentSpec } from "../spec";

/** A detail being drawn, in pixels of the picture: 800 across, 1200 down. */
export interface Stage {
  art: Art;
  m: Material;
  /** Felt has no threads. */
  felt?: boolean;
}

/** How large threads, stitches and prints are in a detail. */
const NEAR = { threads: 0.6, print: 4 };

/** How strongly a cloth shows there. Fine threads all over a picture make it five times as heavy; pores and stitches of
 * knit are large and faint. */
const RELIEF: Partial<Record<Material["name"], number>> = { leather: 0.5, knit: 0.28, cable: 0.28, tweed: 0.25 };
export const STITCH = 0.42;

interface PanelOptions {
  inside?: string;
  /** How far it stands off what lies below it: the softness of its shadow. 0 throws none. */
  lift?: number;
  /** Strength of the round shading from left to right. */
  round?: number;
  /** Another cloth than the garment's. */
  m?: Material;
}

/** How far a smooth outline may reach beyond its points. */
const SWELL = 40;

/** One piece of cloth, as near as a hand holds it: threads, print, light across it, what is sewn in, a thick edge. */
export function panel({ art, m: own, felt }: Stage, outline: Points, options: PanelOptions = {}): string {
  const { inside = "", lift = 1, round = 1, m = own } = options;
  const d = path(outline);
  const box = bounds(outline);
  const within = {
    x0: Math.max(-20, box.x0 - SWELL),
    y0: Math.max(-20, box.y0 - SWELL),
    x1: Math.min(820, box.x1 + SWELL),
    y1: Math.min(1220, box.y1 + SWELL),
  };
  const light = gradient({
    box: within,
    course: linear([box.x0, box.y0], [box.x1, box.y0 + (box.y1 - box.y0) * 0.3]),
    stops: [
      [0, m.deep, 0.16 * round],
      [0.2, m.light, 0.22 * round],
      [0.5, m.light, 0],
      [1, m.deep, (m.dark ? 0.4 : 0.26) * round],
    ],
    cells: [64, 48],
  });
  const paint =
    clothFill(art, m, { ...NEAR, relief: RELIEF[m.name] ?? 0.11, ...(felt && { threads: 0 }), within }) +
    light +
    inside +
    rim(m, d);
  const under = lift ? thrown(outline, lift) : "";
  return (
    under +
    group({ "clip-path": `url(#${art.clip(d)})` }, paint) +
    line(d, m.dark ? "#08080a" : m.line, 1.4, { opacity: 0.6 })
  );
}

const rim = (m: Material, d: string): string =>
  line(d, m.light, 5, { opacity: 0.4, move: [2, 2] }) +
  hug(d, m.deep, { width: 26, alpha: 0.22, steps: 4, move: [-3, -4] });

/** The shadow of a shape on what lies below it. */
export function thrown(outline: Points, lift: number): string {
  const shapes = polygons(path(outline)).map((shape) => shape.map(([x, y]): Point => [x + 7 * lift, y + 12 * lift]));
  return soft({ shapes, sigma: 11 * Math.sqrt(lift), colour: SHADE, alpha: 0.42 });
}

/** The inside of a garment: its back, in shade. */
export function inner({ m }: Stage, outline: Points): string {
  const d = path(outline);
  return (
    fill(d, tone(m.base, m.dark ? 0.02 : -0.14)) + hug(d, m.deep, { width: 60, alpha: 0.4, steps: 6, move: [6, 14] })
  );
}

/** Left to right. */
export const mirrored = (points: Points): Point[] => points.map(([x, y, c]) => [800 - x, y, c]);

/** A band along a line, `above` and `below` it. */
export function strip(points: Points, above: number, below: number): Point[] {
  const upper = points.map(([x, y], i): Point => [x, y - above, i === 0 || i === points.length - 1 ? 1 : undefined]);
  const lower = points.map(([x, y], i): Point => [x, y + below, i === 0 || i === points.length - 1 ? 1 : undefined]);
  return [...upper, ...reversed(lower)];
}

/** Ribs of knit between two lines that run alongside. */
export function ribs(m: Material, upper: Points, lower: Points, count: number): string {
  const at = (list: Points, t: number): Point => {
    const s = Math.min(list.length - 1.001, t * (list.length - 1));
    const i = Math.floor(s);
    const [a, b] = [list[i] ?? [0, 0], list[i + 1] ?? [0, 0]];
    return [a[0] + (b[0] - a[0]) * (s - i), a[1] + (b[1] - a[1]) * (s - i)];
  };
  const rib = (t: number): string => open([at(upper, t), at(lower, t)]);
  const all = Array.from({ length: count }, (_, i) => (i + 0.5) / count);
  return (
    line(all.map(rib).join(""), m.deep, 7, { opacity: 0.36, cap: "butt" }) +
    line(all.map((t) => rib(Math.min(1, t + 0.45 / count))).join(""), m.light, 4, { opacity: 0.4, cap: "butt" })
  );
}

export const buttonColour = (m: Material, colour?: string): string =>
  colour ?? (m.dark ? "#39363a" : tone(m.base, -0.12));

export const colourOf = (spec: GarmentSpec): string | undefined => ("buttons" in spec ? spec.buttons : undefined);
