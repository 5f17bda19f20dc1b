import type { Points } from "./geometry";
import { fringe, mass, strand, turned, type Barber, type Hair, type Strand } from "./barber";

/** The back of the head, hair drawn tight. */
const tight = (o: number, low: number, end: Points): Points => [
  [-35 + o, low],
  [-41 + o, 30],
  [-28 + o, 0],
  [o, -10],
  [28 + o, 0],
  [41 + o, 30],
  [35 + o, low],
  ...end,
];

export function bun(b: Barber, back: boolean): Hair {
  const { o } = b;
  const knot = turned(o, [0, -44, -18, -38, -24, -22, -16, -6, 16, -6, 24, -22, 18, -38]);
  if (!back) return { behind: mass(b, knot), front: fringe(b, 66) };
  const nape = tight(o, 84, [
    [18 + o, 104],
    [o, 108],
    [-18 + o, 104],
  ]);
  const combed = (x: number): Strand => strand(0.32, [x * 1.3 + o, 92, x + o, 50, x * 0.3 + o, 36]);
  const coil = turned(o, [0, 22, -20, 28, -26, 46, -18, 62, 0, 67, 18, 62, 26, 46, 20, 28]);
  const turn: Strand = {
    points: turned(o, [-14, 36, 2, 28, 16, 42, 4, 58, -10, 50]),
    opacity: 0.45,
  };
  return { behind: "", front: mass(b, nape, [-24, -12, 0, 12, 24].map(combed)) + mass(b, coil, [turn]) };
}

export function pony(b: Barber, back: boolean): Hair {
  const { o } = b;
  if (!back) {
    const tail = turned(o, [20, 20, 48, 60, 60, 120, 62, 190, 50, 240, 40, 200, 36, 140, 26, 80], [2, 3, 4, 5, 6]);
    const fall = strand(0.35, [36 + o, 60, 50, 130, 50, 220]);
    return { behind: mass(b, tail, [fall]), front: fringe(b, 58) };
  }
  const tail = turned(o, [-13, 40, 13, 40, 20, 110, 22, 190, 6, 258, -12, 200, -20, 120], [2, 3, 4, 5, 6]);
  const strands: Strand[] = [strand(0.35, [-4 + o, 60, -6, 140, 2, 240]), strand(0.3, [7 + o, 60, 9, 140, 8, 220])];
  return {
    behind: "",
    front:
      mass(
        b,
        tight(o, 80, [
          [18 + o, 100],
          [-18 + o, 100],
        ]),
      ) + mass(b, tail, strands),
  };
}

export function crop(b: Barber, back: boolean): Hair {
  const { o } = b;
  if (!back) {
    const cap = turned(o, [-38, 62, -41, 30, -28, 0, 0, -10, 28, 0, 41, 30, 38, 62]);
    return { behind: mass(b, cap), front: fringe(b, 54) };
  }
  const outline = turned(o, [0, -12, -32, 2, -43, 46, -36, 90, -16, 110, 0, 113, 16, 110, 36, 90, 43, 46, 32, 2]);
  const combed = (x: number): Strand => strand(0.3, [x * 0.6 + o, 0, x * 1.5 + o, 50, x * 0.9 + o, 104]);
  return { behind: "", front: mass(b, outline, [-20, -8, 6, 18].map(combed)) };
}
