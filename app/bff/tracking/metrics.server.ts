import { createServer, type Server } from "node:http";

/** Counters and histograms in Prometheus's text format. Labels are words of ours, so that there is an end to them. */
export interface Metrics {
  increment(name: string, labels?: Labels): void;
  /** @param buckets upper bounds, rising */
  observe(name: string, value: number, options: { labels: Labels; buckets: readonly number[] }): void;
  text(): string;
}

type Labels = Readonly<Record<string, string | number>>;

interface Histogram {
  buckets: readonly number[];
  counts: number[];
  sum: number;
  count: number;
}

const HELP: Readonly<Record<string, string>> = {
  vitrine_views_total: "Pages sent to people, by kind",
  vitrine_funnel_steps_total: "Views of the steps of the funnel",
  vitrine_cart_adds_total: "Products put into carts",
  vitrine_orders_total: "Orders whose confirmation was shown first",
  vitrine_error_pages_total: "Error pages sent to people",
  vitrine_collected_total: "Events that browsers sent, by what became of them",
  vitrine_honeypot_total: "Forms that programs filled, which were not sent on",
  vitrine_vitals: "Web vitals of visitors who agreed: milliseconds, CLS times 1000",
};

export function createMetrics(): Metrics {
  const counters = new Map<string, Map<string, number>>();
  const histograms = new Map<string, Map<string, Histogram>>();
  return {
    increment(name, labels = {}) {
      const values = entryOf(counters, name, () => new Map<string, number>());
      const key = labelsText(labels);
      values.set(key, (values.get(key) ?? 0) + 1);
    },
    observe(name, value, { labels, buckets }) {
      const kept = entryOf(histograms, name, () => new Map<string, Histogram>());
      const found = entryOf(kept, labelsText(labels), () => ({
        buckets,
        counts: buckets.map(() => 0),
        sum: 0,
        count: 0,
      }));
      found.buckets.forEach((bound, index) => {
        if (value <= bound) found.counts[index]! += 1;
      });
      found.sum += value;
      found.count += 1;
    },
    text() {
      const lines = [...counters].flatMap(([name, values]) => [
        ...head(name, "counter"),
        ...[...values].map(([labels, value]) => `${name}${braced(labels)} ${value}`),
      ]);
      const more = [...histograms].flatMap(([name, kept]) => [
        ...head(name, "histogram"),
        ...[...kept].flatMap(([labels, histogram]) => histogramLines(name, labels, histogram)),
      ]);
      return [...lines, ...more, ""].join("\n");
    },
  };
}

function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

const head = (name: string, type: string) => [`# HELP ${name} ${HELP[name] ?? name}`, `# TYPE ${name} ${type}`];

const labelsText = (labels: Labels) =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${String(value).replace(/[\\"\n]/g, "_")}"`)
    .join(",");

const braced = (labels: string) => (labels ? `{${labels}}` : "");

function histogramLines(name: string, labels: string, { buckets, counts, sum, count }: Histogram): string[] {
  const line = (bound: number | string, value: number) =>
    `${name}_bucket${braced([labels, `le="${bound}"`].filter(Boolean).join(","))} ${value}`;
  return [
    ...buckets.map((bound, index) => line(bound, counts[index]!)),
    line("+Inf", count),
    `${name}_sum${braced(labels)} ${sum}`,
    `${name}_count${braced(labels)} ${count}`,
  ];
}

/** `GET /metrics` on a port of its own, which nobody outside is let to. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer((request, response) => {
    const isAsked = request.url === "/metrics" && request.method === "GET";
    response.writeHead(isAsked ? 200 : 404, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" });
    response.end(isAsked ? metrics.text() : "Not found\n");
  });
}
