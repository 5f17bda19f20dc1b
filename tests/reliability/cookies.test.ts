import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { PREFIXES } from "#models/locale.ts";
import { openCookies, sealCookies } from "#app/bff/session/seal-cookies.server.ts";
import { createCookieSealer } from "#app/bff/session/sealing.server.ts";
import { MAX_TOKEN_CHARS } from "#app/bff/session/session-tokens.server.ts";
import { sandboxEnv } from "../../scripts/setup.mjs";
import { everyForm } from "../support/every-form";
import { everyAddress } from "../support/every-route";
import { ask } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, fillCheckout, findSkus, pay, payByCard, register } from "../support/http-shopper";
import { anotherShop, resetSandbox } from "../support/integration-world";
import type { PageForm } from "../support/page-forms";
import { moveClock, setFaults } from "../support/sandbox-control";
import { startWorld, type ShopProcess, type World } from "../support/world";
import { report, sized } from "./size";

/**
 * What a browser keeps stays within what browsers and proxies take, at the worst moments too; and what comes back is
 * believed only as it was given out: by these shops, for this purpose, not too long ago.
 */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const SEED = Number(process.env.SEED ?? 1);
const FORMS = sized(2_000, 5);
const CHANGES = sized(2_000, 15);
/** Above it usual proxies refuse a request's header line. */
const LINE = 8_192;
/** Changes fail: what was typed is kept in a draft. */
const FAILING = ["PUT", "POST"].map((method) => ({ method, path: "^/gateway/", status: 503 }));
const SETTINGS = { suffix: "-local", secure: false };
const OLD_SECRET = sandboxEnv(0, 0).SESSION_SECRETS!;
const NEW_SECRET = "another-secret-for-local-use-only-change-it-too";
const own = createCookieSealer([OLD_SECRET]);
/** Sessions are kept for 30 days, the longest-lived cookie for a year. */
const TWO_YEARS_AGO = Date.now() - 730 * 86_400_000;

async function aCustomer(shopUrl: string): Promise<{ browser: HttpBrowser; email: string }> {
  const browser = new HttpBrowser(shopUrl);
  const email = `cookies-${crypto.randomUUID()}@vitrine.test`;
  await register(browser, await browser.open("/fr-fr/account/dashboard"), email);
  return { browser, email };
}

afterAll(resetSandbox);

describe("a browser's cookies", () => {
  let world: World;
  let browser: HttpBrowser;
  beforeAll(async () => {
    const tokens = await openCookies((await aCustomer(shop)).browser.jar.header.cookie, own, SETTINGS);
    const usual = tokens.access!.accessToken.length + tokens.refresh!.refreshToken.length;
    // Four characters of a token for three that it holds, the name of what pads it among them.
    const padding = Math.floor(((MAX_TOKEN_CHARS - usual) * 3) / 4) - 15;
    world = await startWorld({ SANDBOX_TOKEN_PADDING: String(padding) });
    browser = (await aCustomer(world.shopUrl)).browser;
    const { access, refresh } = await openCookies(browser.jar.header.cookie, own, SETTINGS);
    expect(access!.accessToken.length + refresh!.refreshToken.length).toBeGreaterThan(MAX_TOKEN_CHARS - 40);
  });
  afterAll(() => world.stop());

  it(`fit with the longest tokens, whatever ${FORMS} forms are sent`, { timeout: 3_600_000 }, async () => {
    const sizes = { cookie: 0, together: 0 };
    const check = (name: string, most = LINE) => {
      const each = browser.jar.names.map((cookie) => `${cookie}=${browser.jar.value(cookie)}`.length);
      const together = browser.jar.header.cookie!.length;
      sizes.cookie = Math.max(sizes.cookie, ...each);
      sizes.together = Math.max(sizes.together, together);
      const named = browser.jar.names.map((cookie, index) => `${cookie} ${each[index]}`);
      expect([sizes.cookie <= 4_096, together <= most], `${name}: ${named.join()}`).toEqual([true, true]);
    };
    const skus = await findSkus(browser, 2);
    for (const sku of skus) await addToCart(browser, sku);
    await fillCheckout(browser);
    const addresses = (await everyAddress()).filter(
      (address) => /\/(account|cart|checkout|wishlist)|--p\d/.test(address) && !/abroad|\/delete$/.test(address),
    );
    const forms = (await everyForm(browser, addresses)).filter(({ path }) => !/auth|\/delete$|reactivate/.test(path));
    const drawn = fc.sample(fc.tuple(fc.nat(), fc.boolean(), fc.boolean()), { seed: SEED, numRuns: FORMS });
    for (const [at, isUnavailable, hasFilled] of drawn) {
      const form = forms[at % forms.length]!;
      if (isUnavailable) await setFaults(world.sandboxUrl, FAILING);
      await browser.post(form.path, hasFilled ? filledIn(form) : new URLSearchParams(form.fields), { follow: false });
      check(form.path);
      if (isUnavailable) await setFaults(world.sandboxUrl, []);
      if (at % 5 === 0) await browser.open("/fr-fr/cart");
      check("/fr-fr/cart");
    }
    report("Cookies fit", {
      forms: forms.length,
      sent: FORMS,
      "largest cookie": sizes.cookie,
      "largest together": sizes.together,
    });
    // Where one host serves all countries their carts come on top (ADR 0011).
    const others = Object.values(PREFIXES).map(({ country }) => country);
    for (const prefix of Object.keys(PREFIXES)) await addToCart(browser, skus[0]!, prefix);
    check("all sites", LINE + new Set(others).size * 200);
    const dashboard = await browser.open("/fr-fr/account/dashboard");
    expect([dashboard.status, dashboard.way, browser.failures.filter((failure) => !failure.startsWith("503"))]).toEqual(
      [200, [], []],
    );
  });

  it("are as many as the tokens need, sell as any others over a refresh, and go at sign-out [SESS-04, SESS-08]", async () => {
    const { browser: other } = await aCustomer(world.shopUrl);
    const { jar } = other;
    const access = () => jar.value("vitrine-access-local-2");
    const expectFitting = () => {
      for (const name of jar.names) expect(`${name}=${jar.value(name)}`.length, name).toBeLessThanOrEqual(4_096);
      expect(jar.header.cookie?.length).toBeLessThan(LINE);
    };
    await addToCart(other, (await findSkus(other, 1))[0]!);
    expectFitting();
    const before = access();
    expect(before).toBeDefined();
    await moveClock(world.sandboxUrl, 600_000);
    const dashboard = await other.open("/fr-fr/account/dashboard");
    expect([dashboard.status, dashboard.way]).toEqual([200, []]);
    expect(access()).not.toBe(before);

    const provider = await pay(other, await fillCheckout(other));
    expectFitting();
    const confirmation = await payByCard(other, provider);
    expect(confirmation.url).toBe(`${world.shopUrl}/fr-fr/checkout/confirmation`);
    await other.open("/fr-fr/auth/logout");
    expect(jar.names.filter((name) => /access|refresh|cart/.test(name))).toEqual([]);
    expect(other.failures).toEqual([]);
  });
});

