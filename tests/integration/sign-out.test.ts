import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { ask } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, BILLING, findSku, register, signIn, valueOf } from "../support/http-shopper";
import { anotherShop } from "../support/integration-world";
import { bodiesSent, callsSoFar, endSessions, moveClock, setFaults } from "../support/sandbox-control";

/** Two instances that share only their secrets: the second learns of a sign-out from provider and gateway. */
const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const REVOCATION = "/auth/token/revocation";
const SELF = "/accounts-self/";
const TIMEOUT = { timeout: 15_000, interval: 100 };
let other: Awaited<ReturnType<typeof anotherShop>>;

beforeAll(async () => {
  other = await anotherShop();
});
afterAll(() => other.stop());
afterEach(async () => {
  await setFaults(sandbox, []);
  await moveClock(sandbox, 0);
});

async function signedIn(email: string, page: string, at = shop): Promise<HttpBrowser> {
  const browser = new HttpBrowser(at);
  const opened = await signIn(browser, await browser.open(page), email);
  expect([opened.status, new URL(opened.url).pathname]).toEqual([200, page]);
  return browser;
}

/** The account page for these cookies. */
const openWith = (cookies: Record<string, string>, page: string, at = shop) => ask(at + page, { headers: cookies });

/** An empty form from this browser, whose cookies the answer does not reach. */
const form = ({ jar }: HttpBrowser) => ({
  headers: { ...jar.header, origin: shop, "content-type": "application/x-www-form-urlencoded", "content-length": "0" },
});

/** Presses "sign out" and closes the window: the provider's page is never loaded. */
const signOut = (browser: HttpBrowser) => browser.post("/fr-fr/auth/logout", {}, { follow: false });

const isAway = ({ status, headers }: { status: number; headers: Record<string, string> }) =>
  status === 301 && (headers.location ?? "").startsWith(`${sandbox}/auth/`);

describe("cookies that were copied", () => {
  it.each([
    ["a customer", "fid@vitrine.test", "/fr-fr/account/orders"],
    ["a deleted account", "deleted@vitrine.test", "/fr-fr/account/reactivate"],
  ])(
    "open nothing from the moment of a sign-out that the browser does not finish: %s [BEY-20]",
    async (_who, email, page) => {
      const browser = await signedIn(email, page);
      const copy = browser.jar.header;
      for (const at of [shop, other.url]) expect((await openWith(copy, page, at)).status).toBe(200);
      const revoked = await bodiesSent(sandbox, REVOCATION, async () => {
        expect((await signOut(browser)).status).toBe(303);
      });
      expect(revoked).toHaveLength(2);
      for (const at of [shop, other.url]) {
        for (const address of [page, "/fr-fr/account/dashboard", "/fr-fr/checkout/billing"]) {
          const answer = await openWith(copy, address, at);
          expect([at, address, isAway(answer)]).toEqual([at, address, true]);
        }
      }
      // A form with the old cookies, which name a cart, does not show it either.
      const form = await ask(`${shop}/fr-fr/cart`, { headers: copy });
      expect([form.status, form.text.includes('name="lineId"')]).toEqual([200, false]);
    },
  );

  it("open nothing here while the provider is unavailable, and nowhere once it has heard [BEY-20]", async () => {
    const page = "/fr-fr/account/orders";
    const browser = await signedIn("fid@vitrine.test", page);
    const copy = browser.jar.header;
    await setFaults(sandbox, [{ path: REVOCATION, status: 503 }]);
    expect((await signOut(browser)).status).toBe(303);
    expect(isAway(await openWith(copy, page))).toBe(true);
    expect((await openWith(copy, page, other.url)).status).toBe(200);
    await setFaults(sandbox, []);
    await expect.poll(async () => isAway(await openWith(copy, page, other.url)), TIMEOUT).toBe(true);
  });

  it("open nothing after a process that ended while the provider was unavailable [BEY-20]", async () => {
    const page = "/fr-fr/account/orders";
    const ending = await anotherShop();
    const browser = await signedIn("fid@vitrine.test", page, ending.url);
    const copy = browser.jar.header;
    await setFaults(sandbox, [{ path: REVOCATION, status: 503 }]);
    await signOut(browser);
    expect((await openWith(copy, page, other.url)).status).toBe(200);
    await setFaults(sandbox, []);
    ending.process.kill("SIGTERM");
    await vi.waitUntil(() => ending.process.exitCode !== null, TIMEOUT);
    expect(isAway(await openWith(copy, page, other.url))).toBe(true);
  });
});

