import type { Art } from "./art";
import type { Cloth } from "./colour";
import type { Texture } from "./fabric-table";
import { n1, type Points } from "./geometry";
import { noiseTile, type NoiseOptions } from "./noise";
import { every, lengthwise } from "./sett";
import { element, group, line } from "./svg";

/** A paint over the base colour: a pattern's id and its opacity. */
type Layer = readonly [id: string, opacity: number];

/** A noise tile as a paint. */
const noise = (art: Art, options: NoiseOptions): string =>
  art.tile(`n${JSON.stringify(options)}`, () => ({
    width: 70,
    height: 70,
    angle: 0,
    content: () => element("image", { width: 70, height: 70, href: noiseTile(options) }),
  }));

export interface TileOptions {
  key: string;
  width: number;
  height?: number;
  angle: number;
}

/** A drawn tile as a paint. `content` is made once for every composition it appears in. */
export const tile = (
  art: Art,
  { key, width, height = width, angle }: TileOptions,
  content: (scale: number) => string,
): string => art.tile(`t${key}${n1(angle)}`, () => ({ width, height, angle, content }));

/** Small motifs are repeated into a larger tile: librsvg pays for every repetition. */
export function swarm(
  cell: readonly [number, number],
  count: readonly [number, number],
  draw: (x: number, y: number) => string,
): string {
  let out = "";
  for (let i = 0; i < count[0] * count[1]; i++) {
    out += draw(n1((i % count[0]) * cell[0]), n1(Math.floor(i / count[0]) * cell[1]));
  }
  return out;
}

/** Path data of level lines, and of upright ones, `gap` apart. */
export const rules = (gap: number, n: number, from = gap / 2): string =>
  Array.from({ length: n }, (_, i) => `M0 ${n1(from + i * gap)}H${n1(n * gap)}`).join("");
export const columns = (gap: number, n: number, height: number, from = 0): string =>
  Array.from({ length: n }, (_, i) => `M${n1(from + i * gap)} 0V${n1(height)}`).join("");

/** How the grain of a piece lies: its angle in degrees, and whether it is rather level than upright. */
interface Lie {
  angle: number;
  level: boolean;
}

type Draw = (art: Art, c: Cloth, lie: Lie) => Layer[];

/** Streaks lie with the grain. They are turned by a quarter or not at all: a tile at an angle costs ten times as much. */
const streaks = (art: Art, options: NoiseOptions, { level }: Lie): string =>
  noise(art, level ? { ...options, nx: options.ny, ny: options.nx } : options);

/** Path data of steep lines, two up and one across, `gap` apart, in a square tile. */
function diagonals(size: number, n: number): string {
  const gap = size / n;
  return Array.from({ length: n * 1.5 }, (_, i) => `M${n1((i - n / 2) * gap)} 0l${n1(size / 2)} ${n1(size)}`).join("");
}

const mark = (c: Cloth): string => (c.dark ? c.light : c.shade);

/** From this scale on single stitches are larger than a pixel. */
const STITCHES_SEEN = 1.3;

const rib: Draw = (art, c) => {
  const stitches = (): string =>
    line(
      swarm([4.2, 3.4], [16, 20], (x, y) => `M${n1(x + 0.5)} ${n1(y + 1.6)}l1.6 1.6l1.6 -1.6`),
      mark(c),
      0.55,
      { opacity: 0.5 },
    );
  const draw = (scale: number): string =>
    line(columns(4.2, 16, 68), mark(c), 1.4, { opacity: 0.6, cap: "butt" }) +
    (scale < STITCHES_SEEN ? "" : stitches()) +
    line(columns(4.2, 16, 68, 2.1), c.light, 1, { opacity: 0.4, cap: "butt" });
  return [[tile(art, { key: `rib${c.base}`, width: 67.2, height: 68, angle: 0 }, draw), 0.4]];
};

const cable: Draw = (art, c, { angle }) => {
  const draw = (): string =>
    swarm(
      [22, 60],
      [3, 1],
      (x) =>
        line(`M${x} 0V60M${x + 7.5} 0V60`, c.deep, 1.6, { opacity: 0.5, cap: "butt" }) +
        line(`M${x + 2.5} 0V60M${x + 5} 0V60`, c.light, 1.2, { opacity: 0.45, cap: "butt" }),
    ) +
    swarm([22, 15], [3, 4], (x, y) =>
      group(
        { transform: `translate(${x} ${y})` },
        line("M9 0C9 5 20 8 20 15M20 0C20 3 18 5 16.5 6.3M12.5 9C10.5 10.5 9 12 9 15", c.deep, 1.5, { opacity: 0.55 }) +
          line("M12 0C12 4 18 7.5 18 13", c.light, 1.5, { opacity: 0.5 }),
      ),
    );
  return [[tile(art, { key: `cable${c.base}`, width: 66, height: 60, angle }, draw), 0.8]];
};

const tweed: Draw = (art, c) => {
  const draw = (): string =>
    line(rules(5.5, 12, 1.2) + rules(5.5, 12, 3.9), c.light, 0.9, { opacity: 0.5, cap: "butt" }) +
    line(columns(5.5, 12, 66, 1.3) + columns(5.5, 12, 66, 4), c.deep, 0.8, { opacity: 0.5, cap: "butt" });
  return [
    [noise(art, { nx: 44, ny: 44, octaves: 2, gain: 4, gap: 0.08, dark: 0.34, light: 0.34 }), 1],
    [tile(art, { key: `tweed${c.base}`, width: 66, angle: 0 }, draw), 0.5],
  ];
};