describe("cookies that were not given out like this", () => {
  it(`are nobody's, in ${CHANGES} changes of them, and never an error [SEC-04]`, { timeout: 3_600_000 }, async () => {
    const [mine, theirs] = await Promise.all([aCustomer(shop), aCustomer(shop)]);
    const [sku = ""] = await findSkus(mine.browser, 1);
    for (const { browser } of [mine, theirs]) await addToCart(browser, sku);
    const jar = { mine: valuesOf(mine.browser), theirs: valuesOf(theirs.browser), ...(await otherSeals(mine.browser)) };
    const faults: string[] = [];
    const pages = ["/fr-fr", "/fr-fr/cart", "/fr-fr/account/settings/edit", "/fr-fr/checkout/billing"];
    for (const change of fc.sample(aChange, { seed: SEED, numRuns: CHANGES })) {
      const cookie = changed(jar, change);
      const answers = await Promise.all(pages.map((page) => ask(shop + page, { headers: { cookie } })));
      const isSignedOut = ["access", "refresh"].includes(change.purpose);
      for (const [index, { status, text, headers }] of answers.entries()) {
        const isOpen = index < 2;
        const isLed = [301, 302, 303].includes(status) && !isOpen;
        const name = `${pages[index]} ${JSON.stringify(change)}`;
        // Who begins one sign-in after the other is asked to wait.
        if (status !== 200 && !isLed && (isOpen || status !== 429)) faults.push(`${status} ${name}`);
        if (isSignedOut && text.includes(mine.email)) faults.push(`still shown: ${name}`);
        if (text.includes(theirs.email)) faults.push(`another's ${name}`);
        const isIn = !isOpen && status !== 429 && !headers.location?.startsWith(sandbox);
        if (isSignedOut && isIn) faults.push(`still signed in: ${name}`);
      }
    }
    report("Cookies are believed as they were given out", { changes: CHANGES, pages: pages.length });
    expect(faults).toEqual([]);
  });
});

