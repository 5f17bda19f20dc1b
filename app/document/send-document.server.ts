import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import type { Request, Response } from "express";
import { isFromProxy } from "#app/bff/http/client-address.server.ts";
import { brotliOptions, type Encoding, encodingFor } from "#app/bff/http/encoding.server.ts";
import { copyBuffer } from "#app/bff/kept-memory.server.ts";
import type { TakenSlot } from "#app/models/shared-document.ts";
import type { DeflatedPiece } from "./gzip-pieces.server";
import type { PurgeMark } from "./purge-marks.server";

/** A page that all visitors share, compressed. Nothing in it belongs to one shopper. */
export interface SharedDocument {
  status: number;
  /** Headers of the page itself; headers of caching and compression are added when it is sent. */
  headers: Readonly<Record<string, string>>;
  tags: readonly string[];
  /** When its rendering began, in milliseconds since 1970. */
  madeAt: number;
  /** Hash of text and headers: the same for every encoding. */
  etag: string;
  /** The text as Brotli, and as gzip once that was requested. */
  bodies: Readonly<{ br: Buffer; gzip?: Buffer }>;
  /** Hashes of its inline scripts, for the content security policy. */
  scripts: readonly string[];
  /**
   * The places of what belongs to one shopper, in the order of the text, which has an anonymous visitor's version
   * there.
   */
  slots: readonly PlacedSlot[];
  /** The deflated text around its slots, made when the first shopper asks for it. */
  pieces?: readonly DeflatedPiece[];
  /** The Brotli has been recompressed at the higher quality. */
  isSmall: boolean;
  /** As in `Rendering`. */
  lacksPart?: boolean;
  /** When rendering a new one failed last, in milliseconds since 1970. */
  failedAt?: number;
  /** The last purge known when its rendering began, if instances share documents (ADR 0030). */
  purgeMark?: PurgeMark;
}

/** A slot, and the range of the anonymous visitor's version in the text, in bytes of UTF-8. */
export interface PlacedSlot extends TakenSlot {
  start: number;
  end: number;
}

/** Fast for the first request, small for later ones. Quality 9 would save 1.5 % more, but takes 33 MB (ADR 0036). */
const FIRST_QUALITY = 1;
const KEPT_QUALITY = 6;

/** Compresses with Brotli at quality 1, synchronously. */
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
 * How long a document is sent as it is, for how much longer it is still sent while a new one is rendered, and how long
 * it is kept for when the gateway or content is unavailable: the same here, in Redis and in caches in front.
 */
export const FRESH_SECONDS = 60;
export const STALE_SECONDS = 600;
export const KEPT_SECONDS = 86_400;

/**
 * The Cache-Control header for shared documents. Caches between shop and browser may keep them as the shop does, but
 * never beyond `pricesUntil`, when prices change. Browsers revalidate each time, by ETag.
 */
export function sharedCaching(pricesUntil: number | null): string {
  const left = secondsUntil(pricesUntil);
  const fresh = Math.min(FRESH_SECONDS, left);
  // Both directives are counted from the end of `s-maxage`.
  const stale = left - fresh;
  const [whileMade, ifDown] = [Math.min(STALE_SECONDS, stale), Math.min(KEPT_SECONDS, stale)];
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${whileMade}, stale-if-error=${ifDown}`;
}

/** Whole seconds, one fewer than remain: caches count from the start of one second to the end of another. */
function secondsUntil(moment: number | null): number {
  return moment === null ? Infinity : Math.max(0, Math.floor((moment - Date.now()) / 1000) - 1);
}

/**
 * For browsers whose cookies decide which document they get: caches in between do not know those cookies. Also for a
 * document that lacks a part, which they would send on for longer than its service is ill.
 */
const OWN = "private, max-age=0, must-revalidate";

/** What the header can name; Node refuses the whole page for another character, and a comma would make two tags. */
const isTag = (tag: string) => /^[!-+\--~]+$/.test(tag);

interface Sending {
  /** A cookie of the shopper selected this document. */
  isChosenByCookie: boolean;
  /** When a private sale begins or ends next, in milliseconds since 1970; null if none is planned. */
  pricesUntil: number | null;
}

/**
 * Sends a document, or 304 if the browser has it. Returns the document, with its gzip body added if that had to be
 * made.
 */
export function sendDocument(
  request: Request,
  response: Response,
  document: SharedDocument,
  { isChosenByCookie, pricesUntil }: Sending,
): SharedDocument {
  response.status(document.status).set(document.headers);
  const isOwn = isChosenByCookie || document.lacksPart;
  response.set("Cache-Control", isOwn ? OWN : sharedCaching(pricesUntil));
  // For the cache in front of the shop only; browsers do not use these three kilobytes.
  if (isFromProxy(request)) response.set("Cache-Tag", document.tags.filter(isTag).join(","));
  response.set("ETag", document.etag);
  response.vary("Accept-Encoding");
  // The proposed site depends on the browser's languages (SHELL-13). The cookie banner depends on the consent cookie,
  // which the cache in front may sum up as `X-Consent`.
  if (document.headers["content-type"]?.startsWith("text/html")) {
    response.vary(isFromProxy(request) ? "Accept-Language, X-Consent" : "Accept-Language");
  }
  // After a 304 with a lifetime of 0 nginx reuses the first response's: it would show old prices for a minute.
  const isLastMoment = !isOwn && secondsUntil(pricesUntil) === 0;
  if (request.fresh && !isLastMoment) {
    response.status(304).end();
    return document;
  }
  return sendBody(request, response, document);
}

/** Sends the page of a failure, which no cache may keep: the next request is rendered anew. */
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
