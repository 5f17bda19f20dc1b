import type { Logger } from "~/bff/log.server";
import { packDocument, unpackDocument } from "./document-bytes.server";
import type { SharedDocument } from "./send-document.server";
import { createPurgeMarks, type PurgeMark } from "./purge-marks.server";
import { connect, createRedisHealth, isReplyError, READ_MS, withTimeout } from "~/bff/redis.server";
import { PURGES, sharePurges } from "./redis-purges.server";

/** What instances share: documents that one of them made, and purges that one of them was told (ADR 0030). */
export interface SecondLevel {
  /** The last purge that this instance knows of, for a document that it begins to make; null while it is alone. */
  mark(): PurgeMark | null;
  /** A document that another instance made, after at most 50 ms. Never fails. */
  find(key: string): Promise<SharedDocument | null>;
  /** Hands a document on. Nothing waits for it. */
  keep(key: string, document: SharedDocument): void;
  forget(key: string): void;
  /** Has every other instance forget these, at once or as soon as they can be told. */
  purge(tags: readonly string[]): void;
  close(): void;
}

/** An instance without others. */
export const noSecondLevel: SecondLevel = {
  mark: () => null,
  find: () => Promise.resolve(null),
  keep() {},
  forget() {},
  purge() {},
  close() {},
};

const KEPT_SECONDS = 86_400;
/** Marks outlive every document that they are held against. */
const MARKS_SECONDS = 2 * KEPT_SECONDS;
/** Larger than any page. */
const MAX_BYTES = 1024 * 1024;

const keyOf = (key: string) => `vitrine:document:${key}`;

interface Options {
  url: string;
  /** Seals documents: only instances of one deployment take each other's. */
  secret: string;
  log: Logger;
  /** Another instance was told to purge these. */
  onPurge: (tags: readonly string[]) => void;
}

/** The second level in a Redis or Valkey. While it is slow, failing or gone the instance goes on alone. */
export function createSecondLevel({ url, secret, log, onPurge }: Options): SecondLevel {
  const client = connect(url);
  const subscriber = connect(url);
  const marks = createPurgeMarks(onPurge);
  const state = createRedisHealth(log);
  client.on("error", state.failed);
  client.on("close", () => state.failed(new Error("the connection is closed")));
  subscriber.on("error", () => {});
  const purges = sharePurges({ client, subscriber, marks, state });

  return {
    mark: () => (state.alone ? null : marks.current()),
    async find(key) {
      if (state.alone) return null;
      try {
        const bytes = await withTimeout(READ_MS, client.getBuffer(keyOf(key)));
        const document = bytes && unpackDocument(key, bytes, secret);
        return document && marks.covers(document) ? document : null;
      } catch (err) {
        // An answer, though not a document: something else has the key.
        if (!isReplyError(err)) state.failed(err);
        return null;
      }
    },
    keep(key, document) {
      if (state.alone || !marks.covers(document)) return;
      const bytes = packDocument(key, document, secret);
      if (bytes.length > MAX_BYTES) return;
      const kept = client.set(keyOf(key), bytes, "EX", KEPT_SECONDS);
      Promise.all([kept, client.expire(PURGES, MARKS_SECONDS)]).then(state.kept, state.refused);
    },
    forget(key) {
      if (!state.alone) client.unlink(keyOf(key)).catch(() => {});
    },
    purge: (tags) => purges.purge(tags),
    close() {
      purges.close();
      state.close();
      client.disconnect();
      subscriber.disconnect();
    },
  };
}
