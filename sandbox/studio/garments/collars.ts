import { corner, open, path, SIDES, type Point, type Points, type Side } from "../draw/geometry";
import { drape, fold, hug, stitching } from "../draw/marks";
import { piece } from "../draw/piece";
import { fill } from "../draw/svg";
import { placing, type Work } from "./work";

/** A collar has a part behind the neck and one before it. */
export interface Collar {
  behind: string;
  front: string;
}

interface ShirtCollar {
  spread?: number;
  /** How far it stands open. */
  gap?: number;
}

function shirtLeaf(w: Work, s: Side, { spread = 1, gap = 0 }: ShirtCollar): string {
  const { art, m } = w;
  const P = placing(w);
  const outline = [
    P(s * 27, 127),
    P(s * 33, 140),
    P(s * (40 + 4 * spread), 160),
    P(s * (30 + 7 * spread), 184, 1),
    P(s * (15 + gap), 176),
    P(s * (2 + gap), 168, 1),
    P(s * (12 + gap * 0.5), 152),
    P(s * 21, 136),
  ];
  const crease = fold(P(s * 27, 130), P(s * 8, 165), { bend: s * 0.1, width: 9, side: s, colour: m.deep, alpha: 0.22 });
  const row = [
    P(s * 36, 146),
    P(s * (38 + 3 * spread), 157),
    P(s * (28.5 + 6.5 * spread), 180, 1),
    P(s * (5 + gap), 166.5),
  ];
  return (
    hug(path(outline), m.deep, { width: 9, alpha: 0.36, steps: 4, move: [1.5, 3.5] }) +
    piece(art, m, { outline, round: 0.6, rim: 0.8, inside: crease }) +
    stitching(m, row)
  );
}

export function shirtCollar(w: Work, options: ShirtCollar = {}): Collar {
  const { art, m } = w;
  const P = placing(w);
  const stand = [P(-30, 141, 1), P(-24, 127), P(0, 122), P(24, 127), P(30, 141, 1), P(18, 150), P(0, 153), P(-18, 150)];
  const inside = hug(open([P(-26, 146), P(0, 150), P(26, 146)]), m.deep, { width: 22, alpha: 0.55, steps: 5 });
  return {
    behind: piece(art, m, { outline: stand, round: 0.5, inside }),
    front: SIDES.map((s) => shirtLeaf(w, s, options)).join(""),
  };
}

/** Any turned collar seen from behind. */
export function backCollar(w: Work): string {
  const { art, m } = w;
  const P = placing(w);
  const outline = [
    P(-29, 143, 1),
    P(-26, 126),
    P(0, 121),
    P(26, 126),
    P(29, 143, 1),
    P(20, 153),
    P(0, 156),
    P(-20, 153),
  ];
  return (
    hug(path(outline), m.deep, { width: 7, alpha: 0.3, steps: 3, move: [0, 3] }) +
    piece(art, m, { outline, round: 0.6 }) +
    stitching(m, [P(-26, 149), P(0, 153), P(26, 149)])
  );
}

interface Lapels {
  /** y where the fronts meet, and how far they cross. */
  to: number;
  cross: number;
  kind: "notch" | "peak" | "shawl";
  width: number;
  /** Worn open: how far each lapel stands from the middle. */
  apart?: number;
}

/** Outline of one lapel. */
function lapelShape(w: Work, s: Side, { to, cross, kind, width }: Lapels): Point[] {
  const P = placing(w);
  const half = 46 * width;
  if (kind === "shawl") {
    return [
      P(s * 29, 134),
      P(s * 40, 150),
      P(s * (half + 4), 190),
      P(s * (half - 3), 230),
      P(s * 22 + cross, 276),
      P(s + cross, to, 1),
      P(s * 7 + cross * 0.5, 240),
      P(s * 15, 190),
      P(s * 22, 150),
    ];
  }
  const peak = kind === "peak";
  return [
    P(s * 22, 160, 1),
    P(s * 33, 178, 1),
    P(s * (half + (peak ? 12 : 4)), peak ? 178 : 192, 1),
    P(s * (half + 1), 212),
    P(s * (half * 0.62) + cross, 260),
    P(s + cross, to, 1),
    P(s * 8 + cross * 0.5, 236),
    P(s * 15, 190),
  ];
}

