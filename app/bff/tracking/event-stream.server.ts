import type { EventPlace, Measured, TrackingEvent } from "~/models/tracking/events";
import type { Env } from "../env.server";
import type { Logger } from "../log.server";

/** An event as operators get it: counted here without anything of who it was, or sent by the browser of who agreed. */
export type StreamLine =
  | ({ source: "browser" } & TrackingEvent)
  | ({ source: "server"; at: number; prefix: string; type: "view" | "error" | "add" | "order" } & EventPlace &
      Partial<Pick<Extract<Measured, { type: "error" }>, "status">>);

export interface EventStream {
  write(line: StreamLine): void;
  /** Sends what waits, and waits for what is on its way. */
  close(): Promise<void>;
}

const FLUSH_MS = 300;
const MOST_WAITING = 1_000;
const TIMEOUT_MS = 2_000;

/**
 * Lines of events, one JSON object each, where the operator wants them: on stdout among the log (`COLLECT_LOG`), and in
 * batches to an address (`COLLECT_URL`). What that address does not take is lost: counting never holds up the shop.
 */
export function createEventStream(
  { COLLECT_LOG, COLLECT_URL }: Pick<Env, "COLLECT_LOG" | "COLLECT_URL">,
  log: Logger,
): EventStream {
  let waiting: StreamLine[] = [];
  let timer: NodeJS.Timeout | null = null;
  /** Batches on their way. */
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
        // Without the results, each of which would hold all before it.
        sending = Promise.all([sending, flush(COLLECT_URL)]).then(() => {});
      }, FLUSH_MS).unref();
    },
    async close() {
      if (timer) clearTimeout(timer);
      if (COLLECT_URL) await Promise.all([sending, flush(COLLECT_URL)]);
    },
  };
}
