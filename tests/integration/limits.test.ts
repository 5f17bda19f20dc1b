import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { LANGUAGES, PREFIXES, type Prefix } from "#models/locale.ts";
import { ask, postForm } from "../support/http";
import { HttpBrowser, type Page } from "../support/http-browser";
import { fillCheckout, findSku, pay, register, valueOf } from "../support/http-shopper";
import { anotherShop } from "../support/integration-world";
import { gatewayCalls } from "../support/sandbox-control";

/** A separate shop, behind a proxy that forwards client addresses, with all counters at zero. */
let own: Awaited<ReturnType<typeof anotherShop>>;
let sku: string;
const sandbox = inject("sandboxUrl");
let addresses = 0;

beforeAll(async () => {
  own = await anotherShop({ TRUSTED_PROXIES: "loopback" });
  sku = await findSku(new HttpBrowser(own.url));
});
afterAll(() => own.stop());

const from = (address: string) => ({ "x-forwarded-for": address });
/** A visitor with an address of their own. */
const anybody = () => new HttpBrowser(own.url, from(`198.51.100.${(addresses += 1)}`));
const mainOf = ({ text }: { text: string }) => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? "";

async function withCart(browser = anybody()): Promise<HttpBrowser> {
  await browser.post("/fr-fr/cart", { intent: "add", sku }, { follow: false });
  return browser;
}
const enter = (browser: HttpBrowser, promo: string, prefix = "fr-fr") =>
  browser.post(`/${prefix}/cart`, { intent: "add-code", promo }, { follow: false });

async function times<T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let index = 0; index < count; index += 1) all.push(await run(index));
  return all;
}
const statuses = (pages: { status: number }[]) => pages.map(({ status }) => status);
const repeated = (status: number, count: number) => Array.from({ length: count }, () => status);

function expectRefused(page: Page | Awaited<ReturnType<typeof ask>>): void {
  expect(page.status).toBe(429);
  expect(Number(page.headers["retry-after"])).toBeGreaterThan(500);
  expect(Number(page.headers["retry-after"])).toBeLessThanOrEqual(600);
  expect(page.headers["cache-control"]).toBe("private, no-store");
  expect(page.text).toContain("dix minutes");
}

describe("promo codes", () => {
  it("are guessed ten times, and then not even asked for; cookies dropped or kept [BEY-21]", async () => {
    const browser = await withCart();
    let pages: Page[] = [];
    const calls = await gatewayCalls(sandbox, async () => {
      pages = await times(20, (index) => enter(browser, `GUESS${index}`));
      browser.jar.set("vitrine-visitor-local", "");
      pages.push(...(await times(2, (index) => enter(browser, `AGAIN${index}`))));
    });
    expect(statuses(pages)).toEqual([...repeated(400, 10), ...repeated(429, 12)]);
    expect(calls.filter((call) => call.includes("/promo-code/"))).toHaveLength(10);
    const last = pages.at(-1)!;
    expectRefused(last);
    // The typed code is in its field, with the message beside it.
    expect(valueOf(last, "promo")).toBe("AGAIN1");
    expect(last.text).toMatch(/id="promo-error".{0,300}Cela fait beaucoup d’essais/);
    expect((await browser.open("/fr-fr/cart")).status).toBe(200);
  });

  it("are mistyped five times and then taken [BEY-21]", async () => {
    const browser = await withCart();
    expect(statuses(await times(5, (index) => enter(browser, `BIENVENU${index}`)))).toEqual(repeated(400, 5));
    expect((await enter(browser, "BIENVENUE10")).status).toBe(303);
  });

  it("are refused in each language's own words [BEY-21]", async () => {
    const browser = await withCart();
    await times(10, (index) => enter(browser, `GUESS${index}`));
    const words = await times(LANGUAGES.length, async (index) => {
      const language = LANGUAGES[index];
      const prefix = (Object.keys(PREFIXES) as Prefix[]).find((each) => PREFIXES[each].language === language)!;
      // Each country has its own cart.
      await browser.post(`/${prefix}/cart`, { intent: "add", sku }, { follow: false });
      const refused = await enter(browser, "GUESS", prefix);
      expect([prefix, refused.status]).toEqual([prefix, 429]);
      return /id="promo-error"[^>]*>(?:<svg.*?<\/svg>)?([^<]+)/.exec(refused.text)?.[1] ?? "";
    });
    expect(new Set(words).size).toBe(LANGUAGES.length);
    expect(words.every((sentence) => sentence.length > 30)).toBe(true);
  });
});

/** Each limit's own test lets 200 through (`limits.server.test.ts`): here it is enough that the forms ask these. */
const OFFICE = 60;

