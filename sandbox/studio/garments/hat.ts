import type { Art } from "../draw/art";
import { tone } from "../draw/colour";
import { outlineOf, open, path, xy, type Points } from "../draw/geometry";
import { drape, fold, hug, stitching } from "../draw/marks";
import { material, type Material } from "../draw/material";
import { piece } from "../draw/piece";
import { fill, line } from "../draw/svg";
import type { Garment } from "../spec";

function beanie(art: Art, m: Material): string {
  const crown = outlineOf(
    [-112, 40, -114, -20, -92, -86, -46, -122, 0, -130, 46, -122, 92, -86, 114, -20, 112, 40, 0, 52],
    [0, 8],
  );
  const turnUp = outlineOf(
    [-118, 26, -60, 36, 0, 40, 60, 36, 118, 26, 114, 104, 60, 114, 0, 117, -60, 114, -114, 104],
    [0, 4, 5, 9],
  );
  const ribs = Array.from({ length: 40 }, (_, i) => {
    const u = ((i + 0.5) / 40) * 2 - 1;
    const dip = 40 - 14 * u * u;
    return `M${xy([u * 118, dip])}L${xy([u * 114, dip + 77])}`;
  }).join("");
  const gather = [-0.7, -0.35, 0, 0.35, 0.7].map((u) =>
    drape(m, [u * 30, -126], [u * 104, 30], { bend: u * 0.12, width: 12, strength: 0.7, side: u > 0 ? 1 : -1 }),
  );
  return (
    piece(art, m, { outline: crown, half: 114, inside: gather.join("") }) +
    hug(path(turnUp), m.deep, { width: 14, alpha: 0.4, steps: 4, move: [1, -4] }) +
    piece(art, m, {
      outline: turnUp,
      half: 116,
      textured: false,
      inside: line(ribs, m.dark ? m.light : m.shade, 1.6, { opacity: 0.4 }),
    })
  );
}

function bucket(art: Art, m: Material): string {
  const crown = outlineOf(
    [-84, 20, -80, -60, -70, -96, -40, -106, 0, -109, 40, -106, 70, -96, 80, -60, 84, 20, 0, 34],
    [0, 8],
  );
  const brim = outlineOf(
    [-86, 8, 0, 24, 86, 8, 132, 76, 144, 98, 70, 122, 0, 128, -70, 122, -144, 98, -132, 76],
    [0, 2],
  );
  const rows = [0.3, 0.5, 0.7, 0.88].map((t) =>
    stitching(m, [
      [-86 - 56 * t, 8 + 90 * t],
      [-70 * t - 40, 20 + 98 * t],
      [0, 24 + 104 * t],
      [70 * t + 40, 20 + 98 * t],
      [86 + 56 * t, 8 + 90 * t],
    ]),
  );
  const eyelets = [-6, 6].map((x) => line(`M${52 + x} -14l0.1 0`, m.deep, 5)).join("");
  const folds =
    drape(m, [-60, -90], [-66, 10], { width: 16, side: -1, strength: 0.6 }) +
    drape(m, [58, -90], [66, 10], { width: 18, strength: 0.7 });
  return (
    piece(art, m, {
      outline: crown,
      half: 84,
      inside:
        folds +
        stitching(m, [
          [-74, -84],
          [0, -94],
          [74, -84],
        ]) +
        eyelets,
    }) +
    hug(path(brim), m.deep, { width: 12, alpha: 0.36, steps: 4, move: [0, -3] }) +
    piece(art, m, {
      outline: brim,
      half: 140,
      inside:
        rows.join("") +
        hug(
          open([
            [-86, 8],
            [0, 24],
            [86, 8],
          ]),
          m.deep,
          { width: 22, alpha: 0.3, steps: 4 },
        ),
    })
  );
}

function fedora(art: Art, m: Material): string {
  const brim = outlineOf([-176, 44, -120, 22, 0, 14, 120, 22, 176, 44, 150, 78, 70, 98, 0, 102, -70, 98, -150, 78]);
  const crown = outlineOf(
    [-92, 56, -90, -30, -78, -92, -44, -116, -10, -104, 0, -100, 10, -104, 44, -116, 78, -92, 90, -30, 92, 56, 0, 78],
    [0, 10],
  );
  const ribbon = outlineOf([-93, 16, 0, 36, 93, 16, 92, 54, 0, 76, -92, 54], [0, 2, 3, 5]);
  const dent =
    fold([0, -100], [-6, -20], { width: 26, side: 0, colour: m.deep, alpha: 0.5 }) +
    fold([-56, -100], [-44, -30], { width: 16, side: 1, colour: m.deep, alpha: 0.34 }) +
    fold([54, -100], [46, -30], { width: 16, side: -1, colour: m.deep, alpha: 0.34 });
  const band = tone(m.base, m.dark ? 0.12 : -0.3);
  art.silhouettes.push(path(brim));
  const bow: Points = [
    [70, 24, 1],
    [96, 18, 1],
    [96, 50, 1],
    [70, 58, 1],
  ];
  return (
    piece(art, m, {
      outline: brim,
      half: 176,
      axis: [
        [0, 10],
        [0, 104],
      ],
    }) +
    hug(path(crown), m.deep, { width: 16, alpha: 0.4, steps: 4, move: [1, 5] }) +
    piece(art, m, { outline: crown, half: 92, inside: dent }) +
    fill(path(ribbon), band) +
    line(
      open([
        [-93, 16],
        [0, 36],
        [93, 16],
      ]),
      m.light,
      1,
      { opacity: 0.3 },
    ) +
    fill(path(bow), tone(band, -0.04)) +
    line(path(bow), m.deep, 0.8, { opacity: 0.6 })
  );
}

const DRAW: Record<Garment<"hat">["kind"], (art: Art, m: Material) => string> = { beanie, bucket, fedora };

/** A hat, centred on 0, 0. */
export const hat = (art: Art, spec: Garment<"hat">): string => DRAW[spec.kind](art, material(spec));
