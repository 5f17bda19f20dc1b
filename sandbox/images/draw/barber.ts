import type { Art } from "./art";
import type { Cloth } from "./colour";
import type { Frame } from "./frames";
import { open, outlineOf, path, type Point, type Points } from "./geometry";
import { hug } from "./marks";
import { fill, group, line } from "./svg";

/** Hair in two layers: behind the neck and before the face. */
export interface Hair {
  behind: string;
  front: string;
}

/** A head being given hair. */
export interface Barber {
  art: Art;
  f: Frame;
  c: Cloth;
  /** Turn of the head: hair near the skull moves with it. */
  o: number;
}

export interface Strand {
  points: Points;
  opacity: number;
}

/** A light line in the hair, from a flat list of x, y pairs. */
export const strand = (opacity: number, flat: readonly number[]): Strand => ({ points: outlineOf(flat), opacity });

/** Points of hair: those near the skull turn with the head by `o`, the fixed ones lie on the shoulders. */
export const turned = (o: number, flat: readonly number[], fixed: readonly number[] = []): Point[] =>
  outlineOf(flat).map(([x, y], i) => [fixed.includes(i) ? x : x + o, y]);

export function mass({ art, f, c }: Barber, outline: Points, strands: readonly Strand[] = [], casts = true): string {
  const d = path(outline.map(f.warp));
  if (casts) art.silhouettes.push(d);
  const lines = strands.map(({ points, opacity }) => line(open(points.map(f.warp)), c.light, 1.3, { opacity }));
  const shade = hug(d, c.deep, { width: 22, alpha: 0.5, steps: 4, move: [-5, -3] });
  return fill(d, c.base) + group({ "clip-path": `url(#${art.clip(d)})` }, shade + lines.join(""));
}

/** The hair over the forehead, from one temple to the other. */
export function fringe(b: Barber, drop: number): string {
  const { o } = b;
  const outline: Points = [
    [-38 + o, drop],
    [-42 + o, 30],
    [-28 + o, -2],
    [o, -11],
    [28 + o, -2],
    [42 + o, 30],
    [38 + o, drop],
    [33 + o, 46],
    [22 + o, 26],
    [2 + o, 18],
    [-18 + o, 26],
    [-33 + o, 46],
  ];
  return mass(b, outline, [], false);
}
