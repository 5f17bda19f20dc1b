import { expect, test } from "../support/browser";
import { fillAddress, openDelivery } from "../support/shopper";

test("the order beside a way of delivery is what it comes to by that way", async ({ page, shop }) => {
  await openDelivery(page, shop, { email: `sums-${crypto.randomUUID()}@vitrine.test`, js: true });
  const next = page.locator("main form button").last();
  const express = page.locator("label:has(input[name='method'][value='EX'])");
  await express.click();
  const summary = page.locator("aside");
  const price = /[\d,]+\s€$/.exec(await express.innerText())![0];
  await expect(summary).toContainText(price);
  const said = await summary.locator("dl").innerText();
  await fillAddress(page, "fr-fr");
  await next.click();
  await page.waitForURL(/\/checkout\/payment$/);
  await page.locator("input[name='method'][value='cb']").waitFor({ state: "attached" });
  await expect(summary.locator("dl")).toHaveText(said, { useInnerText: true });
});
