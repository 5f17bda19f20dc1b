import { add, normal, nth, open, unit, type Point, type Points, type Side } from "./geometry";
import { skinPiece, type Body } from "./skin";
import { line } from "./svg";

/** Outline of a palm and of its thumb: along the hand, across it; positive is towards the body. */
const PALM: Points = [
  [-6, -7],
  [8, -8.5],
  [24, -10],
  [42, -8.5],
  [58, -3.5],
  [64, 1.5],
  [58, 5],
  [44, 8],
  [28, 9.5],
  [10, 8.5],
  [-6, 7],
];
const THUMB: Points = [
  [6, 5],
  [16, 11],
  [27, 14],
  [37, 14.5],
  [41, 12],
  [36, 9.5],
  [26, 6],
  [14, 2],
];
const FINGERS: Points = [
  [-4.5, 0.2],
  [-0.6, 2.1],
  [3.4, 3.8],
];

/** A fist around a handle: the fingers, drawn over what they hold. */
export function grip(body: Body, side: Side): string {
  const { f, skin } = body;
  const wrist = nth(f.arms[side], 2);
  const k = f.girth;
  const q = (x: number, y: number): Point => add(wrist, [-side * x * k, y * k]);
  const fist = [q(-8, 16), q(-10, 26), q(-9, 36), q(-2, 40), q(7, 39), q(11, 32), q(11, 22), q(7, 15)];
  const knuckles = [21, 27, 33].map((y) =>
    line(open([q(-7, y), q(1, y + 1.4), q(8, y)]), skin.shade, 1, { opacity: 0.6 }),
  );
  return skinPiece(body, fist) + knuckles.join("");
}

export function hand(body: Body, side: Side): string {
  const { f, skin } = body;

  const wrist = nth(f.arms[side], 2);
  const down = unit(nth(f.arms[side], 1), wrist);
  const dir =
    f.hands[side] === "hip" ? unit([0, 0], [-side * 0.75, 0.62]) : unit([0, 0], [down[0] - side * 0.12, down[1]]);
  const across = normal(dir);
  const q = ([l, w]: Point): Point => add(add(wrist, dir, l * f.girth), across, -side * w * f.girth);
  // The fingers of a hand that holds something are drawn over what it holds.
  if (f.hands[side] === "grip")
    return skinPiece(
      body,
      PALM.map(([l, w]) => q([l * 0.55, w])),
    );
  const creases = FINGERS.map(([a, b]) =>
    line(open([q([31, a]), q([45, a * 0.85 + 0.3]), q([58, b])]), skin.shade, 0.9, { opacity: 0.55 }),
  );
  return skinPiece(body, PALM.map(q)) + creases.join("") + skinPiece(body, THUMB.map(q));
}