function lapel(w: Work, s: Side, options: Lapels): string {
  const { art, m } = w;
  const P = placing(w);
  const { to, cross, kind, width } = options;
  const outline = lapelShape(w, s, options);
  const roll =
    fold(P(s * 16, 168), P(s * 2 + cross, to - 6), { bend: s * 0.06, width: 11, side: s, colour: m.deep, alpha: 0.3 }) +
    fold(P(s * 30, 190), P(s * 14 + cross, 268), { bend: -s * 0.06, width: 8, side: 0, colour: m.light, alpha: 0.3 });
  const front =
    hug(path(outline), m.deep, { width: 12, alpha: 0.34, steps: 5, move: [2, 4] }) +
    piece(art, m, { outline, round: 0.55, rim: 1, inside: roll });
  if (kind === "shawl") return front;
  const collar = [
    P(s * 25, 125),
    P(s * 33, 138),
    P(s * 42, 158),
    P(s * 47 * width, kind === "peak" ? 172 : 176, 1),
    P(s * 34, 180, 1),
    P(s * 21, 162),
    P(s * 18, 140),
  ];
  const crease = fold(P(s * 23, 128), P(s * 24, 164), {
    bend: s * 0.1,
    width: 8,
    side: s,
    colour: m.deep,
    alpha: 0.28,
  });
  return (
    front +
    hug(path(collar), m.deep, { width: 8, alpha: 0.3, steps: 4, move: [1, 3] }) +
    piece(art, m, { outline: collar, round: 0.5, rim: 1, inside: crease })
  );
}

/** Jacket lapels: notched, peaked or a shawl. */
export function lapels(w: Work, options: Lapels): Collar {
  const { art, m } = w;
  const P = placing(w);
  const stand = [P(-33, 140, 1), P(-24, 124), P(0, 119), P(24, 124), P(33, 140, 1), P(16, 146), P(0, 148), P(-16, 146)];
  const inside = hug(open([P(-26, 144), P(0, 147), P(26, 144)]), m.deep, { width: 18, alpha: 0.5, steps: 4 });
  return {
    behind: piece(art, m, { outline: stand, round: 0.5, inside }),
    front: SIDES.map((s) => lapel(w, s, { ...options, cross: options.cross + s * (options.apart ?? 0) })).join(""),
  };
}

export function rollNeck(w: Work, height: number): string {
  const { art, f, m } = w;
  const P = placing(w);
  const top = 142 - height;
  const outline = [
    P(-24, top, 1),
    P(0, top + 3),
    P(24, top, 1),
    P(26, 136),
    P(30, 150),
    P(14, 158),
    P(0, 160),
    P(-14, 158),
    P(-30, 150),
    P(-26, 136),
  ];
  const upper = height > 20 ? drape(m, P(-26, top + 17), P(26, top + 19), { bend: -0.09, width: 5, side: -1 }) : "";
  const rolls = upper + drape(m, P(-28, 148), P(28, 150), { bend: -0.12, width: 5, strength: 0.7, side: -1 });
  const hole = f.flat ? fill(path([P(-23, top), P(0, top - 4), P(23, top), P(0, top + 4)]), m.deep, 0.9) : "";
  return (
    hole +
    hug(path(outline), m.deep, { width: 8, alpha: 0.25, steps: 3, move: [1, 3] }) +
    piece(art, m, { outline, axis: [P(0, top), P(0, 156)], half: 27, inside: rolls, bow: 4 })
  );
}

/** A scarf collar tied in a bow. */
export function pussyBow(w: Work): string {
  const { art, m } = w;
  const P = placing(w);
  const shape = (outline: Points, inside: string): string =>
    hug(path(outline), m.deep, { width: 8, alpha: 0.35, steps: 4, move: [2, 4] }) + piece(art, m, { outline, inside });
  const tail = (s: Side, length: number): string => {
    const outline = [
      P(s * 2 - 5, 176, 1),
      P(s * 2 + 7, 176, 1),
      P(s * 14 + 8, 220),
      P(s * 20 + 12, 176 + length, 1),
      P(s * 20 - 9, 184 + length, 1),
      P(s * 9 - 6, 220),
    ];
    return shape(outline, drape(m, P(s * 3, 180), P(s * 18, 170 + length), { width: 8, bend: 0.04 }));
  };
  const wing = (s: Side): string => {
    const outline = [
      corner(P(0, 170)),
      P(s * 20, 156),
      P(s * 44, 158),
      P(s * 48, 172),
      P(s * 40, 186),
      P(s * 18, 182),
      corner(P(0, 176)),
    ];
    const creases =
      drape(m, P(s * 4, 173), P(s * 38, 168), { width: 7, strength: 1.2, side: s }) +
      drape(m, P(s * 5, 175), P(s * 34, 180), { width: 5, strength: 0.9, side: s === 1 ? -1 : 1 });
    return shape(outline, creases);
  };
  const collar = [
    P(-30, 140, 1),
    P(-27, 128),
    P(-14, 146),
    P(0, 158),
    P(14, 146),
    P(27, 128),
    P(30, 140, 1),
    P(18, 164),
    P(0, 174),
    P(-18, 164),
  ];
  const centre = [P(-9, 166), P(0, 163), P(9, 166), P(9, 181), P(0, 184), P(-9, 181)];
  const knot = shape(centre, drape(m, P(-3, 166), P(-1, 182), { width: 5 }));
  return shape(collar, "") + tail(-1, 96) + tail(1, 108) + wing(-1) + wing(1) + knot;
}
