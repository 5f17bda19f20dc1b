import { deflateSync } from "node:zlib";

/*
 * Small pictures inside a picture: noise and soft shadows. Written here because a picture's text is built in one
 * synchronous go, and sharp only encodes asynchronously.
 */

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

interface Pixels {
  width: number;
  height: number;
  /** Four bytes a pixel; grey and alpha, two; or one byte, how much of one colour there is. */
  kind: "colour-alpha" | "grey-alpha" | "alpha";
  bytes: Uint8Array;
  colour?: string;
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** One colour at 256 strengths. */
function palette(colour: string): Buffer {
  const rgb = Buffer.from(colour.slice(1), "hex");
  const entries = Buffer.alloc(768);
  for (let i = 0; i < 256; i++) rgb.copy(entries, i * 3);
  return Buffer.concat([
    chunk("PLTE", entries),
    chunk("tRNS", Buffer.from(Uint8Array.from({ length: 256 }, (_, i) => i))),
  ]);
}

const BYTES = { "colour-alpha": 4, "grey-alpha": 2, alpha: 1 };
const PNG_TYPES = { "colour-alpha": 6, "grey-alpha": 4, alpha: 3 };

/** A PNG as a data URI. */
export function png({ width, height, kind, bytes, colour = "#000000" }: Pixels): string {
  const row = width * BYTES[kind];
  const raw = Buffer.alloc(height * (row + 1));
  for (let y = 0; y < height; y++) raw.set(bytes.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  head[9] = PNG_TYPES[kind];
  const parts = [SIGNATURE, chunk("IHDR", head)];
  if (kind === "alpha") parts.push(palette(colour));
  parts.push(chunk("IDAT", deflateSync(raw, { level: kind === "grey-alpha" ? 6 : 2 })), chunk("IEND", Buffer.alloc(0)));
  return `data:image/png;base64,${Buffer.concat(parts).toString("base64")}`;
}
