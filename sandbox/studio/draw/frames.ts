import type { Pose, Wearer } from "../spec";
import { seeded } from "../random";
import { add, curve, nth, type Keys, type Point, type Points, type Side } from "./geometry";
import { FLAT, type Hand, POSTURES, type Posture } from "./postures";

/*
 * The body's own units: crown 0, chin 108, shoulder 168, waist 326, hip 425, crotch 470, knee 695, ankle 925, toe 985.
 * Nine heads tall, x = 0 in the middle, the viewer's left negative. A frame bends it: `warp` moves points of the trunk,
 * `arms` and `legs` are lines of joints. The same cut laid on the flat frame is a packshot, on a pose it is worn.
 */
export interface Frame {
  warp: (p: Point) => Point;
  arms: Record<Side, Points>;
  legs: Record<Side, Points>;
  hands: Record<Side, Hand>;
  /** In three-quarter view the side that turns away: its arm goes behind the trunk. */
  far: Side | undefined;
  /** Laid out, nobody inside. */
  flat: boolean;
  wearer: Wearer;
  /** How far the head turns. */
  head: number;
  /** Thickness of limbs and sleeves. */
  girth: number;
  /** y of the lowest toe. */
  ground: number;
}

/** How a wearer differs from the woman that the cuts are drawn for: width by height, height below the chin, limbs. */
const BUILDS: Record<Wearer, { width: Keys; height: number; girth: number }> = {
  women: {
    width: [
      [0, 1],
      [1000, 1],
    ],
    height: 1,
    girth: 1,
  },
  men: {
    width: [
      [90, 1.06],
      [168, 1.09],
      [250, 1.09],
      [326, 1.08],
      [425, 1.02],
      [1000, 1.04],
    ],
    height: 1,
    girth: 1.13,
  },
  // Six and a half heads tall: the head keeps its size, all below the chin is shorter and narrower.
  children: {
    width: [
      [104, 1],
      [150, 0.82],
      [168, 0.82],
      [326, 0.88],
      [1000, 0.86],
    ],
    height: 0.7,
    girth: 0.84,
  },
};
const CHIN = 108;

/** How much of a turn shows at a height: the shoulders most, the feet least. */
const TURNED: Keys = [
  [100, 0.2],
  [150, 1],
  [430, 1],
  [600, 0.6],
  [1000, 0.3],
];

/** Three-quarter: the trunk is a round thing, its sides come closer and its middle line moves towards the far one. */
function turning(x: number, y: number, turn: Side): number {
  const k = curve(TURNED, y);
  return x * (1 - 0.11 * k) + turn * 23 * k * Math.max(0, 1 - (x / 96) ** 2);
}

/** Shoulders slope on a body; a garment laid flat keeps them straight. */
function slope(x: number, y: number): number {
  if (y < 120 || y > 240) return 0;
  const out = Math.min(1, Math.max(0, (Math.abs(x) - 34) / 52));
  return 7 * out * out * Math.min(1, (y - 120) / 40, (240 - y) / 60);
}

function frameOf(posture: Posture, wearer: Wearer, flat: boolean): Frame {
  const { width, height, girth } = BUILDS[wearer];
  const build = ([x, y, c]: Point): Point => [x * curve(width, y), y <= CHIN ? y : CHIN + (y - CHIN) * height, c];
  const { shift, tilt, arms, legs, hands = ["hang", "hang"], head = 0, turn } = posture;
  const bend = (x: number, y: number): number => (turn === undefined ? x : turning(x, y, turn));
  return {
    warp: ([x, y, c]) => build([bend(x, y) + curve(shift, y), y + x * curve(tilt, y) + (flat ? 0 : slope(x, y)), c]),
    arms: { "-1": arms[0].map(build), 1: arms[1].map(build) },
    legs: { "-1": legs[0].map(build), 1: legs[1].map(build) },
    hands: { "-1": hands[0], 1: hands[1] },
    far: turn,
    flat,
    wearer,
    head,
    girth,
    ground: CHIN + (985 - CHIN) * height,
  };
}

/** How the sleeves of a garment laid flat may lie: how far each wrist is moved out and down, elbows half as far. */
const LIES: readonly (readonly [left: Point, right: Point])[] = [
  [
    [0, 0],
    [0, 0],
  ],
  [
    [9, -2],
    [9, -2],
  ],
  [
    [-7, 1],
    [-6, 1],
  ],
  [
    [11, -3],
    [-4, 1],
  ],
  [
    [-5, 1],
    [10, -3],
  ],
];

/** Laid out for a packshot; the product's id settles how its sleeves and legs lie. */
export function flatFrame(wearer: Wearer, id?: string): Frame {
  const random = seeded(`lie/${id}`);
  const [left, right] = id === undefined ? nth(LIES, 0) : random.pick(LIES);
  const apart: Point = [id === undefined ? 0 : random.between(-5, 6), 0];
  const laid = (joints: Points, side: Side, [dx, dy]: Point): Points =>
    joints.map((p, i) => add(p, [side * dx, dy], i / 2));
  const arms = [laid(FLAT.arms[0], -1, left), laid(FLAT.arms[1], 1, right)] as const;
  const legs = [laid(FLAT.legs[0], -1, apart), laid(FLAT.legs[1], 1, apart)] as const;
  return frameOf({ ...FLAT, arms, legs }, wearer, true);
}
/** Worn by a figure in a pose. */
export const bodyFrame = (wearer: Wearer, pose: Pose): Frame => frameOf(POSTURES[pose], wearer, false);

/** Keys of a limb's half widths, thicker or thinner as the wearer is. */
export const girthOf = (f: Frame, widths: Keys): Keys => widths.map(([at, w]) => [at, w * f.girth]);
