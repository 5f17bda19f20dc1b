import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, BILLING, findSku, register } from "../support/http-shopper";
import { type Fault, moveClock, setFaults } from "../support/sandbox-control";
import { report, sized } from "./size";

/**
 * Promise 3: a failing identity provider logs nobody out. Sessions whose access tokens are over ask for pages and their
 * data and send forms, all at once, while the provider cannot refresh them; then it can, and everybody is still there.
 * Only its word that a session is over ends it.
 */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const REFRESH = "^/auth/api/cookie-refresh-tokens";
const SESSIONS = sized(1_000);
/** Sessions, each with two dozen requests: more would have the sandbox answer too late. */
const AT_ONCE = 4;
/** An access token lasts five minutes. */
const LATER_MS = 301_000;

let sku = "";
const figures = { requests: 0, "answers of 503": 0, "slowest answer (ms)": 0, logouts: 0 };

beforeAll(async () => {
  sku = await findSku(new HttpBrowser(shop));
});
afterAll(async () => {
  await setFaults(sandbox, []);
  await moveClock(sandbox, 0);
});

const FAILING: Record<string, Omit<Fault, "path">> = {
  // Once: whoever rotates tokens takes the old one for a few seconds more.
  "an answer that breaks off": { cut: true, times: 1 },
  "status 500": { status: 500 },
  "status 502": { status: 502, body: "<html>Bad Gateway</html>" },
  "status 503": { status: 503 },
  "status 429": { status: 429, body: { error: "slow_down" } },
  "status 404": { status: 404 },
  "a page": { status: 200, body: "<html>Maintenance</html>" },
  "empty tokens": { status: 200, body: { accessToken: "", refreshToken: "" } },
  "a broken connection": { reset: true },
  nothing: { hang: true },
};
const OVER: Record<string, Omit<Fault, "path">> = {
  invalid_grant: { status: 400, body: { error: "invalid_grant" } },
  "an invalid refresh token": {
    status: 401,
    body: { code: "INVALID_REFRESH_TOKEN", message: "Invalid refresh token." },
  },
};

/** What a browser with several tabs asks for, as pages and as scripts do. */
const PERSONAL = ["account/dashboard", "account/orders", "account/settings", "account/wishlist", "checkout/billing"];
const PUBLIC = ["cart", "search?query=robe", "newsletter/subscription"];
const FORMS: Record<string, () => Record<string, string>> = {
  cart: () => ({ intent: "add", sku }),
  "checkout/billing": () => BILLING,
  "account/settings/delivery-addresses/create": () => ({ ...BILLING, phone: "0612345678" }),
  "account/subscriptions": () => ({}),
};
const asData = (path: string) => path.replace(/(\?|$)/, ".data$1");
const isPersonal = ({ url }: Page) => /^\/fr-fr\/(account|checkout)\//.test(new URL(url).pathname);

/** All of it at once. */
async function askAll({ browser }: Session): Promise<Page[]> {
  const gets = [...PERSONAL, ...PUBLIC];
  return Promise.all([
    ...[...gets, ...gets.map(asData)].map((path) => timed(browser.open(`/fr-fr/${path}`, { follow: false }))),
    ...Object.entries(FORMS).flatMap(([path, fields]) =>
      [path, asData(path)].map((to) => timed(browser.post(`/fr-fr/${to}`, fields(), { follow: false }))),
    ),
  ]);
}

async function timed(asked: Promise<Page>): Promise<Page> {
  const start = performance.now();
  const page = await asked;
  figures.requests += 1;
  if (page.status === 503) figures["answers of 503"] += 1;
  figures["slowest answer (ms)"] = Math.max(figures["slowest answer (ms)"], Math.round(performance.now() - start));
  return page;
}

interface Session {
  browser: HttpBrowser;
  number: number;
}

/** A new customer with something in the cart. */
async function aSession(number: number): Promise<Session> {
  const browser = new HttpBrowser(shop);
  const form = await browser.open("/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/cart");
  await register(browser, form, `failing-${crypto.randomUUID()}@vitrine.test`);
  await addToCart(browser, sku);
  return { browser, number };
}

