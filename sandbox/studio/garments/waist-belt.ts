import { path, type Point } from "../draw/geometry";
import { drape, hug, stitching } from "../draw/marks";
import type { Material } from "../draw/material";
import { piece } from "../draw/piece";
import { buckle } from "./fastenings";
import { placing, type Work } from "./work";

interface WaistBelt {
  y: number;
  half: number;
  width: number;
  kind: "knot" | "buckle" | "plain";
  /** Length of a knot's ends. */
  tails?: number;
  metal?: string;
}

function knot(w: Work, y: number, width: number, tails: number): string {
  const { art, m } = w;
  const P = placing(w);
  const tail = (s: -1 | 1, length: number, sway: number): string => {
    const outline: Point[] = [
      P(s * 2 - 4, y + 2, 1),
      P(s * 2 + 6, y + 2, 1),
      P(s * 8 + 8 + sway, y + length * 0.5),
      P(s * 12 + 9 + sway, y + length, 1),
      P(s * 12 - 4 + sway, y + length + 5, 1),
      P(s * 6 - 3 + sway, y + length * 0.5),
    ];
    const fall = drape(m, P(s * 3, y + 6), P(s * 9 + 3 + sway, y + length * 0.9), {
      width: 5,
      strength: 0.8,
      bend: 0.03,
    });
    return (
      hug(path(outline), m.deep, { width: 8, alpha: 0.3, steps: 3, move: [2, 3] }) +
      piece(art, m, { outline, round: 0.9, inside: fall })
    );
  };
  const loop = [
    P(-9, y - width + 1),
    P(3, y - width - 2),
    P(11, y - width + 3),
    P(10, y + width - 2),
    P(1, y + width + 3),
    P(-9, y + width - 1),
  ];
  const creases =
    drape(m, P(-5, y - 7), P(4, y + 9), { width: 5, bend: 0.1 }) +
    drape(m, P(4, y - 8), P(0, y + 8), { width: 5, bend: -0.1, side: -1 });
  return (
    tail(-1, tails * 0.8, 4) +
    tail(1, tails, 2) +
    hug(path(loop), m.deep, { width: 6, alpha: 0.4, steps: 3, move: [1, 2] }) +
    piece(art, m, { outline: loop, inside: creases })
  );
}

/** A belt around the waist at y, of the garment's cloth or another. */
export function waistBelt(w: Work, belt: WaistBelt, of: Material = w.m): string {
  const { y, half, width, kind } = belt;
  const own: Work = { ...w, m: of };
  const P = placing(own);
  const outline = [
    P(-half - 1, y - width, 1),
    P(-half * 0.4, y - width + 2),
    P(half * 0.4, y - width + 2),
    P(half + 1, y - width, 1),
    P(half + 1, y + width, 1),
    P(half * 0.4, y + width + 2.5),
    P(-half * 0.4, y + width + 2.5),
    P(-half - 1, y + width, 1),
  ];
  const strap =
    hug(path(outline), of.deep, { width: 10, alpha: 0.35, steps: 4, move: [0, 4] }) +
    piece(w.art, of, {
      outline,
      axis: [P(0, y - width), P(0, y + width)],
      half,
      round: 1.1,
      textured: of.print?.kind !== "stripe",
    });
  if (kind === "plain") return strap;
  if (kind === "knot") return strap + knot(own, y, width, belt.tails ?? 70);
  const rows =
    stitching(of, [P(-half, y - width + 2.5), P(0, y - width + 4), P(half, y - width + 2.5)]) +
    stitching(of, [P(-half, y + width - 2), P(0, y + width), P(half, y + width - 2)]);
  return strap + rows + buckle({ at: P(0, y + 1), half: width + 4, metal: belt.metal ?? "#6b4a33" }, of.deep);
}
