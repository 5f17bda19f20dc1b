import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "@playwright/test";
import type { TrackingEvent } from "#models/tracking/events";
import { expect, settled, test } from "../support/browser";
import { CountryJourney, HOME_PREFIXES } from "../support/country-journey";
import { openListing, pickSize, payByCard } from "../support/shopper";
import { launchShop } from "../support/world";

/** What only a browser with scripts can show: requests, events and long tasks. */

for (const prefix of HOME_PREFIXES) {
  test(`with everything refused nothing is asked of others in ${prefix}, from home to the order, nothing measured in the browser, no cookie but the shop's own [TRK-03]`, async ({
    page,
    shop,
    sandbox,
  }) => {
    const journey = new CountryJourney(shop, prefix);
    const overview = await journey.toOverview("0");
    await journey.handTo(page.context());
    const elsewhere = new Set<string>();
    page.on("request", (request) => {
      const url = new URL(request.url());
      const isOwn = url.origin === shop || url.href.startsWith(`${sandbox}/images/`) || url.protocol === "data:";
      // The script against card fraud, always on payment pages (TRK-06): the only one that needs no consent.
      const isGuard = url.href === `${sandbox}/scripts/anti-abuse.js` && page.url().endsWith("/payment");
      const isMeasuring = /\/collect$|\/(measure|vitals|page-facts|cart-changes)-/.test(url.pathname);
      if ((!isOwn && !isGuard) || isMeasuring) elsewhere.add(url.href);
    });
    await openListing(page, shop, prefix, true);
    await page.locator("main a[href*='--p1']").first().click();
    await page.waitForURL(/--p\d+$/);
    const { url } = await journey.pay(overview);
    const end = url.endsWith("/confirmation") ? ["checkout/confirmation"] : [];
    const steps = ["delivery", "payment", "overview"].map((step) => `checkout/${step}`);
    for (const path of ["search?query=a", "cart", ...steps, ...end, ""]) {
      await page.goto(`${shop}/${prefix}/${path}`);
      await settled(page, true);
    }
    expect([...elsewhere]).toEqual([]);
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names.filter((name) => !/^(vitrine-|stay-|locale$|privacy$)/.test(name))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("measured")))).toEqual(
      [],
    );
  });
}

/** Ends the shop of `watchedShop`, also when its test fails or takes too long. */
let stopWatched: (() => Promise<void>) | null = null;
test.afterEach(async () => {
  await stopWatched?.();
  stopWatched = null;
});

/** A shop whose events this test receives. */
async function watchedShop(sandbox: string) {
  const told: TrackingEvent[] = [];
  const operator = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const lines = JSON.parse(Buffer.concat(chunks).toString()) as ({ source: string } & TrackingEvent)[];
      told.push(...lines.filter(({ source }) => source === "browser"));
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => operator.listen(0, "127.0.0.1", resolve));
  const { port } = operator.address() as AddressInfo;
  const shop = await launchShop(Number(new URL(sandbox).port), {
    COLLECT_URL: `http://127.0.0.1:${port}/events`,
    ANALYTICS: "collector,data-layer",
    EXPERIMENTS: "home-order:100",
  });
  stopWatched = async () => {
    await shop.stop();
    operator.close();
    operator.closeAllConnections();
  };
  return { url: shop.url, told };
}

/** Sets the cookies of a visitor who has agreed to everything and is not asked again. */
async function agree(context: BrowserContext, shop: string, prefix: string): Promise<void> {
  const cookies = { privacy: "0,1,2", [`stay-${prefix}`]: "1" };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shop })));
}

const wordOf = (event: TrackingEvent) => {
  if (event.type === "vital") return `vital ${event.context} ${event.name}`;
  return `${event.type} ${event.context}${event.type === "cart" ? ` ${event.change} ${event.item.quantity}` : ""}`;
};

