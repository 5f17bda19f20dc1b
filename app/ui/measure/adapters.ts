import type { TrackingEvent } from "~/models/tracking/events";

/** Whoever is told of events in the browser. What one of them throws is its own affair. */
export interface Adapter {
  /** Consent that it needs (models/consent). */
  level: number;
  tell: (event: TrackingEvent) => void;
}

const BATCH_MS = 1_000;
const MOST_IN_A_BATCH = 40;

/** Our own collector: events in batches, the last of them when the page is left. */
export function collector(address: string): Adapter {
  const waiting: TrackingEvent[] = [];
  const flush = () => {
    const batch = waiting.splice(0, MOST_IN_A_BATCH);
    if (batch.length > 0)
      navigator.sendBeacon(address, new Blob([JSON.stringify(batch)], { type: "application/json" }));
  };
  addEventListener("pagehide", flush);
  document.addEventListener("visibilitychange", flush);
  return {
    level: 1,
    tell(event) {
      waiting.push(event);
      if (document.visibilityState === "hidden") flush();
      else if (waiting.length === 1) setTimeout(flush, BATCH_MS);
      else if (waiting.length >= MOST_IN_A_BATCH) flush();
    },
  };
}

/** The A/B script takes orders from here, whenever it comes (TRK-05). */
export function abTransactions(): Adapter {
  const orders = listOf("abTransactions");
  return { level: 2, tell: (event) => event.type === "order" && void orders.push(event.order) };
}

/** A list in which scripts of others look for what is told: theirs, if they were first. */
function listOf(name: string): unknown[] {
  const page = window as unknown as Record<string, unknown[] | undefined>;
  return (page[name] ??= []);
}
