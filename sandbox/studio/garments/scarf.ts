import type { Art } from "../draw/art";
import {
  outlineOf,
  across,
  add,
  mix,
  nth,
  path,
  tube,
  tubeOutline,
  unit,
  xy,
  type Point,
  type Points,
} from "../draw/geometry";
import { drape, hug } from "../draw/marks";
import { material, type Material } from "../draw/material";
import { piece } from "../draw/piece";
import { fill, line } from "../draw/svg";
import type { Garment } from "../spec";

interface Fall {
  joints: Points;
  width: number;
  /** Length of its fringe; 0 for a plain edge. */
  fringe: number;
}

function fringeOf(art: Art, m: Material, [a, b]: readonly [Point, Point], down: Point): string {
  const { rnd } = art;
  let out = "";
  for (let i = 0; i < 17; i++) {
    const from = mix(a, b, (i + 0.5) / 17);
    const to = add(add(from, down), [rnd.between(-3, 3), 0]);
    const d = `M${xy(from)}Q${xy(add(mix(from, to, 0.5), [rnd.between(-3, 3), 0]))} ${xy(to)}`;
    out += line(d, m.shade, 3.4, { opacity: 0.8 }) + line(d, i % 3 ? m.base : m.light, 2.4);
  }
  return out;
}

function fallOf(art: Art, m: Material, { joints, width, fringe }: Fall): string {
  const t = tube(
    joints,
    [
      [0, width * 0.8],
      [0.3, width],
      [1, width * 1.14],
    ],
    { count: 8 },
  );
  const sides = { inner: t.b, outer: t.a, to: 1 };
  const dir = unit(nth(t.middle, -2), nth(t.middle, -1));
  const ends = [nth(t.a, -1), nth(t.b, -1)] as const;
  const folds = [-0.6, -0.1, 0.35, 0.75].map((u, i) =>
    drape(m, across(sides, 0.02, u * 0.8), across(sides, 0.7 + (i % 2) * 0.28, u), {
      width: 12,
      strength: 0.9,
      side: i % 2 ? 1 : -1,
      bend: 0.01,
    }),
  );
  const tassels = fringe ? fringeOf(art, m, ends, [dir[0] * fringe, dir[1] * fringe]) : "";
  const outline = tubeOutline(t);
  const inside =
    folds.join("") + (fringe ? "" : hug(path([...ends], false), m.deep, { width: 14, alpha: 0.24, steps: 4 }));
  return tassels + piece(art, m, { outline, axis: t.middle, half: width, inside });
}

/** A long scarf, folded once and hung: two falls below a loop. */
export function scarf(art: Art, spec: Garment<"scarf">): string {
  const m = material(spec);
  const fringe = spec.fringe ? 45 : 0;
  const loop = outlineOf([
    -108, -262, -96, -318, -40, -348, 40, -346, 98, -312, 106, -258, 80, -214, 20, -196, -50, -204, -92, -228,
  ]);
  const hole = outlineOf([-58, -300, 0, -322, 60, -298, 30, -280, -28, -280]);
  const turns =
    drape(m, [-100, -280], [96, -270], { bend: -0.2, width: 20, side: -1, strength: 1.1 }) +
    drape(m, [-96, -254], [90, -240], { bend: -0.16, width: 16, side: -1 }) +
    drape(m, [-80, -310], [84, -306], { bend: -0.1, width: 14, side: -1 });
  return (
    fallOf(art, m, {
      joints: [
        [46, -250],
        [66, -60],
        [70, 210],
      ],
      width: 58,
      fringe,
    }) +
    fallOf(art, m, {
      joints: [
        [-42, -254],
        [-62, -40],
        [-54, 262],
      ],
      width: 64,
      fringe,
    }) +
    hug(path(loop), m.deep, { width: 20, alpha: 0.36, steps: 5, move: [3, 8] }) +
    piece(art, m, {
      outline: loop,
      half: 106,
      axis: [
        [0, -340],
        [0, -200],
      ],
      inside: turns,
    }) +
    fill(path(hole), m.deep, 0.75)
  );
}