async function someAtATime<T, R>(all: readonly T[], run: (each: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE)
    results.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(run))));
  return results;
}

/** Runs for the sessions of each kind of trouble in turn. */
async function inTrouble(
  kinds: typeof FAILING,
  run: (session: Session, kind: string) => Promise<string[]>,
): Promise<string[]> {
  const names = Object.keys(kinds);
  const wrong: string[] = [];
  for (const [index, kind] of names.entries()) {
    await setFaults(sandbox, [{ path: REFRESH, ...kinds[kind] }]);
    const hit = sessions.filter(({ number }) => number % names.length === index);
    for (const faults of await someAtATime(hit, (session) => run(session, kind))) wrong.push(...faults);
  }
  await setFaults(sandbox, []);
  return wrong;
}

const isToProvider = ({ headers, text }: Page) =>
  `${headers.location ?? ""} ${text.slice(0, 500)}`.includes(`${sandbox}/auth/`);
const isDropped = ({ cookies }: Page) => cookies.some((cookie) => /^vitrine-(access|refresh)[^=]*=;/.test(cookie));

/** An answer that logs nobody out: what was asked for, or an apology. */
function wrongWhileFailing(page: Page): string | null {
  const { status, headers, text } = page;
  if (isToProvider(page)) return "leads to the sign-in";
  if (isDropped(page)) return "takes the tokens back";
  if (status < 400) return null;
  if (status !== 503 || !headers["retry-after"]) return "is no apology";
  return text.length < 50 || text.includes("Unexpected Server Error") ? "says nothing" : null;
}

function wrongWhenOver(page: Page): string | null {
  if (page.status >= 400) return "is an error";
  return isPersonal(page) === isToProvider(page) ? null : "leads elsewhere";
}

const named = (kind: string, { url, status }: Page, wrong: string | null) =>
  wrong === null ? [] : `${kind}: ${status} ${new URL(url).pathname} ${wrong}`;

async function ordersOf({ browser }: Session): Promise<Page> {
  return browser.open("/fr-fr/account/orders", { follow: false });
}

let sessions: Session[] = [];

describe("an identity provider", () => {
  it(`that is failing logs none of ${SESSIONS} sessions out`, { timeout: 4 * 3_600_000 }, async () => {
    sessions = await someAtATime([...Array(SESSIONS).keys()], aSession);
    await moveClock(sandbox, LATER_MS);
    const wrong = await inTrouble(FAILING, async (session, kind) =>
      (await askAll(session)).flatMap((page) => named(kind, page, wrongWhileFailing(page))),
    );
    expect(wrong).toEqual([]);
    const isIn = await someAtATime(sessions, async (session) => {
      const [orders, cart] = [await ordersOf(session), await session.browser.open("/fr-fr/cart")];
      return orders.status === 200 && cart.text.includes('name="lineId"');
    });
    figures.logouts = isIn.filter((each) => !each).length;
    report("Promise 3: a failing provider logs nobody out", { sessions: SESSIONS, ...figures });
    expect(figures.logouts).toBe(0);
  });

  it("that says that a session is over ends it, and nothing else", { timeout: 3_600_000 }, async () => {
    await moveClock(sandbox, 2 * LATER_MS);
    const wrong = await inTrouble(OVER, async (session, kind) => {
      const pages = await askAll(session);
      const faults = pages.flatMap((page) => named(kind, page, wrongWhenOver(page)));
      return session.browser.jar.names.includes("vitrine-access-local") ? [...faults, `${kind}: not ended`] : faults;
    });
    expect(wrong).toEqual([]);
    const out = await someAtATime(sessions, async (session) => isToProvider(await ordersOf(session)));
    expect(out.filter((isOut) => !isOut)).toEqual([]);
    report("Promise 3: invalid_grant logs out", { sessions: SESSIONS, "logged out": out.length });
  });
});
