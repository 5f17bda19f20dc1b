import { expect, expectAccessible, settled, test } from "../support/browser";
import { addToCart, fillAddress, register } from "../support/shopper";

test("the order beside a way of delivery is what it comes to by that way", async ({ page, shop }) => {
  await addToCart(page, shop, "fr-fr", true);
  await page.goto(`${shop}/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/checkout/billing`);
  await register(page, `sums-${Date.now()}@vitrine.test`);
  await page.waitForURL(`${shop}/fr-fr/checkout/billing`);
  await settled(page, true);
  await fillAddress(page, "fr-fr");
  const next = page.locator("main form button").last();
  await next.click();
  const express = page.locator("label:has(input[name='method'][value='EX'])");
  await express.click();
  const summary = page.locator("aside");
  const price = /[\d,]+\s€$/.exec(await express.innerText())![0];
  await expect(summary).toContainText(price);
  await expectAccessible(page, true);
  const said = await summary.locator("dl").innerText();
  await fillAddress(page, "fr-fr");
  await next.click();
  await page.waitForURL(/\/checkout\/payment$/);
  await page.locator("input[name='method'][value='cb']").waitFor({ state: "attached" });
  await expect(summary.locator("dl")).toHaveText(said, { useInnerText: true });
});
