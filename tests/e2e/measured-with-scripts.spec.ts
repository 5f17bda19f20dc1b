import type { TrackingEvent } from "#models/tracking/events.ts";
import { expect, settled, test } from "../support/browser";
import { CountryJourney } from "../support/country-journey";
import { agree, wordOf } from "../support/reported-steps";
import { openListing } from "../support/shopper";

/** What only a browser with scripts can show: requests, events and long tasks. */

// France asks for consent, has maps, and pays by card; Poland has neither shops nor that question, and pays by bank.
for (const prefix of ["fr-fr", "pl-pl"] as const) {
  test(`with everything refused nothing is asked of others in ${prefix}, from home to the order, nothing measured in the browser, no cookie but the shop's own [TRK-03, BEY-10]`, async ({
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
