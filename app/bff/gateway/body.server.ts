/**
 * The most of a body that is read, in MB. The process has 112 MB for its objects (docs/operations.md), and ends when a
 * larger body fills them; the largest that a page needs has less than 1 MB.
 */
const MOST_TEXT = 8;
/** Files lie outside that memory. */
const MOST_FILE = 32;

export type ReadBody<B> = (response: Response, signal: AbortSignal) => Promise<B>;

/**
 * The body of a response as text. Rejects if it is longer than any that the shop expects, breaks off, or is not whole
 * when `signal` is aborted.
 */
export async function textOf(response: Response, signal: AbortSignal): Promise<string> {
  return new TextDecoder().decode(await readAtMost(MOST_TEXT, response, signal));
}

/** The body of a file, with the same failures. */
export function bytesOf(response: Response, signal: AbortSignal): Promise<Buffer<ArrayBuffer>> {
  return readAtMost(MOST_FILE, response, signal);
}

/**
 * Listens to `signal` itself: `fetch` and ky follow it by signals of their own, which may be collected as garbage once
 * the headers have arrived, and a body that stalls would be waited for without end.
 */
async function readAtMost(megabytes: number, { body }: Response, signal: AbortSignal) {
  signal.throwIfAborted();
  const reader = body?.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  const cancel = () => void reader?.cancel().catch(() => {});
  signal.addEventListener("abort", cancel);
  try {
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      pieces.push(piece.value);
      size += piece.value.length;
      if (size > megabytes * 1024 * 1024) throw new Error(`It is longer than ${megabytes} MB`);
    }
    signal.throwIfAborted();
  } catch (error) {
    cancel();
    throw error;
  } finally {
    signal.removeEventListener("abort", cancel);
  }
  return Buffer.concat(pieces, size);
}
