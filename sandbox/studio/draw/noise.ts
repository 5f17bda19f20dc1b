import { seeded } from "../random";
import { png } from "./png";

/*
 * Cloth noise as small seamless PNG tiles, made once per process and embedded. librsvg renders a pattern's content
 * again for every shape it fills, so a feTurbulence inside one costs 10 to 30 ms a piece; a tile costs 1.
 */
export interface NoiseOptions {
  /** Cells across and down a tile. */
  nx: number;
  ny: number;
  octaves?: number;
  gain?: number;
  gap?: number;
  /** Strength of the dark and of the light specks. */
  dark?: number;
  light?: number;
}

const SIZE = 128;
const tiles = new Map<string, string>();

/** A grey-alpha PNG; values run from -1 (dark) to 1 (light). */
function greyAlpha(values: Float32Array): string {
  const bytes = new Uint8Array(values.length * 2);
  values.forEach((v, i) => {
    bytes[i * 2] = v > 0 ? 255 : 20;
    bytes[i * 2 + 1] = Math.round(Math.abs(v) * 255);
  });
  return png({ width: SIZE, height: SIZE, kind: "grey-alpha", bytes });
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Adds one octave of value noise on a grid of cx × cy cells. */
function addOctave(field: Float32Array, cx: number, cy: number, octave: { amp: number; seed: string }): void {
  const random = seeded(octave.seed);
  const grid = Float32Array.from({ length: cx * cy }, () => random());
  const cell = (x: number, y: number): number => grid[(y % cy) * cx + (x % cx)] ?? 0;
  for (let i = 0; i < field.length; i++) {
    const gx = ((i % SIZE) / SIZE) * cx;
    const gy = (Math.floor(i / SIZE) / SIZE) * cy;
    const [x, y] = [Math.floor(gx), Math.floor(gy)];
    const [tx, ty] = [ease(gx - x), ease(gy - y)];
    const top = cell(x, y) * (1 - tx) + cell(x + 1, y) * tx;
    const low = cell(x, y + 1) * (1 - tx) + cell(x + 1, y + 1) * tx;
    field[i] = (field[i] ?? 0) + octave.amp * (top * (1 - ty) + low * ty);
  }
}

/** Seamless value noise as a data URI: specks beyond the middle, dark below and light above. */
export function noiseTile(options: NoiseOptions): string {
  const { nx, ny, octaves = 1, gain = 3, gap = 0.06, dark = 1, light = 0 } = options;
  const key = [nx, ny, octaves, gain, gap, dark, light].join();
  const known = tiles.get(key);
  if (known !== undefined) return known;
  const field = new Float32Array(SIZE * SIZE);
  let sum = 0;
  for (let o = 0; o < octaves; o++) {
    const amp = 0.5 ** o;
    addOctave(field, Math.min(SIZE, nx * 2 ** o), Math.min(SIZE, ny * 2 ** o), { amp, seed: `${o}/${nx}/${ny}` });
    sum += amp;
  }
  const values = field.map((v) => {
    const d = v / sum - 0.5;
    const a = Math.min(1, Math.max(0, Math.abs(d) - gap) * gain);
    return d > 0 ? a * light : -a * dark;
  });
  const tile = greyAlpha(values);
  tiles.set(key, tile);
  return tile;
}

/** Cells of a tile of pores. */
const PORES = 13;

/** How high the hide is: low in the furrows between its cells. */
function hideHeight(): Float32Array {
  const random = seeded("pores");
  const seeds = Array.from({ length: PORES * PORES }, (_, i) => ({
    x: ((i % PORES) + random.between(0.1, 0.9)) / PORES,
    y: (Math.floor(i / PORES) + random.between(0.1, 0.9)) / PORES,
  }));
  const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), 1 - Math.abs(a - b));
  const height = new Float32Array(SIZE * SIZE);
  for (let i = 0; i < height.length; i++) {
    const [x, y] = [(i % SIZE) / SIZE, Math.floor(i / SIZE) / SIZE];
    let [first, second] = [9, 9];
    for (const seed of seeds) {
      const d = Math.hypot(apart(x, seed.x), apart(y, seed.y));
      if (d < first) [first, second] = [d, first];
      else if (d < second) second = d;
    }
    height[i] = Math.min(1, (second - first) * PORES * 1.6);
  }
  return height;
}

/** The pores of leather as a data URI, lit from the upper left. */
export function poreTile(dark: boolean): string {
  const key = `pores${dark}`;
  const known = tiles.get(key);
  if (known !== undefined) return known;
  const height = hideHeight();
  const at = (x: number, y: number): number => height[((y + SIZE) % SIZE) * SIZE + ((x + SIZE) % SIZE)] ?? 0;
  const values = height.map((_, i) => {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    const slope = at(x + 1, y + 1) - at(x - 1, y - 1);
    const furrow = (1 - at(x, y)) * 0.16;
    return Math.max(-0.5, Math.min(0.34, slope * (dark ? 0.24 : 0.3) - furrow));
  });
  const tile = greyAlpha(values);
  tiles.set(key, tile);
  return tile;
}
