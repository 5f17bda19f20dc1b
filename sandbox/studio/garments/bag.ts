import { tone } from "../draw/colour";
import {
  outlineOf,
  open,
  path,
  tube,
  tubeOutline,
  type Points,
  shifted,
  mirror,
  reversed,
  type Point,
} from "../draw/geometry";
import type { Art } from "../draw/art";
import { drape, fold, hug, seam, stitching } from "../draw/marks";
import { material } from "../draw/material";
import { piece } from "../draw/piece";
import { circle, element, fill, line } from "../draw/svg";
import type { Garment } from "../spec";
import { backpack } from "./backpack";
import type { BagWork } from "./bag-work";
import { METAL_TONES, wire } from "./metals";

/** The outline of a strap, for its shadow. */
export const ribbon = (points: Points, half: number): string =>
  path(
    tubeOutline(
      tube(
        points,
        [
          [0, half],
          [1, half],
        ],
        { count: 16 },
      ),
    ),
  );

function strap({ art, m }: BagWork, points: Points, far = false): string {
  const d = open(points);
  art.silhouettes.push(ribbon(points, 6));
  return (
    line(d, m.deep, 12, { opacity: 0.88 }) +
    line(d, far ? tone(m.base, -0.07) : m.base, 10) +
    line(d, m.light, 1.8, { opacity: 0.5, move: [-2.4, -2.4] }) +
    (far ? "" : line(d, m.line, 0.8, { opacity: 0.65, dash: "4 2.4" }))
  );
}

function tote(w: BagWork): string {
  const { art, m, metal } = w;
  const handle = (dx: number, dy: number): Points =>
    shifted(outlineOf([-62, -90, -58, -170, -20, -226, 26, -224, 60, -168, 64, -90]), dx, dy);
  art.grow({ x0: -140, x1: 140, y0: -242, y1: 140 });
  const body = outlineOf(
    [-132, -108, 0, -101, 132, -108, 148, 20, 146, 118, 132, 134, 0, 140, -132, 134, -146, 118, -148, 20],
    [0, 2],
  );
  const folds =
    drape(m, [-128, -100], [-110, 90], { width: 12, bend: 0.05, side: -1 }) +
    drape(m, [126, -100], [108, 100], { width: 16, bend: -0.05 }) +
    drape(m, [-60, -40], [80, 120], { width: 26, bend: 0.12, strength: 0.5 }) +
    seam(m, [
      [-124, -96],
      [0, -89],
      [124, -96],
    ]) +
    stitching(m, [
      [-130, 122],
      [0, 128],
      [130, 122],
    ]);
  const tabs = [-62, 64].map(
    (x) =>
      element("rect", {
        x: x - 9,
        y: -98,
        width: 18,
        height: 30,
        rx: 3,
        fill: m.base,
        stroke: m.line,
        "stroke-width": 1,
      }) + circle([x, -77], 3, { fill: metal.base, stroke: metal.dark }),
  );
  return (
    strap(w, handle(8, -8), true) +
    fill(
      path([
        [-131, -109, 1],
        [0, -122],
        [131, -109, 1],
        [0, -100],
      ]),
      m.deep,
    ) +
    piece(art, m, { outline: body, half: 146, inside: folds }) +
    strap(w, handle(0, 0)) +
    tabs.join("") +
    (w.back ? "" : line("M-14 30h28", metal.base, 2.4, { cap: "butt" }))
  );
}

interface FlapCut {
  w: number;
  h: number;
  /** How low the flap reaches. */
  flap: number;
  quilt: boolean;
}

function clasp({ m, metal }: BagWork, y: number): string {
  const plate = { x: -15, y: y - 11, width: 30, height: 26, rx: 4 };
  return (
    hug(`M-14 ${y - 10}h28v26h-28Z`, m.deep, { width: 6, alpha: 0.4, steps: 3, move: [1, 3] }) +
    element("rect", { ...plate, fill: metal.base, stroke: metal.dark, "stroke-width": 1 }) +
    line(`M-11 ${y - 7}h22`, metal.light, 2.4) +
    circle([0, y + 3], 4, { fill: metal.dark }) +
    circle([-0.8, y + 2], 2.4, { fill: metal.base })
  );
}

