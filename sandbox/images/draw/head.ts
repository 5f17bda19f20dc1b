import type { Body } from "./body";
import { outlineOf, open, path, type Point, type Points, type Side } from "./geometry";
import { fold, hug } from "./marks";
import { fill, group, line } from "./svg";

const SKULL = outlineOf([
  0, 110, 13, 106, 25, 93, 33, 74, 36, 48, 33, 18, 18, 2, 0, -2, -18, 2, -33, 18, -36, 48, -33, 74, -25, 93, -13, 106,
]);

/** A face without eyes: pictures cut it at the nose, put glasses on it, or show it from behind. */
export function head({ art, f, skin }: Body, lips: boolean): string {
  const turn = f.head;
  const d = path(SKULL.map(([x, y]) => f.warp([x + turn * (y === 110 ? 1.2 : 1), y])));
  art.silhouettes.push(d);
  const p = (x: number, y: number): Point => f.warp([x + turn * 1.7, y]);
  const stroke = (points: Points, width: number, opacity: number, colour = skin.shade): string =>
    line(open(points), colour, width, { opacity });
  const mouth = lips
    ? fill(path([p(-9, 90), p(-3.5, 87.2), p(0, 88.2), p(3.5, 87.2), p(9, 90), p(0, 90.8)]), skin.lip, 0.85) +
      fill(path([p(-8, 90.3), p(0, 90.9), p(8, 90.3), p(3.5, 94.4), p(-3.5, 94.4)]), skin.lip, 0.65) +
      stroke([p(-9, 90.2), p(0, 91), p(9, 90.2)], 0.8, 0.5, skin.deep) +
      stroke([p(-5, 73.5), p(-2, 75.5), p(2, 75.5), p(5, 73.5)], 1.3, 0.6) +
      stroke([p(-4, 98), p(0, 99), p(4, 98)], 1.4, 0.35)
    : "";
  const form =
    hug(d, skin.shade, { width: 34, alpha: 0.4, steps: 6, move: [-8, -3] }) +
    hug(d, skin.light, { width: 10, alpha: 0.3, steps: 3, move: [4, -2] }) +
    fold(p(20, 58), p(14, 88), { bend: 0.2, width: 9, side: 0, colour: skin.lip, alpha: 0.22 });
  return (
    fill(d, skin.base) +
    group({ "clip-path": `url(#${art.clip(d)})` }, form + mouth) +
    line(d, skin.deep, 0.6, { opacity: 0.3 })
  );
}

/** Dark glasses: a face can then be shown whole without being drawn. */
export function glasses({ f }: Body): string {
  const colour = "#241d1b";
  const p = (x: number, y: number): Point => f.warp([x + f.head * 1.6, y]);
  const side = (s: Side): string =>
    line(open([p(s * 29, 50), p(s * 35, 49)]), colour, 2.4) +
    fill(
      path([p(s * 4, 50), p(s * 14, 46), p(s * 27, 47), p(s * 30, 54), p(s * 25, 65), p(s * 14, 68), p(s * 6, 62)]),
      colour,
    ) +
    fill(path([p(s * 15 - 6, 50), p(s * 15 + 3, 49), p(s * 15 - 3, 63), p(s * 15 - 8, 60)]), "#fff", 0.12);
  return line(open([p(-5, 52), p(0, 50), p(5, 52)]), colour, 2.4) + side(-1) + side(1);
}
