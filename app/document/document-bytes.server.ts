import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { copyBuffer } from "#app/bff/kept-memory.server.ts";
import type { SharedDocument } from "./send-document.server";

/**
 * The fields stored before the compressed text. `bodies.gzip` and `pieces` are not stored; each instance makes them on
 * demand.
 */
const headSchema = z.object({
  status: z.literal(200),
  headers: z.record(z.string(), z.string()),
  tags: z.array(z.string()),
  madeAt: z.number().int().nonnegative(),
  etag: z.string().min(1),
  isSmall: z.boolean(),
  scripts: z.array(z.string()),
  slots: z.array(
    z.object({ name: z.string(), props: z.looseObject({}), start: z.number().int(), end: z.number().int() }),
  ),
  purgeMark: z.object({ epoch: z.string(), count: z.number().int().nonnegative() }),
});

const SEAL_BYTES = 32;
const LENGTH_BYTES = 4;

/** A document as bytes: seal, length of the head, head as JSON, text as Brotli. */
export function packDocument(key: string, document: SharedDocument, secret: string): Buffer {
  const { bodies, pieces: _pieces, failedAt: _failedAt, ...kept } = document;
  const head = Buffer.from(JSON.stringify(kept));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.length);
  const content = Buffer.concat([length, head, bodies.br]);
  return Buffer.concat([seal(key, content, secret), content]);
}

/** The document; null if the bytes were damaged, belong to another key or were sealed with another secret. */
export function unpackDocument(key: string, bytes: Buffer, secret: string): SharedDocument | null {
  const content = bytes.subarray(SEAL_BYTES);
  if (content.length < LENGTH_BYTES) return null;
  if (!timingSafeEqual(bytes.subarray(0, SEAL_BYTES), seal(key, content, secret))) return null;
  const bodyAt = LENGTH_BYTES + content.readUInt32BE(0);
  const head = headSchema.safeParse(JSON.parse(content.toString("utf8", LENGTH_BYTES, bodyAt)));
  // Copied, because a view would keep the whole buffer it was read into alive.
  return head.success ? { ...head.data, bodies: { br: copyBuffer(content.subarray(bodyAt)) } } : null;
}

/** Covers the key as well; otherwise one page could be stored in another's place. */
function seal(key: string, content: Buffer, secret: string): Buffer {
  return createHmac("sha256", secret).update(`document ${key}\n`).update(content).digest();
}
