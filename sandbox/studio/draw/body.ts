import { girthOf } from "./frames";
import { add, corner, curve, mix, nth, open, path, reversed, tube } from "./geometry";
import { SIDES, type Keys, type Point, type Points, type Side } from "./geometry";
import { hand } from "./hand";
import { fold } from "./marks";
import { coveredSkin, skinPiece, type Body } from "./skin";
import { fill, group, line } from "./svg";

const TRUNK: Keys = [
  [118, 22],
  [140, 25],
  [152, 40],
  [162, 70],
  [172, 82],
  [200, 76],
  [228, 66],
  [262, 62],
  [326, 46],
  [380, 62],
  [425, 67],
  [470, 58],
];
const MANS_TRUNK: Keys = [
  [118, 24],
  [140, 27],
  [152, 42],
  [162, 70],
  [172, 83],
  [200, 78],
  [228, 70],
  [262, 66],
  [326, 54],
  [380, 60],
  [425, 62],
  [470, 56],
];
const TRUNK_AT = [152, 162, 172, 200, 228, 262, 326, 380, 425, 470];
const ARM: Keys = [
  [0, 17],
  [0.12, 17.5],
  [0.3, 15],
  [0.5, 12.5],
  [0.6, 13],
  [0.8, 10],
  [1, 7.5],
];
const LEG: Keys = [
  [0, 26],
  [0.08, 30],
  [0.18, 33],
  [0.35, 27],
  [0.5, 20.5],
  [0.56, 19],
  [0.68, 20.5],
  [0.78, 17],
  [0.92, 10.5],
  [1, 10],
];

/** `covered`: sleeves hide its sides. */
export function bareTrunk(body: Body, back: boolean, covered: boolean): string {
  const { f, skin } = body;
  const half = f.wearer === "men" ? MANS_TRUNK : TRUNK;
  const right = TRUNK_AT.map((y) => f.warp([curve(half, y), y]));
  const left = reversed(TRUNK_AT.map((y) => f.warp([-curve(half, y), y])));
  const drawn = (points: Points): string => open(points.map(f.warp));
  const outline = [f.warp([0, 138]), ...right, ...left];
  const out = covered ? coveredSkin(body, outline) : skinPiece(body, outline, 0);
  if (back)
    return (
      out +
      line(
        drawn([
          [0, 170],
          [-1, 240],
          [0, 310],
        ]),
        skin.shade,
        2,
        { opacity: 0.35 },
      )
    );
  const collarbones = SIDES.map(
    (s) =>
      line(
        drawn([
          [s * 10, 163],
          [s * 30, 158],
          [s * 58, 160],
        ]),
        skin.shade,
        1.6,
        { opacity: 0.5 },
      ) +
      line(
        drawn([
          [s * 10, 165],
          [s * 30, 160.5],
          [s * 52, 162],
        ]),
        skin.light,
        1.2,
        { opacity: 0.4 },
      ),
  );
  return (
    out +
    collarbones.join("") +
    line(
      drawn([
        [0, 166],
        [0.5, 200],
        [0, 232],
      ]),
      skin.shade,
      2,
      { opacity: 0.22 },
    )
  );
}

export function neck({ art, f, skin }: Body): string {
  const turn = f.head;
  const outline: Points = [
    [-20 + turn, 84],
    [-20 + turn * 0.4, 118],
    [-23, 138],
    [-40, 153],
    [-20, 172, 1],
    [20, 172, 1],
    [40, 153],
    [23, 138],
    [20 + turn * 0.4, 118],
    [20 + turn, 84],
  ];
  const d = path(outline.map(f.warp));
  art.silhouettes.push(d);
  const sinew = (points: Points, width: number, opacity: number): string =>
    line(open(points), skin.shade, width, { opacity });
  const shade =
    fold([-30 + turn, 104], [32 + turn, 104], { bend: -0.34, width: 26, side: -1, colour: skin.shade, alpha: 0.75 }) +
    fold([20, 100], [30, 150], { width: 15, side: 0, colour: skin.shade, alpha: 0.4 }) +
    sinew(
      [
        [11 + turn * 0.5, 118],
        [7, 142],
        [3, 160],
      ],
      1.4,
      0.45,
    ) +
    sinew(
      [
        [-13 + turn * 0.5, 120],
        [-9, 144],
        [-3, 161],
      ],
      1.2,
      0.28,
    );
  return fill(d, skin.base) + group({ "clip-path": `url(#${art.clip(d)})` }, shade);
}

