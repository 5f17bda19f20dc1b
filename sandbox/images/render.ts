import sharp, { type OutputInfo } from "sharp";
import { between } from "./bands";
import { seeded } from "./random";

export const FORMATS = ["webp", "avif", "jpeg"] as const;
export type Format = (typeof FORMATS)[number];

/** Pixels, four bytes each; drawings are opaque, so the last says nothing. */
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

/** Pixels of a part of a picture, four bytes each. */
interface Part {
  data: Buffer;
  info: OutputInfo;
}

const LOW_BITS = 0x010101;
const HIGH_BITS = 0x808080;
const MASK = 0xfcfcfc;

/** Whether one of three bytes is nearer than the strongest grain to where a byte begins. */
const nearZero = (three: number): boolean => (((three & MASK) - LOW_BITS) & ~three & HIGH_BITS) !== 0;

/**
 * Parts one below the other with film grain: three milliseconds in one pass over the pixels, all bytes of one at a time,
 * against 150 for a filter in the SVG. What is all but black or white has none: a byte would run over into the next.
 */
function grained(parts: readonly Part[], paper?: ArrayBuffer): Buffer {
  const mask = GRAIN.length - 1;
  const size = parts.reduce((sum, { data }) => sum + data.length, 0);
  const out = paper && paper.byteLength >= size ? Buffer.from(paper, 0, size) : Buffer.allocUnsafeSlow(size);
  const to = new Int32Array(out.buffer);
  let place = 0;
  for (const { data } of parts) {
    const pixels = new Int32Array(data.buffer, data.byteOffset, data.length / 4);
    for (let i = 0; i < pixels.length; i++, place++) {
      const pixel = pixels[i] ?? 0;
      const grain = GRAIN[(place * 7 + (place >> 9) * 131) & mask] ?? 0;
      to[place] = nearZero(pixel) || nearZero(~pixel) ? pixel : pixel + grain * LOW_BITS;
    }
  }
  return out;
}

/** Pixels of an SVG before the grain. */
function pixels(svg: string, scale: number): Promise<Part> {
  return sharp(Buffer.from(svg), { density: DENSITY * scale, unlimited: true, limitInputPixels: 24_000_000 })
    .ensureAlpha()
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
    between(svg, [y, y + height]).replace(root, `viewBox="0 ${y} ${w} ${height}" width="${w}" height="${height}"`);
  return [part(0, upper), part(upper, Number(h) - upper)];
}

/**
 * Draws an SVG at `scale` times its own size, on `paper` where it is large enough: what is made anew for every picture
 * lies about until the engine tidies up. Rejects when librsvg cannot read it.
 */
export async function rasterise(svg: string, scale = 1, paper?: ArrayBuffer): Promise<Raster> {
  const parts = await Promise.all(halves(svg, scale).map((part) => pixels(part, scale)));
  const height = parts.reduce((sum, { info }) => sum + info.height, 0);
  return { data: grained(parts, paper), width: parts[0]?.info.width ?? 0, height };
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
  const image = sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(want.width, want.height, {
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
