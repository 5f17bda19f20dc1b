import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { ask, type Answer, SHARED } from "../support/http";
import { MOVABLE_CLOCK, moveOn } from "../support/clock";
import { anotherShop } from "../support/integration-world";
import { gatewayCalls, setFaults } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";

const sandbox = inject("sandboxUrl");
const SECRET = "a-secret-of-a-webhook";
const NEXT_SECRET = "its-next-secret";
const LISTING = "/fr-fr/femme--plw10100";

let shop: ShopProcess;
let product: string;
let listing: string;

beforeAll(async () => {
  shop = await anotherShop({ PURGE_SECRET: `${NEXT_SECRET}, ${SECRET}`, ...MOVABLE_CLOCK });
  const led = await ask(shop.url + LISTING);
  listing = led.headers.location ? led.headers.location.replace(shop.url, "") : LISTING;
  product = /href="(\/fr-fr\/[^"?]+--p\d+)"/.exec((await ask(shop.url + listing)).text)![1]!;
});
afterAll(() => shop.stop());
afterEach(() => setFaults(sandbox, []));

const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> => ask(shop.url + path, { headers });
const purge = (body: string, secret = SECRET, more: Record<string, string> = {}) =>
  ask(`${shop.url}/purge`, {
    method: "POST",
    body,
    headers: { authorization: `Bearer ${secret}`, "content-length": String(Buffer.byteLength(body)), ...more },
  });
const productTag = () => `product:${/--p(\d+)/.exec(product)![1]}`;

