import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import type { Request, Response } from "express";
import { isFromProxy } from "~/bff/http/client-address.server";
import { type Encoding, encodingFor } from "~/bff/http/encoding.server";
import { copyBuffer } from "~/bff/kept-memory.server";
import type { TakenSlot } from "~/models/shared-document";
import type { DeflatedPiece } from "./gzip-pieces.server";
import type { PurgeMark } from "./purge-marks.server";

/** A page as it is sent to everybody, compressed. Nothing in it belongs to one shopper. */
export interface SharedDocument {
  status: number;
  /** Headers of the answer itself; those of caching and compression are the sender's. */
  headers: Readonly<Record<string, string>>;
  tags: readonly string[];
  /** When its making began, in milliseconds since 1970. */
  madeAt: number;
  /** Of text and headers: the same in every encoding. */
  etag: string;
  /** The text as Brotli, and as what else was asked for. */
  bodies: Readonly<{ br: Buffer; gzip?: Buffer }>;
  /** Sources of the policy that let its scripts run. */
  scripts: readonly string[];
  /** What belongs to one shopper, in the order of the text, in which it stands as nobody's. */
  slots: readonly PlacedSlot[];
  /** The text around its slots, once a shopper has asked for it. */
  pieces?: readonly DeflatedPiece[];
  /** The Brotli is as small as it gets. */
  isSmall: boolean;
  /** When a new one could not be made, last; milliseconds since 1970. */
  failedAt?: number;
  /** The last purge that was known when its making began, where instances share (ADR 0030). */
  purgeMark?: PurgeMark;
}

/** A slot, and what of the text is nobody's in its place: bytes of UTF-8. */
export interface PlacedSlot extends TakenSlot {
  start: number;
  end: number;
}

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
 * it out for ten more while they ask anew, and for a day while the shop is down; none of it beyond the moment at which its
 * prices change. A browser asks each time, by ETag.
 */
export function sharedCaching(pricesUntil: number | null): string {
  const left = secondsUntil(pricesUntil);
  const fresh = Math.min(60, left);
  // Both are counted from when it is no longer fresh.
  const stale = left - fresh;
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${Math.min(600, stale)}, stale-if-error=${Math.min(86_400, stale)}`;
}

/** Whole seconds, one fewer than remain: caches count from the start of one second to the end of another. */
function secondsUntil(moment: number | null): number {
  return moment === null ? Infinity : Math.max(0, Math.floor((moment - Date.now()) / 1000) - 1);
}

/** For browsers whose cookies decide which document they get: caches in between do not know those cookies. */
const OWN = "private, max-age=0, must-revalidate";

interface Sending {
  /** The request carries cookies of the shopper's own that chose this document. */
  isChosenByCookie: boolean;
  /** When a private sale begins or ends next, in milliseconds since 1970; null where none is known of. */
  pricesUntil: number | null;
}

/** Sends a document, or 304 to who has it. Gives the document with what had to be made of it. */
export function sendDocument(
  request: Request,
  response: Response,
  document: SharedDocument,
  { isChosenByCookie, pricesUntil }: Sending,
): SharedDocument {
  response.status(document.status).set(document.headers);
  response.set("Cache-Control", isChosenByCookie ? OWN : sharedCaching(pricesUntil));
  // For the cache in front; a browser has no use for three kilobytes of them.
  if (isFromProxy(request)) response.set("Cache-Tag", document.tags.join(","));
  response.set("ETag", document.etag);
  response.vary("Accept-Encoding");
  // Which site is proposed depends on the languages that a browser asks for (SHELL-13), the question about cookies on
  // having chosen, which a cache may say instead of the cookie.
  if (document.headers["content-type"]?.startsWith("text/html")) {
    response.vary(isFromProxy(request) ? "Accept-Language, X-Consent" : "Accept-Language");
  }
  // Of a 304 that may not be kept nginx believes what the first answer said: a minute more, beyond the moment of the prices.
  const isLastMoment = !isChosenByCookie && secondsUntil(pricesUntil) === 0;
  if (request.fresh && !isLastMoment) {
    response.status(304).end();
    return document;
  }
  return sendBody(request, response, document);
}

/** Sends the page of a failure: who asks again is answered anew, and nothing in between keeps it. */
export function sendFailedDocument(request: Request, response: Response, document: SharedDocument): void {
  response.status(document.status).set(document.headers);
  response.set("Cache-Control", "private, no-store");
  response.vary("Accept-Encoding, Accept-Language");
  sendBody(request, response, document);
}

function sendBody(request: Request, response: Response, document: SharedDocument): SharedDocument {
  const encoding = encodingFor(request);
  const body = bodyIn(encoding, document.bodies);
  if (encoding !== "identity") response.set("Content-Encoding", encoding);
  response.set("Content-Length", String(body.length));
  response.end(request.method === "HEAD" ? undefined : body);
  return encoding === "gzip" ? { ...document, bodies: { ...document.bodies, gzip: body } } : document;
}
