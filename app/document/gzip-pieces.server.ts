import { constants, crc32, deflateRawSync } from "node:zlib";
import { copyBuffer } from "#app/bff/kept-memory.server.ts";

/** Text that many responses share: compressed once, and placed between other pieces in one gzip stream. */
export interface DeflatedPiece {
  /** Raw deflate, ended with a full flush: byte-aligned, and later data does not refer back to it. */
  deflated: Buffer;
  bytes: number;
  crc: number;
  /** Factor by which the checksum of everything before this piece is multiplied (`shiftOf`). */
  shift: number;
}

/** Header by RFC 1952: method deflate, no file name, no time, unknown system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty deflate block marked as the last one. */
const LAST_BLOCK = Buffer.from([3, 0]);

const KEPT_LEVEL = 9;
/** For text of a single response, a few kilobytes: a small window takes less time to set up. */
const OWN_OPTIONS = { level: 6, windowBits: 13, memLevel: 6 };

/** Shorter text is not compressed: a compressor costs 20 µs and garbage, to save a few dozen bytes. */
const SHORT_BYTES = 200;

/** Compresses text so that it can be joined into any gzip stream. */
export function deflatePiece(text: Buffer): DeflatedPiece {
  return pieceOf(text, copyBuffer(deflated(text, { level: KEPT_LEVEL })));
}

function ownPiece(text: Buffer): DeflatedPiece {
  return pieceOf(text, text.length < SHORT_BYTES ? stored(text) : deflated(text, OWN_OPTIONS));
}

/** Flushes without ending the stream, because another piece may follow. */
function deflated(text: Buffer, options: { level: number }): Buffer {
  return deflateRawSync(text, { ...options, finishFlush: constants.Z_FULL_FLUSH });
}

/** An uncompressed block (RFC 1951, 3.2.4): type, length, inverted length, bytes. */
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
 * A CRC is the remainder of a polynomial division: the CRC of text a followed by text b is crc(a) · x^(8 · length of b)
 * + crc(b). This is zlib's crc32_combine, which Node does not offer.
 */

const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;

/** The product of two polynomials modulo the CRC-32 polynomial, with bits in reflected order. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= b;
    b = b & 1 ? (b >>> 1) ^ POLYNOMIAL : b >>> 1;
  }
  return product >>> 0;
}

/** x^(8 · bytes): the factor for a checksum that this many bytes follow. */
function shiftOf(bytes: number): number {
  let shift = ONE;
  // Exponentiation by squaring, starting from x^8.
  for (let power = ONE >>> 8, rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = multiply(power, shift);
    power = multiply(power, power);
  }
  return shift;
}
