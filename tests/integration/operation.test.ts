import { hash } from "node:crypto";
import { spawnSync } from "node:child_process";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { sandboxEnv } from "../../scripts/setup.mjs";
import { ask, postForm } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { findSkus } from "../support/http-shopper";
import { anotherShop } from "../support/integration-world";
import { callsSoFar, setFaults } from "../support/sandbox-control";
import { attributesOf, type SentSpan, startTraceCollector } from "../support/trace-collector";
import { freePort, launchShop, type ShopProcess } from "../support/world";

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");

interface LogLine {
  msg: string;
  req?: { id: string; path: string; traceId?: string };
  res?: { status: number };
  status?: number;
  [field: string]: unknown;
}

function linesOf(output: string): LogLine[] {
  return output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as LogLine);
}

const WAIT = { timeout: 5_000, interval: 20 };

interface Call {
  path: string;
  headers: Record<string, string>;
}

async function readCalls(since: number): Promise<{ next: number; calls: Call[] }> {
  return (await (await fetch(`${sandbox}/__sandbox/calls?since=${since}`)).json()) as { next: number; calls: Call[] };
}

const callsSince = async (since: number) => (await readCalls(since)).calls;

describe("starting", () => {
  it("ends with one message that names every wrong variable [OPS-01]", () => {
    const env = {
      ...process.env,
      ...sandboxEnv(1, 2),
      GATEWAY_URL: "nowhere",
      AUTH_CLIENT_ID: "",
      SESSION_SECRETS: "short",
    };
    const { status, stderr } = spawnSync(process.execPath, ["build/index.js"], { env, encoding: "utf8" });
    expect(status).toBe(1);
    for (const name of ["GATEWAY_URL", "AUTH_CLIENT_ID", "SESSION_SECRETS"]) expect(stderr).toContain(name);
    expect(stderr).not.toMatch(/nowhere|short|at .*\.js:\d+/);
  });

  it("says which port is taken, and which variable names it", async () => {
    const taken = new URL(shop).port;
    for (const variable of ["PORT", "METRICS_PORT"]) {
      const own = { ...sandboxEnv(await freePort(), Number(new URL(sandbox).port)), [variable]: taken };
      const env = { ...process.env, ...own };
      const { status, stderr } = spawnSync(process.execPath, ["build/index.js"], {
        env,
        encoding: "utf8",
        timeout: 20_000,
      });
      expect(status).toBe(1);
      expect(stderr).toBe(`Port ${taken} is taken; set ${variable} to another one.\n`);
    }
  });

  it("is not ready without domain parameters, and reports it in French [SITE-04]", async () => {
    const own = await launchShop(await freePort(), { SITE_ENV: "production" }, { probe: "/healthz" });
    try {
      // A cache in front may have pages for any host, and shows them in place of a 503.
      const german = await ask(`${own.url}/de-de`, { headers: { host: "de.localhost" } });
      expect([german.status, german.headers["retry-after"]]).toEqual([503, "10"]);
      expect(german.text).toContain("paramètres de domaine");
      // And to the shopper in the language of the address, or else of the browser.
      expect(german.text).toContain("Der Shop macht eine kurze Pause");
      const headers = { host: "pl.localhost", "accept-language": "pl-PL" };
      expect((await ask(`${own.url}/`, { headers })).text).toContain("Sklep zrobił sobie przerwę");
      const message = "L’appel de chargement des paramètres de domaine a échoué";
      await vi.waitFor(() => expect(own.output()).toContain(message), { timeout: 15_000, interval: 20 });
      expect((await ask(`${own.url}/readyz`)).status).toBe(503);
    } finally {
      await own.stop();
    }
  });
});

describe("probes", () => {
  it("live and are ready [OPS-02]", async () => {
    expect((await ask(`${shop}/healthz`)).status).toBe(200);
    const ready = await ask(`${shop}/readyz`);
    expect(JSON.parse(ready.text)).toMatchObject({ status: "ready" });
    expect(ready.headers["cache-control"]).toBe("no-store");
  });
});

