import { LRUCache } from "lru-cache";
import { createRecentPurges } from "#app/bff/gateway/purger.server.ts";
import { ENTRY_BYTES, memorySize } from "#app/bff/kept-memory.server.ts";
import type { SharedDocument } from "./send-document.server";

/** Documents kept in memory, up to a number of bytes; the least recently used are dropped first. */
export interface DocumentStore {
  get(key: string): SharedDocument | undefined;
  /** @param since if one of its tags was purged after this time, the document is not kept; `madeAt` by default */
  set(key: string, document: SharedDocument, since?: number): void;
  delete(key: string): void;
  /** Whether one of its tags was purged after its rendering began. */
  wasPurged(document: SharedDocument): boolean;
  /** Drops every document that has one of these tags. */
  purge(tags: readonly string[]): void;
}

export function createDocumentStore(maxBytes: number): DocumentStore {
  const documents = new LRUCache<string, SharedDocument>({
    maxSize: maxBytes,
    sizeCalculation: (document, key) => ENTRY_BYTES + memorySize(key) + memorySize(document),
  });
  const purges = createRecentPurges();
  return {
    get: (key) => documents.get(key),
    // lru-cache does not keep a document larger than the store. A document that shows something purged while it was
    // rendered is not kept either.
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
