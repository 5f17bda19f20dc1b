import type { Body } from "./skin";
import { face } from "./face";
import { outlineOf, open, path, SIDES, type Point, type Side } from "./geometry";
import { fold, hug } from "./marks";
import { fill, group, line } from "./svg";

const SKULL = outlineOf([
  0, 110, 13, 106, 25, 93, 33, 74, 36, 48, 33, 18, 18, 2, 0, -2, -18, 2, -33, 18, -36, 48, -33, 74, -25, 93, -13, 106,
]);

const JAW = outlineOf([
  0, 111, 15, 108, 29, 94, 35, 74, 37, 48, 33, 18, 18, 2, 0, -2, -18, 2, -33, 18, -37, 48, -35, 74, -29, 94, -15, 108,
]);

/** The ear that is not turned away. */
function ear({ f, skin }: Body, s: Side): string {
  if (s * f.head > 2) return "";
  const p = (x: number, y: number): Point => f.warp([x + f.head, y]);
  const shell = path([
    p(s * 33, 52),
    p(s * 38.5, 48),
    p(s * 41.5, 54),
    p(s * 39.5, 64),
    p(s * 35.5, 71),
    p(s * 32, 68),
  ]);
  return (
    fill(shell, skin.base) +
    line(shell, skin.deep, 0.6, { opacity: 0.35 }) +
    line(open([p(s * 36, 53), p(s * 38.8, 56), p(s * 36.6, 64)]), skin.shade, 1.2, { opacity: 0.5 })
  );
}

/** The head without its hair; `hair` is what the brows are coloured like. */
export function head(body: Body, hair: string, back: boolean): string {
  const { art, f, skin } = body;
  const turn = f.head;
  const skull = f.wearer === "men" ? JAW : SKULL;
  const d = path(skull.map(([x, y]) => f.warp([x + turn * (y > 109 ? 1.2 : 1), y])));
  art.silhouettes.push(d);
  const p = (x: number, y: number): Point => f.warp([x + turn * 1.7, y]);
  const form =
    hug(d, skin.shade, { width: 34, alpha: 0.4, steps: 6, move: [-8, -3] }) +
    hug(d, skin.light, { width: 10, alpha: 0.3, steps: 3, move: [4, -2] }) +
    fold(p(20, 58), p(14, 88), { bend: 0.2, width: 9, side: 0, colour: skin.lip, alpha: 0.22 });
  return (
    SIDES.map((s) => ear(body, s)).join("") +
    fill(d, skin.base) +
    group({ "clip-path": `url(#${art.clip(d)})` }, form + (back ? "" : face(body, hair))) +
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