const lace: Draw = (art, c) => {
  const petals = [0, 60, 120, 180, 240, 300]
    .map((a) => element("ellipse", { cx: 8, cy: 4.2, rx: 1.5, ry: 2.4, transform: `rotate(${a} 8 8)` }))
    .join("");
  const rings = ["0 0", "16 16", "16 0", "0 16"].map((at) => `M${at}m-2 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0`).join("");
  const flower =
    element("rect", { width: 16, height: 16, fill: c.deep, opacity: 0.2 }) +
    group({ fill: c.light, opacity: 0.95 }, element("circle", { cx: 8, cy: 8, r: 1.6 }) + petals) +
    line("M0 0L3 3M16 0L13 3M0 16L3 13M16 16L13 13M0 8H2M14 8H16M8 0V2M8 14V16", c.light, 0.8) +
    line(rings, c.light, 0.8);
  // Flowers stand on their corners: every second place of a lattice that is narrower by the square root of two.
  const step = 8 * Math.SQRT2;
  const draw = (): string =>
    swarm([step, step], [8, 8], (x, y) =>
      Math.round((x + y) / step) % 2 === 0
        ? group({ transform: `translate(${n1(x - step)} ${n1(y - step)}) rotate(45) translate(-8 -8)` }, flower)
        : "",
    );
  return [[tile(art, { key: `lace${c.base}`, width: step * 6, angle: 0 }, draw), 0.9]];
};

const wale: Draw = (art, c) => {
  const draw = (): string =>
    line(columns(3.3, 20, 66), c.deep, 1.1, { opacity: c.dark ? 0.7 : 0.4, cap: "butt" }) +
    line(columns(3.3, 20, 66, 1.9), c.light, 1, { opacity: 0.45, cap: "butt" });
  return [[tile(art, { key: `wale${c.base}`, width: 66, angle: 0 }, draw), 0.55]];
};

const canvas: Draw = (art, c) => {
  const draw = (): string =>
    line(rules(2.2, 30), mark(c), 0.6, { opacity: 0.5, cap: "butt" }) +
    line(columns(2.2, 30, 66, 1.1), c.light, 0.6, { opacity: 0.5, cap: "butt" });
  return [[tile(art, { key: `canvas${c.base}`, width: 66, angle: 0 }, draw), 0.3]];
};

const DRAW: Record<Texture, Draw> = {
  rib,
  cable,
  tweed,
  lace,
  wale,
  canvas,
  felt: (art, c) => {
    const specks = { dark: c.dark ? 0.24 : 0.1, light: c.dark ? 0.05 : 0.14 };
    return [[noise(art, { nx: 42, ny: 42, octaves: 2, gain: 2.4, gap: 0.02, ...specks }), 1]];
  },
  slub: (art, c) => {
    const light = c.dark ? 0.06 : 0.2;
    return [
      [noise(art, { nx: 4, ny: 64, octaves: 2, gain: 2.6, dark: 0.14, light }), 1],
      [noise(art, { nx: 64, ny: 4, octaves: 2, gain: 2.6, dark: 0.08, light: light * 1.5 }), 1],
    ];
  },
  twill: (art, c, lie) => [
    [tile(art, { key: `twill${c.base}`, width: 67.2, angle: 0 }, () => line(diagonals(67.2, 28), c.light, 0.6)), 0.26],
    [streaks(art, { nx: 64, ny: 16, octaves: 2, gain: 2.2, gap: 0, dark: 0.1, light: 0.13 }, lie), 1],
  ],
  hide: (art) => [[noise(art, { nx: 34, ny: 34, octaves: 2, gain: 2, gap: 0.02, dark: 0.16, light: 0.07 }), 1]],
  crinkle: (art, c, lie) => {
    const light = c.dark ? 0.06 : 0.2;
    return [[streaks(art, { nx: 28, ny: 9, octaves: 2, gain: 2.2, gap: 0.02, dark: 0.12, light }, lie), 1]];
  },
};

/** Paints that go over the base colour. */
export const textures = (art: Art, kind: Texture, c: Cloth, lie: Lie): Layer[] => DRAW[kind](art, c, lie);

/** Ribs and wales drawn along a limb, where a tile would have to be turned; null for any other texture. */
export function ribsAlong(kind: Texture, c: Cloth, { axis, half }: { axis: Points; half: number }): string | null {
  if (kind === "rib") {
    const places = every(4.2, -half, half);
    return (
      line(lengthwise(axis, places), mark(c), 1.4, { opacity: 0.24, cap: "butt" }) +
      line(
        lengthwise(
          axis,
          places.map((x) => x + 2.1),
        ),
        c.light,
        1,
        { opacity: 0.2, dash: "2.2 1.2" },
      )
    );
  }
  if (kind !== "wale") return null;
  const places = every(3.3, -half, half);
  return (
    line(lengthwise(axis, places), c.deep, 1.1, { opacity: c.dark ? 0.4 : 0.22, cap: "butt" }) +
    line(
      lengthwise(
        axis,
        places.map((x) => x + 1.9),
      ),
      c.light,
      1,
      { opacity: 0.25, cap: "butt" },
    )
  );
}
