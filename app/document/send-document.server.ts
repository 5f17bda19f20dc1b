import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import type { Request, Response } from "express";
import { type Encoding, encodingFor } from "../bff/http/static-files.server";
import type { SharedDocument } from "./document-store.server";

/** Fast, for the first who asks, and small, for all who ask again. Quality 9 would take 1.5 % off, and 33 MB (ADR 0036). */
const FIRST_QUALITY = 1;
const KEPT_QUALITY = 6;

const brotliOptions = (quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // 256 KB: more than a page. The default window takes 4 MB of memory for each answer on its way.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
});

/** Brotli at quality 1, synchronous. */
export function compressFast(text: Buffer): Buffer {
  return copyBuffer(brotliCompressSync(text, brotliOptions(FIRST_QUALITY)));
}

/** A copy with its own memory, so that the larger pool buffer can be freed. */
export function copyBuffer(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** Recompresses Brotli bytes for keeping. Compression is asynchronous; decompression is not. */
export async function recompressBrotli(br: Buffer): Promise<Buffer> {
  return copyBuffer(await promisify(brotliCompress)(brotliDecompressSync(br), brotliOptions(KEPT_QUALITY)));
}

function bodyIn(encoding: Encoding, { br, gzip }: SharedDocument["bodies"]): Buffer {
  if (encoding === "br") return br;
  if (encoding === "gzip" && gzip) return gzip;
  const text = brotliDecompressSync(br);
  return encoding === "gzip" ? copyBuffer(gzipSync(text, { level: 6 })) : text;
}

/**
 * What caches between the shop and the browser may do with a document that everybody shares: keep it for a minute, hand
 * it out for ten more while they ask anew, and for a day while the shop is down. A browser asks each time, by ETag.
 */
const SHARED = "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400";
/** For who has cookies that play a part in which document it is: no cache in between knows of them. */
const OWN = "private, max-age=0, must-revalidate";

/** Caches stand where trusted proxies do. */
export function isForCache({ app, socket }: Request): boolean {
  const isTrusted = app.get("trust proxy fn") as (address: string | undefined, hop: number) => boolean;
  return isTrusted(socket.remoteAddress, 0);
}

interface Sending {
  /** The request carries cookies of the shopper's own that chose this document. */
  isChosenByCookie: boolean;
}

/** Sends a document, or 304 to who has it. Gives the document with what had to be made of it. */
export function sendDocument(
  request: Request,
  response: Response,
  document: SharedDocument,
  { isChosenByCookie }: Sending,
): SharedDocument {
  const encoding = encodingFor(request);
  response.status(document.status).set(document.headers);
  response.set("Cache-Control", isChosenByCookie ? OWN : SHARED);
  // For the cache in front; a browser has no use for three kilobytes of them.
  if (isForCache(request)) response.set("Cache-Tag", document.tags.join(","));
  response.set("ETag", document.etag);
  response.vary("Accept-Encoding");
  // Which site is proposed depends on the languages that a browser asks for (SHELL-13), the question about cookies on
  // having chosen, which a cache may say instead of the cookie.
  if (document.headers["content-type"]?.startsWith("text/html")) {
    response.vary(isForCache(request) ? "Accept-Language, X-Consent" : "Accept-Language");
  }
  if (request.fresh) {
    response.status(304).end();
    return document;
  }
  const body = bodyIn(encoding, document.bodies);
  if (encoding !== "identity") response.set("Content-Encoding", encoding);
  response.set("Content-Length", String(body.length));
  response.end(request.method === "HEAD" ? undefined : body);
  return encoding === "gzip" ? { ...document, bodies: { ...document.bodies, gzip: body } } : document;
}
