import type { Print } from "../spec";
import type { Art } from "./art";
import { add, along, bounds, corner, mix, n1, normal, nth, path, reversed, unit } from "./geometry";
import type { Box, Point, Points } from "./geometry";
import { faint, hug } from "./marks";
import type { Material } from "./material";
import { printPaint } from "./print-paint";
import { gradient, linear } from "./gradient";
import { bare, element, group, line, type Stop } from "./svg";
import { alongLimb, begunEarlier, crosswise, every, lengthOf, lengthwise, settOf } from "./sett";
import { ribsAlong, textures } from "./textures";

interface PieceOptions {
  outline: Points;
  /** The line down its middle (grain, stripes, round shading) and half its width. */
  axis?: Points;
  half?: number;
  /** Further drawing, clipped to the piece. */
  inside?: string;
  /** Depth of the round shading, strength of the rim and of the edge line; 1 is usual. */
  round?: number;
  rim?: number;
  edge?: number;
  /** How far stripes bow. */
  bow?: number;
  /** Whether it throws a shadow on what lies behind the garment. */
  casts?: boolean;
  textured?: boolean;
}

/** Stripes across a piece: they bow with the body and turn with the arm. */
function stripes(print: Print, axis: Points, half: number, bow: number): string {
  const { colours, gap = 10, weight = 4, from = 0 } = print;
  const total = lengthOf(axis);
  // A pocket or collar is shorter than where the first stripe of a body lies.
  const places = every(gap, total > from * 2 ? from : from % gap, total + gap);
  return line(crosswise(axis, half, { places, bow }), colours?.[0] ?? "#27314e", weight, { cap: "butt" });
}

/** Lengthwise stripes (shirting, suiting): lines parallel to the axis. */
const pinstripes = ({ colours, gap = 6, weight = 1.4 }: Print, axis: Points, half: number): string =>
  line(lengthwise(begunEarlier(axis, half), every(gap, -half, half + 0.01)), colours?.[0] ?? "#5f7fa8", weight, {
    opacity: 0.8,
    cap: "butt",
  });

interface Shape {
  art: Art;
  m: Material;
  box: Box;
  axis: Points;
  half: number;
  /** Unit vector across the axis; 1 or -1 towards the side away from the light. */
  side: Point;
  lit: 1 | -1;
  depth: number;
}

function cover({ box }: Shape, paint: string, opacity?: number): string {
  const [x, y] = [n1(box.x0 - 4), n1(box.y0 - 4)];
  const [width, height] = [n1(box.x1 - box.x0 + 8), n1(box.y1 - box.y0 + 8)];
  return element("rect", { x, y, width, height, fill: paint, "fill-opacity": opacity === 1 ? undefined : opacity });
}

/** Beyond this many degrees a piece's stripes are drawn along it. */
const UPRIGHT = 5;

function printOf(shape: Shape, print: Print, how: { bow: number; turned: boolean }): string {
  const { art, m, axis, half } = shape;
  if (print.kind === "stripe") return stripes(print, axis, half * 1.6 + 10, how.bow);
  if (print.kind === "pinstripe") return pinstripes(print, axis, half * 1.5);
  const sett = how.turned ? settOf(print, m.base) : null;
  if (sett) return alongLimb(sett, axis, half);
  const id = printPaint(art, print, m.base);
  return id ? cover(shape, `url(#${id})`) : "";
}

/** Base colour, print and weave. */
function clothOf(shape: Shape, bow: number, textured: boolean): string {
  const { art, m, axis, half } = shape;
  const base = cover(shape, m.base);
  if (!textured) return base;
  const dir = unit(nth(axis, 0), nth(axis, -1));
  const lean = ((Math.atan2(dir[1], dir[0]) * 180) / Math.PI + 360) % 180;
  const turned = Math.abs(lean - 90) > UPRIGHT;
  const print = m.print ? printOf(shape, m.print, { bow, turned }) : "";
  const { texture } = m.fabric;
  if (!texture) return base + print;
  const ribbed = turned ? ribsAlong(texture, m, { axis, half: half * 1.5 }) : null;
  if (ribbed !== null) return base + print + ribbed;
  const level = Math.abs(lean - 90) > 45;
  const layers = textures(art, texture, m, { angle: turned ? lean - 90 : 0, level });
  return base + print + layers.map(([id, opacity]) => cover(shape, `url(#${id})`, opacity)).join("");
}

