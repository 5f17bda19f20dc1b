import { deflateSync } from "node:zlib";
import { seeded } from "../random";

/*
 * Cloth noise as small seamless PNG tiles, made once per process and embedded. librsvg renders a pattern's content
 * again for every shape it fills, so a feTurbulence inside one costs 10 to 30 ms a piece; a tile costs 1. The PNG is
 * written here because the picture's text is built in one synchronous go and sharp only encodes asynchronously.
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

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function crc(bytes: Buffer): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (CRC_TABLE[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc(body), body.length + 4);
  return out;
}

/** A grey-alpha PNG; values run from -1 (dark) to 1 (light). */
function png(values: Float32Array): string {
  const raw = Buffer.alloc(SIZE * (SIZE * 2 + 1));
  values.forEach((v, i) => {
    const o = Math.floor(i / SIZE) * (SIZE * 2 + 1) + 1 + (i % SIZE) * 2;
    raw[o] = v > 0 ? 255 : 20;
    raw[o + 1] = Math.round(Math.abs(v) * 255);
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIZE, 0);
  head.writeUInt32BE(SIZE, 4);
  head[8] = 8;
  head[9] = 4;
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const data = deflateSync(raw, { level: 6 });
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]).toString(
    "base64",
  );
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
  const tile = `data:image/png;base64,${png(values)}`;
  tiles.set(key, tile);
  return tile;
}
