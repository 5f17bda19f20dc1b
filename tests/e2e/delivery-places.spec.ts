import { expect, expectAccessible, settled, test, words } from "../support/browser";
import { fillAddress, openDelivery, payByCard } from "../support/shopper";

test("a pickup point is searched by postcode, chosen, and paid for [PAY-07, STORE-04]", async ({ page, shop, js }) => {
  const t = words("fr-fr");
  await openDelivery(page, shop, { email: `pickup-${crypto.randomUUID()}@vitrine.test`, js });
  const next = page.locator("main form button[type='submit'], main form button:not([type])").last();
  await page.locator("input[name='method'][value='PR']").check({ force: true });
  const search = page.locator("input[name='place-PR']");
  await search.fill("75003");
  // Enter searches for places; it does not send the step.
  await search.press("Enter");
  await page.waitForURL(/\/checkout\/delivery\?method=PR&place=75003$/);
  await settled(page, js);
  const found = page.locator("input[name='point-PR']:not([disabled])");
  await expect(found.first()).toBeVisible();
  await expectAccessible(page, js);

  const card = found.nth(1).locator("xpath=ancestor::label[1]");
  const name = await card.locator("strong").innerText();
  await card.click();
  await expect(found.nth(1)).toBeChecked();
  await fillAddress(page, "fr-fr");
  await next.click();
  await page.waitForURL(/\/checkout\/payment$/);
  await settled(page, js);
  await page.locator("input[name='method'][value='cb']").check({ force: true });
  await next.click();
  await page.waitForURL(/\/checkout\/overview$/);
  await settled(page, js);

  // Sent in capitals, shown as a name.
  const place = new RegExp(name.replace(/[^\p{L}]+/gu, ".+"), "iu");
  await expect(page.locator("main")).toContainText(place);
  await page.getByRole("button", { name: t("ordering", "overview.pay"), exact: true }).click();
  await payByCard(page, "4111111111111111");
  await page.waitForURL(`${shop}/fr-fr/checkout/confirmation`);
  await settled(page, js);
  await expect(page.locator("main")).toContainText(place);
});
