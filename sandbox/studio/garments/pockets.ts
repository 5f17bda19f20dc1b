import { corner, path, type Point } from "../draw/geometry";
import { hug, inset, stitching } from "../draw/marks";
import { piece } from "../draw/piece";
import { element, line, straight } from "../draw/svg";
import { button } from "./fastenings";
import type { Place, Work } from "./work";

interface PatchPocket {
  x: number;
  y: number;
  w: number;
  h: number;
  /** How far it comes to a point below. */
  point?: number;
  flap?: boolean;
}

export function patchPocket({ art, f, m }: Work, { x, y, w, h, point = 0, flap = false }: PatchPocket): string {
  const P: Place = (a, b, c) => f.warp([x + a, y + b, c]);
  const outline: Point[] = point
    ? [P(-w, 0, 1), P(w, 0, 1), P(w * 0.97, h * 0.86, 1), P(0, h + point, 1), P(-w * 0.97, h * 0.86, 1)]
    : [P(-w, 0, 1), P(w, 0, 1), P(w * 0.97, h * 0.86), P(w * 0.7, h), P(-w * 0.7, h), P(-w * 0.97, h * 0.86)];
  let out =
    hug(path(outline), m.deep, { width: 7, alpha: 0.26, steps: 3, move: [1.2, 2] }) +
    piece(art, m, { outline, casts: false, round: 0.35, rim: 0.6, edge: 0.8 }) +
    stitching(m, inset(outline, P(0, h / 2), 0.07), true);
  if (!flap) return out;
  const lid = [P(-w - 1, -2, 1), P(w + 1, -2, 1), P(w + 1, h * 0.3, 1), P(0, h * 0.3 + 2), P(-w - 1, h * 0.3, 1)];
  out += hug(path(lid), m.deep, { width: 6, alpha: 0.3, steps: 3, move: [0.8, 2] });
  return out + piece(art, m, { outline: lid, casts: false, round: 0.3, rim: 0.6 }) + button(m, P(0, h * 0.22), 1.9);
}

interface SlitPocket {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Rise of its line per unit to the right. */
  tilt: number;
}

const slanted =
  ({ f }: Work, { x, y, tilt }: SlitPocket): Place =>
  (a, b) =>
    f.warp([x + a, y + b + a * tilt]);

export function flapPocket(work: Work, pocket: SlitPocket): string {
  const { art, m } = work;
  const { w, h } = pocket;
  const P = slanted(work, pocket);
  const outline = [
    corner(P(-w, 0)),
    corner(P(w, 0)),
    P(w * 0.98, h * 0.8),
    P(w * 0.8, h),
    P(-w * 0.8, h),
    P(-w * 0.98, h * 0.8),
  ];
  return (
    hug(path(outline), m.deep, { width: 7, alpha: 0.3, steps: 3, move: [0.8, 2.2] }) +
    piece(art, m, { outline, casts: false, round: 0.3, rim: 0.7 }) +
    line(straight(P(-w, -0.8), P(w, -0.8)), m.deep, 1, { opacity: 0.5 })
  );
}

export function weltPocket(work: Work, pocket: SlitPocket): string {
  const { m } = work;
  const { w, h } = pocket;
  const P = slanted(work, pocket);
  const d = path([corner(P(-w, 0)), corner(P(w, 0)), corner(P(w, h)), corner(P(-w, h))]);
  return (
    element("path", { d, fill: m.base, stroke: m.deep, "stroke-width": 0.8, "stroke-opacity": 0.7 }) +
    line(straight(P(-w, h + 0.8), P(w, h + 0.8)), m.deep, 1.4, { opacity: 0.35 }) +
    line(straight(P(-w, -0.8), P(w, -0.8)), m.light, 0.6, { opacity: 0.4 })
  );
}

/** The muff of a hooded sweatshirt: one wide pocket, open at both sides. */
export function kangarooPocket(work: Work, hemY: number): string {
  const { art, f, m } = work;
  const P: Place = (x, y, c) => f.warp([x, y, c]);
  const top = hemY - 92;
  const outline = [
    P(-34, top, 1),
    P(34, top, 1),
    P(56, top + 52),
    P(58, hemY - 6, 1),
    P(-58, hemY - 6, 1),
    P(-56, top + 52),
  ];
  const slit = (s: number): Point[] => [P(s * 34, top, 1), P(s * 48, top + 24), P(s * 57, top + 56, 1)];
  return (
    hug(path(outline), m.deep, { width: 8, alpha: 0.26, steps: 3, move: [0.8, 2] }) +
    piece(art, m, { outline, casts: false, round: 0.3, rim: 0.7 }) +
    stitching(m, [P(-34, top + 3), P(34, top + 3)]) +
    [-1, 1]
      .map((s) => hug(path(slit(s), false), m.deep, { width: 9, alpha: 0.34, steps: 3, move: [s * 2, 0] }))
      .join("")
  );
}
