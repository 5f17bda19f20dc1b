import { brotliDecompressSync } from "node:zlib";
import type { Response } from "express";
import { findShellCart } from "#app/bff/cart/cart.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { commitSession, setLocaleCookie } from "#app/bff/http/commit-session.server.ts";
import { setVariantCookie } from "#app/bff/tracking/experiments.server.ts";
import { takesGzip } from "#app/bff/http/encoding.server.ts";
import { scriptHashes, contentSecurityPolicy } from "#app/bff/http/security-headers.server.ts";
import { loadPersonal } from "./shell-data.server";
import type { SharedDocument } from "./send-document.server";
import { joinGzip, type DeflatedPiece, deflatePiece } from "./gzip-pieces.server";
import { renderSlots } from "./slots.server";

/**
 * Sends a kept document to a shopper: renders the slots for them and puts these between the shared pieces (ADR 0034).
 * Returns the document, with its deflated pieces added if they had to be made.
 */
export async function sendPersonalDocument(
  context: RequestContext,
  document: SharedDocument,
  response: Response,
): Promise<SharedDocument> {
  const { slots } = document;
  const personal = await loadPersonal(
    context,
    slots.some(({ name }) => name === "offers"),
    findShellCart,
  );
  const filled = renderSlots(context, slots, personal);
  await commitSession(context, response);
  setVariantCookie(response, context);
  if (context.session.isPersonal) setLocaleCookie(response, context);
  response.status(document.status).set(document.headers);
  // The popin in the last slot brings its own script, which the policy of the shared document may not allow.
  const own = scriptHashes(filled.at(-1) ?? "").filter((hash) => !document.scripts.includes(hash));
  if (own.length > 0) {
    response.set("Content-Security-Policy", contentSecurityPolicy(context.shop, [...document.scripts, ...own]));
  }
  response.vary("Accept-Encoding, Accept-Language, Cookie");
  const kept = document.pieces ? document : { ...document, pieces: piecesOf(document) };
  send(response, kept, filled);
  return kept;
}

function send(response: Response, document: SharedDocument, filled: string[]): void {
  const { req: request } = response;
  let body: Buffer;
  if (takesGzip(request)) {
    body = joinGzip((document.pieces ?? []).flatMap((piece, index) => [piece, filled[index] ?? ""]));
    response.set("Content-Encoding", "gzip");
  } else {
    body = Buffer.concat(textAround(document).flatMap((text, index) => [text, Buffer.from(filled[index] ?? "")]));
  }
  response.set("Content-Length", String(body.length));
  response.end(request.method === "HEAD" ? undefined : body);
}

function piecesOf(document: SharedDocument): DeflatedPiece[] {
  return textAround(document).map(deflatePiece);
}

/** The text before, between and after the slots, as UTF-8. */
function textAround({ bodies, slots }: SharedDocument): Buffer[] {
  const text = brotliDecompressSync(bodies.br);
  const starts = [0, ...slots.map(({ end }) => end)];
  const ends = [...slots.map(({ start }) => start), text.length];
  return starts.map((start, index) => text.subarray(start, ends[index]));
}
