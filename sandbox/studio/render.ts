import { bulkhead } from "cockatiel";
import sharp, { type OutputInfo, type Sharp } from "sharp";
import { Bands } from "./bands";
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

/** Pixels of a part of a picture, four bytes each. */
interface Part {
  data: Buffer;
  info: OutputInfo;
}

const LOW_BITS = 0x010101;
const HIGH_BITS = 0x808080;
const MASK = 0xfcfcfc;
const THREE_BYTES = 0xffffff;

/** Whether one of three bytes is nearer than the strongest grain to where a byte begins. */
const nearZero = (three: number): boolean => (((three & MASK) - LOW_BITS) & ~three & HIGH_BITS) !== 0;

function grained(pixel: number, place: number): number {
  const by = GRAIN[(place * 7 + (place >> 9) * 131) & (GRAIN.length - 1)] ?? 0;
  return nearZero(pixel) || nearZero(~pixel) ? pixel : pixel + by * LOW_BITS;
}

/**
 * Writes a part with film grain, from one pixel of the picture on: three milliseconds in one pass over the pixels, all
 * bytes of one at a time, against 150 for a filter in the SVG. What is all but black or white has none: a byte would run
 * over into the next. Four pixels of four bytes become four of three: drawings are opaque, and the encoder would take
 * another pass to leave the fourth out. A part begins at a multiple of four pixels (EVEN); after the last one's end there
 * may be up to three that are none.
 */
function grain({ data }: Part, to: Int32Array, from: number): void {
  const pixels = new Int32Array(data.buffer, data.byteOffset, data.length / 4);
  for (let i = 0, word = (from / 4) * 3; i < pixels.length; i += 4) {
    const a = grained(pixels[i] ?? 0, from + i);
    const b = grained(pixels[i + 1] ?? 0, from + i + 1);
    const c = grained(pixels[i + 2] ?? 0, from + i + 2);
    const d = grained(pixels[i + 3] ?? 0, from + i + 3);
    to[word++] = (a & THREE_BYTES) | (b << 24);
    to[word++] = ((b >>> 8) & 0xffff) | (c << 16);
    to[word++] = ((c >>> 16) & 0xff) | (d << 8);
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
  /** Units above it, a multiple of EVEN. */
  above: number;
}

/** So many units are, at every scale, rows of pixels by the four. */
const EVEN = 8;

/** Pixels that a strip may have, or hardly more: what one takes in memory is its size three times over. */
const STRIP = 1_000_000;

/**
 * A picture in strips, of which two are drawn side by side: librsvg uses one core. A blur would end at the cut, so a
 * picture with a filter stays whole.
 */
function stripsOf(svg: string, { root, width, height }: Size, scale: number): Strip[] {
  if (svg.includes("<filter")) return [{ svg: () => svg, above: 0 }];
  const count = 2 * Math.max(1, Math.round((width * height * scale * scale) / 2 / STRIP));
  const bands = new Bands(svg);
  const edges = [0, ...bands.cuts(count, height, EVEN), height];
  return edges.slice(0, -1).map((from, i) => {
    const to = edges[i + 1] ?? height;
    const view = `viewBox="0 ${from} ${width} ${to - from}" width="${width}" height="${to - from}"`;
    return { above: from, svg: () => bands.between(from, to).replace(root, view) };
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

interface Drawn {
  /** How many times its own size; 1 unless said otherwise. */
  scale?: number;
  /** What it is drawn on where that is large enough: what is made anew for every picture lies about until the engine
   * tidies up. */
  paper?: ArrayBuffer;
  /** In one piece: where the other core has a picture of its own to draw, strips are only more to read. */
  whole?: boolean;
}

/** Draws an SVG. Rejects when librsvg cannot read it. */
export async function rasterise(svg: string, { scale = 1, paper, whole = false }: Drawn = {}): Promise<Raster> {
  const size = sizeOf(svg);
  const most = Math.ceil((Math.ceil(size.width * scale) * Math.ceil(size.height * scale)) / 4) * 12;
  const sheet = paper && paper.byteLength >= most ? paper : new ArrayBuffer(most);
  const to = new Int32Array(sheet);
  const sideBySide = bulkhead(2, Number.MAX_SAFE_INTEGER);
  const strips = whole ? [{ svg: () => svg, above: 0 }] : stripsOf(svg, size, scale);
  const drawn = strips.map((strip) =>
    sideBySide.execute(async () => {
      const part = await pixels(strip.svg(), scale);
      grain(part, to, strip.above * scale * part.info.width);
      return part.info;
    }),
  );
  const infos = await Promise.all(drawn);
  const width = infos[0]?.width ?? 0;
  const height = infos.reduce((sum, info) => sum + info.height, 0);
  return { data: Buffer.from(sheet, 0, width * height * 3), width, height };
}

export interface Encoding {
  width: number;
  /** With a height the picture is cut to it, around its middle or keeping one side. */
  height?: number;
  keep?: "left" | "centre" | "right";
  format: Format;
  quality: number;
}

/** From this width on pictures are for dense screens. */
const DENSE = 1200;

/**
 * Every pixel of a large picture costs the encoder: without a search for the best prediction it needs half the time, and
 * a tenth less quality makes up for the bytes. That is one decibel in forty, on pixels of half the size.
 */
const webpOf = ({ width, quality }: Encoding): { quality: number; effort: number } =>
  width >= DENSE ? { quality: Math.round(quality * 0.9), effort: 0 } : { quality, effort: 2 };

/** So many pixels of a picture's edge nobody misses: scaling it would cost a third of the encoder's time again. */
const EDGE = 4;

/** Pixels in the wanted size. */
function sized({ data, width, height }: Raster, want: Encoding): Sharp {
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  if (want.height === undefined && want.width <= width && width - want.width <= EDGE)
    return image.extract({ left: 0, top: 0, width: want.width, height: Math.round((height * want.width) / width) });
  return image.resize(want.width, want.height, { fit: "cover", position: want.keep });
}

/** Scales and encodes. */
export function encode(raster: Raster, want: Encoding): Promise<Buffer> {
  const image = sized(raster, want);
  switch (want.format) {
    case "webp":
      return image.webp(webpOf(want)).toBuffer();
    case "avif":
      // Every further effort takes twice as long again, for 3 to 10 per cent of the bytes. Colour at half the size, as
      // webp has it, saves a sixth of the time and costs 0.3 decibels.
      return image.avif({ quality: Math.round(want.quality * 0.7), effort: 0, chromaSubsampling: "4:2:0" }).toBuffer();
    case "jpeg":
      return image.jpeg({ quality: want.quality, mozjpeg: true }).toBuffer();
  }
}
