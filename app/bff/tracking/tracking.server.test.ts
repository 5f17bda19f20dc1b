import { describe, expect, it } from "vitest";
import type { TrackingEvent } from "#app/models/tracking/events.ts";
import { aContext } from "#tests/support/request-context.ts";
import { createLogger } from "../log.server";
import { createTracking } from "./tracking.server";
import { countAnswer } from "./views.server";

function aTracking() {
  const lines: Record<string, unknown>[] = [];
  const log = createLogger("info", { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  return { tracking: createTracking({ COLLECT_LOG: true, COLLECT_URL: undefined }, log), lines };
}

const vital: TrackingEvent = {
  type: "vital",
  name: "LCP",
  value: 1_200,
  id: "v5-1234567",
  at: 1,
  prefix: "fr-fr",
  context: "product",
  section: "-",
  step: "-",
};

describe("what the operator is told", () => {
  it("is counted by kind of page, step and country, and written a line each [BEY-22]", async () => {
    const { tracking, lines } = aTracking();
    tracking.countView({ prefix: "fr-fr", pathname: "/fr-fr/robe--p1" }, 200);
    tracking.countView({ prefix: "fr-fr", pathname: "/fr-fr/checkout/billing" }, 304);
    tracking.countView({ prefix: "de-de", pathname: "/de-de/nichts" }, 404);
    tracking.countAdd({ prefix: "fr-fr", pathname: "/fr-fr/cart" });
    tracking.countOrder({ prefix: "fr-fr", pathname: "/fr-fr/checkout/confirmation" });
    const text = await tracking.metrics.registry.metrics();
    expect(text).toContain('vitrine_views_total{context="product",country="FR"} 1\n');
    expect(text).toContain('vitrine_funnel_steps_total{step="3",country="FR"} 1\n');
    expect(text).toContain('vitrine_error_pages_total{country="DE",status="404"} 1\n');
    expect(text).toContain('vitrine_cart_adds_total{country="FR"} 1\n');
    expect(text).toContain('vitrine_orders_total{country="FR"} 1\n');
    expect(lines.map(({ stream, source, type }) => [stream, source, type])).toEqual(
      ["view", "view", "error", "add", "order"].map((type) => ["events", "server", type]),
    );
    // Nothing that identifies a visitor: no id, no address, no cookie.
    for (const line of lines) {
      expect(Object.keys(line).sort()).toEqual(
        expect.arrayContaining(["context", "prefix", "section", "step", "type"]) as string[],
      );
      expect(Object.keys(line)).not.toEqual(expect.arrayContaining(["id"]));
    }
  });

  it("is each vital by kind of page, once however often it comes [BEY-10]", async () => {
    const { tracking, lines } = aTracking();
    await tracking.receive(vital);
    await tracking.receive(vital);
    await tracking.receive({ ...vital, id: "v5-7654321", name: "CLS", value: 0.02 });
    const text = await tracking.metrics.registry.metrics();
    expect(text).toContain('vitrine_vitals_bucket{le="1000",name="LCP",context="product"} 0\n');
    expect(text).toContain('vitrine_vitals_bucket{le="1500",name="LCP",context="product"} 1\n');
    expect(text).toContain('vitrine_vitals_count{name="LCP",context="product"} 1\n');
    expect(text).toContain('vitrine_vitals_sum{name="CLS",context="product"} 20\n');
    expect(text).toContain('vitrine_collected_total{type="vital",result="repeated"} 1\n');
    expect(lines).toHaveLength(2);
  });
});

describe("a view", () => {
  const isCounted = async ({ shop }: ReturnType<typeof aContext>) =>
    /vitrine_(views|error_pages)_total\{/.test(await shop.tracking.metrics.registry.metrics());
  const counted = async (path: string, headers: Record<string, string> = {}, { method = "GET", status = 200 } = {}) => {
    const context = aContext({ url: path });
    countAnswer(context, { method, headers }, status);
    return isCounted(context);
  };
  const from = (page: string) => ({ referer: `http://localhost:3000${page}` });

  it("is a document that somebody looks at [BEY-22]", async () => {
    expect(await counted("/fr-fr")).toBe(true);
    expect(await counted("/fr-fr", {}, { status: 304 })).toBe(true);
    expect(await counted("/fr-fr/nothing", {}, { status: 404 })).toBe(true);
    expect(await counted("/fr-fr", {}, { method: "HEAD" })).toBe(false);
    expect(await counted("/fr-fr", {}, { method: "POST" })).toBe(false);
    expect(await counted("/fr-fr", { "sec-purpose": "prefetch;prerender" })).toBe(false);
    expect(await counted("/fr-fr", { purpose: "prefetch" })).toBe(false);
    expect(await counted("/fr-fr/cart", {}, { status: 302 })).toBe(false);
    expect(await counted("/fr-fr/search/suggestions")).toBe(false);
  });

  it("is data of another page than the one they are asked from [BEY-22]", async () => {
    expect(await counted("/fr-fr/robe--p1.data?_routes=a", from("/fr-fr"))).toBe(true);
    expect(await counted("/fr-fr/checkout/delivery.data", from("/fr-fr/checkout/billing"))).toBe(true);
    expect(await counted("/fr-fr/robe--p1.data?_routes=a", from("/fr-fr/robe--p1?sku=1"))).toBe(false);
    expect(await counted("/fr-fr/robe--p1.data?_routes=a")).toBe(false);
    expect(await counted("/fr-fr/product/seen.data", from("/fr-fr/robe--p1"))).toBe(false);
    expect(await counted("/fr-fr/robe--p1.data", { ...from("/fr-fr"), "sec-purpose": "prefetch" })).toBe(false);
  });

  it("is nobody's where a crawler comes [BEY-22]", async () => {
    const context = { ...aContext({}), isCrawler: true };
    countAnswer(context, { method: "GET", headers: {} }, 200);
    expect(await isCounted(context)).toBe(false);
  });
});
