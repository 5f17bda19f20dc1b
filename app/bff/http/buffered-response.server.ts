import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Response } from "express";
import { encodingFor } from "./encoding.server";

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml)|image\/svg)/;
const MIN_BYTES = 1_000;

/**
 * Holds a response's head and body back until the handler has ended it, then lets `beforeSending` set headers and give
 * a body of its own, and sends the body compressed. Two things depend on it: cookies are sealed once, when everything that may
 * change them has run; and one call of brotli costs a fraction of a stream through it.
 *
 * When that fails nothing has been sent yet, and `fail` answers.
 *
 * Pages are small and never deferred, so there is no first byte to win by streaming (ADR 0004).
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
    // From here on what is written is sent.
    response.end = send;
    response.write = write;
    finish(response, chunks, beforeSending).then(
      (body) => send(body),
      (error: unknown) => {
        // Nothing of the answer that could not be finished: no redirect, no cookie, no length.
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
  if (sent.length > 0 || response.statusCode === 200) response.setHeader("Content-Length", sent.length);
  return response.req.method === "HEAD" ? Buffer.alloc(0) : sent;
}

/** A page takes less than a millisecond; handing it to another thread and back costs as much processor time again. */
function compress(response: Response, body: Buffer): Buffer {
  const type = String(response.getHeader("Content-Type") ?? "");
  if (body.length < MIN_BYTES || !COMPRESSIBLE.test(type) || response.hasHeader("Content-Encoding")) {
    return body;
  }
  response.vary("Accept-Encoding");
  const encoding = encodingFor(response.req);
  if (encoding === "br") {
    response.setHeader("Content-Encoding", "br");
    return brotliCompressSync(body, {
      params: {
        // A listing takes half the time that it would at 4, for 3 % more bytes.
        [constants.BROTLI_PARAM_QUALITY]: 3,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        // 256 KB: more than a page. The default window takes 4 MB of memory for each answer on its way.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    });
  }
  if (encoding === "gzip") {
    response.setHeader("Content-Encoding", "gzip");
    return gzipSync(body, { level: 5 });
  }
  return body;
}
