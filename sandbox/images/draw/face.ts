import type { Body } from "./skin";
import { tone } from "./colour";
import { open, path, SIDES, type Point, type Points, type Side } from "./geometry";
import { fold } from "./marks";
import { fill, line } from "./svg";

/** A face as a fashion drawing has it: brows, lowered lids, a shadow for the nose, a mouth. */
export function face({ f, skin }: Body, hair: string): string {
  const p = (x: number, y: number): Point => f.warp([x + f.head * 1.7, y]);
  const stroke = (points: Points, width: number, opacity: number, colour = skin.shade): string =>
    line(open(points), colour, width, { opacity });
  const lash = tone(skin.deep, -0.25, 0.5);
  const brow = tone(hair, -0.05, 0.8);
  const eye = (s: Side): string =>
    fill(path([p(s * 7.5, 55), p(s * 15, 49.5), p(s * 23.5, 54.5), p(s * 15.5, 59)]), skin.shade, 0.42) +
    stroke([p(s * 7.5, 55.5), p(s * 11, 58.2), p(s * 16, 59), p(s * 21, 57.2), p(s * 24.5, 53.8)], 1.7, 0.95, lash) +
    stroke([p(s * 8, 53), p(s * 15, 50), p(s * 22.5, 52.6)], 0.8, 0.5, skin.deep) +
    stroke([p(s * 7, 44.5), p(s * 13, 41.6), p(s * 19, 41.4), p(s * 26, 45)], 2, 0.75, brow);
  const side = f.head < 0 ? -1 : 1;
  const nose =
    fold(p(side * 3.5, 50), p(side * 5, 73), { bend: side * 0.06, width: 5, side, colour: skin.shade, alpha: 0.4 }) +
    stroke([p(-5.5, 73), p(-2.5, 75.6), p(0, 76.2), p(2.5, 75.6), p(5.5, 73)], 1.2, 0.6);
  const mouth =
    fill(path([p(-9, 90), p(-3.5, 87.2), p(0, 88.2), p(3.5, 87.2), p(9, 90), p(0, 90.8)]), skin.lip, 0.85) +
    fill(path([p(-8, 90.3), p(0, 90.9), p(8, 90.3), p(3.5, 94.4), p(-3.5, 94.4)]), skin.lip, 0.65) +
    stroke([p(-9, 90.2), p(0, 91), p(9, 90.2)], 0.8, 0.5, skin.deep) +
    stroke([p(-4, 98), p(0, 99), p(4, 98)], 1.4, 0.35);
  return SIDES.map(eye).join("") + nose + mouth;
}
