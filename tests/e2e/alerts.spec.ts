import { expect, expectAccessible, settled, test, words } from "../support/browser";
import { signIn } from "../support/shopper";

const t = words("fr-fr");

test("a stock alert is removed, and taken back where it was [ACC-10]", async ({ page, shop, js }) => {
  await page.goto(`${shop}/fr-fr/account/alerts`);
  await signIn(page, "fid@vitrine.test");
  await page.waitForURL(/\/account\/alerts$/);
  await settled(page, js);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("account", "alerts.title"));
  await expectAccessible(page, js);
  // Each leads to the product in the size that was asked about.
  for (const link of await page.locator("main h2 a").all()) await expect(link).toHaveAttribute("href", /\?sku=\d+$/);

  // Both runs are the same customer: each has an alert of its own.
  const remove = page.getByRole("button", { name: new RegExp(`^${t("account", "alerts.remove")} `) });
  const names = async () => remove.allInnerTexts();
  const before = await names();
  const index = js ? 0 : 1;
  const name = before[index]!.replace(/^\S+\s+/, "");
  await remove.nth(index).click();
  const banner = page.getByRole("status").filter({ hasText: t("account", "alerts.removed", { name }) });
  await expect(banner).toBeVisible();
  await expect(page.getByRole("button", { name: before[index]! })).toHaveCount(0);
  await expectAccessible(page, js);

  await banner.getByRole("button", { name: t("common", "undo") }).click();
  await expect(page.getByRole("button", { name: before[index]! })).toHaveCount(1);
  await expect(banner).toHaveCount(0);
  if (js) expect((await names())[0]).toBe(before[0]);
});
