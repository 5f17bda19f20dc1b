import type { Pose, Wearer } from "../spec";
import { curve, type Keys, type Point, type Points, type Side } from "./geometry";

/*
 * The body's own units: crown 0, chin 108, shoulder 168, waist 326, hip 425, crotch 470, knee 695, ankle 925, toe 985.
 * Nine heads tall, x = 0 in the middle, the viewer's left negative. A frame bends it: `warp` moves points of the trunk,
 * `arms` and `legs` are lines of joints. The same cut laid on the flat frame is a packshot, on a pose it is worn.
 */
export type Hand = "hang" | "hip" | "pocket";

export interface Frame {
  warp: (p: Point) => Point;
  arms: Record<Side, Points>;
  legs: Record<Side, Points>;
  hands: Record<Side, Hand>;
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

interface Posture {
  shift: Keys;
  tilt: Keys;
  arms: readonly [Points, Points];
  legs: readonly [Points, Points];
  hands?: readonly [Hand, Hand];
  head?: number;
}

const NONE: Keys = [
  [0, 0],
  [1000, 0],
];

const FLAT: Posture = {
  shift: NONE,
  tilt: NONE,
  arms: [
    [
      [-80, 182],
      [-117, 312],
      [-143, 446],
    ],
    [
      [80, 182],
      [116, 314],
      [140, 448],
    ],
  ],
  legs: [
    [
      [-37, 440],
      [-47, 690],
      [-53, 930],
    ],
    [
      [37, 440],
      [48, 690],
      [55, 930],
    ],
  ],
};

const STANDING = {
  shift: [
    [100, 0],
    [168, 0],
    [326, -3],
    [425, -11],
    [520, -10],
    [800, -4],
    [1000, 0],
  ],
  tilt: [
    [100, -0.02],
    [168, -0.05],
    [250, -0.03],
    [340, 0.04],
    [425, 0.075],
    [600, 0.03],
    [1000, 0],
  ],
  legs: [
    [
      [-46, 440],
      [-34, 695],
      [-20, 925],
    ],
    [
      [27, 446],
      [44, 695],
      [66, 915],
    ],
  ],
  head: -4,
} as const;

const POSTURES: Record<Pose, Posture> = {
  /** Weight on one leg. */
  stand: {
    ...STANDING,
    arms: [
      [
        [-79, 190],
        [-101, 318],
        [-106, 446],
      ],
      [
        [79, 181],
        [110, 308],
        [103, 436],
      ],
    ],
  },
  /** Weight on one leg, a hand in the pocket. */
  pocket: {
    ...STANDING,
    arms: [
      [
        [-79, 190],
        [-101, 318],
        [-106, 446],
      ],
      [
        [79, 181],
        [122, 300],
        [86, 416],
      ],
    ],
    hands: ["hang", "pocket"],
  },
  /** A step towards the viewer. */
  walk: {
    shift: [
      [100, 2],
      [168, 0],
      [326, 2],
      [425, 8],
      [520, 8],
      [800, 3],
      [1000, 0],
    ],
    tilt: [
      [100, 0.02],
      [168, 0.035],
      [250, 0.02],
      [340, -0.03],
      [425, -0.055],
      [600, -0.02],
      [1000, 0],
    ],
    arms: [
      [
        [-79, 180],
        [-106, 308],
        [-120, 428],
      ],
      [
        [79, 188],
        [97, 316],
        [88, 440],
      ],
    ],
    legs: [
      [
        [-27, 446],
        [-26, 690],
        [-40, 880],
      ],
      [
        [42, 440],
        [22, 695],
        [12, 930],
      ],
    ],
    head: 4,
  },
  /** Hand on the hip. */
  hip: {
    shift: [
      [100, 0],
      [168, 0],
      [326, 4],
      [425, 12],
      [520, 11],
      [800, 4],
      [1000, 0],
    ],
    tilt: [
      [100, 0.02],
      [168, 0.045],
      [250, 0.02],
      [340, -0.04],
      [425, -0.07],
      [600, -0.03],
      [1000, 0],
    ],
    arms: [
      [
        [-79, 181],
        [-142, 286],
        [-72, 348],
      ],
      [
        [79, 190],
        [104, 318],
        [112, 444],
      ],
    ],
    legs: [
      [
        [-26, 446],
        [-42, 695],
        [-60, 918],
      ],
      [
        [47, 440],
        [36, 695],
        [20, 928],
      ],
    ],
    hands: ["hip", "hang"],
    head: 5,
  },
};

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

function frameOf(posture: Posture, wearer: Wearer, flat: boolean): Frame {
  const { width, height, girth } = BUILDS[wearer];
  const build = ([x, y, c]: Point): Point => [x * curve(width, y), y <= CHIN ? y : CHIN + (y - CHIN) * height, c];
  const { shift, tilt, arms, legs, hands = ["hang", "hang"], head = 0 } = posture;
  return {
    warp: ([x, y, c]) => build([x + curve(shift, y), y + x * curve(tilt, y), c]),
    arms: { "-1": arms[0].map(build), 1: arms[1].map(build) },
    legs: { "-1": legs[0].map(build), 1: legs[1].map(build) },
    hands: { "-1": hands[0], 1: hands[1] },
    flat,
    wearer,
    head,
    girth,
    ground: CHIN + (985 - CHIN) * height,
  };
}

/** Laid out for a packshot. */
export const flatFrame = (wearer: Wearer): Frame => frameOf(FLAT, wearer, true);
/** Worn by a figure in a pose. */
export const bodyFrame = (wearer: Wearer, pose: Pose): Frame => frameOf(POSTURES[pose], wearer, false);

/** Keys of a limb's half widths, thicker or thinner as the wearer is. */
export const girthOf = (f: Frame, widths: Keys): Keys => widths.map(([at, w]) => [at, w * f.girth]);
