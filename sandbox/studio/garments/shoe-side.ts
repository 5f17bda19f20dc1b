import type { Art } from "../draw/art";
import { tone } from "../draw/colour";
import { outlineOf, open, path } from "../draw/geometry";
import { drape, fold, hug, seam, stitching } from "../draw/marks";
import { leather, material, type Material } from "../draw/material";
import { piece } from "../draw/piece";
import { circle, fill, group, line } from "../draw/svg";
import type { Garment, ShoeKind } from "../spec";

interface Last {
  art: Art;
  m: Material;
  sole: Material;
}

/** How far a boot's drawing is lifted so that its heel stands at y = 0. */
export const BOOT_LIFT = -22;

function boot({ art, m, sole }: Last): string {
  const upper = outlineOf(
    [
      -38, -190, 0, -184, 46, -192, 50, -120, 56, -66, 62, -30, 60, -8, 20, -7, -60, -6, -128, -6, -141, -16, -136, -32,
      -112, -46, -76, -60, -48, -84, -40, -130,
    ],
    [0, 2, 6, 9],
  );
  const welt = outlineOf([-141, -14, -60, -12, 20, -14, 20, -3, -60, 2, -120, 2, -141, -4], [0, 2, 3]);
  const elastic =
    fill("M2 -186L28 -186L20 -110L8 -110Z", m.deep, 0.6) +
    line("M6 -182L11 -112M12 -183L14 -112M19 -183L17 -112M25 -183L20 -112", m.light, 0.8, { opacity: 0.25 });
  const inside =
    drape(m, [-44, -96], [10, -74], { bend: 0.14, width: 8, side: -1 }) +
    drape(m, [-52, -78], [2, -58], { bend: 0.12, width: 8, side: -1 }) +
    drape(m, [40, -90], [4, -66], { bend: 0.1, width: 7 }) +
    fold([-120, -26], [-56, -56], { bend: -0.08, width: 12, side: 0, colour: m.light, alpha: 0.7 }) +
    fold([-22, -180], [-24, -100], { width: 11, side: 0, colour: m.light, alpha: 0.4 }) +
    elastic +
    seam(
      m,
      [
        [34, -190],
        [26, -104],
        [60, -60],
      ],
      { stitch: false, strength: 0.7 },
    );
  const heel = piece(art, sole, {
    outline: [
      [16, -12, 1],
      [63, -14, 1],
      [60, 22, 1],
      [24, 22, 1],
    ],
    round: 0.8,
  });
  const body = piece(art, m, {
    outline: upper,
    half: 60,
    axis: [
      [10, -190],
      [10, -100],
      [0, -10],
    ],
    inside,
  });
  return group(
    { transform: `translate(0 ${BOOT_LIFT})` },
    heel + piece(art, sole, { outline: welt, round: 0.4 }) + body,
  );
}

function pump({ art, m, sole }: Last): string {
  const upper = outlineOf(
    [
      -140, -10, -148, -16, -128, -28, -84, -42, -50, -52, -10, -34, 44, -44, 78, -92, 92, -70, 92, -42, 70, -22, 20,
      -12, -40, -4, -110, -2,
    ],
    [0, 4, 7],
  );
  const gloss =
    fold([-126, -20], [-56, -40], { width: 9, side: 0, colour: m.light, alpha: 0.8 }) +
    fold([76, -76], [70, -34], { width: 8, side: 0, colour: m.light, alpha: 0.5 });
  return (
    piece(art, sole, {
      outline: [
        [74, -40, 1],
        [93, -52, 1],
        [86, 0, 1],
        [78, 0, 1],
      ],
      round: 0.6,
    }) +
    fill(path(outlineOf([-52, -50, -10, -36, 44, -46, 77, -90, 50, -52, -8, -48])), m.deep) +
    piece(art, m, {
      outline: upper,
      half: 40,
      axis: [
        [-20, -90],
        [-20, 0],
      ],
      inside: gloss,
    })
  );
}

function ballerina({ art, m, sole }: Last): string {
  const upper = outlineOf(
    [-132, -8, -140, -16, -126, -30, -92, -40, -62, -44, -20, -26, 40, -28, 82, -60, 97, -48, 101, -26, 96, -8, 0, -7],
    [0, 4, 7, 10],
  );
  const bow = outlineOf([-62, -46, -84, -58, -90, -46, -76, -40, -60, -42, -44, -36, -36, -46, -46, -56]);
  const edge = open([
    [-62, -44],
    [-20, -26],
    [40, -28],
    [82, -60],
  ]);
  const gloss = fold([-124, -20], [-80, -36], { width: 8, side: 0, colour: m.light, alpha: 0.7 });
  return (
    piece(art, sole, {
      outline: outlineOf([-138, -11, 0, -9, 100, -11, 100, 0, -60, 1, -136, -3], [0, 2, 3]),
      round: 0.4,
    }) +
    fill(path(outlineOf([-62, -44, -20, -40, 44, -44, 82, -60, 40, -28, -20, -26])), tone("#c9ae90", -0.04)) +
    piece(art, m, {
      outline: upper,
      half: 40,
      axis: [
        [-20, -70],
        [-20, 0],
      ],
      inside: gloss,
    }) +
    line(edge, m.deep, 3.4, { opacity: 0.5 }) +
    line(edge, m.light, 0.9, { opacity: 0.5, move: [0, 1.6] }) +
    piece(art, m, { outline: bow, casts: false, round: 0.6 }) +
    circle([-63, -47], 4, { fill: m.base, stroke: m.deep, "stroke-width": 0.8 })
  );
}

