import { tone } from "../draw/colour";
import { open, path, SIDES, type Side } from "../draw/geometry";
import { fold, hug, seam } from "../draw/marks";
import { piece } from "../draw/piece";
import { fill, line } from "../draw/svg";
import type { TrunkCut } from "../spec";
import { fallingFolds, trunkFolds } from "./folds";
import { sleeve, type Sleeve } from "./sleeve";
import { label, trunk, type Trunk } from "./trunk";
import { placing, type Work } from "./work";

/** What jackets and coats share: the body, its back, its sleeves. */
export type OuterCut = TrunkCut & Required<Pick<TrunkCut, "neck" | "hemY" | "sleeve" | "hem" | "shoulder">>;

export const outerTrunk = (w: Work, cut: OuterCut, quilt?: number): Trunk =>
  trunk(w, w.back ? { ...cut, neck: "nape", neckEase: 6, quilt } : { ...cut, quilt });

export const isLong = (t: Trunk): boolean => t.hemY > 600;

interface Falls {
  y0: number;
  count: number;
  strength: number;
}

/** Folds of the body and the shade of its hem. */
export function outerFolds(w: Work, t: Trunk, how: { slack: number; belt?: boolean; falls?: Falls }): string {
  const { m } = w;
  let out = trunkFolds(w, t, { slack: how.slack, belt: how.belt });
  if (how.falls && t.hemY > how.falls.y0 + 80) out += fallingFolds(w, { ...how.falls, y1: t.hemY, half: t.half });
  return out + hug(open(t.hemLine), m.deep, { width: 24, alpha: 0.2, steps: 4 });
}

/** A turned hem: a row of stitches above the edge. */
export const turnedHem = ({ m }: Work, t: Trunk): string =>
  line(open(t.hemLine.map(([x, y, k]) => [x, y - 7, k])), m.dark ? m.light : m.line, 0.6, { opacity: 0.4 });

/** The seam down the back, and its vent. */
export function backSeam(w: Work, t: Trunk, vent: number): string {
  const { m } = w;
  const P = placing(w);
  const down = seam(m, [P(0, 150), P(1, 330), P(0, t.hemY)], { stitch: false });
  if (!vent) return down;
  return (
    down + fold(P(0, t.hemY - vent), P(3, t.hemY + 8), { width: 10, side: 1, colour: m.deep, alpha: 0.45, open: 1 })
  );
}

export const outerPiece = (w: Work, t: Trunk, inside: string): string =>
  piece(w.art, w.m, { outline: t.outline, axis: t.axis, half: t.half(300), inside, bow: 6 });

/** Both sleeves, with what a cut adds to each. */
export function outerSleeves(w: Work, t: Trunk, cut: OuterCut, extra?: (s: Sleeve, side: Side) => string): string[] {
  return SIDES.map((side) => {
    const one = sleeve(w, t, side, { kind: cut.sleeve, cuff: cut.cuff });
    return one.svg + (extra?.(one, side) ?? "");
  });
}

/** What is seen inside the open neck of a jacket laid flat: its lining and label. */
export function openNeck(w: Work, to: number): string {
  const { art, m } = w;
  const P = placing(w);
  const d = path([P(-31, 138, 1), P(0, 128), P(31, 138, 1), P(18, 200), P(0, to - 4, 1), P(-18, 200)]);
  art.silhouettes.push(d);
  return (
    fill(d, tone(m.base, m.dark ? 0.09 : -0.12, 0.8)) +
    fold(P(-20, 140), P(0, to - 10), { bend: 0.1, width: 14, side: -1, colour: m.deep, alpha: 0.5 }) +
    line(open([P(-28, 141), P(0, 134), P(28, 141)]), m.deep, 8, { opacity: 0.25 }) +
    label(P(0, 150.5))
  );
}