/** Square units from which on a gradient costs more than the image that takes its place. */
const WIDE = 40_000;
const area = ({ x0, y0, x1, y1 }: Box): number => (x1 - x0) * (y1 - y0);

/** Round shading: the light stands upper left, so the right side turns away further than the left. */
function shading(shape: Shape): string {
  const { art, m, box, axis, half, side, lit, depth } = shape;
  const middle = mix(nth(axis, 0), nth(axis, -1), 0.5);
  const s = (o: number): number => o * depth * (m.dark ? 1.25 : 1);
  const [from, to] = [add(middle, side, -half * lit), add(middle, side, half * lit)];
  const stops: readonly Stop[] = [
    [0, m.deep, s(0.13)],
    [0.14, m.deep, s(0.03)],
    [0.3, m.light, 0.16 * depth * (0.5 + m.fabric.sheen)],
    [0.52, m.light, 0],
    [0.6, m.deep, 0],
    [0.84, m.deep, s(0.1)],
    [1, m.deep, s(0.22)],
  ];
  const upright = Math.abs(side[1]) < 0.001;
  if (!upright && area(box) < WIDE) return cover(shape, `url(#${art.linear(from, to, stops)})`);
  const whole = { x0: box.x0 - 4, y0: box.y0 - 4, x1: box.x1 + 4, y1: box.y1 + 4 };
  return gradient({ box: whole, course: linear(from, to), stops, cells: upright ? [96, 1] : [64, 24] });
}

/** A brushed second tone on the side away from the light: one flat shape with a wandering edge, three times. */
function wash({ art, m, axis, half, side, lit, depth }: Shape): string {
  const fine = along(axis, 8);
  const wander = (i: number): number => 0.4 + 0.13 * Math.sin(i * 1.7 + half) + (art.rnd() - 0.5) * 0.14;
  const inner = fine.map((p, i) => add(p, side, lit * half * wander(i)));
  const outer = reversed(fine).map((p) => corner(add(p, side, lit * half * 2.2)));
  const opacity = (m.dark ? 0.13 : 0.05) * depth;
  const shape = (by: number): string => {
    const edge = inner.map((p, i) => {
      const q = add(p, side, lit * half * by);
      return i === 0 || i === inner.length - 1 ? corner(q) : q;
    });
    return bare(path([...edge, ...outer]));
  };
  return faint({ fill: m.deep, "fill-opacity": opacity }, shape(0) + shape(0.07) + shape(0.2));
}

/** One cut piece of cloth: colour, print, weave, round shading, second tone, folds, rim and edge, in its outline. */
export function piece(art: Art, m: Material, options: PieceOptions): string {
  const { outline, inside = "", round = 1, rim = 1, edge = 1, bow = 5, casts = true, textured = true } = options;
  const d = path(outline);
  const box = bounds(outline);
  if (casts) {
    art.silhouettes.push(d);
    art.grow(box);
  }
  const middle = (box.x0 + box.x1) / 2;
  const axis: Points = options.axis ?? [
    [middle, box.y0],
    [middle, box.y1],
  ];
  const half = options.half ?? (box.x1 - box.x0) / 2;
  const side = normal(unit(nth(axis, 0), nth(axis, -1)));
  const shape: Shape = { art, m, box, axis, half, side, lit: side[0] >= 0 ? 1 : -1, depth: m.fabric.form * round };
  const washed = half > 14 && round > 0.4 ? wash(shape) : "";
  const { body } = m.fabric;
  const rims = rim
    ? line(d, m.light, 1.6 * body, { opacity: 0.42 * rim, move: [0.8, 0.8] }) +
      hug(d, m.deep, { width: 7.5 * body, alpha: 0.16 * rim, steps: 1, move: [-1.8, -1.6] })
    : "";
  const paint = clothOf(shape, bow, textured) + shading(shape) + washed + inside + rims;
  const cut = group({ "clip-path": `url(#${art.clip(d)})` }, paint);
  return cut + (edge ? line(d, m.dark ? "#0a0a0c" : m.line, 0.6, { opacity: 0.55 * edge }) : "");
}
