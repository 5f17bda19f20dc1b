import { flatFrame } from "./draw/frames";
import { nth, type Point, type Points } from "./draw/geometry";
import { isThing } from "./garments/lay";
import type { Garment, GarmentSpec, GarmentType } from "./spec";

/** The wrist of a sleeve laid flat. */
const [WRIST_X, WRIST_Y] = nth(flatFrame("women").arms[1], 2);
const CUFF: Point = [WRIST_X - 6, WRIST_Y - 10];
const TAILORED: Points = [
  [4, 224],
  [48, 412],
  [0, 350],
  [-4, 160],
];
const JACKET: Points = [[2, 196], [26, 320], CUFF, [2, 150]];

const top = ({ cut }: Garment<"top">): Points => {
  const hem: Point = [20, (cut.hemY ?? 412) - 26];
  if (!cut.sleeve) return [[6, 210], hem, [30, 260]];
  return [[6, 178], cut.sleeve === "short" ? [WRIST_X - 6, 270] : CUFF, hem, [36, 246]];
};

const trousers = ({ cut }: Garment<"trousers">): Points => [
  [14, 352],
  [44, 390 + 490 * (cut.to ?? 0.97)],
  [40, 400],
  [-20, 352],
];

const jewellery = ({ kind }: Garment<"jewellery">): Points => {
  if (kind === "set")
    return [
      [0, 20],
      [92, 230],
      [-60, -60],
    ];
  return kind === "necklace"
    ? [
        [0, 20],
        [-60, -60],
        [90, -110],
      ]
    : [
        [-80, 10],
        [80, 20],
        [0, 60],
      ];
};

/** What is worth a closer look, the best first, in the drawing's own units. */
const POINTS: { [T in GarmentType]: Points | ((spec: Garment<T>) => Points) } = {
  top,
  trousers,
  jewellery,
  dress: ({ cut }) => [
    [4, 196],
    [0, 336],
    [30, cut.skirt.y1 - 70],
    [24, 300],
  ],
  skirt: ({ cut }) => [
    [10, 346],
    [20, cut.y1 - 60],
    [30, 470],
  ],
  blazer: TAILORED,
  coat: TAILORED,
  trench: [[6, 226], [0, 336], [62, 420], CUFF],
  puffer: JACKET,
  biker: JACKET,
  cardigan: [[0, 214], CUFF, [0, 360], [30, 300]],
  bag: [
    [4, 30],
    [-104, -70],
    [60, 90],
  ],
  shoes: [
    [-110, 0],
    [60, 0],
    [-40, -40],
  ],
  scarf: [
    [6, -250],
    [-20, 236],
    [0, 0],
  ],
  hat: [
    [10, 60],
    [-40, -40],
    [70, 80],
  ],
  belt: [
    [-34, 76],
    [70, 66],
    [120, -10],
  ],
};

function pointsOf<T extends GarmentType>(type: T, spec: Garment<T>): Points {
  const points: Points | ((spec: Garment<T>) => Points) = POINTS[type];
  return typeof points === "function" ? points(spec) : points;
}

/** Where the n-th close view looks (1, 2, 3 …), on the frame. */
export function focusOf(spec: GarmentSpec, view: number): Point {
  const list = pointsOf(spec.type, spec);
  const point = nth(list, (view - 1) % list.length);
  return isThing(spec) ? point : flatFrame(spec.wearer).warp(point);
}
