import { setImmediate } from "node:timers/promises";
import sharp from "sharp";
import { seeded } from "./random";

export const FORMATS = ["webp", "avif", "jpeg"] as const;
export type Format = (typeof FORMATS)[number];

/** Pixels, three bytes each. */
export interface Raster {
  data: Buffer;
  width: number;
  height: number;
}

/** A table of fine grain: three dice give a soft bell between -1 and 1. */
const GRAIN = (() => {
  const random = seeded("grain");
  return Float32Array.from({ length: 1 << 18 }, () => (random() + random() + random()) / 1.5 - 1);
})();
const STRENGTH = 2.6;
/** librsvg draws a user unit as one pixel at this density. */
const DENSITY = 72;

/** Pixels grained in one go: two or three milliseconds, then others get their turn. */
const SLICE = 250_000;

/** Film grain on the raw pixels: a few milliseconds, against 150 for a filter in the SVG. */
async function addGrain(data: Buffer): Promise<void> {
  const mask = GRAIN.length - 1;
  const pixels = data.length / 3;
  for (let start = 0; start < pixels; start += SLICE) {
    const end = Math.min(pixels, start + SLICE);
    for (let p = start; p < end; p++) {
      const g = (GRAIN[(p * 7 + (p >> 9) * 131) & mask] ?? 0) * STRENGTH;
      for (let c = p * 3; c < p * 3 + 3; c++) data[c] = Math.max(0, Math.min(255, (data[c] ?? 0) + g));
    }
    await setImmediate();
  }
}

/** Draws an SVG at `scale` times its own size. Rejects when librsvg cannot read it. */
export async function rasterise(svg: string, scale = 1): Promise<Raster> {
  const image = sharp(Buffer.from(svg), { density: DENSITY * scale, unlimited: true, limitInputPixels: 24_000_000 });
  const { data, info } = await image
    .flatten({ background: "#ffffff" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await addGrain(data);
  return { data, width: info.width, height: info.height };
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
