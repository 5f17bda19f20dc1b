import type { Pose } from "../spec";
import type { Keys, Points, Side } from "./geometry";

export type Hand = "hang" | "hip" | "pocket" | "grip";

export interface Posture {
  shift: Keys;
  tilt: Keys;
  arms: readonly [Points, Points];
  legs: readonly [Points, Points];
  hands?: readonly [Hand, Hand];
  head?: number;
  /** Three-quarter: the side it turns to, which is then the far one. */
  turn?: Side;
}

const NONE: Keys = [
  [0, 0],
  [1000, 0],
];

/** Laid out: arms a little away from the body. */
export const FLAT: Posture = {
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

export const POSTURES: Record<Pose, Posture> = {
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
        [122, 302],
        [72, 420],
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
  /** Three-quarter to the viewer's left, the near hand in the pocket. */
  turn: {
    ...STANDING,
    arms: [
      [
        [-64, 188],
        [-84, 314],
        [-79, 440],
      ],
      [
        [69, 183],
        [106, 304],
        [60, 418],
      ],
    ],
    legs: [
      [
        [-46, 440],
        [-42, 695],
        [-46, 918],
      ],
      [
        [20, 446],
        [26, 695],
        [22, 930],
      ],
    ],
    hands: ["hang", "pocket"],
    head: -9,
    turn: -1,
  },
  /** A long step, three-quarter to the viewer's right. */
  stride: {
    shift: [
      [100, 4],
      [168, 2],
      [326, 0],
      [425, -2],
      [800, 0],
      [1000, 0],
    ],
    tilt: [
      [100, -0.02],
      [168, -0.035],
      [326, 0.03],
      [425, 0.05],
      [600, 0.02],
      [1000, 0],
    ],
    arms: [
      [
        [-69, 186],
        [-100, 308],
        [-84, 430],
      ],
      [
        [64, 182],
        [90, 306],
        [104, 424],
      ],
    ],
    legs: [
      [
        [-30, 446],
        [-40, 690],
        [-66, 872],
      ],
      [
        [34, 440],
        [38, 695],
        [40, 932],
      ],
    ],
    head: 9,
    turn: 1,
  },
};
