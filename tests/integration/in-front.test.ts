import { createServer, request as send, type Server } from "node:http";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { ask, type Answer } from "../support/http";
import { anotherShop } from "../support/integration-world";
import { describeWith, type Nginx, startNginx } from "../support/program";
import { freePort, type ShopProcess } from "../support/world";

const PURGE_SECRET = "a-secret-of-a-webhook";
const REFRESH_SECRET = "a-secret-of-the-cache";
const SITE = "http://shop.test";
const SOON = { timeout: 10_000, interval: 100 };

/** A shop behind nginx that counts requests, can be down, and sends `Cache-Control` with shorter times. */
interface Way {
  port: number;
  /** Number of requests for each address. */
  asked: Map<string, number>;
  rules: (cacheControl: string) => string;
  isUnavailable: boolean;
  /** What every request waits for. */
  until: Promise<void>;
  server: Server;
}

async function wayTo(shop: ShopProcess): Promise<Way> {
  const { port: shopPort } = new URL(shop.url);
  const server = createServer((request, response) => {
    const count = (way.asked.get(request.url!) ?? 0) + 1;
    way.asked.set(request.url!, count);
    if (way.isUnavailable) return void response.writeHead(503).end();
    const { method, headers, url: path } = request;
    const onward = send({ port: shopPort, method, headers, path }, (answer) => {
      const cacheControl = way.rules(answer.headers["cache-control"] ?? "");
      response.writeHead(answer.statusCode!, { ...answer.headers, "cache-control": cacheControl, "x-made": count });
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    void way.until.then(() => request.pipe(onward));
  });
  const way: Way = {
    port: await freePort(),
    asked: new Map(),
    rules: (same) => same,
    isUnavailable: false,
    until: Promise.resolve(),
    server,
  };
  await new Promise<void>((resolve) => server.listen(way.port, "127.0.0.1", resolve));
  return way;
}

describeWith("nginx", "nginx in front of the shop, by the sample configuration", () => {
  let shop: ShopProcess;
  let way: Way;
  let nginx: Nginx;
  const listing = "/fr-fr/femme--plw10100";

  beforeAll(async () => {
    shop = await anotherShop({ PURGE_SECRET, SITE_ORIGIN: SITE, TRUSTED_PROXIES: "loopback" });
    way = await wayTo(shop);
    nginx = await startNginx([way.port], REFRESH_SECRET);
  });
  afterAll(async () => {
    await nginx.stop();
    way.server.close();
    way.server.closeAllConnections();
    await shop.stop();
  });
  afterEach(() => {
    way.isUnavailable = false;
    way.rules = (same) => same;
  });

  const get = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> =>
    ask(nginx.url + path, { method, headers: { host: "shop.test", ...headers } });
  const cacheOf = ({ status, headers }: Answer) => `${status} ${headers["x-cache"]}`;
  const made = ({ headers }: Answer) => Number(headers["x-made"]);

  it("answers what everybody shares, in few forms, and knows who has it already [BEY-19]", async () => {
    const first = await get(listing, {
      "accept-encoding": "gzip, deflate, br, zstd",
      "accept-language": "fr-FR,fr;q=0.9",
    });
    expect([cacheOf(first), first.headers["content-encoding"]]).toEqual(["200 MISS", "br"]);
    expect([first.headers["cache-tag"], first.headers.etag !== undefined]).toEqual([undefined, true]);
    const same = await get(listing, { "accept-encoding": "br", "accept-language": "fr-FR" });
    expect([cacheOf(same), same.headers.etag, same.text === first.text]).toEqual(["200 HIT", first.headers.etag, true]);
    const known = { "accept-encoding": "br", "accept-language": "fr-FR" };
    expect((await get(listing, { ...known, "if-none-match": first.headers.etag! })).status).toBe(304);
    for (const [accepted, encoding] of [
      ["gzip", "gzip"],
      ["br;q=0, gzip;q=0.5", "gzip"],
      ["zstd", undefined],
    ] as const) {
      const answer = await get(listing, { ...known, "accept-encoding": accepted });
      expect([answer.headers["content-encoding"], answer.text === first.text], accepted).toEqual([encoding, true]);
    }
    expect(cacheOf(await get(listing, { ...known, "accept-encoding": "zstd" }, "HEAD"))).toBe("200 HIT");
  });

  it("keeps apart for whom another site is proposed, and crawlers, to whom none is", async () => {
    const french = await get("/fr-fr", { "accept-language": "fr-FR" });
    const polish = await get("/fr-fr", { "accept-language": "pl-PL, fr;q=0.5" });
    expect([cacheOf(polish), polish.text === french.text]).toEqual(["200 MISS", false]);
    const other = await get("/fr-fr", { "accept-language": "pl-PL" });
    expect([cacheOf(other), other.text === polish.text]).toEqual(["200 HIT", true]);
    const crawler = await get("/fr-fr", { "accept-language": "pl-PL", "user-agent": "Googlebot/2.1" });
    expect(crawler.text === french.text).toBe(true);
  });

  it("passes on who has something of their own, and keeps nothing of it", async () => {
    const before = await get(listing);
    const cookies = ["vitrine-cart-local=x", "__Host-vitrine-session=x", "a=b; stay-fr-fr=1"];
    for (const cookie of cookies) {
      const own = await get(listing, { cookie });
      expect([cacheOf(own), own.headers["cache-control"]?.startsWith("private")], cookie).toEqual(["200 BYPASS", true]);
    }
    for (const cookie of ["a=b; site-version=2", "privacy=0,1,2; variant=home-order.control"]) {
      expect(cacheOf(await get(listing, { cookie })), cookie).toBe("200 BYPASS");
    }
    expect([cacheOf(await get(listing)), made(await get(listing))]).toEqual(["200 HIT", made(before)]);
    expect(cacheOf(await get(listing, { cookie: "_ga=1; locale=fr-fr; mystay-x=1" }))).toBe("200 HIT");
    for (const path of ["/fr-fr/cart", "/fr-fr/account/orders"]) {
      const answers = [await get(path), await get(path)];
      expect(
        answers.map(({ headers }) => headers["x-cache"]),
        path,
      ).toEqual(["MISS", "MISS"]);
    }
    for (const prefix of ["en", "fr-fr"]) {
      const { text } = await get("/", { cookie: `locale=${prefix}` });
      expect(/<html[^>]* lang="(..)/.exec(text)?.[1], prefix).toBe(prefix.slice(0, 2));
    }
  });

  it("keeps pages of who is asked about cookies and of who has chosen, whatever they chose", async () => {
    const page = "/fr-fr/aide";
    const isAsking = ({ text }: Answer) => /data-consent="/.test(text);
    const asked = await get(page);
    expect([cacheOf(asked), isAsking(asked)]).toEqual(["200 MISS", true]);
    const chosen = await get(page, { cookie: "locale=fr-fr; privacy=0" });
    expect([cacheOf(chosen), isAsking(chosen)]).toEqual(["200 MISS", false]);
    expect(chosen.headers["cache-control"]).toMatch(/^public/);
    for (const value of ["0,1", "1", "0%2C1", "0,3"]) {
      const same = await get(page, { cookie: `privacy=${value}; locale=fr-fr` });
      expect([cacheOf(same), same.text === chosen.text], value).toEqual(["200 HIT", true]);
    }
    // Visitors who agreed to tests may get one of several versions.
    const tested = await get(page, { cookie: "privacy=0,1,2" });
    expect([cacheOf(tested), isAsking(tested)]).toEqual(["200 MISS", false]);
    expect(cacheOf(await get(page, { cookie: "a=b; privacy=2" }))).toBe("200 HIT");
    // An invalid value is left to the shop, and a browser's own header does not count for the cache.
    for (const value of ["all", "-1", "0,1,", "0; privacy=1", "222", "0 "]) {
      const other = await get(page, { cookie: `privacy=${value};a=b` });
      expect([cacheOf(other), isAsking(other)], value).toEqual(["200 BYPASS", true]);
    }
    const liar = await get(page, { "x-consent": "chosen" });
    expect([cacheOf(liar), isAsking(liar)]).toEqual(["200 HIT", true]);
  });

  it("lets nobody wait for another's answer", async () => {
    const page = "/fr-fr/account/reservations";
    let goOn = () => {};
    way.until = new Promise((resolve) => (goOn = resolve));
    const answers = Promise.all([get(page), get(page), get(page)]);
    await vi.waitFor(() => expect(way.asked.get(page)).toBe(3), { timeout: 3_000, interval: 20 }).finally(() => goOn());
    expect((await answers).map(cacheOf)).toEqual(["301 MISS", "301 MISS", "301 MISS"]);
  });

  it("writes a line for each view of a page that it answers itself, with nothing of who it was [BEY-22]", async () => {
    const page = "/fr-fr/legal-notices";
    const data = `${page}.data?_routes=routes%2F%24locale.legal-notices`;
    const lines = () =>
      nginx
        .views()
        .split("\n")
        .filter((line) => line.includes(page));
    await get(page);
    await get(data);
    expect(lines()).toEqual([]);
    const { headers } = await get(page);
    await get(page, { "if-none-match": headers.etag! });
    await get(data, { referer: `${SITE}/fr-fr?a=b` });
    for (const [path, more, method] of [
      [page, {}, "HEAD"],
      [page, { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
      [page, { "sec-purpose": "prefetch" }],
      [data, { referer: `${SITE}${page}?a=b` }],
      [data, {}],
    ] as const) {
      expect(cacheOf(await get(path, more, method))).toBe("200 HIT");
    }
    await vi.waitFor(() => expect(lines()).toHaveLength(3), SOON);
    const views = lines().map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(views.map(({ path, status }) => `${String(status)} ${String(path)}`)).toEqual([
      `200 ${page}`,
      `304 ${page}`,
      `200 ${page}.data`,
    ]);
    expect(Object.keys(views[0]!)).toEqual(["stream", "source", "type", "at", "host", "path", "status"]);
  });

  it("lets purges through, and makes one address anew, or forgets all of them, for who may", async () => {
    const before = await get(listing);
    const body = "site:FR";
    const purge = (secret: string) =>
      ask(`${nginx.url}/purge`, {
        method: "POST",
        body,
        headers: { host: "shop.test", authorization: `Bearer ${secret}`, "content-length": String(body.length) },
      });
    expect([(await purge("wrong")).status, (await purge(PURGE_SECRET)).status]).toEqual([401, 204]);
    expect([cacheOf(await get(listing, { "x-refresh": "wrong" })), made(await get(listing))]).toEqual([
      "200 HIT",
      made(before),
    ]);
    const refreshed = await get(listing, { "x-refresh": REFRESH_SECRET });
    expect(cacheOf(refreshed)).toBe("200 BYPASS");
    expect(made(refreshed)).toBeGreaterThan(made(before));
    const after = await get(listing);
    expect([cacheOf(after), made(after)]).toEqual(["200 HIT", made(refreshed)]);
    nginx.reload((configuration) => configuration.replace("default 1;", "default 2;"));
    await vi.waitFor(async () => expect(made(await get(listing))).toBeGreaterThan(made(refreshed)), SOON);
  });

  it("answers at once with what is past its time, and has it made anew meanwhile", async () => {
    way.rules = (rules) => rules.replace("s-maxage=60", "s-maxage=1");
    const first = await get("/fr-fr/stores");
    expect(cacheOf(first)).toBe("200 MISS");
    await vi.waitFor(async () => expect(cacheOf(await get("/fr-fr/stores"))).toMatch(/STALE|UPDATING/), SOON);
    await vi.waitFor(() => expect(way.asked.get("/fr-fr/stores")).toBeGreaterThan(1), SOON);
    await vi.waitFor(async () => expect(cacheOf(await get("/fr-fr/stores"))).toBe("200 HIT"), SOON);
  });

  it("answers with the last good page while the shop fails or is down", async () => {
    way.rules = (rules) => rules.replace("s-maxage=60, stale-while-revalidate=600", "s-maxage=1");
    const page = "/en/legal-notices";
    const first = await get(page);
    expect(cacheOf(first)).toBe("200 MISS");
    way.isUnavailable = true;
    await vi.waitFor(async () => expect(cacheOf(await get(page))).toBe("200 STALE"), SOON);
    way.server.close();
    way.server.closeAllConnections();
    const stale = await get(page);
    expect([cacheOf(stale), stale.text === first.text]).toEqual(["200 STALE", true]);
    expect((await get("/en/help")).status).toBe(502);
  });
});