test("with everything accepted each event of 60 steps arrives once: two tabs, back and forward, a lost connection, an order [TRK-01, TRK-03, TRK-05, BEY-10]", async ({
  page,
  sandbox,
}) => {
  // Each step waits for what it reports: on a loaded machine more than the usual time goes by.
  test.slow();
  const { url: shop, told } = await watchedShop(sandbox);
  const context = page.context();
  await agree(context, shop, "fr-fr");
  const expected: string[] = [];
  let steps = 0;

  /** Events in a page's data layer since its document was loaded. */
  const toldBy = (tab: Page) =>
    tab.evaluate(() => {
      const { dataLayer = [] } = window as unknown as { dataLayer?: { event: string }[] };
      return dataLayer.filter(({ event }) => event !== "web_vitals").length;
    });
  /** One step: an action, and the events that must be reported before the next one. */
  async function step(tab: Page, act: () => Promise<unknown>, ...events: string[]): Promise<void> {
    steps += 1;
    const mark = await tab.evaluate(() => ((window as unknown as { sameDocument: boolean }).sameDocument = true));
    const before = mark ? await toldBy(tab) : 0;
    await act();
    const isSame = () => tab.evaluate(() => "sameDocument" in window);
    await expect
      .poll(async () => (await toldBy(tab)) - ((await isSame()) ? before : 0), {
        message: `step ${steps}`,
        intervals: [50],
      })
      .toBe(events.length);
    expected.push(...events);
  }
  const load = (tab: Page, path: string, ...events: string[]) =>
    step(tab, () => tab.goto(`${shop}/fr-fr${path}`).then(() => settled(tab, true)), ...events);
  const click = (tab: Page, target: string, ...events: string[]) =>
    step(tab, () => tab.locator(target).first().click(), ...events);

  const LISTING = ["view category", "list category"];
  const PRODUCT = ["view product", "product product"];
  const browse = async (tab: Page) => {
    await load(tab, "", "view home");
    await click(tab, "main a[href*='--plw']", ...LISTING);
    await click(tab, "main a[href*='--p1']", ...PRODUCT);
    await step(tab, () => tab.goBack(), ...LISTING);
    await step(tab, () => tab.goForward(), ...PRODUCT);
    await step(tab, () => tab.reload().then(() => settled(tab, true)), ...PRODUCT);
  };
  const openMiniCart = (tab: Page) =>
    step(tab, () => tab.locator("[popovertarget='mini-cart']").first().press("Enter"), "view mini-cart");
  const setQuantity = (quantity: string, event: string) =>
    step(page, () => page.locator("select[name='quantity']").selectOption(quantity), event);

  const other = await context.newPage();
  for (const tab of [page, other]) {
    await browse(tab);
    await load(tab, "/search?query=robe", "view search", "search search", "list search");
    await load(tab, "/aide", "view help");
    await load(tab, "/legal-notices", "view footer");
    await load(tab, "/nothing", "view other", "error other");
  }
  await browse(page);
  const add = async () => {
    await pickSize(page);
    await page.locator("main button[name='intent'][value='add'], main form[action$='/cart'] button").first().click();
  };
  await step(page, add, "cart product add 1", "view mini-cart");
  await step(page, () => page.locator("#mini-cart a[data-to-cart]").press("Enter"), "view cart");
  await setQuantity("3", "cart cart add 2");
  await setQuantity("1", "cart cart remove 2");
  // Another tab sees the same cart, then this one again: the change is reported once.
  await load(other, "/cart", "view cart");
  await step(page, () => page.reload().then(() => settled(page, true)), "view cart");
  await load(page, "/aide", "view help");
  await step(page, () => page.goBack().then(() => settled(page, true)), "view cart");
  await step(page, () => page.goForward().then(() => settled(page, true)), "view help");
  await load(other, "/aide", "view help");

  const { length } = told;
  await context.setOffline(true);
  for (const tab of [page, other]) {
    await openMiniCart(tab);
    await step(tab, () => tab.keyboard.press("Escape"));
    await openMiniCart(tab);
  }
  await expect.poll(() => told.length).toBeGreaterThanOrEqual(length);
  await context.setOffline(false);

  await load(page, "/cart", "view cart");
  // The cart cannot be loaded: the change is reported with the next cart.
  await step(page, () => page.getByRole("button", { name: "Supprimer" }).first().click());
  await page.getByText("Supprimer").waitFor({ state: "hidden" });
  await browse(other);
  await load(page, "", "view home");
  // Another browser of the customer fills the cart. Only one tab is open, because the first that looks reports the
  // change.
  await other.goto("about:blank");
  const journey = new CountryJourney(shop, "fr-fr");
  await journey.toOverview("0,1,2");
  await journey.handTo(context);
  await load(page, "/cart", "view cart", "cart cart remove 1", "cart cart add 1");
  await load(page, "/checkout/overview", "view other");
  const pay = async () => {
    await page.locator("main form button[type='submit']").last().click();
    await payByCard(page, "4111 1111 1111 1111");
    await page.waitForURL(/\/checkout\/confirmation$/);
  };
  const ordered = "view checkout-confirmation";
  await step(page, pay, ordered, "order checkout-confirmation");
  const transactions = () => page.evaluate(() => (window as unknown as { abTransactions?: unknown[] }).abTransactions);
  expect(await transactions()).toHaveLength(1);
  await step(page, () => page.reload().then(() => settled(page, true)), ordered);
  await load(other, "/checkout/confirmation", ordered);
  await load(other, "", "view home");
  await step(page, () => page.reload().then(() => settled(page, true)), ordered);
  await load(page, "/legal-notices", "view footer");
  await step(page, () => page.goBack().then(() => settled(page, true)), ordered);
  expect(steps).toBe(60);

  await page.close();
  await other.close();
  const isEvent = ({ type }: TrackingEvent) => type !== "vital";
  await expect.poll(() => told.filter(isEvent).map(wordOf).sort()).toEqual(expected.sort());
  expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
  expect(new Set(told.map(({ variant }) => variant))).toEqual(new Set(["home-order.products-first"]));
});

