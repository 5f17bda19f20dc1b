import { html, type Html } from "../../pages/html";
import type { MeasuredEvent } from "../events";
import { table } from "../parts";

/** What people did in the last hour, from the first page to the order. */

type Count = (events: readonly MeasuredEvent[]) => number;

const views =
  (wanted: (event: MeasuredEvent) => boolean): Count =>
  (events) =>
    events.filter((event) => event.type === "view" && wanted(event)).length;
const step = (number: string) => views((event) => event.step === number);
const of =
  (type: string): Count =>
  (events) =>
    events.filter((event) => event.type === type).length;

const STAGES: readonly (readonly [name: string, count: Count])[] = [
  ["pages viewed", views(() => true)],
  ["products viewed", views(({ context }) => context === "product")],
  ["put into the bag", of("add")],
  ["1 cart", step("1")],
  ["3 billing", step("3")],
  ["4 delivery", step("4")],
  ["5 payment", step("5")],
  ["6 orders", of("order")],
];

/** Above these a vital is no longer good: milliseconds, CLS without a unit. */
const GOOD: Readonly<Record<string, number>> = { LCP: 2_500, INP: 200, CLS: 0.1, TTFB: 800 };

export function funnelSection(events: readonly MeasuredEvent[]): Html {
  const counted = events.filter(({ source }) => source === "server");
  return html`<section id="funnel">
    <h2>Funnel</h2>
    <p>
      What the shop counted in the last hour, without cookies and whatever visitors chose. Shop in another window, then
      look again.
    </p>
    <form action="/__sandbox#funnel"><button class="quiet">Look again</button></form>
    ${counted.length > 0 ? stages(counted) : html`<p>Nobody has been here yet.</p>`} ${kinds(counted)}
    <h3>Vitals</h3>
    ${vitals(events)}
  </section>`;
}

function stages(counted: readonly MeasuredEvent[]): Html {
  const counts = STAGES.map(([name, count]) => ({ name, count: count(counted) }));
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const rows = counts.map(({ name, count }, index) => {
    const before = index === 0 ? 0 : counts[index - 1]!.count;
    const bar = html`<meter min="0" max="${most}" value="${count}" aria-label="${name}"></meter>`;
    return [name, count, bar, index > 0 && before > 0 ? `${Math.round((count / before) * 100)} %` : "–"];
  });
  return table(["stage", "times", "drawn", "of the one before"], rows);
}

function kinds(counted: readonly MeasuredEvent[]): Html | false {
  const byKind = new Map<string, number>();
  for (const { type, context } of counted) {
    if (type === "view") byKind.set(context, (byKind.get(context) ?? 0) + 1);
  }
  const errors = of("error")(counted);
  if (byKind.size === 0) return false;
  const rows = [...byKind].sort(([, a], [, b]) => b - a);
  return html`<h3>Views by kind of page</h3>
    ${table(["kind", "views"], errors > 0 ? [...rows, ["error pages", errors]] : rows)}`;
}

function vitals(events: readonly MeasuredEvent[]): Html {
  const values = new Map<string, number[]>();
  for (const { type, name = "", context, value } of events) {
    if (type !== "vital" || value === undefined) continue;
    const key = `${context} ${name}`;
    values.set(key, [...(values.get(key) ?? []), value]);
  }
  if (values.size === 0) return html`<p>They come from visitors who agreed to audience measurement: none so far.</p>`;
  const rows = [...values].sort().map(([key, all]) => {
    const [context = "", name = ""] = key.split(" ");
    const value = quantile(all, 0.75);
    const text = name === "CLS" ? value.toFixed(3) : `${Math.round(value)} ms`;
    return [
      context,
      name,
      value > (GOOD[name] ?? Infinity) ? html`<span class="bad">${text}</span>` : text,
      all.length,
    ];
  });
  return table(["kind", "vital", "three of four are below", "times"], rows);
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
}
