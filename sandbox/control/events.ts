import { z } from "zod";

/** What the shop says it measured (`COLLECT_URL`), for the page that shows it: the last hour, and no more than so many. */

const HOUR_MS = 3_600_000;
const MOST = 20_000;

export const eventsSchema = z
  .array(
    z.looseObject({
      source: z.enum(["server", "browser"]),
      type: z.string(),
      at: z.number(),
      context: z.string(),
      step: z.string(),
      name: z.string().optional(),
      value: z.number().optional(),
    }),
  )
  .max(2_000);
export type MeasuredEvent = z.infer<typeof eventsSchema>[number];

export interface EventLog {
  add(events: readonly MeasuredEvent[]): void;
  /** Of the last hour, the oldest first. */
  lastHour(): MeasuredEvent[];
  clear(): void;
}

export function createEventLog(): EventLog {
  let kept: { receivedAt: number; event: MeasuredEvent }[] = [];
  return {
    add(events) {
      const receivedAt = Date.now();
      kept.push(...events.map((event) => ({ receivedAt, event })));
      if (kept.length > MOST) kept = kept.slice(-MOST);
    },
    lastHour() {
      const since = Date.now() - HOUR_MS;
      kept = kept.filter(({ receivedAt }) => receivedAt >= since);
      return kept.map(({ event }) => event);
    },
    clear() {
      kept = [];
    },
  };
}
