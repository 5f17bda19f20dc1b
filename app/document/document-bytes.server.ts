import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { SharedDocument } from "./document-store.server";
import { exact } from "./send-document.server";

/** What comes before the compressed text, but for gzip: who asks for it makes it. */
const headSchema = z.object({
  status: z.literal(200),
  headers: z.record(z.string(), z.string()),
  tags: z.array(z.string()),
  madeAt: z.number().int().nonnegative(),
  etag: z.string().min(1),
  isSmall: z.boolean(),
  purgeMark: z.object({ epoch: z.string(), count: z.number().int().nonnegative() }),
});

const SEAL_BYTES = 32;
const LENGTH_BYTES = 4;

/** A document as bytes: seal, length of the head, head as JSON, text as Brotli. */
export function packDocument(key: string, document: SharedDocument, secret: string): Buffer {
  const { status, headers, tags, madeAt, etag, isSmall, purgeMark, bodies } = document;
  const head = Buffer.from(JSON.stringify({ status, headers, tags, madeAt, etag, isSmall, purgeMark }));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.length);
  const content = Buffer.concat([length, head, bodies.br]);
  return Buffer.concat([seal(key, content, secret), content]);
}

/** The document, or null for bytes that were damaged, are another key's or come from somebody without the secret. */
export function unpackDocument(key: string, bytes: Buffer, secret: string): SharedDocument | null {
  const content = bytes.subarray(SEAL_BYTES);
  if (content.length < LENGTH_BYTES) return null;
  if (!timingSafeEqual(bytes.subarray(0, SEAL_BYTES), seal(key, content, secret))) return null;
  const bodyAt = LENGTH_BYTES + content.readUInt32BE(0);
  const head = headSchema.safeParse(JSON.parse(content.toString("utf8", LENGTH_BYTES, bodyAt)));
  // Its own memory: a view would hold what it was read into as well.
  return head.success ? { ...head.data, bodies: { br: exact(content.subarray(bodyAt)) } } : null;
}

/** It names the key too, or one page could be put in another's place. */
function seal(key: string, content: Buffer, secret: string): Buffer {
  return createHmac("sha256", secret).update(`document ${key}\n`).update(content).digest();
}
