/**
 * The most of a body that is read, in MB. The process has 112 MB for its objects (docs/operations.md), and ends when a
 * larger body fills them; the largest that a page needs has less than 1 MB.
 */
const MOST_TEXT = 8;
/** Files lie outside that memory. */
const MOST_FILE = 32;

/** The body of a response as text; rejects if it is longer than any that the shop expects, or breaks off. */
export async function textOf(response: Response): Promise<string> {
  return new TextDecoder().decode(await readAtMost(MOST_TEXT, response));
}

/** The body of a file, with the same failures. */
export async function bytesOf(response: Response): Promise<ArrayBuffer> {
  return (await readAtMost(MOST_FILE, response)).buffer;
}

async function readAtMost(megabytes: number, { body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the rest.
  for await (const piece of body ?? []) {
    pieces.push(piece);
    size += piece.length;
    if (size > megabytes * 1024 * 1024) throw new Error(`It is longer than ${megabytes} MB`);
  }
  const whole = new Uint8Array(size);
  let end = 0;
  for (const piece of pieces) {
    whole.set(piece, end);
    end += piece.length;
  }
  return whole;
}
