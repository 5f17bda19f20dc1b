import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { productAnswerSchema } from "#models/product.ts";
import { domainListSchema } from "#models/site.ts";
import { storeSchema } from "#models/store.ts";
import { startSandbox, type TestSandbox } from "../sandbox.fixture";

const PATH = "ecommerce/v3/catalog/segmentations/";
const LOCATOR = "ecommerce/v2/storelocator/stores";
const callsSchema = z.object({
  next: z.number(),
  calls: z.array(
    z.object({
      n: z.number(),
      method: z.string(),
      path: z.string(),
      query: z.record(z.string(), z.unknown()),
      headers: z.record(z.string(), z.unknown()),
      body: z.unknown(),
      status: z.number(),
      ms: z.number(),
    }),
  ),
});

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
}, 60_000);
afterEach(() => sandbox.control("DELETE", "faults"));
afterAll(() => sandbox.close());

const calls = async (since = 0) => callsSchema.parse((await sandbox.control("GET", `calls?since=${since}`)).body);
const faults = (...list: unknown[]) => sandbox.control("PUT", "faults", list);
const status = async (path = PATH) => (await sandbox.gateway(path)).status;

describe("calls", () => {
  it("are kept with what was asked and answered, and counted on from where one stopped", async () => {
    const { next } = await calls();
    await sandbox.gateway(`${PATH}?a=1&a=2&b=x`, { headers: { "x-request-id": "r-7" } });
    await sandbox.gateway("applications/front-ecommerce/rules/merge-csp", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: '{"rulesType":"CSP"}',
    });
    const seen = await calls(next);
    expect(seen.next).toBe(next + 2);
    expect(seen.calls).toMatchObject([
      {
        n: next + 1,
        method: "GET",
        path: `/gateway/${PATH}`,
        query: { a: ["1", "2"], b: "x" },
        body: null,
        // The contract knows no such parameters; what was refused is kept too.
        status: 400,
      },
      { n: next + 2, method: "POST", body: { rulesType: "CSP" }, status: 200 },
    ]);
    expect(seen.calls[0]?.headers).toMatchObject({ "x-request-id": "r-7", store: "1001" });
    expect((await calls(seen.next)).calls).toEqual([]);
  });

  it("hold neither the control API's own nor those of pictures", async () => {
    const { next } = await calls();
    await sandbox.control("GET", "faults");
    await fetch(`${sandbox.baseUrl}/images/products/10000101/AP-1.webp`);
    await fetch(`${sandbox.baseUrl}/__sandbox`);
    expect((await calls(next)).calls).toEqual([]);
  });

  it("hold form posts to services that read their bodies themselves", async () => {
    const { next } = await calls();
    const body = new URLSearchParams({ grant_type: "nonsense", scope: "openid" });
    await fetch(`${sandbox.baseUrl}/auth/token`, { method: "POST", body });
    expect((await calls(next)).calls).toMatchObject([
      { method: "POST", path: "/auth/token", body: { grant_type: "nonsense", scope: "openid" } },
    ]);
  });
});

