import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { MOVABLE_CLOCK } from "../support/clock";
import { ask } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, fillCheckout, findSku, pay, payByCard, register } from "../support/http-shopper";
import { anotherShop } from "../support/integration-world";
import { risenMetrics } from "../support/metrics";
import { describeWith, startRedis } from "../support/program";
import { freePort, type ShopProcess } from "../support/world";

/** Events sent to the operator on journeys without scripts. */

const sandbox = inject("sandboxUrl");
let shop: ShopProcess;
let metricsUrl: string;

beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://localhost:${port}/metrics`;
  shop = await anotherShop({ METRICS_PORT: String(port), COLLECT_LOG: "true" });
});
afterAll(() => shop.stop());

const risen = (run: () => Promise<unknown>) => risenMetrics(metricsUrl, run);
const views = (context: string, country = "FR") => `vitrine_views_total{context="${context}",country="${country}"}`;
const step = (number: number) => `vitrine_funnel_steps_total{step="${number}",country="FR"}`;
const visit = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  ask(shop.url + path, { method, headers: { "accept-language": "fr-FR", cookie: "privacy=0", ...headers } });

let customers = 0;
/** A shopper at the overview with one product. */
async function atOverview(privacy: string) {
  const browser = new HttpBrowser(shop.url, { "accept-language": "fr-FR" });
  browser.jar.set("privacy", privacy);
  await register(browser, await browser.open("/fr-fr/account/dashboard"), `tracking-${(customers += 1)}@vitrine.test`);
  await addToCart(browser, await findSku(browser));
  return { browser, overview: await fillCheckout(browser) };
}

const factsOf = (html: string) =>
  JSON.parse(/id="page-context">(.*?)<\/script>/.exec(html)![1]!) as { order?: Record<string, unknown> };

