import type { Art } from "../draw/art";
import { tone } from "../draw/colour";
import { n1, type Point } from "../draw/geometry";
import { poreTile } from "../draw/noise";
import type { Material } from "../draw/material";
import { element, fill, group, line } from "../draw/svg";
import { swarm, textures, tile } from "../draw/textures";
import type { Fabric } from "../spec";

/** Threads as a magnifying glass shows them, in pixels of the picture; `s` is the size of a stitch or crossing. */
type Weave = (c: Material, s: number) => { width: number; height: number; svg: string };

const shade = (c: Material): string => (c.dark ? tone(c.base, -0.07) : c.shade);

/** Path data from every cell of a tile and from those around it: threads reach over its edge. */
const around = (s: number, n: number, draw: (x: number, y: number) => string): string =>
  swarm([s, s], [n + 2, n + 2], (x, y) => draw(x - s, y - s));

/** Path data of a bar with round corners. All bars of a colour are one path: librsvg draws a tile anew for every piece
 * that it covers, and stitches one by one took a sixth of a detail's time. */
function bar([x, y]: Point, [w, h]: Point, r: number): string {
  const [right, down] = [n1(w - 2 * r), n1(h - 2 * r)];
  const corner = (dx: number, dy: number): string => `a${n1(r)} ${n1(r)} 0 0 1 ${n1(dx)} ${n1(dy)}`;
  const [top, bottom] = [`h${right}${corner(r, r)}`, `h${n1(r * 2 - w)}${corner(-r, -r)}`];
  return `M${n1(x + r)} ${n1(y)}${top}v${down}${corner(-r, r)}${bottom}v${n1(r * 2 - h)}${corner(r, -r)}Z`;
}

/** Rows of V stitches, one loop through the next. */
const knit: Weave = (c, s) => {
  const h = s * 0.82;
  const stitches = [
    ...Array.from({ length: 8 }, (_, i) => [i, 1] as const),
    ...Array.from({ length: 8 }, (_, i) => [i, -1] as const),
  ];
  const row = (y: number): string => {
    const each = (draw: (p: (dx: number, dy: number) => string) => string): string =>
      stitches.map(([i, way]) => draw((dx, dy) => `${n1((i - 0.5 + way * dx) * s)} ${n1(y + dy * h)}`)).join("");
    const leaves = each(
      (p) =>
        `M${p(0.02, 1.12)}C${p(0.02, 0.6)} ${p(0.2, 0.1)} ${p(0.46, -0.08)}C${p(0.52, 0.3)} ${p(0.38, 0.86)} ${p(0.02, 1.12)}Z`,
    );
    const plies = each((p) => `M${p(0.12, 0.86)}C${p(0.14, 0.6)} ${p(0.26, 0.3)} ${p(0.4, 0.1)}`);
    return (
      fill(leaves, c.base) +
      line(leaves, c.deep, s * 0.05, { opacity: 0.5 }) +
      line(plies, c.light, s * 0.08, { opacity: 0.55 })
    );
  };
  const ground = element("rect", { width: n1(s * 6), height: n1(h * 6), fill: tone(c.base, -0.13) });
  return { width: s * 6, height: h * 6, svg: ground + Array.from({ length: 9 }, (_, i) => row((i - 1) * h)).join("") };
};

/** Threads over and under, one by one. */
const plain: Weave = (c, s) => {
  const isUpright = (x: number, y: number): boolean => (Math.round(x / s) + Math.round(y / s) + 2) % 2 === 0;
  const threads = (upright: boolean): string => {
    const [w, h] = upright ? [s * 0.8, s * 1.3] : [s * 1.3, s * 0.8];
    return around(s, 8, (x, y) =>
      isUpright(x, y) === upright ? bar([x + (s - w) / 2, y + (s - h) / 2], [w, h], s * 0.34) : "",
    );
  };
  const lit = around(s, 8, (x, y) =>
    isUpright(x, y)
      ? `M${n1(x + s * 0.34)} ${n1(y + s * 0.1)}v${n1(s * 0.8)}`
      : `M${n1(x + s * 0.1)} ${n1(y + s * 0.36)}h${n1(s * 0.8)}`,
  );
  const ground = element("rect", { width: s * 8, height: s * 8, fill: shade(c) });
  const cloth = fill(threads(false), tone(c.base, c.dark ? 0.03 : -0.035)) + fill(threads(true), c.base);
  return { width: s * 8, height: s * 8, svg: ground + cloth + line(lit, c.light, s * 0.16, { opacity: 0.45 }) };
};