describe("a document that everybody shares", () => {
  it("is answered 304 to who has it, by any entity tag that names it", async () => {
    const { headers, text } = await get(listing);
    const etag = headers.etag!;
    for (const match of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
      const answer = await get(listing, { "if-none-match": match });
      expect([answer.status, answer.text, answer.headers.etag], match).toEqual([304, "", etag]);
    }
    for (const match of ["garbage", '"', "W/", '"other"', "\u00ff".repeat(50)]) {
      const answer = await get(listing, { "if-none-match": match });
      expect([answer.status, answer.text === text], match).toEqual([200, true]);
    }
  });

  it("is the same in whatever encoding a browser takes", async () => {
    const plain = (await get(listing, { "accept-encoding": "identity" })).text;
    const asked: [string, string | undefined][] = [
      ["br", "br"],
      ["gzip, deflate, br, zstd", "br"],
      ["gzip", "gzip"],
      ["br;q=0, gzip", "gzip"],
      ["br;q=0", undefined],
      ["", undefined],
      ["identity;q=0.5, *;q=0", undefined],
      ["zstd", undefined],
    ];
    for (const [accepted, encoding] of asked) {
      const { status, headers, text } = await get(listing, { "accept-encoding": accepted });
      expect([status, headers["content-encoding"], headers.vary], accepted).toEqual([
        200,
        encoding,
        "Accept-Encoding, Accept-Language",
      ]);
      expect(text === plain, accepted).toBe(true);
    }
  });

  it("is sent whole to who asks for a part, and as its head to HEAD", async () => {
    const whole = await get(listing);
    const part = await get(listing, { range: "bytes=0-10" });
    expect([part.status, part.text === whole.text]).toEqual([200, true]);
    const head = await ask(shop.url + listing, { method: "HEAD" });
    expect([head.status, head.text, head.headers.etag]).toEqual([200, "", whole.headers.etag]);
  });

  it("is one page, whatever else its address carries, and costs no call under any of them", async () => {
    const { headers } = await get(listing);
    const junk = [
      `?${Array.from({ length: 200 }, (_, index) => `p${index}=${index}`).join("&")}`,
      `?${"utm_source=x&".repeat(500)}`,
      `?junk=${"x".repeat(8_000 - listing.length)}`,
      "?fbclid=1&gclid=2",
    ];
    const calls = await gatewayCalls(sandbox, async () => {
      for (const search of junk)
        expect((await get(listing + search)).headers.etag, search.slice(0, 40)).toBe(headers.etag);
    });
    expect(calls).toEqual([]);
    const red = await get(`${listing}?color=red`);
    expect((await get(`${listing}?${"color=red&".repeat(700)}`)).headers.etag).toBe(red.headers.etag);
  });

  it("costs one call of each for a thousand who ask for it at once [BEY-19]", async () => {
    const fresh = `${listing}?sort=price-desc`;
    let answers: Answer[] = [];
    const calls = await gatewayCalls(sandbox, async () => {
      answers = await Promise.all(Array.from({ length: 200 }, () => get(fresh)));
    });
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it("stays while the gateway is unavailable, and is another one once it answers again [OPS-05]", async () => {
    const before = await get(product);
    await setFaults(sandbox, [{ path: "^/gateway/", status: 503 }]);
    await moveOn(shop);
    for (let asked = 0; asked < 5; asked += 1) {
      const answer = await get(product);
      expect([answer.status, answer.headers.etag]).toEqual([200, before.headers.etag]);
    }
    await setFaults(sandbox, []);
    let calls: string[] = [];
    // A failure is tried again after a while, so the shop's clock has to move on.
    await vi.waitFor(
      async () => {
        await moveOn(shop);
        calls = [...calls, ...(await gatewayCalls(sandbox, () => get(product)))];
        expect(calls.some((call) => call.includes("/products/"))).toBe(true);
      },
      { timeout: 20_000, interval: 500 },
    );
  });
});

describe("the data of a page that everybody shares", () => {
  const data = "/fr-fr/legal-notices.data?_routes=routes%2F%24locale.legal-notices";

  it("is kept once, whatever site is proposed to a browser, and caches may keep it too", async () => {
    const first = await get(data, { "accept-language": "en-GB" });
    expect([first.status, first.headers["cache-control"]]).toEqual([200, SHARED]);
    const declined = await get(data, { cookie: "stay-fr-fr=1" });
    expect([declined.text, declined.headers["cache-control"]]).toEqual([first.text, SHARED]);
    // Once the gateway is down, only what was kept can be answered.
    await setFaults(sandbox, [{ path: "^/gateway", status: 503 }]);
    for (let moved = 0; moved < 12; moved += 1) await moveOn(shop);
    const other = await get(data, { "accept-language": "de-DE" });
    expect([other.status, other.headers.etag]).toEqual([200, first.headers.etag]);
  });
});

describe("purging", () => {
  it("takes either secret while one replaces the other, and takes any tag", async () => {
    const { headers } = await get(product);
    for (const secret of ["", "wrong", `${SECRET}x`, `${NEXT_SECRET}, ${SECRET}`]) {
      const answer = await purge(productTag(), secret);
      expect([answer.status, answer.headers["cache-control"]]).toEqual([401, "no-store"]);
    }
    const calls = await gatewayCalls(sandbox, () => get(product));
    expect(calls).toEqual([]);
    for (const tags of ["nothing:1", "", "\u0000", "x".repeat(10_000)]) expect((await purge(tags)).status).toBe(204);
    expect((await purge("nothing:1", NEXT_SECRET)).status).toBe(204);
    expect((await get(product)).headers.etag).toBe(headers.etag);
  });

  it("tells who sends what cannot be read that it is their fault, and the log who is refused", async () => {
    const seen = shop.output().length;
    const sent: [number, string, Record<string, string>][] = [
      [413, "product:1\n".repeat(10_000), {}],
      [415, "product:1", { "content-encoding": "br" }],
      [415, "product:1", { "content-type": "text/plain; charset=moon" }],
      [415, '{"tags":["product:1"]}', { "content-type": "application/json" }],
    ];
    for (const [status, body, headers] of sent) expect((await purge(body, SECRET, headers)).status).toBe(status);
    expect((await purge("product:1", "wrong")).status).toBe(401);
    const said = () => shop.output().slice(seen);
    await expect.poll(said).toContain("a purge with another secret was refused");
    expect(said()).toContain("a purge could not be read");
    expect(said()).not.toContain("request failed");
  });

  it("forgets every page that a product is on, and what was read of it", async () => {
    // Wait until both are fresh: one that is being revalidated would be served stale once more.
    await vi.waitFor(async () => {
      expect(await gatewayCalls(sandbox, () => Promise.all([get(product), get(listing)]))).toEqual([]);
    });
    expect((await purge(`family:other\n${productTag()}`)).status).toBe(204);
    const calls = await gatewayCalls(sandbox, async () => {
      await get(product);
      await get(listing);
    });
    expect(calls.some((call) => call.includes("/products/"))).toBe(true);
    expect(calls.some((call) => call.includes("/families/"))).toBe(true);
  });

  it("is no address without a secret in the configuration", async () => {
    const answer = await ask(`${inject("shopUrl")}/purge`, {
      method: "POST",
      body: "x",
      headers: { authorization: `Bearer ${SECRET}`, "content-length": "1" },
    });
    expect(answer.status).toBe(404);
  });
});
