import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { LRUCache } from "lru-cache";
import { createPurges } from "~/bff/gateway/cache.server";
import { copyBuffer, memorySize } from "~/bff/kept-memory.server";
import type { SharedDocument } from "./send-document.server";

/** Kept documents, the least recently used out first, bounded by the bytes that they take. */
export interface DocumentStore {
  get(key: string): SharedDocument | undefined;
  /** @param since a purge from then on concerns it: when its making began, unless said otherwise */
  set(key: string, document: SharedDocument, since?: number): void;
  delete(key: string): void;
  /** Whether what it is made of was purged since its making began. */
  wasPurged(document: SharedDocument): boolean;
  /** Forgets every document that is made of one of these. */
  purge(tags: readonly string[]): void;
}

/** What an entry takes beside its document: its place in the order of use. */
const ENTRY_BYTES = 200;

export function createDocumentStore(maxBytes: number): DocumentStore {
  const documents = new LRUCache<string, SharedDocument>({
    maxSize: maxBytes,
    sizeCalculation: (document, key) => ENTRY_BYTES + memorySize(key) + memorySize(document),
  });
  const purges = createPurges();
  return {
    get: (key) => documents.get(key),
    // One that is larger than the store is not kept, nor one that was being made while what it shows was purged.
    set(key, document, since = document.madeAt) {
      if (purges.happened(document.tags, since)) documents.delete(key);
      else documents.set(key, document);
    },
    delete: (key) => void documents.delete(key),
    wasPurged: ({ tags, madeAt }) => purges.happened(tags, madeAt),
    purge(tags) {
      purges.note(tags);
      const purged = new Set(tags);
      for (const [key, document] of documents.entries()) {
        if (document.tags.some((tag) => purged.has(tag))) documents.delete(key);
      }
    },
  };
}

/** What comes before the compressed text, but for what is made of it where it is asked for. */
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

/** The document, or null for bytes that were damaged, are another key's or come from somebody without the secret. */
export function unpackDocument(key: string, bytes: Buffer, secret: string): SharedDocument | null {
  const content = bytes.subarray(SEAL_BYTES);
  if (content.length < LENGTH_BYTES) return null;
  if (!timingSafeEqual(bytes.subarray(0, SEAL_BYTES), seal(key, content, secret))) return null;
  const bodyAt = LENGTH_BYTES + content.readUInt32BE(0);
  const head = headSchema.safeParse(JSON.parse(content.toString("utf8", LENGTH_BYTES, bodyAt)));
  // Its own memory: a view would hold what it was read into as well.
  return head.success ? { ...head.data, bodies: { br: copyBuffer(content.subarray(bodyAt)) } } : null;
}

/** It names the key too, or one page could be put in another's place. */
function seal(key: string, content: Buffer, secret: string): Buffer {
  return createHmac("sha256", secret).update(`document ${key}\n`).update(content).digest();
}
