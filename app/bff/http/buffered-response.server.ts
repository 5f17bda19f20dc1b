import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Response } from "express";
import { brotliOptions, encodingFor } from "./encoding.server";

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml)|image\/svg)/;
const MIN_BYTES = 1_000;
/** Of Brotli. For a listing, half the time of quality 4, for 3 % more bytes. */
const QUALITY = 3;

/**
 * Holds back head and body of a response until the handler has ended it. Then `beforeSending` may set headers and
 * return another body (null keeps the handler's), and the body is sent compressed. This way cookies are sealed once,
 * after everything that may change them, and one call of Brotli costs a fraction of a stream.
 *
 * If `beforeSending` fails, nothing has been sent yet, and `fail` answers.
 *
 * Pages are small and never deferred, so streaming would not send the first byte earlier (ADR 0004).
 */
export function bufferResponse(
  response: Response,
  beforeSending: () => Promise<string | null>,
  fail: (error: unknown) => void,
): void {
  const chunks: Buffer[] = [];
  const send = response.end.bind(response);
  const write = response.write.bind(response);

  response.write = (chunk: unknown) => {
    chunks.push(toBuffer(chunk));
    return true;
  };
  response.end = ((chunk?: unknown) => {
    if (chunk !== undefined && typeof chunk !== "function") chunks.push(toBuffer(chunk));
    // From here on, writes go straight to the client.
    response.end = send;
    response.write = write;
    finish(response, chunks, beforeSending).then(
      (body) => send(body),
      (error: unknown) => {
        // Drops redirect, cookies and length of the response that could not be finished.
        for (const name of ["Location", "Set-Cookie", "Content-Length", "Content-Encoding"])
          response.removeHeader(name);
        fail(error);
      },
    );
    return response;
  }) as typeof response.end;
}

function toBuffer(chunk: unknown): Buffer {
  if (typeof chunk === "string") return Buffer.from(chunk);
  return Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk as Uint8Array);
}

async function finish(
  response: Response,
  chunks: Buffer[],
  beforeSending: () => Promise<string | null>,
): Promise<Buffer> {
  const own = await beforeSending();
  const sent = compress(response, own === null ? Buffer.concat(chunks) : Buffer.from(own));
  const isHead = response.req.method === "HEAD";
  // Remix leaves the body of a `.data` address out for HEAD: what its length would be is not known.
  if (sent.length > 0 || (response.statusCode === 200 && !isHead)) response.setHeader("Content-Length", sent.length);
  return isHead ? Buffer.alloc(0) : sent;
}

/**
 * Synchronous: a page takes less than a millisecond, and passing it to another thread would double the processor time.
 */
function compress(response: Response, body: Buffer): Buffer {
  const type = String(response.getHeader("Content-Type") ?? "");
  if (body.length < MIN_BYTES || !COMPRESSIBLE.test(type) || response.hasHeader("Content-Encoding")) {
    return body;
  }
  response.vary("Accept-Encoding");
  const encoding = encodingFor(response.req);
  if (encoding === "br") {
    response.setHeader("Content-Encoding", "br");
    return brotliCompressSync(body, brotliOptions(QUALITY));
  }
  if (encoding === "gzip") {
    response.setHeader("Content-Encoding", "gzip");
    return gzipSync(body, { level: 5 });
  }
  return body;
}
