import { afterAll, afterEach, beforeAll, expect, inject, it } from "vitest";
import { LIMITS } from "#app/bff/http/limits.server.ts";
import { type Answer, ask } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { findSku, signIn } from "../support/http-shopper";
import { anotherShop } from "../support/integration-world";
import { describeWith, type RedisServer, startRedis } from "../support/program";
import { bodiesSent, moveClock, setFaults } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";
import { report, sized } from "./size";

/** Promises 2 and 17 across instances that share a Redis (ADR 0055): one refresh, one count, one end of a session. */

const sandbox = inject("sandboxUrl");
const SESSIONS = sized(1_000);
const TABS = 3;
const REQUESTS = 20;
/** Longer than an access token lives. */
const LATER_MS = 301_000;
const REFRESH = "/auth/api/cookie-refresh-tokens";
const PAGE = "/fr-fr/account/subscriptions";
/** What a tab asks for at a time: pages, data and what is only looked up. */
const ASKED = [PAGE, `${PAGE}.data`, "/fr-fr/account/store", "/fr-fr/cart"];

const isAway = ({ status, headers }: Answer) =>
  status === 301 && (headers.location ?? "").startsWith(`${sandbox}/auth/`);

describeWith("redis-server", "instances that share a Redis", () => {
  let redis: RedisServer;
  let shops: ShopProcess[];
  let clock = 0;

  beforeAll(async () => {
    redis = await startRedis();
    // A count of its own for each browser's address.
    const instance = () => anotherShop({ REDIS_URL: redis.url, TRUSTED_PROXIES: "loopback" });
    shops = await Promise.all([instance(), instance()]);
  });
  afterEach(() => setFaults(sandbox, []));
  afterAll(async () => {
    await moveClock(sandbox, 0);
    await Promise.all(shops.map((shop) => shop.stop()));
    await redis.stop();
  });

  const aBrowser = (address: number, { url } = shops[0]!) =>
    new HttpBrowser(url, { "x-forwarded-for": `198.51.${address >> 8}.${address & 255}` });
  async function aCustomer(address = 0): Promise<HttpBrowser> {
    const browser = aBrowser(address);
    await signIn(browser, await browser.open(PAGE), "fid@vitrine.test");
    return browser;
  }
  const openWith = (browser: HttpBrowser, at: number, path = PAGE) =>
    ask(shops[at % shops.length]!.url + path, { headers: browser.jar.header });

  /** Every tab asks for everything at once, each request of whichever instance is next. */
  async function asksAtOnce(browser: HttpBrowser): Promise<number> {
    const asked = Array.from({ length: TABS * REQUESTS }, (_, at) => openWith(browser, at, ASKED[at % ASKED.length]));
    const answers = await Promise.all(asked);
    return answers.filter(({ status }) => status !== 200).length;
  }

  it(`refresh each of ${SESSIONS} sessions once [SESS-11]`, { timeout: 4 * 3_600_000 }, async () => {
    let refreshes = 0;
    let others = 0;
    let lost = 0;
    for (let made = 0; made < SESSIONS; made += 1) {
      const browser = await aCustomer(made);
      await moveClock(sandbox, (clock += LATER_MS));
      const bodies = await bodiesSent(sandbox, REFRESH, async () => {
        others += await asksAtOnce(browser);
        // The cookies of before, once more, after the answers are in.
        if ((await openWith(browser, 1)).status !== 200) lost += 1;
      });
      refreshes += bodies.length;
    }
    report("Promise 2: one refresh, two instances with a Redis", {
      sessions: SESSIONS,
      "requests each": TABS * REQUESTS,
      refreshes,
      "answers other than 200": others,
      "logged out": lost,
    });
    expect([refreshes, others, lost]).toEqual([SESSIONS, 0, 0]);
  });

  it("open nothing to a copy of what was signed out at another one, also while the provider is unavailable [BEY-20]", async () => {
    const browser = await aCustomer();
    const copy = new HttpBrowser(browser.shop);
    for (const name of browser.jar.names) copy.jar.set(name, browser.jar.value(name)!);
    expect((await openWith(copy, 1)).status).toBe(200);
    await setFaults(sandbox, [{ path: "/auth/token/revocation", status: 503 }]);
    expect((await browser.post("/fr-fr/auth/logout", {}, { follow: false })).status).toBe(303);
    for (const at of [0, 1]) expect(isAway(await openWith(copy, at)), `instance ${at}`).toBe(true);
  });

  it("ask Redis once for a customer's page whether its session was signed out", async () => {
    const browser = await aCustomer();
    const asked = async () => Number(/cmdstat_exists:calls=(\d+)/.exec(await redis.client.info("commandstats"))?.[1]);
    for (const path of [PAGE, `${PAGE}.data`]) {
      const before = await asked();
      expect((await openWith(browser, 0, path)).status).toBe(200);
      expect([path, (await asked()) - before]).toEqual([path, 1]);
    }
  });

  it("count a shopper's guesses together [BEY-21]", async () => {
    const one = aBrowser(5_000);
    await one.post("/fr-fr/cart", { intent: "add", sku: await findSku(one) }, { follow: false });
    const other = aBrowser(5_001, shops[1]);
    for (const name of one.jar.names) other.jar.set(name, one.jar.value(name)!);
    const statuses: number[] = [];
    for (let guess = 0; guess < LIMITS.code.session + 4; guess += 1) {
      const fields = { intent: "add-code", promo: `GUESS${guess}` };
      const { status } = await [one, other][guess % 2]!.post("/fr-fr/cart", fields, { follow: false });
      statuses.push(status);
    }
    const refused = (status: number, count: number) => Array.from({ length: count }, () => status);
    expect(statuses).toEqual([...refused(400, LIMITS.code.session), ...refused(429, 4)]);
  });
});
