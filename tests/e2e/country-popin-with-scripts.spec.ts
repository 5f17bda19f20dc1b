import { expect, settled, test } from "../support/browser";

test.use({ locale: "fr-CH" });

test("the country popin leads to the page that is shown by then [SHELL-13]", async ({ page, shop }) => {
  await page.context().clearCookies({ name: /^stay-/ });
  await page.goto(`${shop}/fr-fr`);
  await settled(page, true);
  const family = page.locator("main a[href*='--pl']").first();
  const id = /--pl\w+/.exec((await family.getAttribute("href"))!)![0];
  await family.click();
  await expect(page).toHaveURL(new RegExp(`/fr-fr/[^/]+${id}$`));
  // The address changes a moment before the page does.
  await expect(page.locator("#countries a[hreflang='fr-CH']")).toHaveAttribute("href", new RegExp(`${id}$`));
  await page.getByRole("link", { name: "Aller au site suisse" }).click();
  await expect(page).toHaveURL(new RegExp(`/fr-ch/[^/]+${id}$`));
});
