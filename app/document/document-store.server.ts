import { LRUCache } from "lru-cache";
import { createPurges } from "~/bff/gateway/purger.server";
import { ENTRY_BYTES, memorySize } from "~/bff/kept-memory.server";
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
