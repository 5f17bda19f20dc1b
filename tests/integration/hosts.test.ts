import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Answer, ask, postForm } from "../support/http";
import { anotherShop } from "../support/integration-world";
import type { ShopProcess } from "../support/world";

/** Whatever host a request names, the response names only hosts from the domain parameters. */

const shop = inject("shopUrl");
const LOCAL_PROXIES = "loopback";
/** Part of every host and scheme in these requests that the shop must not repeat. */
// With the colon: random values of a sign-in may contain the digits.
const ODD = /foreign|(:|%3A)49998|javascript:/i;
const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/133.0" };
/** One of each kind; `reliability/foreign-hosts.test.ts` asks every route. */
const ADDRESSES = [
  ...[
    "/fr-fr",
    "/fr-fr/femme--plw10100",
    "/fr-fr/robe--p100001",
    "/fr-fr/cart",
    "/fr-fr/stores/2002",
    "/fr-fr/nothing",
  ],
  ...["/fr-fr//cart", "/cart", "/fr-fr/Cart", "/de-de/cart", "/fr-fr/account/dashboard", "/fr-fr/auth/sign-in"],
  ...["/robots.txt", "/sitemap.xml", "/sitemaps/fr-fr/pages.xml", "/sitemaps/fr-fr/families.xml", "/healthz"],
  ...["/fr-fr.data", "/fr-fr/cart.data", "/fr-fr/account/dashboard.data", "/fr-fr?_data=root", "/build/x.js"],
];

let production: ShopProcess;
let behindProxy: ShopProcess;

beforeAll(async () => {
  [production, behindProxy] = await Promise.all([
    // As in production, except for a sign-in provider without https.
    anotherShop({ SITE_ENV: "integration", TRUSTED_PROXIES: LOCAL_PROXIES }),
    anotherShop({ TRUSTED_PROXIES: LOCAL_PROXIES }),
  ]);
});
afterAll(() => Promise.all([production.stop(), behindProxy.stop()]));

async function expectUnrepeated(base: string, headers: Record<string, string>): Promise<void> {
  for (const address of ADDRESSES) {
    const answer = await ask(base + address, { headers: { ...BROWSER, ...headers } });
    const said = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
    const lines = [...said, ...answer.cookies, ...answer.text.split(/(?=<)|\n/)];
    expect(
      lines.filter((line) => ODD.test(line)),
      `${JSON.stringify(headers)} ${address}`,
    ).toEqual([]);
  }
}

describe("a host that is asked for", () => {
  it.each(["fr.localhost:49998", "foreign.example:49998"])("is never repeated: %s [SITE-03, SEC-03]", async (host) =>
    expectUnrepeated(shop, { host, "x-forwarded-host": "foreign.example" }),
  );

  it.each<Record<string, string>>([
    { host: "foreign.internal:49998", "x-forwarded-host": "FR.localhost:49998, foreign.example" },
    { host: "fr.localhost", "x-forwarded-proto": "javascript", "x-forwarded-port": "49998" },
  ])("is never repeated behind a proxy that is trusted: %j [SITE-03, SEC-03]", (headers) =>
    expectUnrepeated(behindProxy.url, headers),
  );

  it("is never repeated in production, where https is the countries' own scheme", async () => {
    await expectUnrepeated(production.url, {
      host: "foreign.internal:49998",
      "x-forwarded-host": "fr.localhost:49998",
      "x-forwarded-proto": "javascript",
    });
  });

  it.each(["foreign.example", "fr.localhost@foreign.example", "a<b", "a b", "..", "fr.localhost/x", "-", "[::1"])(
    "is refused in production when it is nobody's: %s [SITE-03]",
    async (name) => {
      const ways: Record<string, string>[] = [{ host: name }, { host: "fr.localhost", "x-forwarded-host": name }];
      for (const headers of ways) {
        const answer = await ask(`${production.url}/fr-fr`, { headers: { ...BROWSER, ...headers } });
        expect([400, 421], JSON.stringify(headers)).toContain(answer.status);
        expect(JSON.stringify([answer.headers, answer.text])).not.toMatch(/foreign/);
      }
    },
  );
});

it("nothing is rendered in production for a host that is nobody's, and nothing kept [SITE-03]", async () => {
  for (const path of ["/", "/fr-fr", "/de-de/cart", "/cart", "/fr-fr/no/such/page"]) {
    const { status, headers, text, cookies } = await ask(production.url + path, {
      headers: { ...BROWSER, host: "foreign.example" },
    });
    expect([path, status, headers["cache-control"], text, cookies]).toEqual([
      path,
      421,
      "no-store",
      "Unknown host\n",
      [],
    ]);
  }
});

describe("the domain parameters' own addresses", () => {
  const canonicalOf = ({ text }: Answer) => /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1];
  const asked = (base: string, path: string, headers: Record<string, string>) =>
    ask(base + path, { headers: { ...BROWSER, ...headers } });

  it("are a page's, with the scheme and port of this machine only where the shop runs for trying", async () => {
    const { port } = new URL(shop);
    const local = await asked(shop, "/fr-fr", { host: "fr.localhost:49998" });
    expect(canonicalOf(local)).toBe(`http://fr.localhost:${port}/fr-fr`);
    expect(canonicalOf(await asked(shop, "/fr-fr", { host: "foreign.example" }))).toBe(`${shop}/fr-fr`);
    const open = await asked(production.url, "/fr-fr", { host: "FR.LOCALHOST:49998" });
    expect(canonicalOf(open)).toBe("https://fr.localhost/fr-fr");
  });

  it("are where sign-in comes back to, and where another country's prefix leads [SEC-03, SESS-06, SITE-03]", async () => {
    const headers = { host: "internal:8080", "x-forwarded-host": "fr.localhost", "x-forwarded-proto": "http" };
    const other = await asked(production.url, "/de-de/cart?a=1", headers);
    expect([other.status, other.headers.location]).toEqual([302, "https://de.localhost/de-de/cart?a=1"]);
    const local = await asked(shop, "/fr-fr/auth/sign-in", { host: "fr.localhost:49998" });
    const back = new URL(local.headers.location!).searchParams.get("redirect_uri");
    expect(back).toBe(`http://fr.localhost:${new URL(shop).port}/fr-fr/auth/callback`);
  });
});

