import { constants, crc32, deflateRawSync } from "node:zlib";
import { copyBuffer } from "~/bff/kept-memory.server";

/** A part of a text that is the same in many: compressed once, to stand between others in one gzip stream. */
export interface DeflatedPiece {
  /** Raw deflate, ended at a byte and without looking back: what follows does not depend on it. */
  deflated: Buffer;
  bytes: number;
  crc: number;
  /** What the checksum of all before is multiplied with (`shiftOf`). */
  shift: number;
}

/** RFC 1952: deflate, no name, no time, no system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty block that is the last one. */
const LAST_BLOCK = Buffer.from([3, 0]);

const KEPT_LEVEL = 9;
/** For what is made for one answer. A few kilobytes: a small window is set up in less time. */
const OWN_OPTIONS = { level: 6, windowBits: 13, memLevel: 6 };

/** Shorter is put in as it is: a compressor takes 20 µs and garbage to save a few dozen bytes. */
const SHORT_BYTES = 200;

/** Compresses text so that it can be joined into any gzip stream. */
export function deflatePiece(text: Buffer): DeflatedPiece {
  return pieceOf(text, copyBuffer(deflated(text, { level: KEPT_LEVEL })));
}

function ownPiece(text: Buffer): DeflatedPiece {
  return pieceOf(text, text.length < SHORT_BYTES ? stored(text) : deflated(text, OWN_OPTIONS));
}

/** Another piece follows, so this one must not be the stream's last. */
function deflated(text: Buffer, options: { level: number }): Buffer {
  return deflateRawSync(text, { ...options, finishFlush: constants.Z_FULL_FLUSH });
}

/** A block that is not compressed (RFC 1951, 3.2.4): what it begins with, its length, the same inverted, and the bytes. */
function stored(text: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(text.length, 1);
  head.writeUInt16LE(0xffff - text.length, 3);
  return Buffer.concat([head, text]);
}

function pieceOf(text: Buffer, deflated: Buffer): DeflatedPiece {
  return {
    deflated,
    bytes: text.length,
    crc: crc32(text),
    shift: shiftOf(text.length),
  };
}

/** Joins precompressed pieces and plain text into one gzip stream; only the text is compressed now. */
export function joinGzip(parts: readonly (DeflatedPiece | string)[]): Buffer {
  const pieces = parts
    .filter((part) => part !== "")
    .map((part) => (typeof part === "string" ? ownPiece(Buffer.from(part)) : part));
  let crc = 0;
  let bytes = 0;
  for (const piece of pieces) {
    crc = (multiply(piece.shift, crc) ^ piece.crc) >>> 0;
    bytes += piece.bytes;
  }
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(crc, 0);
  tail.writeUInt32LE(bytes >>> 0, 4);
  return Buffer.concat([HEAD, ...pieces.map(({ deflated }) => deflated), LAST_BLOCK, tail]);
}

/*
 * A CRC is a remainder of polynomials: that of two texts after each other is crc(a) · x^(8 · length of b) + crc(b). The
 * same as zlib's crc32_combine, which Node does not offer.
 */

const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;

/** The product of two polynomials, modulo that of CRC-32; bits in its reflected order. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= b;
    b = b & 1 ? (b >>> 1) ^ POLYNOMIAL : b >>> 1;
  }
  return product >>> 0;
}

/** x^(8 · bytes): what a checksum is multiplied with when so many bytes follow. */
function shiftOf(bytes: number): number {
  let shift = ONE;
  // x^8, then its square for each further bit of the number.
  for (let power = ONE >>> 8, rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = multiply(power, shift);
    power = multiply(power, power);
  }
  return shift;
}
