import type { TrackingEvent } from "#app/models/tracking/events.ts";

/** Where events go from the browser. An error of one adapter does not stop the others. */
export interface Adapter {
  /** Consent level that it needs (models/consent). */
  level: number;
  tell: (event: TrackingEvent) => void;
}

const BATCH_MS = 1_000;
const MOST_IN_A_BATCH = 40;

/**
 * Sends events to the shop's own collector in batches, the last when the page is left. Events whose request fails (no
 * connection) are sent again with the next batch, or when the browser is online: the collector recognises repeated ones
 * by their id.
 */
export function collector(address: string): Adapter {
  const waiting: TrackingEvent[] = [];
  let timer = 0;
  /** @param isLeft the page may be closing: the request has to outlive it */
  const flush = (isLeft?: unknown) => {
    timer = 0;
    const batch = waiting.splice(0, MOST_IN_A_BATCH);
    if (!batch[0]) return;
    const type = "application/json";
    const body = new Blob([JSON.stringify(batch)], { type });
    // A beacon does not say that it failed, as it does without a connection.
    if (isLeft && navigator.onLine && navigator.sendBeacon(address, body)) return;
    // Events that failed to send join the next batch, up to a limit.
    fetch(address, { method: "POST", body, keepalive: true }).catch(() => {
      if (waiting.length < MOST_IN_A_BATCH) waiting.unshift(...batch);
    });
  };
  addEventListener("online", flush);
  addEventListener("pagehide", flush);
  document.addEventListener("visibilitychange", flush);
  return {
    level: 1,
    tell(event) {
      if (waiting.push(event) >= MOST_IN_A_BATCH || document.hidden) flush(document.hidden);
      else timer ||= setTimeout(flush, BATCH_MS) as unknown as number;
    },
  };
}

/** The A/B script reads orders from this list, whenever it loads (TRK-05). If it loaded first, its own list is used. */
export function abTransactions(): Adapter {
  const page = window as unknown as { abTransactions?: unknown[] };
  return { level: 2, tell: (event) => event.type === "order" && void (page.abTransactions ??= []).push(event.order) };
}