describe("an address without a prefix", () => {
  const french = (path: string) => ask(shop + path, { headers: { ...BROWSER, host: "fr.localhost" } });

  it.each([
    ...["/cart", "/search?query=a%2Fb", "/order-billing?a=b", "/order-adyen-check", "/checkout/billing"],
    ...["/wishlist", "/wishlist/shared?p=100001", "/blog", "/auth/logout"],
    ...["/blogPage/x/7001", "/stores", "/product/100001", "/catalog/x/w10120", "/legal-notices"],
    ...["/robes--plw10120?page=2", "/trench-long-rivoli-mastic--p100002", "/x--blog7001", "/x--lp3010"],
  ])("leads to the host's canonical prefix, query included: %s", async (path) => {
    const { status, headers } = await french(path);
    expect([status, headers.location, headers["cache-control"]]).toEqual([302, `/fr-fr${path}`, "no-store"]);
    const german = await ask(shop + path, { headers: { ...BROWSER, host: "de.localhost" } });
    expect(german.headers.location).toBe(`/de-de${path}`);
  });

  it.each(["/aide", "/help", "/Hilfe/"])("leads to the help by its own word: %s", async (path) => {
    expect((await french(`${path}?q=a`)).headers.location).toBe("/fr-fr/aide?q=a");
    const polish = await ask(shop + path, { headers: { ...BROWSER, host: "pl.localhost" } });
    expect([polish.status, polish.headers.location]).toEqual([302, "/pl-pl/pomoc"]);
    expect((await french("/aide/livraison")).headers.location).toBe("/fr-fr/aide/livraison");
  });

  it.each([
    ["/Order-Billing/?a=b", "/fr-fr/order-billing?a=b"],
    ["/blogpage/x/7001", "/fr-fr/blogpage/x/7001"],
    ["//wish%6cist", "/fr-fr/wishlist"],
  ])("is put right in the same step: %s", async (path, own) => {
    const { status, headers } = await french(path);
    expect([status, headers.location]).toEqual([302, own]);
  });

  it.each([
    "/unknown",
    "/unknown/cart",
    "/order-",
    "/orders",
    "/robe--x1",
    "/robe--p12a",
    "/x/robe--p100001",
    "/cart.data",
  ])("that names no page is a 404: %s", async (path) => {
    expect((await french(path)).status).toBe(404);
  });

  it.each(["/order-billing", "/blog", "/robes--plw10120"])("takes no form: %s", async (path) => {
    const headers = { host: "fr.localhost", origin: "http://fr.localhost" };
    expect((await postForm(shop + path, { a: "b" }, headers)).status).toBeOneOf([404, 405]);
  });
});

describe("a form", () => {
  /** The usual deployment: the proxy uses an internal host name and forwards the browser's in a header. */
  const USUAL = { host: "shop_service:3000", "x-forwarded-host": "fr.localhost", "x-forwarded-proto": "https" };
  const post = (headers: Record<string, string>, base = production.url) =>
    postForm(`${base}/fr-fr/cart`, { intent: "nothing" }, { ...BROWSER, ...headers });

  it("of the public address is taken behind a proxy, with and without fetch metadata", async () => {
    expect((await post({ ...USUAL, origin: "https://fr.localhost" })).status).toBe(400);
    const old = { ...USUAL, origin: "https://fr.localhost", "sec-fetch-site": "" };
    expect((await post(old)).status).toBe(400);
    expect((await post({ ...old, "x-forwarded-proto": "http" })).status).toBe(400);
  });

  it("of a script is taken behind a proxy as well", async () => {
    const headers = { ...BROWSER, ...USUAL, origin: "https://fr.localhost" };
    const answer = await postForm(`${production.url}/fr-fr/cart.data`, { intent: "nothing" }, headers);
    expect(answer.status).toBe(400);
  });

  it.each([
    "https://foreign.example",
    "http://fr.localhost",
    "https://fr.localhost:49998",
    "https://shop_service:3000",
  ])("from %s is refused in production [SEC-02]", async (origin) => {
    expect((await post({ ...USUAL, origin, "sec-fetch-site": "" })).status).toBe(403);
    expect((await post({ ...USUAL, origin, host: new URL(origin).host })).status).toBe(403);
  });

  it("is taken on any host that the shop is tried on, from that host's pages only", async () => {
    const old = { host: "127.0.0.1:49998", "sec-fetch-site": "" };
    expect((await post({ ...old, origin: "http://127.0.0.1:49998" }, shop)).status).toBe(400);
    expect((await post({ ...old, origin: "http://127.0.0.1:49997" }, shop)).status).toBe(403);
    expect((await post({ ...old, origin: "http://foreign.example" }, shop)).status).toBe(403);
  });
});
