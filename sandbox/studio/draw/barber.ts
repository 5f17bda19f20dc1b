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
  const lines = strands.map(({ points, opacity }) => {
    const way = open(points.map(f.warp));
    return line(way, c.deep, 2.2, { opacity: opacity * 0.6, move: [1.4, 0.6] }) + line(way, c.light, 1.3, { opacity });
  });
  const shade = hug(d, c.deep, { width: 18, alpha: 0.42, steps: 4, move: [-4, -3] });
  return fill(d, c.base) + group({ "clip-path": `url(#${art.clip(d)})` }, shade + lines.join(""));
}

/** The hair over the forehead, parted, from one temple to the other. */
export function fringe(b: Barber, drop: number): string {
  const { o } = b;
  const outline = turned(o, [
    -37,
    drop,
    -43,
    32,
    -31,
    -3,
    0,
    -14,
    31,
    -3,
    43,
    32,
    37,
    drop,
    35,
    42,
    27,
    21,
    8,
    8,
    -10,
    3,
    -20,
    14,
    -31,
    32,
    -35,
    46,
  ]).map((point, i): Point => (i === 10 ? [point[0], point[1], 1] : point));
  const swept = (opacity: number, flat: readonly number[]): Strand => ({ opacity, points: turned(o, flat) });
  const strands = [
    swept(0.4, [-11, -9, -26, 4, -38, 36]),
    swept(0.3, [-11, -6, -24, 10, -36, 44]),
    swept(0.4, [-8, -9, 16, -3, 36, 26, 39, 52]),
    swept(0.3, [-8, -5, 14, 3, 31, 26, 37, 48]),
    swept(0.25, [-8, -1, 12, 8, 28, 28]),
  ];
  return mass(b, outline, strands, false);
}
