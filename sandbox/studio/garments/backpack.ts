import { outlineOf, open, path, type Points } from "../draw/geometry";
import { drape, hug, seam, stitching } from "../draw/marks";
import { piece } from "../draw/piece";
import { circle, line } from "../draw/svg";
import type { BagWork } from "./bag-work";
import { buckle } from "./fastenings";
import { wire } from "./metals";

const BODY = outlineOf([
  -96, -150, -60, -176, 0, -184, 60, -176, 96, -150, 122, -60, 128, 70, 118, 138, 86, 152, 0, 156, -86, 152, -118, 138,
  -128, 70, -122, -60,
]);

function straps({ art, m }: BagWork): string {
  return [-1, 1]
    .map((s) => {
      const outline: Points = [
        [s * 28, -160, 1],
        [s * 62, -166, 1],
        [s * 78, -60],
        [s * 82, 90],
        [s * 74, 118, 1],
        [s * 50, 118, 1],
        [s * 46, 20],
        [s * 34, -80],
      ];
      return (
        hug(path(outline), m.deep, { width: 10, alpha: 0.4, steps: 3, move: [2, 4] }) +
        piece(art, m, { outline, round: 0.8 }) +
        stitching(m, [
          [s * 55, -150],
          [s * 66, -40],
          [s * 64, 110],
        ])
      );
    })
    .join("");
}

function front({ art, m, metal }: BagWork): string {
  const pocket = outlineOf([-84, 36, 0, 40, 84, 36, 88, 120, 74, 134, 0, 138, -74, 134, -88, 120], [0, 2]);
  const lid = outlineOf([
    -94, -150, -58, -178, 0, -186, 58, -178, 94, -150, 104, -60, 90, -14, 0, -4, -90, -14, -104, -60,
  ]);
  const tabs = [-46, 46].map((x) => {
    const tab: Points = [
      [x - 9, -34, 1],
      [x + 9, -34, 1],
      [x + 8, 22],
      [x, 28],
      [x - 8, 22],
    ];
    return (
      hug(path(tab), m.deep, { width: 6, alpha: 0.4, steps: 3, move: [1, 2] }) +
      piece(art, m, { outline: tab, round: 0.5 }) +
      buckle({ at: [x, 2], half: 10, metal: metal.base }, m.deep)
    );
  });
  return (
    hug(path(pocket), m.deep, { width: 9, alpha: 0.34, steps: 3, move: [1, 3] }) +
    piece(art, m, { outline: pocket, round: 0.6 }) +
    wire("M-70 54H70", 2.4, metal) +
    hug(path(lid), m.deep, { width: 18, alpha: 0.44, steps: 5, move: [2, 7] }) +
    piece(art, m, {
      outline: lid,
      half: 96,
      inside: drape(m, [-60, -160], [10, -20], { width: 26, bend: 0.1, strength: 0.4 }),
    }) +
    stitching(m, [
      [-84, -22],
      [0, -12],
      [84, -22],
    ]) +
    tabs.join("")
  );
}

/** A backpack: lid, outer pocket, two buckled tabs; its shoulder straps from behind. */
export function backpack(w: BagWork): string {
  const { art, m, metal, back } = w;
  const loop = open([
    [-22, -178],
    [-18, -214],
    [18, -214],
    [22, -178],
  ]);
  art.silhouettes.push(
    path([
      [-26, -178],
      [-22, -220],
      [22, -220],
      [26, -178],
    ]),
  );
  art.grow({ x0: -128, x1: 128, y0: -222, y1: 156 });
  const handle =
    line(loop, m.deep, 11, { opacity: 0.9 }) +
    line(loop, m.base, 9) +
    line(loop, m.light, 1.6, { opacity: 0.5, move: [-2, -2] });
  const sides =
    drape(m, [-104, -130], [-112, 130], { width: 14, side: -1 }) +
    drape(m, [104, -130], [112, 130], { width: 18 }) +
    seam(m, [
      [-116, 128],
      [0, 140],
      [116, 128],
    ]);
  const body = piece(art, m, { outline: BODY, half: 128, inside: sides });
  const ring = circle([0, -168], 5, { fill: "none", stroke: metal.base, "stroke-width": 2.4 });
  return handle + body + (back ? straps(w) + ring : front(w));
}
