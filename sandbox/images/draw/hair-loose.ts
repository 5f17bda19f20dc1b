import { fringe, mass, strand, turned, type Barber, type Hair, type Strand } from "./barber";
import type { Points, Side } from "./geometry";

export function long(b: Barber, back: boolean): Hair {
  const { o } = b;
  if (back) {
    const outline = turned(
      o,
      [
        0, -12, -32, 2, -45, 55, -50, 110, -56, 170, -50, 236, -24, 252, 4, 246, 30, 254, 52, 234, 56, 170, 50, 110, 45,
        55, 32, 2,
      ],
      [3, 4, 5, 6, 7, 8, 9, 10, 11],
    );
    const fall = (x: number): Strand => strand(0.28, [x * 0.5 + o, 4, x * 1.1, 110, x * 1.2 + 2, 238]);
    return { behind: "", front: mass(b, outline, [-34, -20, -6, 8, 22, 36].map(fall)) };
  }
  const body = turned(
    o,
    [
      -30, 10, -46, 60, -52, 120, -58, 180, -46, 232, -22, 226, 0, 205, 22, 226, 48, 236, 56, 180, 50, 120, 45, 60, 30,
      10,
    ],
    [2, 3, 4, 5, 6, 7, 8, 9, 10],
  );
  const fall = (x: number, y: number): Strand => strand(0.3, [x + o, y, x * 1.12, 140, x * 1.08, 214]);
  const strands = [fall(-40, 70), fall(-30, 60), fall(36, 70), fall(28, 60)];
  const right = turned(
    o,
    [29, 12, 41, 40, 45, 80, 47, 112, 52, 138, 40, 140, 35, 112, 32, 80, 29, 50, 20, 26],
    [3, 4, 5, 6],
  );
  const wave = turned(
    o,
    [
      -30, 14, -41, 46, -46, 96, -57, 140, -64, 180, -58, 218, -44, 246, -40, 250, -44, 222, -36, 190, -33, 150, -33,
      112, -31, 72, -24, 36,
    ],
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  );
  const waves: Strand[] = [
    strand(0.4, [-37 + o, 40, -41, 100, -53, 160, -50, 226]),
    strand(0.28, [-33 + o, 60, -36, 120, -42, 170, -45, 236]),
    strand(0.22, [-40 + o, 60, -46, 120, -60, 176]),
  ];
  const lock = mass(b, right, [strand(0.35, [36 + o, 36, 40 + o, 90, 45, 134])], false);
  return { behind: mass(b, body, strands), front: fringe(b, 70) + mass(b, wave, waves) + lock };
}

export function bob(b: Barber, back: boolean): Hair {
  const { o } = b;
  if (back) {
    const outline = turned(
      o,
      [
        0, -13, -20, -9, -35, 8, -42, 36, -47, 80, -44, 122, -22, 131, 0, 133, 22, 131, 44, 122, 47, 80, 42, 36, 35, 8,
        20, -9,
      ],
    );
    const fall = (x: number): Strand => strand(0.3, [x * 0.6 + o, 0, x * 1.3 + o, 60, x * 1.25 + o, 122]);
    return { behind: "", front: mass(b, outline, [-26, -14, 0, 14, 26].map(fall)) };
  }
  const body = turned(o, [-30, 6, -45, 50, -47, 92, -40, 122, 0, 116, 40, 122, 47, 92, 45, 50, 30, 6], [4]);
  const lock = (s: Side): string => {
    const outline: Points = [
      [s * 28 + o, 12],
      [s * 42 + o, 40],
      [s * 46 + o, 80],
      [s * 42 + o, 119],
      [s * 30 + o, 114],
      [s * 31 + o, 80],
      [s * 29 + o, 50],
      [s * 20 + o, 26],
    ];
    return mass(b, outline, [strand(0.4, [s * 36 + o, 36, s * 40 + o, 80, s * 37 + o, 114])]);
  };
  return { behind: mass(b, body), front: fringe(b, 60) + lock(-1) + lock(1) };
}

export function afro(b: Barber, back: boolean): Hair {
  const { o } = b;
  const round = turned(
    o,
    [0, -48, -40, -38, -66, -4, -72, 38, -60, 78, -38, 98, 0, 90, 38, 98, 60, 78, 72, 38, 66, -4, 40, -38],
  );
  return back ? { behind: "", front: mass(b, round) } : { behind: mass(b, round), front: fringe(b, 40) };
}
