import { expect, expectAccessible, settled, test, words } from "../support/browser";

/** Suggestions below the search field, which a script adds. */

const t = words("fr-fr");

test("a list suggests while one types, by keyboard alone [CAT-05]", async ({ page, shop }) => {
  await page.goto(`${shop}/fr-fr/search`);
  await settled(page, true);
  const field = page.getByRole("combobox");
  await page.locator("#query").focus();
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await field.pressSequentially("rob");
  const options = page.getByRole("option");
  await expect(options.first()).toBeVisible();
  await expect(
    page.getByRole("listbox").getByRole("group", { name: t("search", "suggestions.products") }),
  ).toBeVisible();
  await expectAccessible(page, true);
  await field.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", (await options.last().getAttribute("id")) ?? "");
  await field.press("ArrowDown");
  await expect(field).not.toHaveAttribute("aria-activedescendant");
  await field.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue("rob");

  await field.fill("livr");
  await expect(page.getByRole("group", { name: t("search", "suggestions.pages") })).toBeVisible();
  await field.fill("rob");
  await expect(page.getByRole("option", { name: "Robes", exact: true })).toBeVisible();
  await page.getByRole("option", { name: "Robes", exact: true }).click();
  await page.waitForURL(/--pl\w+$/);
});

test("searches are remembered in the browser until they are cleared [CAT-05]", async ({ page, shop }) => {
  await page.goto(`${shop}/fr-fr/search`);
  await settled(page, true);
  const field = page.getByRole("combobox");
  await page.locator("#query").focus();
  await expect(field).toBeVisible();
  await page.locator("#query").fill("rob");
  await page.locator("#query").press("Enter");
  await page.waitForURL(`${shop}/fr-fr/search?query=rob`);
  await page.goto(`${shop}/fr-fr/search`);
  await settled(page, true);
  await page.locator("#query").focus();
  await expect(page.getByRole("option")).toHaveText("rob");
  await page.getByRole("button", { name: t("search", "suggestions.forget") }).click();
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(page.locator("#query")).toBeFocused();
  await page.reload();
  await settled(page, true);
  await page.locator("#query").focus();
  await expect(field).toBeVisible();
  await expect(page.getByRole("option")).toHaveCount(0);
});