it("the log is JSON alone, also of data asked for by their own address", async () => {
  const own = await anotherShop();
  try {
    for (const path of ["product/seen?ids=100001", "search/suggestions?q=robe", "product/100001/sizes"])
      expect((await ask(`${own.url}/fr-fr/${path}`)).status, path).toBe(200);
    await vi.waitUntil(() => own.output().includes("/sizes"), WAIT);
    expect(
      own
        .output()
        .split("\n")
        .filter((line) => line && !line.startsWith("{")),
    ).toEqual([]);
  } finally {
    await own.stop();
  }
});

describe("a shop", () => {
  let own: ShopProcess;
  let collector: Awaited<ReturnType<typeof startTraceCollector>>;
  beforeAll(async () => {
    collector = await startTraceCollector();
    own = await anotherShop({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: "50",
      TRUSTED_PROXIES: "loopback",
    });
  });
  afterEach(() => setFaults(sandbox, []));
  afterAll(() => own.stop());

  it("writes one line a request, with the id that the gateway receives too, and nothing secret [OPS-02]", async () => {
    const seen = await callsSoFar(sandbox);
    const id = "0123456789abcdef";
    await postForm(`${own.url}/fr-fr/cart`, { intent: "add", sku: "1000010101" }, { "x-request-id": id });
    await ask(`${own.url}/fr-fr/search/suggestions?query=robe`);
    await ask(`${own.url}/fr-fr/does-not-exist?email=a@b.example`);
    const calls = await callsSince(seen);
    expect(calls.some(({ path, headers }) => path.includes("/carts") && headers["x-request-id"] === id)).toBe(true);
    const lines = () => linesOf(own.output());
    // A process's output arrives later than its responses.
    const last = "/fr-fr/does-not-exist";
    await expect.poll(() => lines().some((line) => line.msg === "request" && line.req?.path === last)).toBe(true);
    expect(lines().filter((line) => line.msg === "request" && line.req?.id === id)).toHaveLength(1);
    expect(lines().find((line) => line.msg === `Page not found: ${last}`)).toMatchObject({ status: 404 });
    expect(own.output()).not.toMatch(/a@b\.example|sandbox-key|sandbox-secret|Fe26|Bearer|^[^{]/m);
  });

  it("tells a collector what a request waited for, by routes and without values, and the gateway which trace it is", async () => {
    const seen = await callsSoFar(sandbox);
    const [trace, proxy] = ["0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"];
    const browser = new HttpBrowser(own.url, { traceparent: `00-${trace}-${proxy}-01` });
    const [sku = ""] = await findSkus(browser, 1);
    await browser.post("/fr-fr/cart", { intent: "add", sku });
    await browser.open("/fr-fr/cart");
    const named = (name: string) => collector.spans().find((span) => span.traceId === trace && span.name === name);
    await vi.waitUntil(() => named("GET /:locale/cart"), WAIT);
    const [added, shown] = [named("POST /:locale/cart")!, named("GET /:locale/cart")!];
    expect(attributesOf(added)).toMatchObject({ "http.route": "/:locale/cart", "http.response.status_code": 303 });
    expect(added.parentSpanId).toBe(proxy);
    const below = ({ spanId }: SentSpan) => collector.spans().filter(({ parentSpanId }) => parentSpanId === spanId);
    const call = below(added).find(({ name }) => name === "POST /carts")!;
    expect(attributesOf(call)).toEqual({ "http.response.status_code": 201 });
    expect(below(shown).map(({ name }) => name)).toEqual(expect.arrayContaining(["GET /carts/…", "render"]));
    const sent = (await callsSince(seen)).find(({ headers }) => headers.traceparent?.includes(call.spanId));
    expect(sent).toMatchObject({ path: "/gateway/carts", headers: { traceparent: `00-${trace}-${call.spanId}-01` } });
    expect(JSON.stringify(collector.batches)).not.toMatch(
      new RegExp(`${sku}|/p?\\d{6}|sandbox-key|[0-9a-f]{8}-[0-9a-f]{4}-`),
    );
    const traced = linesOf(own.output()).filter(({ req }) => req?.traceId === trace);
    expect(traced.map(({ req }) => req?.path)).toContain("/fr-fr/cart");
  });

  it("answers a broken gateway with an apology, a 503 and no stack trace [ERR-03, OPS-05]", async () => {
    await setFaults(sandbox, [{ path: "^/gateway/ecommerce", status: 500 }]);
    const answer = await ask(`${own.url}/en/nothing-kept--plw10110`);
    expect(answer.status).toBe(503);
    expect(answer.headers["retry-after"]).toBeDefined();
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(answer.text).toContain("<header");
    expect(answer.text).not.toMatch(/at .*\.(js|ts):\d+|GatewayError|ServiceUnavailable/);
  });

  it("that stops goes out of readiness first and finishes what it has begun [OPS-03]", async () => {
    // A collector that is gone delays nothing for long.
    collector.stop();
    const seen = await callsSoFar(sandbox);
    await setFaults(sandbox, [{ path: "^/gateway/ecommerce/v3/catalog/search", delayMs: 2_000 }]);
    const slow = ask(`${own.url}/en/search?query=${crypto.randomUUID().slice(0, 8)}`);
    // Wait until the request is under way: the sandbox has received it and delays it.
    await vi.waitUntil(async () => (await callsSince(seen)).some(({ path }) => path.includes("catalog/search")), WAIT);
    own.process.kill("SIGTERM");
    await vi.waitUntil(() => linesOf(own.output()).some((line) => line.msg === "draining"), WAIT);
    // For files too: a connection kept alive could otherwise get a form while the process ends.
    for (const [path, status] of [
      ["/build/nothing.js", 404],
      ["/readyz", 503],
    ] as const) {
      const answer = await fetch(own.url + path);
      expect([answer.status, answer.headers.get("connection")], path).toEqual([status, "close"]);
    }
    expect((await slow).status).toBe(200);
    await vi.waitUntil(() => own.process.exitCode !== null, WAIT);
    expect(own.process.exitCode).toBe(0);
  });
});

describe("files and headers", () => {
  it("serves built files for ever and compressed beforehand", async () => {
    const page = await ask(`${shop}/en`);
    const file = /"(\/build\/[^"]+\.css)"/.exec(page.text)?.[1] ?? "";
    const answer = await ask(shop + file, { headers: { "accept-encoding": "br" } });
    expect(answer.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
      "x-content-type-options": "nosniff",
    });
    for (const path of ["/build/nothing-here.js", "/build", "/build/_assets"])
      expect(await ask(shop + path), path).toMatchObject({
        status: 404,
        headers: { "x-content-type-options": "nosniff" },
      });
  });

  it("lets icons be kept for an hour", async () => {
    const { status, headers } = await ask(`${shop}/favicon.svg`);
    expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=3600"]);
  });

  it("compresses pages as the browser asks", async () => {
    const [plain, gzip, brotli] = await Promise.all(
      ["identity", "gzip", "br"].map((encoding) => ask(`${shop}/en`, { headers: { "accept-encoding": encoding } })),
    );
    expect(gzip!.headers["content-encoding"]).toBe("gzip");
    expect(brotli!.headers["content-encoding"]).toBe("br");
    expect(brotli!.size).toBeLessThan(plain!.size / 3);
  });

  it.each(["/en", "/en/cart"])(
    "sends a policy that names every inline script of the page, and no other: %s",
    async (page) => {
      const { headers, text } = await ask(shop + page, { headers: { "accept-language": "de-DE" } });
      const policy = headers["content-security-policy"] ?? "";
      const run = [...text.matchAll(/<script(?: type="late")?>(.*?)<\/script>/gs)].map(([, script = ""]) => script);
      const hashes = run.map((script) => `'sha256-${hash("sha256", script, "base64")}'`);
      expect(run.length).toBeGreaterThan(3);
      expect(policy.match(/'sha256-[^']+'/g)?.toSorted()).toEqual([...new Set(hashes)].toSorted());
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(policy).toContain(new URL(sandbox).origin);
      expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    },
  );
});