/** A bare shoulder: one skin from the neck over the arm, without the arm's own edge. */
function shoulder({ art, f, skin }: Body, side: Side, edges: readonly [Points, Points]): string {
  const [outer, inner] =
    Math.abs(edges[0][0]?.[0] ?? 0) > Math.abs(edges[1][0]?.[0] ?? 0) ? edges : [edges[1], edges[0]];
  const [jx, jy] = nth(f.arms[side], 0);
  const P = (x: number, y: number): Point => f.warp([side * x, y]);
  const top: Points = [P(36, 152), P(62, 157), [jx, jy - 11 * f.girth], nth(outer, 0), corner(nth(outer, 1))];
  const d = path([...top, corner(nth(inner, 2)), P(56, 236), P(30, 212)]);
  art.silhouettes.push(d);
  const rim = line(open(top), side === 1 ? skin.shade : skin.light, 5, { opacity: 0.35 });
  return fill(d, skin.base) + group({ "clip-path": `url(#${art.clip(d)})` }, rim);
}

/** `from`: where a sleeve lets it appear, as a fraction of its length; 0 is a bare shoulder. */
export function arm(body: Body, side: Side, from: number): string {
  const { f } = body;
  const { a, b } = tube(f.arms[side], girthOf(f, ARM), { from, count: 10 });
  const top = (share: number, up: number): Point => add(mix(nth(a, 0), nth(b, 0), share), [0, -up]);
  const outline =
    from === 0
      ? [top(0.82, 1), top(0.5, 3), top(0.18, 1), ...a.slice(1), ...reversed(b).slice(0, -1)]
      : [...ends(a), ...ends(reversed(b))];
  const joined = from === 0 ? shoulder(body, side, [a, b]) : "";
  // A hand on a bare hip is drawn later, over the garment.
  const later = from === 0 && f.hands[side] === "hip";
  // Without a long sleeve an arm that ended at the wrist would look cut off.
  const pocketed = from > 0.5 && f.hands[side] === "pocket";
  return skinPiece(body, outline) + joined + (later || pocketed ? "" : hand(body, side));
}

const ends = (points: Points): Point[] => points.map((p, i) => (i === 0 || i === points.length - 1 ? corner(p) : p));

/** `from`: where a trouser leg lets it appear, as a fraction of its length. */
export function leg(body: Body, side: Side, from = 0): string {
  const { f, skin } = body;
  const { a, b } = tube(f.legs[side], girthOf(f, LEG), { from, to: 1.06, count: from > 0.5 ? 5 : 15 });
  const knee = nth(f.legs[side], 1);
  const ankle = nth(f.legs[side], 2);
  const q = ([x, y]: Point): Point => [ankle[0] + side * x * f.girth, ankle[1] + y * f.girth];
  const foot: Points = [
    [-10, -8],
    [-11, 14],
    [-10, 32],
    [-4, 52],
    [8, 58],
    [19, 50],
    [18, 32],
    [12, 12],
    [10, -8],
  ];
  const bare = skinPiece(body, foot.map(q)) + skinPiece(body, [...ends(a), ...ends(reversed(b))]);
  if (from > 0.5) return bare;
  const kneecap = open([add(knee, [-9, 2]), add(knee, [-4, 9]), add(knee, [5, 9])]);
  return (
    bare +
    line(kneecap, skin.shade, 1.4, { opacity: 0.4 }) +
    line(open([add(knee, [-8, -14]), add(knee, [-10, -6])]), skin.shade, 1.2, { opacity: 0.25 })
  );
}
