import { LRUCache } from "lru-cache";
import { memorySize } from "../bff/gateway/memory-size.server";
import { createPurges } from "../bff/gateway/purges.server";
import type { TakenSlot } from "~/models/taken-slot";
import type { KeptPiece } from "./gzip-pieces.server";
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
  pieces?: readonly KeptPiece[];
  /** The Brotli is as small as it gets. */
  isSmall: boolean;
  /** When a new one could not be made, last; milliseconds since 1970. */
  failedAt?: number;
  /** What its making had heard of, if instances share (ADR 0030). */
  purgeMark?: PurgeMark;
}

/** A slot, and what of the text is nobody's in its place: bytes of UTF-8. */
export interface PlacedSlot extends TakenSlot {
  start: number;
  end: number;
}

/** Kept documents, the least recently used out first, bounded by the bytes that they take. */
export interface DocumentStore {
  get(key: string): SharedDocument | undefined;
  /** @param since a purge from then on concerns it: when its making began, unless said otherwise */
  set(key: string, document: SharedDocument, since?: number): void;
  delete(key: string): void;
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
    purge(tags) {
      purges.note(tags);
      const purged = new Set(tags);
      for (const [key, document] of documents.entries()) {
        if (document.tags.some((tag) => purged.has(tag))) documents.delete(key);
      }
    },
  };
}
