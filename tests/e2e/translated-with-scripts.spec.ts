import type { Page } from "@playwright/test";
import { expect, settled, test, words } from "../support/browser";
import { openCart, openListing, openTwoLines, pickSize } from "../support/shopper";
import { TRANSLATED, translateFrom } from "../support/translation";

/** Pages that the browser translates, before scripts run and after (ADR 0068). Errors of React fail a test. */

const t = words("fr-fr");

test("sums that change in a translated cart are the ones that are shown", async ({ page, context, shop }) => {
  await openCart(page, shop, "fr-fr", true);
  await translateFrom(page, "now");
  await expect(page.locator("h1")).toContainText(TRANSLATED);
  const saved = page.waitForResponse((each) => each.request().method() === "POST");
  await page.locator("main select[name='quantity']").selectOption("3");
  await saved;
  const anew = await context.newPage();
  await anew.goto(`${shop}/fr-fr/cart`);
  await settled(anew, true);
  const textOf = async (tab: Page) =>
    (await tab.locator("main").innerText()).replaceAll(TRANSLATED, "").replace(/\s+/g, " ");
  expect(await textOf(anew)).toContain(t("cart", "count", { count: 3 }).replace(/\s+/g, " "));
  await expect.poll(() => textOf(page)).toBe(await textOf(anew));
});

test("a line is deleted from a translated cart and comes back, and the page stays alive", async ({ page, shop }) => {
  await openTwoLines(page, shop);
  await translateFrom(page, "now");
  const lines = page.locator("main select[name='quantity']");
  await expect(lines).toHaveCount(2);
  await page.locator("form:has(input[value='delete']) button").first().click();
  await expect(lines).toHaveCount(1);
  await page.getByRole("button", { name: t("common", "undo") }).click();
  await expect(lines).toHaveCount(2);
  await page.locator("form:has(input[value='delete']) button").first().click();
  await expect(lines).toHaveCount(1);
});

test("a size, the cart beside the page and a filter work in a translated page", async ({ page, shop }) => {
  await openListing(page, shop, "fr-fr", true);
  await translateFrom(page, "now");
  const count = page.locator("main [role='status']").first();
  const before = await count.innerText();
  await page.locator("main input[name='color']").nth(1).locator("xpath=ancestor::label[1]").click();
  await expect(page).toHaveURL(/color=/);
  await expect(count).not.toHaveText(before);
  await page.locator("main a[href*='--p1']").first().click();
  await pickSize(page);
  await page
    .getByRole("button", { name: t("product", "add") })
    .first()
    .click();
  await expect(page.locator("#mini-cart a[data-to-cart]")).toBeVisible();
  await page.locator("#mini-cart a[data-to-cart]").press("Enter");
  await expect(page.locator("main select[name='quantity']")).toHaveValue("1");
});

test("a page translated before its scripts run stays a plain document, whose forms work", async ({ page, shop }) => {
  await openCart(page, shop, "fr-fr", true);
  await translateFrom(page, "DOMContentLoaded");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-plain");
  const quantity = page.locator("main select[name='quantity']");
  await quantity.selectOption("2");
  await page.locator("form:has(select[name='quantity']) button").first().click();
  await page.waitForLoadState("load");
  await expect(quantity).toHaveValue("2");
  await page.goto(`${shop}/fr-fr/nouveautes--plw10500`);
  await page.locator("main select[name='sort']").selectOption({ index: 1 });
  await page.getByRole("button", { name: t("common", "sort.apply") }).click();
  await expect(page).toHaveURL(/sort=/);
});
