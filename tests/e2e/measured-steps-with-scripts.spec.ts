import type { BrowserContext, Page } from "@playwright/test";
import type { TrackingEvent } from "#models/tracking/events.ts";
import { expect, settled, test } from "../support/browser";
import { CountryJourney } from "../support/country-journey";
import { agree, ReportedSteps, watchedShop, wordOf } from "../support/reported-steps";
import { payByCard, pickSize } from "../support/shopper";

/** Fifty steps of one shopper in two tabs. */

/** Ends the shop of the test, also when that fails or takes too long. */
let stop: (() => Promise<void>) | null = null;
test.afterEach(async () => {
  await stop?.();
  stop = null;
});

test("with everything accepted each event of 50 steps arrives once: two tabs, back and forward, a lost connection, an order [TRK-01, TRK-03, TRK-05, BEY-10]", async ({
  page,
  sandbox,
}) => {
  // Each step waits for what it reports: on a loaded machine more than the usual time goes by.
  test.slow();
  const shop = await watchedShop(sandbox);
  ({ stop } = shop);
  const context = page.context();
  await agree(context, shop.url, "fr-fr");
  const walk = new ReportedSteps(`${shop.url}/fr-fr`);
  const other = await context.newPage();
  await visitPages(walk, page);
  await walk.browse(page);
  await changeCart(walk, page, other);
  await loseConnection(walk, [page, other], shop.told);
  await removeUnseen(walk, page, other);
  const journey = new CountryJourney(shop.url, "fr-fr");
  await journey.toOverview("0,1,2");
  await journey.handTo(context);
  await order(walk, page, other);
  expect(walk.count).toBe(50);

  await page.close();
  await other.close();
  const isEvent = ({ type }: TrackingEvent) => type !== "vital";
  await expect.poll(() => shop.told.filter(isEvent).map(wordOf).sort()).toEqual(walk.expected.sort());
  expect(new Set(shop.told.map(({ id }) => id)).size).toBe(shop.told.length);
  expect(new Set(shop.told.map(({ variant }) => variant))).toEqual(new Set(["home-order.products-first"]));
});

async function visitPages(walk: ReportedSteps, tab: Page): Promise<void> {
  await walk.browse(tab);
  await walk.load(tab, "/search?query=robe", "view search", "search search", "list search");
  await walk.load(tab, "/aide", "view help");
  await walk.load(tab, "/legal-notices", "view footer");
  await walk.load(tab, "/nothing", "view other", "error other");
}

async function changeCart(walk: ReportedSteps, page: Page, other: Page): Promise<void> {
  const add = async () => {
    await pickSize(page);
    await page.locator("main button[name='intent'][value='add'], main form[action$='/cart'] button").first().click();
  };
  const setQuantity = (quantity: string, event: string) =>
    walk.step(page, () => page.locator("select[name='quantity']").selectOption(quantity), event);
  await walk.step(page, add, "cart product add 1", "view mini-cart");
  await walk.step(page, () => page.locator("#mini-cart a[data-to-cart]").press("Enter"), "view cart");
  await setQuantity("3", "cart cart add 2");
  await setQuantity("1", "cart cart remove 2");
  // Another tab sees the same cart, then this one again: the change is reported once.
  await walk.load(other, "/cart", "view cart");
  await walk.reload(page, "view cart");
  await walk.load(page, "/aide", "view help");
  await walk.step(page, () => page.goBack().then(() => settled(page, true)), "view cart");
  await walk.step(page, () => page.goForward().then(() => settled(page, true)), "view help");
  await walk.load(other, "/aide", "view help");
}

async function loseConnection(walk: ReportedSteps, tabs: Page[], told: TrackingEvent[]): Promise<void> {
  const context: BrowserContext = tabs[0]!.context();
  const openMiniCart = (tab: Page) =>
    walk.step(tab, () => tab.locator("[popovertarget='mini-cart']").first().press("Enter"), "view mini-cart");
  const { length } = told;
  await context.setOffline(true);
  for (const tab of tabs) {
    await openMiniCart(tab);
    await walk.step(tab, () => tab.keyboard.press("Escape"));
    await openMiniCart(tab);
  }
  await expect.poll(() => told.length).toBeGreaterThanOrEqual(length);
  await context.setOffline(false);
}

/** The cart cannot be loaded after its line was removed: the change is reported with the next cart. */
async function removeUnseen(walk: ReportedSteps, page: Page, other: Page): Promise<void> {
  await walk.load(page, "/cart", "view cart");
  await walk.step(page, () => page.getByRole("button", { name: "Supprimer" }).first().click());
  await page.getByText("Supprimer").waitFor({ state: "hidden" });
  await walk.browse(other);
  await walk.load(page, "", "view home");
  // Another browser of the customer fills the cart. Only one tab is open, because the first that looks reports the
  // change.
  await other.goto("about:blank");
}

async function order(walk: ReportedSteps, page: Page, other: Page): Promise<void> {
  await walk.load(page, "/cart", "view cart", "cart cart remove 1", "cart cart add 1");
  await walk.load(page, "/checkout/overview", "view other");
  const pay = async () => {
    await page.locator("main form button[type='submit']").last().click();
    await payByCard(page, "4111 1111 1111 1111");
    await page.waitForURL(/\/checkout\/confirmation$/);
  };
  const ordered = "view checkout-confirmation";
  await walk.step(page, pay, ordered, "order checkout-confirmation");
  const transactions = () => page.evaluate(() => (window as unknown as { abTransactions?: unknown[] }).abTransactions);
  expect(await transactions()).toHaveLength(1);
  await walk.reload(page, ordered);
  await walk.load(other, "/checkout/confirmation", ordered);
  await walk.load(other, "", "view home");
  await walk.reload(page, ordered);
  await walk.load(page, "/legal-notices", "view footer");
  await walk.step(page, () => page.goBack().then(() => settled(page, true)), ordered);
}
