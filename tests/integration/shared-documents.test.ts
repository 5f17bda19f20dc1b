import { beforeAll, describe, expect, inject, it } from "vitest";
import { ask, SHARED } from "../support/http";
import { anotherShop } from "../support/integration-world";
import { outsideCalls } from "../support/sandbox-control";

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");

/** Addresses that redirect to the canonical ones. */
const LEADING = [
  "/en/x--plw10110",
  "/en/x--p100001",
  "/en/x--blog7001",
  "/en/x--lp3010",
  "/en/x--lbp5001",
  "/en/x--tp9001",
  "/fr-fr/stores/2002",
];
const CANONICAL = [
  "/en",
  "/pl-pl",
  "/en/search",
  "/en/search?query=wool",
  "/en/blog",
  "/en/help",
  "/en/help/delivery",
  "/en/legal-notices",
  "/fr-fr/stores",
  "/fr-fr/stores/all",
  "/fr-fr/stores?search=Nantes",
  "/en/product/100001/sizes",
];

describe("documents that read nothing personal", () => {
  let pages: string[];

  beforeAll(async () => {
    const led = await Promise.all(LEADING.map((page) => ask(shop + page)));
    const found = led.map(({ headers }) => headers.location ?? "");
    expect(led.map(({ status }) => status)).toEqual(LEADING.map(() => 301));
    const [family] = found;
    pages = [...CANONICAL, ...found, `${family}?page=2`];
  });

  it("are the same bytes for two visitors and set no cookie [BEY-08, SEC-06]", async () => {
    for (const page of pages) {
      const first = await ask(shop + page);
      const second = await ask(shop + page, { headers: { "user-agent": "Another/1.0", cookie: "unknown=1" } });
      expect(first.text, page).toBe(second.text);
      expect([...first.cookies, ...second.cookies], page).toEqual([]);
      expect(first.headers["cache-control"], page).toBe(SHARED);
    }
  });

  it("cost no call once they are known", async () => {
    // A new instance, so that its caches do not expire during the test.
    const own = await anotherShop();
    for (const page of pages) await ask(own.url + page);
    const calls = await outsideCalls(sandbox, async () => {
      for (const page of pages) await ask(own.url + page);
    });
    await own.stop();
    expect(calls).toEqual([]);
  });

  it("have data that are not said to be empty in answer to HEAD", async () => {
    const { status, headers } = await ask(`${shop}/en.data`, { method: "HEAD" });
    expect([status, headers["content-length"]]).toEqual([200, undefined]);
  });

  it("have data of which nothing is taken for a slot, whatever was searched for", async () => {
    const query = "<x-slot>0</x-slot>";
    const asked = new URLSearchParams({ query, _routes: "routes/$locale.search" });
    const { status, text } = await ask(`${shop}/en/search.data?${asked}`);
    expect([status, text.includes(query)]).toEqual([200, true]);
  });

  it("are answered to HEAD with the same head and no body", async () => {
    const answer = await ask(`${shop}/en`, { method: "HEAD" });
    expect([answer.status, answer.text]).toEqual([200, ""]);
  });

  it("name no token, key or gateway call [SESS-02]", async () => {
    for (const page of pages) {
      const { text } = await ask(shop + page);
      expect(text).not.toMatch(/sandbox-key|sandbox-secret|delivery-token|\/gateway|session-id|Bearer/i);
    }
  });
});