describe("faults", () => {
  it("answer in the service's place, as often as asked, by path and method", async () => {
    await faults({
      path: "^/gateway/ecommerce",
      method: "get",
      status: 503,
      body: { code: "ILL", message: "No." },
      times: 2,
    });
    const first = await sandbox.gateway(PATH);
    expect([first.status, first.body]).toEqual([503, { code: "ILL", message: "No." }]);
    expect(await status("web-domains/")).toBe(200);
    expect([await status(), await status()]).toEqual([503, 200]);
  });

  it("delay, and then let the service answer", async () => {
    await faults({ path: PATH, delayMs: 250, times: 1 });
    const start = performance.now();
    expect(await status()).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(240);
    await faults({ path: PATH, delayMs: 200, status: 504 });
    expect(await status()).toBe(504);
  });

  it("hang until they are cleared", async () => {
    await faults({ path: PATH, hang: true });
    const waiting = sandbox.gateway(PATH).then(
      () => "answered",
      () => "broken off",
    );
    const early = await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 200, "waiting"))]);
    expect(early).toBe("waiting");
    await sandbox.control("DELETE", "faults");
    expect(await waiting).toBe("broken off");
    expect(await status()).toBe(200);
  });

  it("hang no longer when they are cleared during their delay", async () => {
    await faults({ path: PATH, delayMs: 300, hang: true });
    const waiting = sandbox.gateway(PATH).then(
      () => "answered",
      () => "broken off",
    );
    await vi.waitFor(async () => {
      expect((await calls()).calls.at(-1)?.status).toBe(0);
    });
    await sandbox.control("DELETE", "faults");
    const late = await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 1_000, "waiting"))]);
    expect(late).toBe("broken off");
  });

  it("break the connection off", async () => {
    await faults({ path: PATH, reset: true, times: 1 });
    const { next } = await calls();
    await expect(sandbox.gateway(PATH)).rejects.toThrow();
    expect(await status()).toBe(200);
    expect((await calls(next)).calls.map((call) => call.status)).toEqual([0, 200]);
  });

  it("cut the answer off in its middle, after the work is done", async () => {
    await faults({ path: PATH, cut: true, times: 1 });
    const { next } = await calls();
    await expect(sandbox.gateway(PATH)).rejects.toThrow();
    expect(await status()).toBe(200);
    expect((await calls(next)).calls.map((call) => call.status)).toEqual([200, 200]);
  });

  it("happen to a share of the calls, the same share every time", async () => {
    await faults({ path: PATH, rate: 0.25, status: 500 });
    const seen: number[] = [];
    for (let call = 0; call < 12; call++) seen.push(await status());
    expect(seen.filter((each) => each === 500)).toHaveLength(3);
    await faults({ path: PATH, rate: 0, status: 500 });
    expect(await status()).toBe(200);
  });

  it("happen to every tenth call at a tenth, and share calls among them", async () => {
    await faults({ path: PATH, rate: 0.1, status: 500 }, { path: PATH, rate: 0.5, status: 502 });
    const seen: number[] = [];
    for (let call = 0; call < 20; call++) seen.push(await status());
    expect([500, 502, 200].map((one) => seen.filter((each) => each === one).length)).toEqual([2, 9, 9]);
    expect([seen[9], seen[19]]).toEqual([500, 500]);
  });

  it("answer a body alone in the service's place too", async () => {
    await faults({ path: PATH, body: { code: "ODD", message: "Not what the contract says." } });
    const { status: answered, body } = await sandbox.gateway(PATH);
    expect([answered, body]).toEqual([200, { code: "ODD", message: "Not what the contract says." }]);
  });

  it.each([null, false, 0])("answer %s as it is, not as an error", async (odd) => {
    await faults({ path: PATH, body: odd });
    const { status: answered, body } = await sandbox.gateway(PATH);
    expect([answered, body]).toEqual([200, odd]);
  });

  it("never befall the control API, and are refused when they make no sense", async () => {
    await faults({ path: ".*", status: 500 });
    expect((await sandbox.control("GET", "faults")).status).toBe(200);
    for (const wrong of [
      { path: "(" },
      { status: 500 },
      { path: "x" },
      { path: "x", times: 2 },
      { path: "x", status: 500, method: "GE T" },
      { path: "x", status: 5 },
      { path: "x", rate: 2 },
      { path: "x", oops: 1 },
    ]) {
      expect((await faults(wrong)).status).toBe(400);
    }
    expect((await sandbox.control("PUT", "faults", "x")).status).toBe(400);
    // The list in force stays as it was.
    expect(await status()).toBe(500);
  });
});

