import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { ask, type Answer } from "../support/http";
import { anotherShop } from "../support/integration-world";
import { describeWith, type RedisServer, startRedis } from "../support/program";
import { gatewayCalls } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";

const sandbox = inject("sandboxUrl");
const SECRET = "a-secret-of-a-webhook";
const SOON = { timeout: 10_000, interval: 50 };
const ALONE = "goes on alone";
const SHARED = "shared between instances";

describeWith("redis-server", "instances that share documents", () => {
  let redis: RedisServer;
  let one: ShopProcess;
  let other: ShopProcess;
  let listing: string;
  let product: string;

  beforeAll(async () => {
    redis = await startRedis();
    const REDIS_URL = redis.url.replace("//", "//:a-password-that-it-does-not-need@");
    const instance = () => anotherShop({ REDIS_URL, PURGE_SECRET: SECRET, SITE_ORIGIN: "http://shop.test" });
    [one, other] = await Promise.all([instance(), instance()]);
    await told(SHARED, 1);
    const asked = "/fr-fr/femme--plw10100";
    listing = (await get(one, asked)).headers.location?.replace("http://shop.test", "") ?? asked;
    product = /href="(\/fr-fr\/[^"?]+--p\d+)"/.exec((await get(one, listing)).text)![1]!;
  });
  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()]);
    await redis.stop();
  });

  const get = (shop: ShopProcess, path: string): Promise<Answer> =>
    ask(shop.url + path, { headers: { host: "shop.test" } });
  const callsOf = (shop: ShopProcess, path: string) => gatewayCalls(sandbox, () => get(shop, path));
  const times = ({ output }: ShopProcess, words: string) => output().split(words).length - 1;
  const told = (words: string, count: number) =>
    vi.waitFor(() => expect([times(one, words), times(other, words)]).toEqual([count, count]), SOON);
  /** Waits until an instance has written the document to the shared cache. */
  const handedOn = (path: string) =>
    vi.waitFor(async () => expect((await redis.client.keys("vitrine:document:*")).join("\n")).toContain(path), SOON);
  /** Expects every kind of page, rendered or cached, although the shared cache cannot be asked. */
  async function pagesOf(shop: ShopProcess, sort: string): Promise<void> {
    for (const path of [listing, product, "/fr-fr", `${listing}?sort=${sort}`, "/fr-fr/stores", "/fr-fr/cart"])
      expect((await get(shop, path)).status, path).toBe(200);
  }

  it("make each of them once [BEY-19]", async () => {
    for (const path of [listing, product]) {
      const made = await get(one, path);
      await handedOn(path);
      let taken: Answer | undefined;
      expect(await gatewayCalls(sandbox, async () => (taken = await get(other, path)))).toEqual([]);
      expect([taken!.status, taken!.headers.etag]).toEqual([200, made.headers.etag]);
      expect(taken!.text === made.text).toBe(true);
    }
  });

  it("write nothing but JSON, also of a password that Redis does not need [OPS-02]", () => {
    const lines = one.output().trim().split("\n");
    expect(lines.filter((line) => !line.startsWith("{"))).toEqual([]);
    expect(lines.join("\n")).toContain("does not require a password");
    expect(lines.join("\n")).not.toContain("a-password");
  });

  it("forget what one of them was told to purge", async () => {
    const body = `product:${/--p(\d+)/.exec(product)![1]}`;
    expect(await callsOf(other, product)).toEqual([]);
    const headers = { authorization: `Bearer ${SECRET}`, "content-length": String(body.length), host: "shop.test" };
    expect((await ask(`${one.url}/purge`, { method: "POST", body, headers })).status).toBe(204);
    await vi.waitFor(async () => {
      const calls = await callsOf(other, product);
      expect(calls.some((call) => call.includes("/products/"))).toBe(true);
    }, SOON);
  });

  it("go on alone while it hangs or is gone, say so once, and share again after", async () => {
    redis.hang();
    await Promise.all([pagesOf(one, "price-asc"), pagesOf(other, "price-desc")]);
    await told(ALONE, 1);
    redis.goOn();
    await told(SHARED, 2);
    await redis.kill();
    await Promise.all([pagesOf(one, "price-desc"), pagesOf(other, "price-asc")]);
    await told(ALONE, 2);
    await redis.restart();
    await told(SHARED, 3);
    const fresh = `${listing}?page=2`;
    await get(one, fresh);
    await handedOn(fresh);
    expect(await callsOf(other, fresh)).toEqual([]);
  });

  it("end when they are told to, also while it hangs", async () => {
    redis.hang();
    const ended = new Promise((resolve) => other.process.once("exit", resolve));
    other.process.kill("SIGTERM");
    expect(await ended).toBe(0);
    redis.goOn();
  });
});