describe("pages", () => {
  it("are counted by kind where everything is refused, kept ones and answers of 304 too [BEY-22]", async () => {
    const { headers } = await visit("/fr-fr");
    const rose = await risen(async () => {
      await visit("/fr-fr");
      expect((await visit("/fr-fr", { "if-none-match": headers.etag! })).status).toBe(304);
      await visit("/fr-fr", { cookie: "" });
      await visit("/de-de", { "accept-language": "de-DE" });
      await visit("/fr-fr/nothing");
      await visit("/fr-fr/cart");
    });
    expect(rose).toEqual({
      [views("home")]: 3,
      [views("home", "DE")]: 1,
      [views("cart")]: 1,
      [step(1)]: 1,
      'vitrine_error_pages_total{country="FR",status="404"}': 1,
    });
  });

  it("are measured, with the gateway's calls and the process itself, for who runs the shop [OPS-02]", async () => {
    const browser = new HttpBrowser(shop.url);
    await addToCart(browser, await findSku(browser));
    const { text, headers } = await ask(metricsUrl);
    expect(headers["content-type"]).toMatch(/^text\/plain; version=/);
    for (const line of [
      'vitrine_request_duration_seconds_count{method="GET",context="home",status="200"}',
      'vitrine_gateway_call_duration_seconds_count{area="carts",method="POST",status="201"}',
      "process_resident_memory_bytes",
      "nodejs_eventloop_lag_p99_seconds",
    ])
      expect(text).toContain(`\n${line} `);
    expect((await ask(metricsUrl.replace("/metrics", "/"))).status).toBe(404);
  });

  it("are not counted for HEAD, prefetches, robots, redirects and what only scripts ask for [BEY-22]", async () => {
    const rose = await risen(async () => {
      await visit("/fr-fr", {}, "HEAD");
      await visit("/fr-fr", { "sec-purpose": "prefetch" });
      await visit("/fr-fr", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
      await visit("/cart");
      await visit("/fr-fr/search/suggestions.data?query=robe", { referer: `${shop.url}/fr-fr` });
      await visit("/healthz");
      await visit("/sitemap.xml");
    });
    expect(rose).toEqual({});
  });

  it("say in the document what they are, and nothing of who asks [TRK-01]", async () => {
    const { text } = await visit("/fr-fr/search?query=robe");
    expect(factsOf(text)).toMatchObject({ context: "search", step: "-", search: { words: "robe" } });
    expect(text.match(/id="page-context"/g)).toHaveLength(1);
  });
});

describe("an order of who refused everything", () => {
  it("is counted with its steps, once, with no cookie but the shop's own [BEY-22, TRK-03]", async () => {
    const { browser, overview } = await atOverview("0");
    const rose = await risen(async () => {
      const provider = await pay(browser, overview);
      const confirmation = await payByCard(browser, provider);
      expect(confirmation.url).toContain("/checkout/confirmation");
      expect(factsOf(confirmation.text).order).toBeUndefined();
      await browser.open("/fr-fr/checkout/confirmation");
    });
    expect(rose).toMatchObject({ 'vitrine_orders_total{country="FR"}': 1, [step(6)]: 2 });
    expect(browser.jar.names.filter((name) => !/^(vitrine-|locale$|privacy$)/.test(name))).toEqual([]);
  });
});

describe("an order of who agreed", () => {
  it("is reported by the first confirmation, and by no other [TRK-05]", async () => {
    const { browser, overview } = await atOverview("0,1,2");
    const confirmation = await payByCard(browser, await pay(browser, overview));
    const { order } = factsOf(confirmation.text);
    expect(order).toMatchObject({ label: "Hors Prod", currency: "EUR", payments: ["cb"] });
    const { orderNumber, total } = order as { orderNumber: string; total: number };
    expect(confirmation.text).toContain(orderNumber);
    expect(total).toBeLessThan(2_000);
    expect(factsOf((await browser.open("/fr-fr/checkout/confirmation")).text).order).toBeUndefined();
    const rose = await risen(() => browser.open("/fr-fr/checkout/confirmation"));
    expect(rose).not.toHaveProperty(['vitrine_orders_total{country="FR"}']);
    const stranger = new HttpBrowser(shop.url);
    expect((await stranger.open("/fr-fr/checkout/confirmation")).url).not.toContain("/confirmation");
  });

  it("is reported to nobody who opens its pages a day later, on an instance that knows nothing [TRK-05]", async () => {
    const { browser, overview } = await atOverview("0,1,2");
    const first = await payByCard(browser, await pay(browser, overview));
    const { order } = factsOf(first.text) as { order: { orderNumber: string } };
    expect(order.orderNumber).toMatch(/\d{6,}/);
    const pages = ["/fr-fr/checkout/confirmation", `/fr-fr/account/orders/${order.orderNumber}`];
    const later = await anotherShop({ ...MOVABLE_CLOCK, CLOCK_AHEAD_MS: String(86_400_000) });
    const visitor = new HttpBrowser(later.url, { "accept-language": "fr-FR" });
    for (const name of browser.jar.names) visitor.jar.set(name, browser.jar.value(name)!);
    for (const page of pages) {
      const { status, text } = await visitor.open(page);
      expect([status, /"order":\{/.test(text)], page).toEqual([200, false]);
    }
    await later.stop();
  });
});

describe("the collector", () => {
  const event = (id: string, more: object = {}) => ({
    type: "view",
    id,
    at: Date.now(),
    prefix: "fr-fr",
    context: "home",
    section: "-",
    step: "-",
    ...more,
  });
  const collect = (batch: unknown, headers: Record<string, string> = {}) => {
    const body = typeof batch === "string" ? batch : JSON.stringify(batch);
    return ask(`${shop.url}/collect`, {
      method: "POST",
      body,
      headers: {
        origin: shop.url,
        "sec-fetch-site": "same-origin",
        "content-type": "application/json",
        "content-length": String(Buffer.byteLength(body)),
        ...headers,
      },
    });
  };
  const lines = (id: string) =>
    shop
      .output()
      .split("\n")
      .filter((line) => line.includes(`"${id}"`));

  it("takes each event once, and hands it on as a line and to an address", async () => {
    const answers = [await collect([event("once-0001")]), await collect([event("once-0001"), event("once-0002")])];
    expect(answers.map(({ status, cookies }) => [status, cookies])).toEqual([
      [204, []],
      [204, []],
    ]);
    await expect.poll(() => lines("once-0002")).toHaveLength(1);
    expect(lines("once-0001")).toHaveLength(1);
    expect(JSON.parse(lines("once-0001")[0]!)).toMatchObject({ stream: "events", source: "browser", type: "view" });
    const received = async () =>
      (JSON.parse((await ask(`${sandbox}/__sandbox/events`)).text) as { id?: string }[]).filter(
        ({ id }) => id === "once-0001",
      );
    await expect.poll(received).toHaveLength(1);
  });

  it("makes vitals a part of the metrics, by kind of page [BEY-10]", async () => {
    const rose = await risen(() =>
      collect([event("v5-00000001", { type: "vital", name: "LCP", value: 1_234, context: "product" })]),
    );
    expect(rose).toMatchObject({ 'vitrine_vitals_count{name="LCP",context="product"}': 1 });
  });

  it("refuses what is none of ours: other sites, robots, what is huge, malformed or no JSON [SEC-02]", async () => {
    const batch = [event("refused-1")];
    const statuses = [
      await collect(batch, { origin: "https://evil.example", "sec-fetch-site": "cross-site" }),
      await collect(batch, { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }),
      await collect([event("refused-1", { type: "search", words: "x".repeat(40_000), count: 1 })]),
      await collect("{"),
      await collect([event("refused-1", { context: "moon" })]),
      await collect([]),
      await collect({ ...batch }),
      await collect("null"),
      await collect(batch, { "content-type": "text/plain" }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403, 413, 400, 400, 400, 400, 400, 415]);
    // Refuses more events than allowed at once, a wrong length, and none.
    expect((await collect(Array.from({ length: 51 }, (_, index) => event(`refused-1-${index}`)))).status).toBe(400);
    expect((await collect(`[${"[".repeat(5_000)}`)).status).toBe(400);
    expect((await collect(batch, { "content-length": "" })).status).toBeGreaterThanOrEqual(400);
    expect((await ask(`${shop.url}/collect`)).status).toBe(404);
    expect(lines("refused-1")).toEqual([]);
  });

  it("is told nothing by a browser that leaves before the end, which is no failure of the shop's", async () => {
    const headers = {
      host: new URL(shop.url).host,
      origin: shop.url,
      "content-type": "application/json",
      "content-length": "500",
      "x-request-id": "left-in-the-middle",
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const socket = connect(Number(new URL(shop.url).port), "127.0.0.1");
    socket.write(`POST /collect HTTP/1.1\r\n${head.join("")}\r\n[{"type"`, () => socket.destroy());
    await expect.poll(() => lines("left-in-the-middle")).not.toEqual([]);
    await collect([event("after-0001")]);
    await expect.poll(() => lines("after-0001")).toHaveLength(1);
    expect(lines("left-in-the-middle").filter((line) => line.includes('"error"'))).toEqual([]);
  });
});

describe("scripts of others", () => {
  it("are allowed by the policy where they are configured, and begin with no consent in no page [TRK-03]", async () => {
    const { text, headers } = await visit("/fr-fr");
    expect(headers["content-security-policy"]).toContain(`script-src 'self' ${sandbox} `);
    expect(text).toContain(`"ab":"${sandbox}/scripts/ab/vitrine-fr-local.js"`);
    expect(text).not.toMatch(/<script[^>]*src="http/);
  });

  it("and all measuring in the browser are nowhere where nothing is configured [TRK-03]", async () => {
    const bare = await anotherShop({ AB_SCRIPT_URL: "", ANTI_ABUSE_URL: "", ANALYTICS: "none", COLLECT_URL: "" });
    const { text, headers } = await ask(`${bare.url}/fr-fr`, { headers: { "accept-language": "fr-FR" } });
    await bare.stop();
    expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
    expect(text).not.toMatch(/\/scripts\/|"script":"measure|\/collect/);
    expect(factsOf(text)).toMatchObject({ context: "home" });
  });
});

describeWith("redis-server", "instances that share a Redis", () => {
  it("take an event once between them", async () => {
    const redis = await startRedis();
    const instances = await Promise.all([1, 2].map(() => anotherShop({ REDIS_URL: redis.url, COLLECT_LOG: "true" })));
    const body = JSON.stringify([
      { type: "view", id: "shared-0001", at: 1, prefix: "fr-fr", context: "home", section: "-", step: "-" },
    ]);
    const post = ({ url }: ShopProcess) =>
      ask(`${url}/collect`, {
        method: "POST",
        body,
        headers: { origin: url, "content-type": "application/json", "content-length": String(body.length) },
      });
    for (const instance of [...instances, ...instances]) expect((await post(instance)).status).toBe(204);
    const lines = () => instances.flatMap(({ output }) => output().match(/"shared-0001"/g) ?? []);
    await expect.poll(lines).toHaveLength(1);
    await Promise.all(instances.map((instance) => instance.stop()));
    await redis.stop();
    expect(lines()).toHaveLength(1);
  });
});
