import type { Country, Prefix } from "#app/models/locale.ts";
import { PREFIXES } from "#app/models/locale.ts";
import type { TrackingEvent } from "#app/models/tracking/events.ts";
import { placeOf } from "#app/models/tracking/page-context.ts";
import type { Env } from "../env.server";
import type { Logger } from "../log.server";
import type { SharedState } from "../shared-state.server";
import { createEventIds, type EventIds } from "./event-ids.server";
import { createEventStream } from "./event-stream.server";
import { createMetrics, type Metrics } from "./metrics.server";

/** Where on the site something was counted. */
export interface CountedPlace {
  prefix: Prefix;
  pathname: string;
}

/**
 * Figures for the operator (BEY-22). The server counts what the shop itself does, without any cookie, id or address of
 * a visitor, so this needs no consent. Events come from browsers of visitors who agreed to be measured.
 */
export interface Tracking {
  /** Counts a page sent to a person. */
  countView(place: CountedPlace, status: number): void;
  /** Counts products put into a cart. */
  countAdd(place: CountedPlace): void;
  /** Counts an order, when its confirmation is shown for the first time. */
  countOrder(place: CountedPlace): void;
  /** Takes an event from a browser. A repeated one is counted as such and not passed on. */
  receive(event: TrackingEvent): Promise<void>;
  ids: EventIds;
  metrics: Metrics;
  close(): Promise<void>;
}

export function createTracking(
  env: Pick<Env, "COLLECT_LOG" | "COLLECT_URL">,
  log: Logger,
  shared: SharedState | null = null,
): Tracking {
  const metrics = createMetrics();
  const ids = createEventIds(shared);
  const stream = createEventStream(env, log);
  const write = (
    type: "view" | "error" | "add" | "order",
    { prefix, pathname }: CountedPlace,
    status?: number,
  ): { country: Country } => {
    const more = status === undefined ? {} : { status };
    stream.write({ source: "server", type, at: Date.now(), prefix, ...placeOf(pathname), ...more });
    return { country: PREFIXES[prefix].country };
  };
  return {
    metrics,
    countView(place, status) {
      if (status >= 400) {
        metrics.errorPages.inc({ ...write("error", place, status), status });
        return;
      }
      const { context, step } = placeOf(place.pathname);
      const labels = write("view", place);
      metrics.views.inc({ context, ...labels });
      if (step !== "-") metrics.funnelSteps.inc({ step, ...labels });
    },
    countAdd(place) {
      metrics.cartAdds.inc(write("add", place));
    },
    countOrder(place) {
      metrics.orders.inc(write("order", place));
    },
    ids,
    async receive(event) {
      const isRepeated = !(await ids.isNew(event.id));
      metrics.collected.inc({ type: event.type, result: isRepeated ? "repeated" : "taken" });
      if (isRepeated) return;
      stream.write({ source: "browser", ...event });
      if (event.type !== "vital") return;
      const value = event.name === "CLS" ? event.value * 1_000 : event.value;
      metrics.vitals.observe({ name: event.name, context: event.context }, value);
    },
    close: () => stream.close(),
  };
}
