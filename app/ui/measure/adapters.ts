import type { TrackingEvent } from "~/models/tracking/events";

/** Where events go from the browser. An error of one adapter does not stop the others. */
export interface Adapter {
  /** Consent that it needs (models/consent). */
  level: number;
  tell: (event: TrackingEvent) => void;
}

const BATCH_MS = 1_000;
const MOST_IN_A_BATCH = 40;

/**
 * Our own collector: events in batches, the last of them when the page is left. What does not get through (a lost connection)
 * goes again with the next batch, or once there is a connection: the collector knows each event by its id.
 */
export function collector(address: string): Adapter {
  const waiting: TrackingEvent[] = [];
  let timer = 0;
  /** @param isLeft an event of a page that may be left: what is sent then has to outlive it */
  const flush = (isLeft?: unknown) => {
    timer = 0;
    const batch = waiting.splice(0, MOST_IN_A_BATCH);
    if (!batch[0]) return;
    const type = "application/json";
    const body = new Blob([JSON.stringify(batch)], { type });
    if (isLeft) navigator.sendBeacon(address, body);
    // What was not taken waits for the next batch, but not without bound.
    else
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

/** The A/B script takes orders from here, whenever it comes (TRK-05): its list, if it was first. */
export function abTransactions(): Adapter {
  const page = window as unknown as { abTransactions?: unknown[] };
  return { level: 2, tell: (event) => event.type === "order" && void (page.abTransactions ??= []).push(event.order) };
}