describe("a browser that did not get the answer to its sign-out", () => {
  it("keeps what its visitor adds from then on, and nothing of the customer's", async () => {
    const browser = await signedIn("fid@vitrine.test", "/fr-fr/account/orders");
    const sku = await findSku(browser);
    await addToCart(browser, sku);
    const later = await browser.post("/fr-fr/cart", {
      intent: "later",
      lineId: valueOf(await browser.open("/fr-fr/cart"), "lineId") ?? "",
    });
    expect(later.text).toContain("Gardé pour plus tard");
    expect((await ask(`${shop}/fr-fr/auth/logout`, { method: "POST", ...form(browser) })).status).toBe(303);
    const added = await addToCart(browser, sku);
    expect(added.text).toContain('name="lineId"');
    expect(added.text).not.toContain("Gardé pour plus tard");
    expect(browser.jar.names.filter((name) => /access|refresh|later/.test(name))).toEqual([]);
    expect(isAway(await browser.open("/fr-fr/account/orders", { follow: false }))).toBe(true);
  });
});

describe("a customer who signs in where another one did not sign out", () => {
  it("finds nothing of theirs, and can take back nothing that they removed", async () => {
    const book = "/fr-fr/account/settings/delivery-addresses";
    const email = `left-${Date.now()}@vitrine.test`;
    const browser = new HttpBrowser(shop);
    const sku = await findSku(browser);
    await register(browser, await browser.open("/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/cart"), email);
    await addToCart(browser, sku);
    const cart = await browser.open("/fr-fr/cart");
    const kept = await browser.post("/fr-fr/cart", { intent: "later", lineId: valueOf(cart, "lineId") ?? "" });
    expect(kept.text).toContain("Gardé pour plus tard");
    const list = await browser.post(`${book}/create`, { ...BILLING, phone: "0612345678" });
    const id = /delivery-addresses\/([^/"]+)\/edit/.exec(list.text)?.[1] ?? "";
    await browser.post(book, { intent: "delete", id });
    const names = ["later", "undoaddress"].map((purpose) => `vitrine-${purpose}-local`);
    expect(browser.jar.names).toEqual(expect.arrayContaining(names));
    await endSessions(sandbox);
    browser.forget(sandbox);
    const provider = await browser.open(book);
    expect(provider.url).toContain(`${sandbox}/auth`);
    await setFaults(sandbox, []);
    await signIn(browser, provider, "new@vitrine.test");
    expect(browser.jar.names.filter((name) => names.includes(name))).toEqual([]);
    expect((await browser.open("/fr-fr/cart")).text).not.toContain("Gardé pour plus tard");
    expect((await browser.post(book, { intent: "undo", id })).status).toBe(409);
    expect((await browser.open(book)).text).not.toContain("rue de Siam");
  });
});

describe("a sign-out in one tab", () => {
  it.each([
    ["hears of it first", []],
    ["is unavailable and gives out new tokens", [{ path: REVOCATION, status: 503 }]],
  ])(
    "is not undone by another tab whose tokens are just being refreshed, where the provider %s [BEY-20]",
    async (_what, failing) => {
      const page = "/fr-fr/account/orders";
      const browser = await signedIn("fid@vitrine.test", page);
      const copy = browser.jar.header;
      await moveClock(sandbox, 301_000);
      await setFaults(sandbox, [{ path: "/auth/api/cookie-refresh-tokens", delayMs: 1_500 }, ...failing]);
      const since = await callsSoFar(sandbox);
      const tab = openWith(copy, page);
      // The gateway has refused the old token: the refresh is under way.
      await vi.waitUntil(async () => (await answered(SELF, 401, since)) > 0, TIMEOUT);
      expect((await signOut(browser)).status).toBe(303);
      const { cookies } = await tab;
      expect(cookies.filter((cookie) => /^vitrine-(access|refresh)[^=]*=[^;]/.test(cookie))).toEqual([]);
      await setFaults(sandbox, []);
      expect(isAway(await openWith(copy, page))).toBe(true);
      // Tokens issued meanwhile are revoked too.
      const tokens = failing.length > 0 ? 4 : 2;
      await expect.poll(() => answered(REVOCATION, 200, since), TIMEOUT).toBe(tokens);
      expect(isAway(await openWith(copy, page, other.url))).toBe(true);
    },
  );
});

/** Number of calls with this ending and status, after the one numbered `since`. */
async function answered(ending: string, status: number, since: number): Promise<number> {
  const answer = (await (await fetch(`${sandbox}/__sandbox/calls?since=${since}`)).json()) as {
    calls: { path: string; status: number }[];
  };
  return answer.calls.filter((call) => call.path.endsWith(ending) && call.status === status).length;
}
