import { expect, settled, test, words } from "../support/browser";
import { openAs } from "../support/shopper";

test("sign-out takes searches and products seen off this browser", async ({ page, shop, js }) => {
  const t = words("en");
  await openAs(page, `${shop}/en/account/settings`, { email: "fid@vitrine.test", js });
  await page.goto(`${shop}/en/search`);
  await settled(page, js);
  await page.locator("#query").fill("dress");
  await page.getByRole("button", { name: t("search", "submit"), exact: true }).click();
  await page.waitForURL(`${shop}/en/search?query=dress`);
  await settled(page, js);
  await page.locator("main article a").first().click();
  const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key !== "vitrine-cart"));
  await expect.poll(stored).toEqual(expect.arrayContaining(["searches", "seen"]));

  await page.goto(`${shop}/en/auth/logout`);
  await page.waitForURL(`${shop}/en`);
  expect(await stored()).toEqual([]);
});
