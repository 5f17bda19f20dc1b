import { setImmediate } from "node:timers/promises";
import sharp, { type OutputInfo } from "sharp";
import { seeded } from "./random";

export const FORMATS = ["webp", "avif", "jpeg"] as const;
export type Format = (typeof FORMATS)[number];

/** Pixels, three bytes each. */
export interface Raster {
  data: Buffer;
  width: number;
  height: number;
}

const STRENGTH = 3.4;
/** A table of fine grain: three dice give a soft bell between -1 and 1. */
const GRAIN = (() => {
  const random = seeded("grain");
  return Int8Array.from({ length: 1 << 18 }, () => Math.trunc(((random() + random() + random()) / 1.5 - 1) * STRENGTH));
})();
// No picture is decoded twice: what libvips keeps of one is only memory.
sharp.cache(false);

/** librsvg draws a user unit as one pixel at this density. */
const DENSITY = 72;

/** Pixels grained in one go: two or three milliseconds, then others get their turn. */
const SLICE = 250_000;

/** Film grain on the raw pixels: a few milliseconds, against 150 for a filter in the SVG. */
async function addGrain(data: Buffer): Promise<void> {
  const mask = GRAIN.length - 1;
  const pixels = data.length / 3;
  // It keeps what it holds between 0 and 255 by itself.
  const bytes = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  for (let start = 0; start < pixels; start += SLICE) {
    const end = Math.min(pixels, start + SLICE);
    for (let p = start; p < end; p++) {
      const g = GRAIN[(p * 7 + (p >> 9) * 131) & mask] ?? 0;
      if (g === 0) continue;
      const c = p * 3;
      bytes[c] = (bytes[c] ?? 0) + g;
      bytes[c + 1] = (bytes[c + 1] ?? 0) + g;
      bytes[c + 2] = (bytes[c + 2] ?? 0) + g;
    }
    await setImmediate();
  }
}

/** Pixels of an SVG before the grain. */
function pixels(svg: string, scale: number): Promise<{ data: Buffer; info: OutputInfo }> {
  return sharp(Buffer.from(svg), { density: DENSITY * scale, unlimited: true, limitInputPixels: 24_000_000 })
    .flatten({ background: "#ffffff" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/**
 * An upper and a lower half of a large picture, to be drawn side by side: librsvg uses one core. A blur would end at
 * the cut, so a picture with a filter stays whole.
 */
function halves(svg: string, scale: number): readonly string[] {
  const [root, w = "", h = ""] = /viewBox="0 0 (\d+) (\d+)" width="\d+" height="\d+"/.exec(svg) ?? [];
  if (!root || scale === 1 || svg.includes("<filter")) return [svg];
  // An even number of units is a whole number of pixels at every scale.
  const upper = 2 * Math.floor(Number(h) / 4);
  const part = (y: number, height: number): string =>
    svg.replace(root, `viewBox="0 ${y} ${w} ${height}" width="${w}" height="${height}"`);
  return [part(0, upper), part(upper, Number(h) - upper)];
}

/** Draws an SVG at `scale` times its own size. Rejects when librsvg cannot read it. */
export async function rasterise(svg: string, scale = 1): Promise<Raster> {
  const parts = await Promise.all(halves(svg, scale).map((part) => pixels(part, scale)));
  const data = Buffer.concat(parts.map((part) => part.data));
  await addGrain(data);
  const height = parts.reduce((sum, { info }) => sum + info.height, 0);
  return { data, width: parts[0]?.info.width ?? 0, height };
}

export interface Encoding {
  width: number;
  /** With a height the picture is cut to it, around its middle or keeping one side. */
  height?: number;
  keep?: "left" | "centre" | "right";
  format: Format;
  quality: number;
}

/** Scales and encodes. */
export function encode({ data, width, height }: Raster, want: Encoding): Promise<Buffer> {
  const image = sharp(data, { raw: { width, height, channels: 3 } }).resize(want.width, want.height, {
    fit: "cover",
    position: want.keep,
  });
  switch (want.format) {
    case "webp":
      return image.webp({ quality: want.quality, effort: 2 }).toBuffer();
    case "avif":
      return image.avif({ quality: Math.round(want.quality * 0.7), effort: 2 }).toBuffer();
    case "jpeg":
      return image.jpeg({ quality: want.quality, mozjpeg: true }).toBuffer();
  }
}
