import { add, corner, cornered, curve, dist, mix, normal, nth, open, reversed, tube, unit, xy } from "../draw/geometry";
import type { Point, Side } from "../draw/geometry";
import { girthOf } from "../draw/frames";
import { hug, seam, stitching } from "../draw/marks";
import { piece } from "../draw/piece";
import { line, straight } from "../draw/svg";
import type { Cuff, SleeveKind } from "../spec";
import { button } from "./fastenings";
import { sleeveFolds, type Tubular } from "./sleeve-folds";
import { jitter, type Trunk } from "./trunk";
import { SLEEVE_CUTS } from "./trunk-tables";
import type { Work } from "./work";

export interface Sleeve {
  svg: string;
  /** The two ends of its opening, outer and inner, and the way it points. */
  last: readonly [Point, Point];
  dir: Point;
}

function cuffOf(w: Work, cuff: Cuff | undefined, last: readonly [Point, Point], dir: Point): string {
  const [far, near] = last;
  const up = (by: number): [Point, Point] => [add(far, dir, -by), add(near, dir, -by)];
  switch (cuff) {
    case "rib":
      return cuffBand(w, last, dir, { length: 15, rib: true, pinch: 0.82 });
    case "shirt":
      return cuffBand(w, last, dir, { length: 15, button: true, pinch: 0.98 });
    case "turn":
      return cuffBand(w, up(16), dir, { length: 17, pinch: 1.06 });
    case "hem":
      return stitching(w.m, up(4));
    case "buttons": {
      const row = add(near, unit(near, far), 5);
      return [0, 1, 2].map((i) => button(w.m, add(row, dir, -7 - i * 7.5), 2.1)).join("");
    }
    case undefined:
      return "";
  }
}

/** A sleeve set into a trunk. It springs from the shoulder point, so the cap is round rather than hung on. */
export function sleeve(w: Work, t: Trunk, side: Side, cut: { kind: SleeveKind; cuff?: Cuff }): Sleeve {
  const { art, f, m } = w;
  const { to, widths } = SLEEVE_CUTS[cut.kind];
  const girth = girthOf(f, widths);
  const joints = f.arms[side];
  const limb = tube(joints, girth, { from: 0.02, to, count: cut.kind === "quilted" ? 32 : 11 });
  const [outer, inner] = side === 1 ? [limb.a, limb.b] : [limb.b, limb.a];
  const S = t.shoulder(side);
  const A = t.pit(side);
  const far = outer.filter((p, i) => i > 1 && p[1] > S[1] + 26 * f.girth);
  const near = inner.filter((p) => p[1] > A[1] + 14 || (p[1] > A[1] - 4 && Math.abs(p[0]) > Math.abs(A[0]) + 12));
  const crown = add(mix(S, nth(far, 0), 0.45), normal(unit(S, nth(far, 0))), side * 4.5);
  const hole = reversed(t.armhole(side));
  const last = [nth(far, -1), nth(near, -1)] as const;
  const ends = [...far.slice(0, -1), corner(last[0]), corner(last[1]), ...reversed(near.slice(0, -1))];
  const outline = jitter(w, [corner(S), crown, ...ends, corner(A), ...hole]);
  const bend = unit(nth(joints, 0), nth(joints, 1))[0] - unit(nth(joints, 1), nth(joints, 2))[0];
  const shape: Tubular = { inner, outer, to, side, kind: cut.kind, bent: Math.abs(bend) > 0.3 };
  const shade = hug(open([corner(A), ...hole, corner(S)]), m.deep, {
    width: 10,
    alpha: 0.2,
    steps: 3,
    move: [side, 0],
  });
  const tail = cut.cuff ? "" : hug(straight(...last), m.deep, { width: 16, alpha: 0.22, steps: 4 });
  const dir = unit(nth(limb.middle, -2), nth(limb.middle, -1));
  const cloth = piece(art, m, {
    outline,
    axis: limb.middle,
    half: curve(girth, to * 0.5),
    inside: sleeveFolds(w, shape) + shade + tail,
    bow: side * 2,
  });
  const set = seam(m, cornered([S, ...t.armhole(side), A]), { strength: 0.8 });
  return { svg: cloth + set + cuffOf(w, cut.cuff, last, dir), last, dir };
}

interface CuffBand {
  length: number;
  rib?: boolean;
  button?: boolean;
  /** How much narrower or wider its end is. */
  pinch: number;
}

function cuffBand({ art, m }: Work, [a, b]: readonly [Point, Point], dir: Point, cut: CuffBand): string {
  const { length, rib = false, pinch } = cut;
  const middle = mix(a, b, 0.5);
  const from = (q: Point, k: number): Point => add(mix(middle, q, k), dir, -1.5);
  const end = (q: Point): Point => add(from(q, pinch), dir, length + 1.5);
  const outline = [
    corner(from(a, 1.03)),
    corner(end(a)),
    add(middle, dir, length + 1.5),
    corner(end(b)),
    corner(from(b, 1.03)),
    middle,
  ];
  const ribs = Array.from({ length: 9 }, (_, i) => {
    const share = (i + 0.5) / 9;
    return `M${xy(mix(from(a, 1.03), from(b, 1.03), share))}L${xy(mix(end(a), end(b), share))}`;
  });
  const inside = rib
    ? line(ribs.join(""), m.dark ? m.light : m.shade, 0.8, { opacity: 0.4 })
    : stitching(m, [add(a, dir, length - 2.5), add(b, dir, length - 2.5)]);
  const axis = [middle, add(middle, dir, length)];
  const cloth = piece(art, m, { outline, axis, half: dist(a, b) / 2, inside, textured: !rib, rim: rib ? 0.3 : 0.8 });
  return cloth + (cut.button ? button(m, add(mix(a, b, 0.78), dir, length * 0.5), 2) : "");
}
