/** Bytes of an object's and an array's own head and of one field, on a 64-bit engine without compressed pointers. */
const OBJECT = 24;
const ARRAY = 48;
const FIELD = 8;
const STRING = 16;
/** Shorter text is kept once for all JSON that is read. */
const LONGEST_SHARED = 10;

/** What an entry of a cache takes beside key and value: its dates, and its place in the order of use. */
export const ENTRY_BYTES = 200;

/** Outside Latin-1 a text takes two bytes a character. */
const WIDE = /[^\0-\xff]/;

/**
 * Bytes that a value of plain data takes in the engine's heap: what caches count, so that their bounds hold. Longer text
 * that two values share is counted twice; a test holds the figure against the engine's own.
 */
export function memorySize(value: unknown): number {
  if (typeof value === "string") return stringSize(value);
  if (typeof value !== "object" || value === null) return 0;
  // What it is a view of stays in memory as a whole.
  if (ArrayBuffer.isView(value)) return ARRAY * 2 + value.buffer.byteLength;
  const parts: unknown[] = value instanceof Map ? [...value].flat() : Object.values(value);
  let size = Array.isArray(value) ? ARRAY : OBJECT;
  for (const part of parts) size += FIELD + memorySize(part);
  return size;
}

function stringSize(text: string): number {
  if (text.length <= LONGEST_SHARED) return 0;
  return STRING + text.length * (WIDE.test(text) ? 2 : 1);
}

/**
 * A copy in memory of its own size. A compressor gives a view of its 16 KB or more, and Node a view of a pool: kept, it would
 * hold all of that.
 */
export function copyBuffer(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