describe(`an office of ${OFFICE} behind one address`, () => {
  it("fills its carts and enters codes, rightly and wrongly, and nobody is refused [BEY-21]", async () => {
    const address = from("203.0.113.7");
    const shoppers = Array.from({ length: OFFICE }, () => new HttpBrowser(own.url, address));
    const seen = new Map<string, number>();
    const note = (what: string, { status }: { status: number }) =>
      seen.set(`${what} ${status}`, (seen.get(`${what} ${status}`) ?? 0) + 1);
    const visit = async (browser: HttpBrowser, index: number) => {
      note("cart", await browser.post("/fr-fr/cart", { intent: "add", sku }, { follow: false }));
      if (index % 10 === 0) note("wrong code", await enter(browser, "BIENVENUE"));
      note("code", await enter(browser, "BIENVENUE10"));
    };
    const queue = shoppers.entries();
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        for (const [index, browser] of queue) await visit(browser, index);
      }),
    );
    expect(Object.fromEntries(seen)).toEqual({
      "cart 303": OFFICE,
      "wrong code 400": OFFICE / 10,
      "code 303": OFFICE,
    });
  });
});

describe("a flood", () => {
  const form = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
    postForm(own.url + path, fields, headers);

  it("of subscriptions without cookies ends at the address, whatever it says of itself [BEY-21]", async () => {
    const pages = await times(210, (index) =>
      form(
        "/fr-fr/newsletter/subscription",
        { email: `flood-${index}@vitrine.test` },
        // Entries before the proxy's own come from the client.
        from(`10.9.8.${index}, 198.51.101.1`),
      ),
    );
    expect(statuses(pages)).toEqual([...repeated(303, 200), ...repeated(429, 10)]);
    expectRefused(pages.at(-1)!);
    expect(mainOf(pages.at(-1)!)).toContain('value="flood-209@vitrine.test"');
    const neighbour = await form("/fr-fr/newsletter/subscription", { email: "n@vitrine.test" }, from("198.51.101.2"));
    expect(neighbour.status).toBe(303);
  });

  it("of subscriptions by script is told in place", async () => {
    const browser = await withCart();
    const fields = { email: "toast@vitrine.test", stay: "1" };
    const [last] = (await times(11, () => browser.post("/fr-fr/newsletter/subscription", fields))).slice(-1);
    expectRefused(last!);
  });

  it("of unsubscriptions and of new carts ends [BEY-21]", async () => {
    const leaver = await withCart();
    const leave = "/fr-fr/unsubscribe?token=sandbox-token-guess&source=NEWS";
    const left = await times(12, () => leaver.post(leave, {}, { follow: false }));
    expect(statuses(left)).toEqual([...repeated(422, 10), 429, 429]);
    expectRefused(left.at(-1)!);

    const maker = await withCart();
    const visitor = maker.jar.value("vitrine-visitor-local") ?? "";
    const made = await times(22, () =>
      form(
        "/fr-fr/cart",
        { intent: "add", sku },
        { ...from("198.51.101.3"), cookie: `vitrine-visitor-local=${visitor}` },
      ),
    );
    expect(statuses(made)).toEqual([...repeated(303, 20), 429, 429]);
    expectRefused(made.at(-1)!);
  });

  it("of sign-ins begun ends, by links and by pages that need a customer [BEY-21]", async () => {
    const browser = await withCart();
    const pages = await times(122, async (index) => {
      const path = index % 2 === 0 ? "/fr-fr/auth/sign-in" : "/fr-fr/account/orders";
      return ask(own.url + path, { headers: { ...browser.jar.header, ...from("198.51.101.4") } });
    });
    expect(pages.slice(0, 120).every(({ status }) => status === 301 || status === 302)).toBe(true);
    for (const page of pages.slice(120)) {
      expectRefused(page);
      expect(page.text).toContain("Une petite pause s’impose");
    }
  });
});

describe("a customer", () => {
  it("may begin ten payments, and is told then that nothing was charged for this one [BEY-21]", async () => {
    const browser = await withCart();
    await register(browser, await browser.open("/fr-fr/checkout/billing"), `limits-${Date.now()}@vitrine.test`);
    const overview = await fillCheckout(browser);
    let pages: Page[] = [];
    const calls = await gatewayCalls(sandbox, async () => {
      const fields = { amount: valueOf(overview, "amount") ?? "" };
      pages = await times(14, () => browser.post(overview.url, fields, { follow: false }));
    });
    expect(statuses(pages)).toEqual([...repeated(303, 10), ...repeated(429, 4)]);
    expect(calls.filter((call) => call.endsWith("/payments"))).toHaveLength(10);
    expectRefused(pages.at(-1)!);
    expect(mainOf(pages.at(-1)!)).toContain("rien n’a été débité");
    expect((await pay(browser, await browser.open("/fr-fr/checkout/overview"))).status).toBe(429);
  });
});
