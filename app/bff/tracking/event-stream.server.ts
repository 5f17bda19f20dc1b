import type { EventPlace, Measured, TrackingEvent } from "#app/models/tracking/events.ts";
import type { Env } from "../env.server";
import type { Logger } from "../log.server";

/**
 * An event as operators receive it: counted by the server without any reference to a visitor, or sent by the browser of
 * a visitor with consent.
 */
export type StreamLine =
  | ({ source: "browser" } & TrackingEvent)
  | ({ source: "server"; at: number; prefix: string; type: "view" | "error" | "add" | "order" } & EventPlace &
      Partial<Pick<Extract<Measured, { type: "error" }>, "status">>);

export interface EventStream {
  write(line: StreamLine): void;
  /** Sends the waiting events, and waits until all batches are sent. */
  close(): Promise<void>;
}

const FLUSH_MS = 300;
const MOST_WAITING = 1_000;
const TIMEOUT_MS = 2_000;

/**
 * Writes events, one JSON object each, to where the operator wants them: to the log on stdout (`COLLECT_LOG`), and in
 * batches to an address (`COLLECT_URL`). Events that this address does not accept are lost, so that counting never
 * delays the shop.
 */
export function createEventStream(
  { COLLECT_LOG, COLLECT_URL }: Pick<Env, "COLLECT_LOG" | "COLLECT_URL">,
  log: Logger,
): EventStream {
  let waiting: StreamLine[] = [];
  let timer: NodeJS.Timeout | null = null;
  /** Settles when all batches that were begun are sent. */
  let sending: Promise<void> = Promise.resolve();
  let isFailing = false;

  async function flush(url: string): Promise<void> {
    timer = null;
    const lines = waiting;
    waiting = [];
    if (lines.length === 0) return;
    try {
      const answer = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(lines),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`${answer.status}`);
      isFailing = false;
    } catch (err) {
      if (!isFailing) log.warn({ err, lines: lines.length }, "events could not be handed on");
      isFailing = true;
    }
  }

  return {
    write(line) {
      if (COLLECT_LOG) log.info({ stream: "events", ...line }, "event");
      if (!COLLECT_URL || waiting.length >= MOST_WAITING) return;
      waiting.push(line);
      timer ??= setTimeout(() => {
        // Drops the results, as each would keep a reference to all earlier ones.
        sending = Promise.all([sending, flush(COLLECT_URL)]).then(() => {});
      }, FLUSH_MS).unref();
    },
    async close() {
      if (timer) clearTimeout(timer);
      if (COLLECT_URL) await Promise.all([sending, flush(COLLECT_URL)]);
    },
  };
}
