import { expect, expectAccessible, reachUndo, settled, test, words } from "../support/browser";
import { openAs, openAsNew } from "../support/shopper";

const t = words("fr-fr");

test("a stock alert is removed, and taken back where it was [ACC-10]", async ({ page, shop, js }) => {
  await openAs(page, `${shop}/fr-fr/account/alerts`, { email: "fid@vitrine.test", js });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("account", "alerts.title"));
  // Each link leads to the product in the size of the alert.
  const links = page.locator("main h2 a");
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) await expect(link).toHaveAttribute("href", /\?sku=\d+$/);

  // Both projects use the same customer: each has an alert of its own.
  const remove = page.getByRole("button", { name: new RegExp(`^${t("account", "alerts.remove")} `) });
  const names = async () => remove.allInnerTexts();
  const before = await names();
  const index = js ? 0 : 1;
  const name = before[index]!.replace(/^\S+\s+/, "");
  await remove.nth(index).click();
  const banner = page.getByRole("status").filter({ hasText: t("account", "alerts.removed", { name }) });
  await expect(banner).toBeVisible();
  await expect(page.getByRole("button", { name: before[index]! })).toHaveCount(0);
  const undo = page.locator("main").getByRole("button", { name: t("common", "undo") });
  if (js) await reachUndo(page, undo);
  await expectAccessible(page, js);

  await undo.click();
  const back = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: before[index]! }) });
  await expect(back).toHaveCount(1);
  if (js) await expect(back.getByRole("heading").getByRole("link")).toBeFocused();
  await expect(banner).toHaveCount(0);
  if (js) expect((await names())[0]).toBe(before[0]);
});

test("an undo is offered once at a time, and its refusal is in the title", async ({ page, shop, js }) => {
  // The smallest size of each is sold out.
  const products = ["100004", "100013"];
  const alertOf = (id: string) => `${shop}/fr-fr/product/${id}/alert?sku=${id}0101`;
  await openAsNew(page, alertOf(products[0]!), { email: `alerts-${js}@vitrine.test`, js });
  for (const id of products) {
    if (id !== products[0]) await page.goto(alertOf(id));
    await settled(page, js);
    await page
      .locator("main")
      .getByRole("button", { name: t("service", "alert.submit") })
      .click();
    await page.waitForURL(new RegExp(`--p${id}$`));
  }
  const open = async () => {
    await page.goto(`${shop}/fr-fr/account/alerts`);
    await settled(page, js);
  };
  const offers = page.getByRole("main").getByRole("button", { name: t("common", "undo") });
  const remove = page.getByRole("button", { name: new RegExp(`^${t("account", "alerts.remove")} `) });
  await open();

  // Simulates a page whose undo has expired: there is nothing to restore.
  const intent = page.locator("main input[name='intent']").first();
  // On hydration React resets the field's value: wait for it first.
  if (js) await expect.poll(() => intent.evaluate((input) => Object.keys(input).join())).toContain("__reactProps");
  await intent.evaluate((input) => input.setAttribute("value", "undo"));
  await remove.first().click();
  await expect(page.getByText(t("account", "alerts.error.undo"))).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${t("notices", "errors.pageTitle", { title: "" }).trim()}`));

  await open();
  await remove.first().click();
  await expect(remove).toHaveCount(1);
  await expect(offers).toHaveCount(1);
  await remove.first().click();
  await expect(remove).toHaveCount(0);
  await expect(offers).toHaveCount(1);
});
