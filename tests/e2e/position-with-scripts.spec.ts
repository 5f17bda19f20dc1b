import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, settled, test, words } from "../support/browser";
import { addToCart, fillAddress, register } from "../support/shopper";

/** Where the shopper is: asked for by their press alone, and told to nobody when the browser does not tell. */

const t = words("fr-fr");
const PARIS = { latitude: 48.8606, longitude: 2.3376 };

/** Presses the button, refused at first; leads to what is found around the Louvre. */
async function whereIAm(page: Page, { there, label, denied }: { there: Locator; label: string; denied: string }) {
  const button = there.getByRole("button", { name: label }).filter({ visible: true });
  await button.click();
  await expect(there.getByText(denied)).toBeVisible();
  await expectAccessible(page, true);
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation(PARIS);
  await button.click();
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
  const label = t("service", "stores.position");
  await whereIAm(page, { there, label, denied: t("service", "stores.positionDenied") });
  await expect(there.getByRole("heading", { name: /^Paris/ }).first()).toBeVisible();
});

test("pickup points around the shopper are found once the browser tells where that is [STORE-04]", async ({
  page,
  shop,
}) => {
  await addToCart(page, shop, "fr-fr", true);
  await page.goto(`${shop}/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/checkout/billing`);
  await register(page, `position-${Date.now()}@vitrine.test`);
  await page.waitForURL(`${shop}/fr-fr/checkout/billing`);
  await settled(page, true);
  await fillAddress(page, "fr-fr");
  await page.locator("main form button[type='submit'], main form button:not([type])").last().click();
  await page.waitForURL(/\/checkout\/delivery$/);
  await settled(page, true);
  await page.locator("input[name='method'][value='PR']").check({ force: true });
  const label = t("places", "near");
  await whereIAm(page, { there: page.locator("main"), label, denied: t("places", "nearDenied") });
  await expect(page.getByText(/autour de vous/)).toBeVisible();
  await expect(page.locator("input[name='point-PR']:not([disabled])").first()).toBeVisible();
});
