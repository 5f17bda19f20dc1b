import type { Page, Route } from "@playwright/test";
import { expect, settled, test } from "../support/browser";

/**
 * From a press on, Firefox cancels what the page still loads (ADR 0065). Chromium does so only once the next document is
 * there: these tests cancel it before.
 */

test.use({ expectedErrors: /ERR_FAILED/ });

/** Holds requests until the document at `next` is asked for, and cancels them before that is answered. */
async function cancelOnTheWayTo(page: Page, next: string, cancelled: RegExp): Promise<() => number> {
  const held: Route[] = [];
  await page.route(cancelled, (route) => void held.push(route));
  await page.route(next, async (route) => {
    const failed = page.waitForEvent("requestfailed", (request) => cancelled.test(request.url()));
    await Promise.all(held.splice(0).map((each) => each.abort()));
    await failed;
    await page.unroute(cancelled);
    await route.continue();
  });
  return () => held.length;
}

test("a press while the page's scripts load leads there", async ({ page, shop }) => {
  const next = `${shop}/fr-fr/stores`;
  const held = await cancelOnTheWayTo(page, next, /\/build\/.*\.js$/);
  await page.goto(`${shop}/fr-fr`, { waitUntil: "domcontentloaded" });
  await expect.poll(held).toBeGreaterThan(0);
  await page.locator("header a[href='/fr-fr/stores']:visible").first().click();
  await page.waitForURL(next);
  await expect(page.locator("h1")).toHaveText("Trouver une boutique");
});

test("a page that is being left shows no error for what it was still asking for", async ({ page, shop }) => {
  const next = `${shop}/fr-fr/stores`;
  await page.goto(`${shop}/fr-fr/all--plw10100`);
  await settled(page, true);
  const held = await cancelOnTheWayTo(page, next, /--p\d+\.data/);
  await page.locator("main article a[href*='--p']").first().click();
  await expect.poll(held).toBeGreaterThan(0);
  await page.evaluate((address) => {
    const title = document.querySelector("h1")!.textContent;
    new MutationObserver(() => {
      if (document.querySelector("h1")?.textContent !== title) sessionStorage.setItem("changed", document.title);
    }).observe(document, { subtree: true, childList: true });
    location.assign(address);
  }, next);
  await page.waitForURL(next);
  await expect(page.locator("h1")).toHaveText("Trouver une boutique");
  expect(await page.evaluate(() => sessionStorage.getItem("changed"))).toBeNull();
});
