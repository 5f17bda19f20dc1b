import type { Art } from "../draw/art";
import { tone } from "../draw/colour";
import { n1 } from "../draw/geometry";
import { poreTile } from "../draw/noise";
import type { Material } from "../draw/material";
import { element, fill, group, line } from "../draw/svg";
import { swarm, textures, tile } from "../draw/textures";
import type { Fabric } from "../spec";

/** Threads as a magnifying glass shows them, in pixels of the picture; `s` is the size of a stitch or crossing. */
type Weave = (c: Material, s: number) => { width: number; height: number; svg: string };

const shade = (c: Material): string => (c.dark ? tone(c.base, -0.07) : c.shade);

/** A motif in every cell of a tile and in those around it: threads reach over its edge. */
const around = (s: number, n: number, draw: (x: number, y: number) => string): string =>
  swarm([s, s], [n + 2, n + 2], (x, y) => draw(x - s, y - s));

/** Rows of V stitches, one loop through the next. */
const knit: Weave = (c, s) => {
  const h = s * 0.82;
  const leaf = (x: number, y: number, way: number): string => {
    const p = (dx: number, dy: number): string => `${n1(x + way * dx * s)} ${n1(y + dy * h)}`;
    const d = `M${p(0.02, 1.12)}C${p(0.02, 0.6)} ${p(0.2, 0.1)} ${p(0.46, -0.08)}C${p(0.52, 0.3)} ${p(0.38, 0.86)} ${p(0.02, 1.12)}Z`;
    const ply = `M${p(0.12, 0.86)}C${p(0.14, 0.6)} ${p(0.26, 0.3)} ${p(0.4, 0.1)}`;
    return (
      fill(d, c.base) + line(d, c.deep, s * 0.05, { opacity: 0.5 }) + line(ply, c.light, s * 0.08, { opacity: 0.55 })
    );
  };
  const ground = element("rect", { width: n1(s * 6), height: n1(h * 6), fill: tone(c.base, -0.13) });
  const rows = swarm([s, h], [8, 9], (x, y) => leaf(x - s / 2, y - h, 1) + leaf(x - s / 2, y - h, -1));
  return { width: s * 6, height: h * 6, svg: ground + rows };
};

/** Threads over and under, one by one. */
const plain: Weave = (c, s) => {
  const thread = (x: number, y: number, upright: boolean): string => {
    const [w, h] = upright ? [s * 0.8, s * 1.3] : [s * 1.3, s * 0.8];
    const at = { x: n1(x + (s - w) / 2), y: n1(y + (s - h) / 2), width: n1(w), height: n1(h), rx: n1(s * 0.34) };
    const lit = upright
      ? `M${n1(x + s * 0.34)} ${n1(y + s * 0.1)}v${n1(s * 0.8)}`
      : `M${n1(x + s * 0.1)} ${n1(y + s * 0.36)}h${n1(s * 0.8)}`;
    return (
      element("rect", { ...at, fill: upright ? c.base : tone(c.base, c.dark ? 0.03 : -0.035) }) +
      line(lit, c.light, s * 0.16, { opacity: 0.45 })
    );
  };
  const ground = element("rect", { width: s * 8, height: s * 8, fill: shade(c) });
  const crossings = around(s, 8, (x, y) => thread(x, y, (Math.round(x / s) + Math.round(y / s) + 2) % 2 === 0));
  return { width: s * 8, height: s * 8, svg: ground + crossings };
};

/** Diagonal lines of floats; the other thread shows between them. */
const twill =
  (weft: (c: Material) => string): Weave =>
  (c, s) => {
    const other = weft(c);
    const float = (x: number, y: number): string => {
      const warp = (Math.round(x / s) + Math.round(y / s) + 3) % 3 !== 0;
      const box = warp
        ? { x: n1(x + s * 0.08), y: n1(y - s * 0.08), width: n1(s * 0.84), height: n1(s * 1.16) }
        : { x: n1(x - s * 0.04), y: n1(y + s * 0.16), width: n1(s * 1.08), height: n1(s * 0.68) };
      return (
        element("rect", { ...box, rx: n1(s * 0.3), fill: warp ? c.base : other }) +
        (warp
          ? line(`M${n1(x + s * 0.36)} ${n1(y + s * 0.1)}v${n1(s * 0.7)}`, c.light, s * 0.14, { opacity: 0.4 })
          : "")
      );
    };
    const ground = element("rect", { width: s * 9, height: s * 9, fill: shade(c) });
    return { width: s * 9, height: s * 9, svg: ground + around(s, 9, float) };
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
