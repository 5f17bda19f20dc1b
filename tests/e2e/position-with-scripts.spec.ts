import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, settled, test, words } from "../support/browser";
import { openAsNew, openDelivery } from "../support/shopper";

/** The shopper's position: requested only by a press, and not sent when the browser refuses it. */

const t = words("fr-fr");
const PARIS = { latitude: 48.8606, longitude: 2.3376 };

const near = (there: Locator) =>
  there.getByRole("button", { name: t("placeSearch", "near") }).filter({ visible: true });

/** Presses the button, with the position refused. */
async function isRefused(there: Locator) {
  await near(there).click();
  await expect(there.getByText(t("placeSearch", "nearDenied"))).toBeVisible();
}

/** Presses it again, with the position granted; opens the results around the Louvre. */
async function isTold(page: Page, there: Locator) {
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation(PARIS);
  await near(there).click();
}

test("shops around the shopper are found for a piece once the browser tells where that is [PDP-05]", async ({
  page,
  shop,
}) => {
  await page.goto(`${shop}/fr-fr/x--p100001`);
  await settled(page, true);
  await page.getByRole("button", { name: t("product", "promise.storesNote") }).click();
  const there = page.getByRole("dialog", { name: t("service", "stores.title") });
  await there.locator("label:has(input[name='sku'])").first().click();
  await isRefused(there);
  await isTold(page, there);
  await expect(there.getByRole("heading", { name: /^Paris/ }).first()).toBeVisible();
});

test("pickup points around the shopper are found once the browser tells where that is [STORE-04]", async ({
  page,
  shop,
}) => {
  await openDelivery(page, shop, { email: `position-${crypto.randomUUID()}@vitrine.test`, js: true });
  await page.locator("input[name='method'][value='PR']").check({ force: true });
  await isRefused(page.locator("main"));
  await isTold(page, page.locator("main"));
  await expect(page.getByText(/autour de vous/)).toBeVisible();
  const points = page.locator("input[name='point-PR']:not([disabled])");
  await expect(points.first()).toBeVisible();
  // The next part of the list is about the same place, also after a reload.
  await page.reload();
  await settled(page, true);
  const before = await points.count();
  await page.getByRole("button", { name: t("places", "more") }).click();
  await expect.poll(() => points.count()).toBeGreaterThan(before);
  await expect(page.getByText(/autour de vous/)).toBeVisible();
});

test("shops around the shopper are found on the stores' page, and words are looked for alone after it", async ({
  page,
  shop,
}) => {
  await page.goto(`${shop}/fr-fr/stores?search=Lyon&services=men`);
  await settled(page, true);
  const main = page.locator("main");
  await isRefused(main);
  await expectAccessible(page, true);
  await isTold(page, main);
  await expect(main.getByText(/^Les 20 boutiques les plus proches de vous/)).toBeVisible();
  await expect(main.getByRole("heading", { level: 2 }).first()).toHaveText(/^Paris/);
  await expect(main.getByLabel("Homme")).toBeChecked();
  const field = main.getByLabel(t("stores", "search.label"));
  await expect(field).toHaveValue("");
  await settled(page, true);
  await field.fill("Nantes");
  await field.press("Enter");
  await page.waitForURL(`${shop}/fr-fr/stores?search=Nantes&services=men`);
  await expect(main.getByText(/à proximité \(Nantes\)/)).toBeVisible();
});

test("a shop around the shopper is made their own [ACC-14]", async ({ page, shop }) => {
  const email = `my-store-${crypto.randomUUID()}@vitrine.test`;
  await openAsNew(page, `${shop}/fr-fr/account/store`, { email, js: true });
  const main = page.locator("main");
  await isRefused(main);
  await isTold(page, main);
  await expect(main.getByText(t("placeSearch", "nearestYou", { count: 20 }))).toBeVisible();
  await main
    .getByRole("button", { name: t("preferences", "store.choose") })
    .first()
    .click();
  await expect(main.getByRole("region", { name: t("preferences", "store.mine") })).toContainText("Paris");
});
