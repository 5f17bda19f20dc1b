/** Bytes of the header of an object and of an array, and of one field, in V8 on 64 bits without pointer compression. */
const OBJECT = 24;
const ARRAY = 48;
const FIELD = 8;
const STRING = 16;
/** V8 keeps shorter strings of parsed JSON once for all (internalised). */
const LONGEST_SHARED = 10;

/** What an entry of a cache takes in addition to key and value: its dates, and its place in the order of use. */
export const ENTRY_BYTES = 200;

/** Characters outside Latin-1: with one of them, a string takes two bytes a character. */
const WIDE = /[^\0-\xff]/;

/**
 * Estimates the bytes that plain data takes in V8's heap. Caches use it to stay within their bounds. Longer strings
 * that two values share are counted twice. A test compares the estimate with V8's own figure.
 */
export function memorySize(value: unknown): number {
  if (typeof value === "string") return stringSize(value);
  if (typeof value !== "object" || value === null) return 0;
  // A view keeps its whole buffer in memory.
  if (ArrayBuffer.isView(value)) return ARRAY * 2 + value.buffer.byteLength;
  const parts: unknown[] = value instanceof Map ? [...value].flat() : Object.values(value);
  let size = Array.isArray(value) ? ARRAY : OBJECT;
  for (const part of parts) size += FIELD + memorySize(part);
  return size;
}

/** Bytes that an entry of a cache takes, for caches of plain data that are bounded by them. */
export function entrySize(value: unknown, key: string): number {
  return ENTRY_BYTES + memorySize(key) + memorySize(value);
}

function stringSize(text: string): number {
  if (text.length <= LONGEST_SHARED) return 0;
  return STRING + text.length * (WIDE.test(text) ? 2 : 1);
}

/**
 * Copies bytes into a buffer of exactly their size. Compressors return a view of 16 KB or more, and Node a view of a
 * pool: keeping the view would keep all of that in memory.
 */
export function copyBuffer(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
