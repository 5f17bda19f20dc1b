import type { IncomingMessage } from "node:http";
import { type BrotliOptions, constants } from "node:zlib";
import Negotiator from "negotiator";

/** In the shop's order of preference: browsers accept all of them equally, and name Brotli last. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** An option that the library's types lack. */
interface Preferring {
  encodings(available: string[], options: { preferred: string[] }): string[];
}

/** The encoding for a response body: among those that the browser prefers equally, the smallest. */
export function encodingFor(request: Pick<IncomingMessage, "headers">): Encoding {
  const negotiator: Preferring = new Negotiator(request);
  const [best] = negotiator.encodings([...ENCODINGS], { preferred: [...ENCODINGS] });
  return (best ?? "identity") as Encoding;
}

/** Whether the client accepts gzip. */
export function takesGzip(request: Pick<IncomingMessage, "headers">): boolean {
  return new Negotiator(request).encodings(["gzip"]).length > 0;
}

/** How pages are compressed with Brotli. */
export function brotliOptions(quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      // 256 KB, more than a page has. The default window takes 4 MB of memory for each response.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  };
}