/** The flap's own surface: quilting, or a broad soft fold; and the light along its top. */
function flapSurface({ m }: BagWork, { w, h, flap, quilt }: FlapCut): string {
  const gloss = fold([-w * 0.66, -h + 14], [w * 0.5, -h + 10], {
    width: 16,
    side: 0,
    colour: m.light,
    alpha: 0.5,
    bend: 0.03,
  });
  if (!quilt) return drape(m, [-w * 0.5, -h], [w * 0.1, flap], { width: 30, bend: 0.1, strength: 0.35 }) + gloss;
  const reach = 2 * h + 80;
  const lattice = Array.from({ length: 22 }, (_, i) => {
    const x = -w * 2 + i * 30;
    return `M${x} ${-h - 10}l${reach} ${reach}M${-x} ${-h - 10}l${-reach} ${reach}`;
  }).join("");
  return (
    line(lattice, m.deep, 1.6, { opacity: 0.6 }) + line(lattice, m.light, 1, { opacity: 0.4, move: [1.4, 1.4] }) + gloss
  );
}

/** Outlines of the body and of the flap that closes it. */
function flapOutlines({ w: x, h, flap: low }: FlapCut): { body: Points; flap: Points } {
  const right: Points = [
    [x - 6, -h + 6, 1],
    [x + 6, 20],
    [x + 3, h - 22],
    [x - 16, h],
  ];
  const edge: Points = [
    [x - 2, -h + 4, 1],
    [x + 1, -h * 0.2],
    [x * 0.86, low - 8],
    [x * 0.5, low + 6],
  ];
  const both = (half: Points, top: number, bottom: number): Points => [
    [0, top],
    ...half,
    [0, bottom],
    ...reversed(mirror(half)),
  ];
  return { body: both(right, -h - 1, h + 6), flap: both(edge, -h - 3, low + 9) };
}

/** The shade at both sides and the row of stitches below. */
function flapSides({ m }: BagWork, { w: x, h }: FlapCut): string {
  const row: Points = [
    [-x + 10, h - 10],
    [0, h - 3],
    [x - 10, h - 10],
  ];
  return (
    fold([-x + 8, -h], [-x + 10, h], { width: 12, side: -1, colour: m.deep, alpha: 0.35, bend: 0.03 }) +
    fold([x - 10, -h], [x - 8, h], { width: 16, side: 1, colour: m.deep, alpha: 0.4, bend: -0.03 }) +
    stitching(m, row)
  );
}

function flapBag(w: BagWork, cut: FlapCut): string {
  const { art, m, metal, back } = w;
  const { w: x, h, flap: low } = cut;
  art.grow({ x0: -x, x1: x, y0: -h - 152, y1: h });
  const arc: Points = [
    [-x + 12, -h + 22],
    [-x * 0.72, -h - 86],
    [-8, -h - 146],
    [x * 0.72, -h - 84],
    [x - 12, -h + 22],
  ];
  const { body, flap } = flapOutlines(cut);
  const sides = flapSides(w, cut);
  const ring = (at: number): string => wire(`M${at - 8} ${-h + 24}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0`, 3, metal);
  const rings = ring(-x + 12) + ring(x - 12);
  if (back) {
    const pocket = seam(m, [
      [-x * 0.7, -h * 0.3],
      [0, -h * 0.26],
      [x * 0.7, -h * 0.3],
    ]);
    return strap(w, arc) + piece(art, m, { outline: body, half: x, inside: sides + pocket }) + rings;
  }
  const shade = hug(path(flap), m.deep, { width: 22, alpha: 0.5, steps: 5, move: [2, 7] });
  const row = flap.filter(([, y]) => y > -h + 10).map(([a, b]): Point => [a * 0.955, b - 5]);
  return (
    strap(w, arc) +
    piece(art, m, { outline: body, half: x, inside: shade + sides }) +
    piece(art, m, { outline: flap, half: x, inside: flapSurface(w, cut) }) +
    stitching(m, row) +
    rings +
    clasp(w, low)
  );
}

/** A bag, centred on 0, 0 and about 300 wide. */
export function bag(art: Art, spec: Garment<"bag">, back: boolean): string {
  const w: BagWork = { art, m: material(spec), metal: METAL_TONES[spec.metal], back };
  const quilt = spec.quilt ?? false;
  switch (spec.shape) {
    case "tote":
      return tote(w);
    case "backpack":
      return backpack(w);
    case "baguette":
      return flapBag(w, { w: 158, h: 84, flap: 84 * 0.55, quilt });
    case "flap":
      return flapBag(w, { w: 132, h: 112, flap: 112 * 0.42, quilt });
  }
}
