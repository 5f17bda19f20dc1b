import { bulkhead } from "cockatiel";
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
 * Writes a part with film grain, from one pixel of the picture on: three milliseconds in one pass over the pixels, all
 * bytes of one at a time, against 150 for a filter in the SVG. What is all but black or white has none: a byte would run
 * over into the next.
 */
function grain({ data }: Part, to: Int32Array, from: number): void {
  const mask = GRAIN.length - 1;
  const pixels = new Int32Array(data.buffer, data.byteOffset, data.length / 4);
  for (let i = 0, place = from; i < pixels.length; i++, place++) {
    const pixel = pixels[i] ?? 0;
    const by = GRAIN[(place * 7 + (place >> 9) * 131) & mask] ?? 0;
    to[place] = nearZero(pixel) || nearZero(~pixel) ? pixel : pixel + by * LOW_BITS;
  }
}

/** Pixels of an SVG before the grain. */
function pixels(svg: string, scale: number): Promise<Part> {
  return sharp(Buffer.from(svg), { density: DENSITY * scale, unlimited: true, limitInputPixels: 24_000_000 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** A part of a picture from edge to edge. */
interface Strip {
  svg: () => string;
  /** Units above it, an even number: at every scale a whole number of pixels. */
  above: number;
}

/** Pixels that a strip may have, or hardly more: what one takes in memory is its size three times over. */
const STRIP = 1_000_000;

/**
 * A large picture in strips, of which two are drawn side by side: librsvg uses one core. A blur would end at the cut, so
 * a picture with a filter stays whole.
 */
function stripsOf(svg: string, { root, width, height }: Size, scale: number): Strip[] {
  if (scale === 1 || svg.includes("<filter")) return [{ svg: () => svg, above: 0 }];
  const count = 2 * Math.max(1, Math.round((width * height * scale * scale) / 2 / STRIP));
  const edges = Array.from({ length: count + 1 }, (_, i) => 2 * Math.round((height * i) / count / 2));
  edges[count] = height;
  return edges.slice(0, -1).map((from, i) => {
    const to = edges[i + 1] ?? height;
    const view = `viewBox="0 ${from} ${width} ${to - from}" width="${width}" height="${to - from}"`;
    return { above: from, svg: () => between(svg, [from, to]).replace(root, view) };
  });
}

/** What a drawing says of its size, and how. */
interface Size {
  root: string;
  width: number;
  height: number;
}

function sizeOf(svg: string): Size {
  const [root, width, height] = /viewBox="0 0 (\d+) (\d+)" width="\d+" height="\d+"/.exec(svg) ?? [];
  if (root === undefined) throw new RangeError("A drawing that does not say how large it is");
  return { root, width: Number(width), height: Number(height) };
}

/**
 * Draws an SVG at `scale` times its own size, on `paper` where it is large enough: what is made anew for every picture
 * lies about until the engine tidies up. Rejects when librsvg cannot read it.
 */
export async function rasterise(svg: string, scale = 1, paper?: ArrayBuffer): Promise<Raster> {
  const size = sizeOf(svg);
  const most = Math.ceil(size.width * scale) * Math.ceil(size.height * scale) * 4;
  const sheet = paper && paper.byteLength >= most ? paper : new ArrayBuffer(most);
  const to = new Int32Array(sheet);
  const sideBySide = bulkhead(2, Number.MAX_SAFE_INTEGER);
  const drawn = stripsOf(svg, size, scale).map((strip) =>
    sideBySide.execute(async () => {
      const part = await pixels(strip.svg(), scale);
      grain(part, to, strip.above * scale * part.info.width);
      return part.info;
    }),
  );
  const infos = await Promise.all(drawn);
  const width = infos[0]?.width ?? 0;
  const height = infos.reduce((sum, info) => sum + info.height, 0);
  return { data: Buffer.from(sheet, 0, width * height * 4), width, height };
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
