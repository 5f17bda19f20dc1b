import type { Art } from "../draw/art";
import type { Frame } from "../draw/frames";
import { add, mix, nth, path, tube, tubeOutline, unit, xy, type Point, type Points } from "../draw/geometry";
import { drape, hug } from "../draw/marks";
import { material, type Material } from "../draw/material";
import { piece } from "../draw/piece";
import { line } from "../draw/svg";
import type { Garment } from "../spec";

/** An end of the scarf that hangs down the front. */
function tail(art: Art, m: Material, joints: Points, fringe: boolean): string {
  const t = tube(
    joints,
    [
      [0, 15],
      [0.3, 20],
      [1, 23],
    ],
    { count: 7 },
  );
  const [a, b] = [nth(t.a, -1), nth(t.b, -1)];
  const down = unit(nth(t.middle, -2), nth(t.middle, -1));
  const threads = fringe
    ? Array.from({ length: 11 }, (_, i) => {
        const from = mix(a, b, (i + 0.5) / 11);
        return `M${xy(from)}L${xy(add(add(from, down, 17), [art.rnd.between(-1.5, 1.5), 0]))}`;
      }).join("")
    : "";
  const folds = [-0.5, 0.25, 0.7].map((u, i) =>
    drape(m, mix(nth(t.b, 1), nth(t.a, 1), (u + 1) / 2), mix(nth(t.b, 6), nth(t.a, 6), (u + 1) / 2), {
      width: 6,
      strength: 0.9,
      side: i % 2 ? 1 : -1,
    }),
  );
  const outline = tubeOutline(t);
  return (
    line(threads, m.shade, 1.8) +
    hug(path(outline), m.deep, { width: 10, alpha: 0.32, steps: 4, move: [2, 4] }) +
    piece(art, m, { outline, axis: t.middle, half: 22, inside: folds.join("") })
  );
}

/** A scarf wound once around the neck, its ends hanging before the chest; from behind only the winding shows. */
export function wornScarf(art: Art, f: Frame, spec: Garment<"scarf">, back: boolean): string {
  const m = material(spec);
  const P = (x: number, y: number, c?: number): Point => f.warp([x, y, c]);
  const loop = [
    P(-30, 118),
    P(-40, 134),
    P(-44, 150),
    P(-34, 168),
    P(-12, 180),
    P(14, 181),
    P(36, 168),
    P(45, 149),
    P(40, 132),
    P(30, 117),
    P(16, 126),
    P(0, 130),
    P(-16, 126),
  ];
  const turns =
    drape(m, P(-40, 134), P(34, 160), { bend: -0.2, width: 9, side: -1, strength: 1.1 }) +
    drape(m, P(42, 136), P(-30, 166), { bend: 0.16, width: 8, side: 1 }) +
    drape(m, P(-28, 124), P(40, 146), { bend: -0.2, width: 6, side: -1 });
  const winding =
    hug(path(loop), m.deep, { width: 14, alpha: 0.36, steps: 5, move: [2, 6] }) +
    piece(art, m, { outline: loop, half: 45, axis: [P(0, 118), P(0, 180)], inside: turns });
  if (back) return winding;
  return (
    tail(art, m, [P(15, 168), P(21, 230), P(20, 318)], spec.fringe) +
    tail(art, m, [P(-12, 168), P(-20, 250), P(-17, 352)], spec.fringe) +
    winding
  );
}
