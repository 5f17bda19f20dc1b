import type { Art } from "../draw/art";
import type { Frame } from "../draw/frames";
import { n1, nth, open, type Point, type Side } from "../draw/geometry";
import { drape, fold } from "../draw/marks";
import { leather } from "../draw/material";
import { piece } from "../draw/piece";
import { group, line } from "../draw/svg";
import type { Garment, ShoeSpec } from "../spec";
import { BOOT_LIFT, shoeSide } from "./shoe-side";

type Place = readonly [x: number, y: number, scale: number];

/** Moves a path of absolute M, L, C, Q and Z commands. */
const movedPath = (d: string, [dx, dy, k]: Place): string =>
  d.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) => `${n1(Number(x) * k + dx)} ${n1(Number(y) * k + dy)}`,
  );

/** A pair, one shoe behind the other: laid on paper, or standing on something that is seen from the side. */
export function shoes(art: Art, spec: Garment<"shoes">, standing = false): string {
  const tall = spec.kind === "boot";
  const outside = art.silhouettes;
  art.silhouettes = [];
  const one = shoeSide(art, spec);
  const own = art.silhouettes.map((d) => (tall ? movedPath(d, [0, BOOT_LIFT, 1]) : d));
  const laid: Place = tall ? [74, -30, 0.94] : [40, -74, 0.93];
  const far: Place = standing ? [tall ? 66 : 58, 30, 0.96] : laid;
  const near: Place = tall ? [-44, 40, 1] : [-26, 40, 1];
  art.silhouettes = [...outside, ...own.map((d) => movedPath(d, far)), ...own.map((d) => movedPath(d, near))];
  const top = (tall ? -250 : -190) + far[1] - laid[1];
  // Its soles are what a standing pair is measured by.
  art.extent = tall ? { x0: -200, y0: top, x1: 150, y1: standing ? 50 : 70 } : { x0: -180, y0: top, x1: 150, y1: 50 };
  const at = ([x, y, k]: Place): string => group({ transform: `translate(${x} ${y}) scale(${k})` }, one);
  return at(far) + at(near);
}

/** A shoe on a standing figure, from the front. */
export function wornShoe(art: Art, f: Frame, side: Side, spec: ShoeSpec): string {
  const m = leather(spec.colour);
  const ankle = nth(f.legs[side], 2);
  const k = f.girth;
  const P = (x: number, y: number, c?: number): Point => [ankle[0] + side * x * k, ankle[1] + y * k, c];
  if (spec.kind === "boot") {
    const outline = [
      P(-13, -64, 1),
      P(0, -61),
      P(14, -64, 1),
      P(14, -20),
      P(17, 14),
      P(24, 40),
      P(22, 58),
      P(8, 63),
      P(-7, 58),
      P(-13, 36),
      P(-12, 10),
      P(-12, -20),
    ];
    const inside =
      drape(m, P(-12, -4), P(12, 6), { width: 5, strength: 0.9 }) +
      fold(P(2, 14), P(7, 48), { width: 5, side: 0, colour: m.light, alpha: 0.6 });
    return piece(art, m, { outline, half: 16, inside });
  }
  const heel = spec.kind === "pump" ? 10 : 0;
  const high = spec.kind === "sneaker" ? -12 : spec.kind === "ballerina" ? 12 : 0;
  const outline = [
    P(-10, 16 + high, 1),
    P(2, 27 + high),
    P(14, 15 + high, 1),
    P(19, 30),
    P(23, 48 + heel),
    P(17, 61 + heel),
    P(7, 65 + heel),
    P(-5, 58 + heel),
    P(-11, 40),
    P(-12, 26),
  ];
  const gloss = fold(P(2, 34), P(9, 56), { width: 5, side: 0, colour: m.light, alpha: 0.6 });
  const shoe = piece(art, m, { outline, half: 16, inside: gloss });
  if (spec.kind === "loafer") return shoe + line(open([P(-11, 38), P(3, 33), P(20, 36)]), m.deep, 4, { opacity: 0.6 });
  if (spec.kind !== "sneaker") return shoe;
  const laces = [18, 25, 32].map((y) => line(open([P(-5, y), P(4, y + 2), P(13, y)]), "#f7f3ea", 2.2)).join("");
  return shoe + laces + line(open([P(-9, 53), P(6, 63), P(21, 55)]), spec.sole ?? "#f3efe6", 5);
}