test("a page that is left tells how fast it was, by its kind: LCP, INP, CLS and TTFB [BEY-10]", async ({
  page,
  shop,
  sandbox,
}) => {
  const prefix = "pl-pl";
  await page.context().addCookies([{ name: "privacy", value: "0,1", url: shop }]);
  const vitals = async () =>
    ((await (await fetch(`${sandbox}/__sandbox/events`)).json()) as ({ source: string } & TrackingEvent)[])
      .filter(({ source, type, prefix: site }) => source === "browser" && type === "vital" && site === prefix)
      .map(wordOf);
  const look = async (path: string) => {
    await page.goto(`${shop}/${prefix}/${path}`);
    await settled(page, true);
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/vitals-")),
    );
    // An interaction without any effect, except that the browser measures it.
    await page.locator("h1").first().click();
    const isMeasured = () =>
      new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: "first-input", buffered: true }));
    await page.evaluate(isMeasured).then(() => undefined);
    // The listener runs when the browser is idle; this waits until after it.
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  };
  await look("");
  // Left for another page, and hidden as if by another tab, which this browser cannot do.
  await look("legal-notices");
  await page.evaluate(() => {
    for (const [name, value] of [
      ["hidden", true],
      ["visibilityState", "hidden"],
    ] as const)
      Object.defineProperty(document, name, { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  const all = ["home", "footer"].flatMap((kind) =>
    ["CLS", "INP", "LCP", "TTFB"].map((name) => `vital ${kind} ${name}`),
  );
  await expect.poll(async () => (await vitals()).sort()).toEqual(all.sort());
});

test("a script of others that never comes holds up neither the shop nor what is measured", async ({
  page,
  shop,
  sandbox,
}) => {
  await agree(page.context(), shop, "fr-ch");
  const isAsked = new Promise((resolve) => void page.route("**/scripts/ab/**", resolve));
  await page.goto(`${shop}/fr-ch`, { waitUntil: "domcontentloaded" });
  await isAsked;
  await page.waitForFunction(() => "__remixRouter" in window);
  const told = async () =>
    (await (await fetch(`${sandbox}/__sandbox/events`)).json()) as ({ source: string } & TrackingEvent)[];
  const views = async () =>
    (await told()).filter(({ source, type, prefix }) => source === "browser" && type === "view" && prefix === "fr-ch");
  await expect.poll(views).toHaveLength(1);
});

test("measuring takes no task of 50 ms", async ({ page, shop }) => {
  await agree(page.context(), shop, "fr-fr");
  await page.addInitScript(() => {
    type Frame = PerformanceEntry & { scripts: { sourceURL: string; duration: number }[] };
    const tasks: { from: string; ms: number }[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { scripts } of list.getEntries() as Frame[])
        tasks.push(...scripts.map(({ sourceURL, duration }) => ({ from: sourceURL, ms: duration })));
    }).observe({ type: "long-animation-frame", buffered: true });
  });
  const tasks = () => page.evaluate(() => (window as unknown as { tasks: { from: string; ms: number }[] }).tasks);
  const measuring = /\/build\/(measure|page-facts|cart-changes|vitals|data-layer)-/;
  // A busy machine may lengthen a single walk: the shortest of several counts.
  let longest = Infinity;
  for (let walk = 0; walk < 3 && longest >= 50; walk += 1) {
    await openListing(page, shop, "fr-fr", true);
    await page.locator("main a[href*='--p1']").first().click();
    await page.waitForURL(/--p\d+$/);
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/vitals-")),
    );
    // Proves that long tasks are detected at all.
    await page.evaluate(() => {
      const busy = () => {
        for (const end = performance.now() + 120; performance.now() < end;);
      };
      requestAnimationFrame(busy);
    });
    await expect.poll(async () => (await tasks()).some(({ ms }) => ms >= 100)).toBe(true);
    const own = (await tasks()).filter(({ from }) => measuring.test(from));
    longest = Math.min(longest, Math.max(0, ...own.map(({ ms }) => ms)));
  }
  expect(longest).toBeLessThan(50);
});
