import { expect, settled, test } from "../support/browser";
import { openDelivery } from "../support/shopper";

test("going back to the step finds the list of the chosen method, and the place chosen in it", async ({
  page,
  shop,
}) => {
  await openDelivery(page, shop, { email: `list-${crypto.randomUUID()}@vitrine.test`, js: true });
  await page.locator("input[name='method'][value='PR']").check({ force: true });
  const places = page.locator("input[name='point-PR']");
  await page.locator("label:has(input[name='point-PR']:not([disabled]))").nth(1).click();
  const chosen = places.and(page.locator(":checked"));
  const storeId = await chosen.inputValue();
  await page.locator("main a[href*='/checkout/billing']").first().click();
  await page.waitForURL(/\/checkout\/billing/);
  await settled(page, true);
  await page.goBack();
  await expect(chosen).toHaveValue(storeId);
});
