import type { Body } from "./skin";
import { tone } from "./colour";
import { open, path, SIDES, type Point, type Points, type Side } from "./geometry";
import { fold } from "./marks";
import { circle, fill, line } from "./svg";

interface Look {
  body: Body;
  /** Puts a point of the face on the turned head. */
  p: (x: number, y: number) => Point;
  stroke: (points: Points, width: number, opacity: number, colour?: string) => string;
}

function eye({ body: { f, skin }, p, stroke }: Look, s: Side, iris: string): string {
  const lash = tone(skin.deep, -0.25, 0.5);
  const almond = [
    p(s * 8, 55),
    p(s * 12, 51.2),
    p(s * 17, 50.2),
    p(s * 22, 52),
    p(s * 24, 54.4),
    p(s * 18, 57.6),
    p(s * 12, 57.4),
  ];
  const [x, y] = p(s * 16 + f.head * 0.12, 53.9);
  const soft = f.wearer === "women" ? 1 : 0.6;
  return (
    fill(path([p(s * 6, 53), p(s * 15, 46.5), p(s * 25, 51), p(s * 16, 56)]), skin.shade, 0.4 * soft) +
    fill(path(almond), tone(skin.light, 0.12, 0.25), 0.95) +
    circle([x, y], 3.6, { fill: iris }) +
    circle([x, y], 1.7, { fill: "#120c0a" }) +
    circle([x - 1.1, y - 1.3], 0.8, { fill: "#ffffff", "fill-opacity": 0.85 }) +
    stroke(
      [p(s * 7.4, 55.6), p(s * 12, 51), p(s * 17, 49.9), p(s * 22.4, 51.8), p(s * 25.4, 53.6)],
      1 + 0.8 * soft,
      0.95,
      lash,
    ) +
    stroke([p(s * 9, 50), p(s * 16, 47.2), p(s * 23.4, 49.6)], 0.7, 0.5, skin.deep) +
    stroke([p(s * 11, 58), p(s * 18, 58.4), p(s * 23.4, 55.4)], 0.7, 0.35, skin.deep)
  );
}

function brow({ body: { f }, p }: Look, s: Side, colour: string): string {
  const thick = f.wearer === "men" ? 1.5 : 0.9;
  const shape = [
    p(s * 6.5, 43.6 + thick),
    p(s * 14, 39.8 + thick * 0.8),
    p(s * 27, 44.4),
    p(s * 19, 39.4 - thick * 0.4),
    p(s * 13, 39.6 - thick),
    p(s * 6.5, 42.6 - thick * 0.5),
  ];
  return fill(path(shape), colour, 0.8);
}

/** A man's beard, shaved this morning. */
function stubble({ p }: Look, hair: string): string {
  const jaw = [
    p(-31, 72),
    p(-22, 82),
    p(-10, 84),
    p(0, 82),
    p(10, 84),
    p(22, 82),
    p(31, 72),
    p(26, 96),
    p(12, 110),
    p(-12, 110),
    p(-26, 96),
  ];
  return fill(path(jaw), hair, 0.1);
}

/** A face as a fashion drawing has it: brows, eyes, a shadow for the nose, a mouth. */
export function face(body: Body, hair: string): string {
  const { f, skin } = body;
  const p = (x: number, y: number): Point => f.warp([x + f.head * 1.7, y]);
  const stroke = (points: Points, width: number, opacity: number, colour = skin.shade): string =>
    line(open(points), colour, width, { opacity });
  const look: Look = { body, p, stroke };
  const iris = tone(hair, -0.08, 0.7);
  const side = f.head < 0 ? -1 : 1;
  const nose =
    fold(p(side * 3.5, 50), p(side * 5, 72), { bend: side * 0.06, width: 4, side, colour: skin.shade, alpha: 0.34 }) +
    stroke([p(-5, 73), p(-3, 75), p(-1, 75.4)], 1.1, 0.55) +
    stroke([p(1, 75.4), p(3, 75), p(5, 73)], 1.1, 0.55);
  const red = f.wearer === "women" ? 1 : 0.55;
  const wide = f.wearer === "men" ? 10.5 : 9.5;
  const mouth =
    fill(
      path([p(-wide, 89.6), p(-3.5, 86.8), p(0, 87.9), p(3.5, 86.8), p(wide, 89.6), p(0, 90.6)]),
      skin.lip,
      0.85 * red,
    ) +
    fill(path([p(-8.5, 90), p(0, 90.8), p(8.5, 90), p(4, 94.6), p(-4, 94.6)]), skin.lip, 0.65 * red) +
    stroke([p(-wide, 89.8), p(0, 90.8), p(wide, 89.8)], 0.9, 0.6, skin.deep) +
    stroke([p(-4, 98), p(0, 99), p(4, 98)], 1.4, 0.3);
  const eyes = SIDES.map((s) => eye(look, s, iris) + brow(look, s, tone(hair, -0.05, 0.8)));
  return (f.wearer === "men" ? stubble(look, hair) : "") + eyes.join("") + nose + mouth;
}
