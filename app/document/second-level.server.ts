import type { Logger } from "#app/bff/log.server.ts";
import { packDocument, unpackDocument } from "./document-bytes.server";
import { KEPT_SECONDS, type SharedDocument } from "./send-document.server";
import { createPurgeMarks, type PurgeMark } from "./purge-marks.server";
import { connect, createRedisHealth, isReplyError, READ_MS, withTimeout } from "#app/bff/redis.server.ts";
import { PURGES, sharePurges } from "./redis-purges.server";

/** What instances share: rendered documents, and purges (ADR 0030). */
export interface SecondLevel {
  /**
   * The last purge that this instance knows of, to be stored with a document whose rendering begins now; null while
   * Redis is unavailable.
   */
  mark(): PurgeMark | null;
  /** A document that another instance rendered, within 50 ms, or null. Never rejects. */
  find(key: string): Promise<SharedDocument | null>;
  /** Shares a document with the other instances, in the background, unless it lacks a part. */
  keep(key: string, document: SharedDocument): void;
  forget(key: string): void;
  /** Makes all other instances drop what has these tags, at once or as soon as Redis can be reached. */
  purge(tags: readonly string[]): void;
  close(): void;
}

/** For an instance without Redis. */
export const noSecondLevel: SecondLevel = {
  mark: () => null,
  find: () => Promise.resolve(null),
  keep() {},
  forget() {},
  purge() {},
  close() {},
};

/** Purge marks must outlive every document that is checked against them. */
const MARKS_SECONDS = 2 * KEPT_SECONDS;
/** Larger than any page. */
const MAX_BYTES = 1024 * 1024;

const keyOf = (key: string) => `vitrine:document:${key}`;

interface Options {
  url: string;
  /** Seals documents, so that only instances of the same deployment use them. */
  secret: string;
  log: Logger;
  /** Called with the tags that another instance purged. */
  onPurge: (tags: readonly string[]) => void;
}

/** The second level in Redis or Valkey. While that is slow, failing or unreachable, the instance works on its own. */
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
        // An error reply shows that Redis works, but holds something else under this key.
        if (!isReplyError(err)) state.failed(err);
        return null;
      }
    },
    keep(key, document) {
      if (state.alone || document.lacksPart || !marks.covers(document)) return;
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