function loafer({ art, m, sole }: Last): string {
  const upper = outlineOf(
    [
      -134, -12, -142, -26, -126, -46, -94, -56, -60, -66, -34, -74, 0, -60, 44, -60, 82, -78, 97, -60, 101, -34, 97,
      -12, 0, -11,
    ],
    [0, 5, 8, 11],
  );
  const vamp = outlineOf([
    -122, -30, -106, -45, -78, -53, -48, -66, -36, -73, -20, -64, -30, -48, -56, -38, -92, -30, -116, -25,
  ]);
  const strap = outlineOf([-52, -72, -26, -80, 2, -60, 10, -38, 4, -12, -22, -12, -18, -40, -30, -56], [0, 1, 4, 5]);
  const welt = outlineOf(
    [-142, -16, 0, -13, 101, -14, 101, 0, 52, 0, 48, -5, -60, -3, -120, 0, -140, -5],
    [0, 2, 3, 4],
  );
  const lining = fill(path(outlineOf([-36, -73, -4, -64, 44, -64, 80, -78, 46, -50, 0, -48])), tone("#b98d5f", -0.1));
  const inside =
    drape(m, [92, -60], [60, -16], { bend: 0.1, width: 8, strength: 0.6 }) +
    seam(
      m,
      [
        [52, -62],
        [58, -36],
        [64, -12],
      ],
      { stitch: false, strength: 0.6 },
    ) +
    fold([-132, -26], [-116, -42], { width: 9, side: 0, colour: m.light, alpha: 0.6 });
  const gloss = fold([-104, -42], [-56, -58], { width: 10, side: 0, colour: m.light, alpha: 0.9, bend: 0.05 });
  return (
    piece(art, sole, { outline: welt, round: 0.5 }) +
    lining +
    piece(art, m, {
      outline: upper,
      half: 50,
      axis: [
        [-20, -90],
        [-20, 0],
      ],
      inside,
    }) +
    piece(art, m, { outline: vamp, casts: false, round: 0.6, inside: gloss }) +
    line(open(vamp.slice(0, 5).map(([x, y]) => [x + 1, y + 1])), m.light, 1.6, { opacity: 0.4 }) +
    hug(path(strap), m.deep, { width: 8, alpha: 0.4, steps: 3, move: [2, 3] }) +
    piece(art, m, { outline: strap, casts: false, round: 0.6 }) +
    line("M-40 -62Q-20 -60 -12 -44", m.deep, 3.4, { opacity: 0.9 })
  );
}

const SNEAKER_LACES = [0, 1, 2, 3, 4]
  .map((i) => `M${-84 + i * 12} ${-72 - i * 9}L${-62 + i * 12.6} ${-62 - i * 8}`)
  .join("");

function sneaker({ art, m, sole }: Last): string {
  const upper = outlineOf(
    [
      -136, -26, -142, -40, -128, -58, -96, -68, -58, -92, -34, -112, 4, -96, 40, -94, 78, -118, 96, -104, 102, -66,
      100, -24, 0, -24,
    ],
    [0, 5, 8, 11],
  );
  const toe = outlineOf([-138, -28, -142, -42, -128, -57, -100, -66, -84, -48, -86, -26], [0, 5]);
  const quarter = outlineOf([-58, -90, -34, -110, -8, -98, 4, -60, 0, -25, -54, -25, -50, -60], [0, 1, 4, 5]);
  const inside =
    fold([-130, -36], [-104, -58], { width: 10, side: 0, colour: m.light, alpha: 0.6 }) +
    drape(m, [90, -100], [60, -40], { bend: 0.08, width: 9, strength: 0.6 }) +
    seam(
      m,
      [
        [46, -92],
        [54, -60],
        [62, -25],
      ],
      { stitch: false, strength: 0.6 },
    ) +
    fill(
      path([
        [74, -118],
        [98, -104],
        [102, -70],
        [84, -74],
      ]),
      m.deep,
      0.22,
    );
  const foxing = outlineOf([-144, -30, 0, -27, 104, -30, 104, -4, 98, 0, -100, 0, -136, -4, -145, -14], [0, 2]);
  return (
    fill(path(outlineOf([-34, -112, 0, -104, 44, -102, 78, -118, 40, -88, 4, -90])), tone("#e8e0d2", -0.1)) +
    piece(art, m, {
      outline: upper,
      half: 56,
      axis: [
        [-20, -110],
        [-20, -20],
      ],
      inside,
    }) +
    piece(art, m, { outline: quarter, casts: false, round: 0.5 }) +
    stitching(m, [
      [-50, -88],
      [-44, -58],
      [-47, -30],
    ]) +
    piece(art, m, { outline: toe, casts: false, round: 0.6 }) +
    line(SNEAKER_LACES, "#3a352f", 6.4, { opacity: 0.25, move: [0.8, 1.4] }) +
    line(SNEAKER_LACES, "#f7f3ea", 5) +
    piece(art, sole, { outline: foxing, round: 0.5 }) +
    line("M-140 -20Q-20 -15 104 -20", sole.deep, 0.9, { opacity: 0.4 })
  );
}

const DRAW: Record<ShoeKind, (last: Last) => string> = { boot, pump, ballerina, loafer, sneaker };

/** A shoe seen from the side, toe to the left; about 260 long, sole at y = 0. */
export function shoeSide(art: Art, spec: Garment<"shoes">): string {
  const m = material(spec);
  const sole = leather(spec.sole ?? tone(m.base, m.dark ? 0.02 : -0.3));
  return DRAW[spec.kind]({ art, m, sole });
}
