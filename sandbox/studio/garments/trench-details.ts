import { add, corner, mix, path, type Point, type Side } from "../draw/geometry";
import { hug, inset, stitching } from "../draw/marks";
import { piece } from "../draw/piece";
import { line, straight } from "../draw/svg";
import { button } from "./fastenings";
import type { Sleeve } from "./sleeve";
import { placing, type Work } from "./work";

/** The flap that keeps rain off the shoulder: one in front, a wide one behind. */
export function stormFlap(w: Work): string {
  const { art, m, back } = w;
  const P = placing(w);
  const outline = back
    ? [P(-84, 176, 1), P(0, 160), P(84, 176, 1), P(80, 236), P(40, 262), P(0, 270), P(-40, 262), P(-80, 236)]
    : [P(30, 160, 1), P(88, 176, 1), P(82, 222), P(70, 250), P(46, 256), P(20, 236, 1)];
  return (
    hug(path(outline), m.deep, { width: 10, alpha: 0.36, steps: 4, move: [1, 4] }) +
    piece(art, m, { outline, casts: false, round: 0.5 }) +
    stitching(m, inset(outline, P(back ? 0 : 56, 205), 0.05), true)
  );
}

export function slantWelt({ art, f, m }: Work, s: Side): string {
  const P = (x: number, y: number): Point => f.warp([s * x, y]);
  const outline = [P(50, 390), P(61, 392), P(74, 440), P(63, 442)].map(corner);
  return (
    hug(path(outline), m.deep, { width: 7, alpha: 0.32, steps: 3, move: [1, 3] }) +
    piece(art, m, { outline, casts: false, round: 0.3, rim: 0.8 }) +
    stitching(m, [P(59, 395), P(71, 438)])
  );
}

/** The strap and buckle above the cuff. */
export function sleeveStrap({ m }: Work, { last, dir }: Sleeve): string {
  const [a, b] = last.map((p) => add(p, dir, -20));
  if (!a || !b) return "";
  const dot = straight(mix(a, b, 0.49), mix(a, b, 0.51));
  return (
    line(straight(a, b), m.deep, 8.6, { opacity: 0.5 }) +
    line(straight(a, b), m.base, 7.2) +
    line(dot, "#6b4a33", 6, { cap: "square" }) +
    line(dot, m.base, 3, { cap: "square" })
  );
}

export function epaulette(w: Work, s: Side, shoulder: number): string {
  const { art, m } = w;
  const P = placing(w);
  const outline = [P(s * 42, 152, 1), P(s * (shoulder - 4), 168), P(s * (shoulder - 4), 177), P(s * 42, 163, 1)];
  return (
    hug(path(outline), m.deep, { width: 5, alpha: 0.3, steps: 3, move: [0, 2] }) +
    piece(art, m, { outline, casts: false, round: 0.3 }) +
    button(m, P(s * 50, 161), 2.2)
  );
}