describe("clock, stock and domains", () => {
  it("move the sandbox's time", async () => {
    const before = sandbox.sandbox.now();
    expect((await sandbox.control("PUT", "clock", { offsetMs: 3_600_000 })).status).toBe(200);
    expect(sandbox.sandbox.now() - before).toBeGreaterThanOrEqual(3_600_000);
    expect((await sandbox.control("PUT", "clock", { offsetMs: "x" })).status).toBe(400);
    expect((await sandbox.control("PUT", "clock", { offsetMs: 1e20 })).status).toBe(400);
    await sandbox.control("PUT", "clock", { offsetMs: 0 });
  });

  it("refuse stock that cannot be, and skus that are not", async () => {
    expect((await sandbox.control("PUT", "stock/1000010101", { quantity: -1 })).status).toBe(400);
    expect((await sandbox.control("PUT", "stock/1000010101", { quantity: 1.5 })).status).toBe(400);
    expect((await sandbox.control("PUT", "stock/1000019901", { quantity: 1 })).status).toBe(404);
    expect((await sandbox.control("PUT", "stock/x", { quantity: 1 })).status).toBe(404);
  });

  it("fill, close and open a place, until the next reset", async () => {
    const parcels = async () => storeSchema.parse((await sandbox.gateway(`${LOCATOR}/500001`)).body).parcels;
    for (const state of ["full", "closed", "full"]) {
      const { body } = await sandbox.control("PUT", "places/500001", { parcels: state });
      expect([body, await parcels()]).toEqual([{ id: "500001", parcels: state }, state]);
    }
    expect((await sandbox.control("PUT", "places/500001", { parcels: "gone" })).status).toBe(400);
    expect((await sandbox.control("PUT", "places/4711", { parcels: "full" })).status).toBe(404);
    await sandbox.control("POST", "reset");
    expect(await parcels()).toBe("accepted");
  });

  it("merge parameters into one country's shop, and nothing that breaks the contract", async () => {
    const domain = async (country: string) => {
      const list = domainListSchema.parse((await sandbox.gateway("web-domains/")).body);
      const found = list.find(({ countryCodeISO2 }) => countryCodeISO2 === country);
      if (!found) throw new Error(`No shop for ${country}`);
      return found;
    };
    const before = await domain("GB");
    const change = { devise: "GBP", wishlist: false, storeLocator: { zoom: 9 }, params: { donations: [] } };
    expect((await sandbox.control("PUT", "domains/gb", change)).status).toBe(200);
    const after = await domain("GB");
    expect(after).toEqual({
      ...before,
      devise: "GBP",
      params: {
        ...before.params,
        wishlist: false,
        donations: [],
        storeLocator: { ...before.params.storeLocator, zoom: 9 },
      },
    });
    const priced = await sandbox.gateway("ecommerce/v3/catalog/products/100001", { headers: { store: "1003" } });
    const { product } = productAnswerSchema.parse(priced.body);
    expect(product.options[0]?.prices.current.currency).toBe("GBP");
    expect((await sandbox.control("PUT", "domains/gb", { wishlist: "perhaps" })).status).toBe(400);
    expect((await sandbox.control("PUT", "domains/xx", { wishlist: true })).status).toBe(404);
    expect(await domain("GB")).toEqual(after);
    await sandbox.control("PUT", "domains/GB", { devise: null });
    expect((await domain("GB")).devise).toBeUndefined();
    await sandbox.control("POST", "reset");
    expect(await domain("GB")).toEqual(before);
  });
});

describe("reset", () => {
  it("restores data, clock and faults, also while calls come in", async () => {
    await faults({ path: "^/nowhere", status: 500 });
    await sandbox.control("PUT", "clock", { offsetMs: 1_000_000 });
    await sandbox.control("PUT", "stock/1000010101", { quantity: 777 });
    const reads = Promise.all(Array.from({ length: 30 }, () => status()));
    expect((await sandbox.control("POST", "reset")).body).toEqual({ reset: true });
    expect(new Set(await reads)).toEqual(new Set([200]));
    expect((await sandbox.control("GET", "faults")).body).toEqual([]);
    expect(Math.abs(sandbox.sandbox.now() - Date.now())).toBeLessThan(1_000);
    const product = JSON.stringify((await sandbox.gateway("ecommerce/v3/catalog/products/100001")).body);
    expect(product).not.toContain("777");
  });

  it("works when the cache has been emptied meanwhile", async () => {
    for (const name of readdirSync(sandbox.folder)) {
      if (name.startsWith("seed-")) rmSync(join(sandbox.folder, name));
    }
    expect((await sandbox.control("POST", "reset")).status).toBe(200);
  });
});