/** Diagonal lines of floats; the other thread shows between them. */
const twill =
  (weft: (c: Material) => string): Weave =>
  (c, s) => {
    const isWarp = (x: number, y: number): boolean => (Math.round(x / s) + Math.round(y / s) + 3) % 3 !== 0;
    const only = (warp: boolean, draw: (x: number, y: number) => string): string =>
      around(s, 9, (x, y) => (isWarp(x, y) === warp ? draw(x, y) : ""));
    const wefts = only(false, (x, y) => bar([x - s * 0.04, y + s * 0.16], [s * 1.08, s * 0.68], s * 0.3));
    const warps = only(true, (x, y) => bar([x + s * 0.08, y - s * 0.08], [s * 0.84, s * 1.16], s * 0.3));
    const lit = only(true, (x, y) => `M${n1(x + s * 0.36)} ${n1(y + s * 0.1)}v${n1(s * 0.7)}`);
    const ground = element("rect", { width: s * 9, height: s * 9, fill: shade(c) });
    const cloth = fill(wefts, weft(c)) + fill(warps, c.base) + line(lit, c.light, s * 0.14, { opacity: 0.4 });
    return { width: s * 9, height: s * 9, svg: ground + cloth };
  };

/** Upright ribs of pile. */
const wale: Weave = (c, s) => {
  const rib = (x: number): string =>
    line(`M${n1(x + s * 0.5)} 0V${s * 4}`, c.base, s * 0.78, { cap: "butt" }) +
    line(`M${n1(x + s * 0.36)} 0V${s * 4}`, c.light, s * 0.24, { opacity: 0.5, cap: "butt" });
  const ground = element("rect", { width: s * 6, height: s * 4, fill: c.deep });
  return { width: s * 6, height: s * 4, svg: ground + swarm([s, s], [6, 1], rib) };
};

/** Fine cloth with a stronger thread in every square. */
const ripstop: Weave = (c, s) => {
  const grid = `M0 ${s / 2}H${s}M${s / 2} 0V${s}`;
  const fine = plain(c, s / 8);
  return { width: s, height: s, svg: fine.svg + line(grid, c.light, 2.4, { opacity: 0.5 }) };
};

/** Long level floats that mirror the light. */
const satin: Weave = (c, s) => {
  const float = (x: number, y: number): string =>
    line(`M${n1(x + ((y / s) % 2) * s * 3)} ${n1(y + s / 2)}h${n1(s * 5)}`, c.light, s * 0.4, { opacity: 0.35 });
  const ground = element("rect", { width: s * 12, height: s * 8, fill: c.base });
  return { width: s * 12, height: s * 8, svg: ground + swarm([s * 6, s], [2, 8], float) };
};

const same = (c: Material): string => tone(c.base, c.dark ? 0.04 : -0.06);
const WEAVES: Partial<Record<Fabric, readonly [Weave, size: number]>> = {
  poplin: [plain, 8],
  crepe: [plain, 10],
  linen: [plain, 15],
  canvas: [plain, 17],
  gauze: [plain, 14],
  lace: [plain, 9],
  jersey: [knit, 20],
  fleece: [knit, 24],
  knit: [knit, 52],
  cable: [knit, 58],
  denim: [twill((c) => (c.dark ? tone(c.base, 0.22) : "#e6e3da")), 13],
  gabardine: [twill(same), 10],
  wool: [twill(same), 17],
  tweed: [twill((c) => tone(c.base, c.dark ? 0.28 : -0.24)), 19],
  corduroy: [wale, 34],
  nylon: [ripstop, 72],
  satin: [satin, 6],
};

/** Pores of leather: a tile of pebbles, lit from the upper left. */
const PORES = 150;

/** The threads of a cloth, or the pores of a hide, `k` times as large as a magnifying glass shows them; a paint's id. */
export function weave(art: Art, m: Material, k = 1): string | null {
  if (m.name === "leather") {
    const size = PORES * k;
    return art.tile(`pores${m.dark}`, () => ({
      width: size,
      height: size,
      angle: 0,
      content: () => element("image", { width: size, height: size, href: poreTile(m.dark) }),
    }));
  }
  const kind = WEAVES[m.name];
  if (!kind) return null;
  const [draw, s] = kind;
  const made = draw(m, s * k);
  return tile(
    art,
    { key: `macro${m.name}${m.base}`, width: made.width, height: made.height, angle: 0 },
    () => made.svg,
  );
}

const UNEVEN = {
  linen: "slub",
  wool: "felt",
  tweed: "felt",
  fleece: "felt",
  gauze: "crinkle",
} as const;
const isUneven = (name: Fabric): name is keyof typeof UNEVEN => name in UNEVEN;

/** Wool, linen and hide are never even: their noise, enlarged, over the threads. */
export function unevenness(art: Art, m: Material, box: Record<"x" | "y" | "width" | "height", number>): string {
  if (!isUneven(m.name)) return "";
  const texture = UNEVEN[m.name];
  const k = 3;
  const scaled = { x: box.x / k, y: box.y / k, width: box.width / k, height: box.height / k };
  const layers = textures(art, texture, m, { angle: 0, level: false }).map(([id, opacity]) =>
    element("rect", { ...scaled, fill: `url(#${id})`, "fill-opacity": opacity }),
  );
  return group({ transform: `scale(${k})` }, layers.join(""));
}
