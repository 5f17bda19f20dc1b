import type { IncomingMessage } from "node:http";
import Negotiator from "negotiator";

/** In the order of what the shop would rather send: browsers name Brotli last and like all of them as well. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What its types do not know yet. */
interface Preferring {
  encodings(available: string[], options: { preferred: string[] }): string[];
}

/** The encoding that a body is sent in: the smallest of those that the browser likes best. */
export function encodingFor(request: Pick<IncomingMessage, "headers">): Encoding {
  const negotiator: Preferring = new Negotiator(request);
  const [best] = negotiator.encodings([...ENCODINGS], { preferred: [...ENCODINGS] });
  return (best ?? "identity") as Encoding;
}

/** Whether a body may be sent in gzip. */
export function takesGzip(request: Pick<IncomingMessage, "headers">): boolean {
  return new Negotiator(request).encodings(["gzip"]).length > 0;
}
