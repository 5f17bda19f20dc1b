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