describe("a rotated secret", () => {
  let shops: ShopProcess[];
  beforeAll(async () => {
    const secrets = [`${NEW_SECRET},${OLD_SECRET}`, NEW_SECRET];
    shops = await Promise.all(secrets.map((SESSION_SECRETS) => anotherShop({ SESSION_SECRETS })));
  });
  afterAll(() => Promise.all(shops.map((each) => each.stop())));

  it("logs nobody out, and leaves no cart behind [SEC-05]", async () => {
    const { browser, email } = await aCustomer(shop);
    await addToCart(browser, (await findSkus(browser, 1))[0]!);
    const [rotated, without] = shops.map(({ url }) => url) as [string, string];
    const see = async (url: string, jar = browser.jar) => {
      const [edit, cart] = await Promise.all(
        ["/fr-fr/account/settings/edit", "/fr-fr/cart"].map((page) => ask(url + page, { headers: jar.header })),
      );
      return [edit!.text.includes(email), cart!.text.includes('name="lineId"')];
    };
    expect(await see(rotated)).toEqual([true, true]);
    // Nothing was sealed anew yet.
    expect(await see(without)).toEqual([false, false]);
    const there = atAnother(browser, rotated);
    await addToCart(there, (await findSkus(there, 2))[1]!);
    // The cart's cookie is of the new secret by now, the tokens' are of the old one.
    expect(await see(rotated, there.jar)).toEqual([true, true]);
  });
});

/** What has to be typed, as long as it may be. */
function filledIn({ fields }: PageForm): URLSearchParams {
  const typed = (name: string) =>
    /mail/i.test(name)
      ? `${"a".repeat(60)}@vitrine.test`
      : /sku|id|amount|quantity/i.test(name)
        ? "1"
        : "é".repeat(190);
  return new URLSearchParams(fields.map(([name, value]) => [name, value || typed(name)]));
}

type Values = Record<string, string>;
const PURPOSES = ["access", "refresh", "visitor", "cart"] as const;

function valuesOf({ jar }: HttpBrowser): Values {
  return Object.fromEntries(PURPOSES.map((purpose) => [purpose, jar.value(`vitrine-${purpose}-local`) ?? ""]));
}

/** The same contents, sealed by another deployment, and too long ago. */
async function otherSeals({ jar }: HttpBrowser): Promise<{ foreign: Values; old: Values }> {
  const opened = await openCookies(jar.header.cookie, own, SETTINGS);
  const content = Object.fromEntries(PURPOSES.map((purpose) => [purpose, opened[purpose]]));
  const values = async (sealer: typeof own) => {
    const cookies = await sealCookies(content, sealer, SETTINGS);
    const pairs = cookies.map((cookie) => /^vitrine-(\w+)-local=([^;]*)/.exec(cookie)!);
    return Object.fromEntries(pairs.map(([, purpose = "", value = ""]) => [purpose, value]));
  };
  const foreign = await values(createCookieSealer([NEW_SECRET]));
  vi.useFakeTimers({ toFake: ["Date"], now: TWO_YEARS_AGO });
  const old = await values(own);
  vi.useRealTimers();
  return { foreign, old };
}

const aChange = fc.record({
  purpose: fc.constantFrom(...PURPOSES),
  how: fc.constantFrom(
    "character",
    "cut",
    "longer",
    "purpose",
    "browser",
    "foreign",
    "old",
    "part",
    "parts",
    "twice",
    "case",
    "empty",
    "junk",
  ),
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
  other: fc.constantFrom(...PURPOSES),
  junk: fc.constantFrom(
    "%",
    "%E0%A4%A",
    "Fe26.2**~2",
    "Fe26.2*1*a*b*c**d*e~2",
    "{}",
    "__proto__",
    "x".repeat(3_000),
    "\u00ff",
    '"',
    "2.Fe26",
  ),
});
type Change = typeof aChange extends fc.Arbitrary<infer T> ? T : never;

function changed(jar: Record<"mine" | "theirs" | "foreign" | "old", Values>, change: Change): string {
  const { purpose, how, at, other, junk } = change;
  const value = jar.mine[purpose]!;
  const index = Math.floor(at * value.length);
  const ways: Record<Change["how"], string> = {
    character: value.slice(0, index) + (value[index] === "A" ? "B" : "A") + value.slice(index + 1),
    cut: value.slice(0, index),
    longer: value + junk,
    purpose: jar.mine[other === purpose ? (purpose === "cart" ? "access" : "cart") : other]!,
    browser: jar.theirs[purpose]!,
    foreign: jar.foreign[purpose]!,
    old: jar.old[purpose]!,
    part: `2.${value}`,
    parts: `9.${value}`,
    twice: `${junk}; vitrine-${purpose}-local=${value}`,
    case: value.toUpperCase(),
    empty: "",
    junk,
  };
  return PURPOSES.map((each) => `vitrine-${each}-local=${each === purpose ? ways[how] : jar.mine[each]}`).join("; ");
}

/** The same browser, at another instance of the shop. */
function atAnother(browser: HttpBrowser, url: string): HttpBrowser {
  const other = new HttpBrowser(url);
  for (const name of browser.jar.names) other.jar.set(name, browser.jar.value(name)!);
  return other;
}
