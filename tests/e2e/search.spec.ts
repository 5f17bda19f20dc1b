import { expect, expectAccessible, settled, test, words } from "../support/browser";

const SEARCHES = {
  "fr-fr": { beginning: "rob", family: "Robes", wrong: "mantau", right: /manteau/i, page: "livr" },
  en: { beginning: "dres", family: "Dresses", wrong: "caot", right: /coat/i, page: "deliv" },
} as const;

/** With scripts in one language and without in another: only the words differ. */
test("a form finds products, misspelt ones too, and says what to leave out [CAT-05]", async ({ page, shop, js }) => {
  const prefix = js ? "fr-fr" : "en";
  const t = words(prefix);
  const { wrong, right } = SEARCHES[prefix];
  await page.goto(`${shop}/${prefix}`);
  await settled(page, js);
  await page
    .getByRole("link", { name: t("shell", "header.search") })
    .first()
    .click();
  await page.waitForURL(`${shop}/${prefix}/search`);
  const field = page.locator("#query");
  const send = page.getByRole("button", { name: t("search", "submit"), exact: true });
  await field.fill(wrong);
  await send.click();
  await page.waitForURL(`${shop}/${prefix}/search?query=${wrong}`);
  await settled(page, js);
  await expect(page.locator("main article").first()).toContainText(right);
  // The page names the correction and what was typed.
  await expect(page.getByRole("heading", { level: 1 })).toContainText(right);
  await expect(page.locator("main")).toContainText(t("search", "typed", { words: wrong }));
  await expectAccessible(page, js);

  await field.fill(`${wrong} licorne`);
  await send.click();
  // Said once, and in the title too.
  const none = t("search", "none", { words: `${wrong} licorne` });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(none);
  await expect(page.locator("main").getByText(none)).toHaveCount(1);
  await expect(page).toHaveTitle(`${none} | Vitrine`);
  await expectAccessible(page, js);
  await page.locator("main").getByRole("link", { name: wrong, exact: true }).click();
  await page.waitForURL(`${shop}/${prefix}/search?query=${wrong}`);
  await expect(page.locator("main article").first()).toBeVisible();
});

test("a list suggests while one types, by keyboard alone [CAT-05]", async ({ page, shop, js }) => {
  const prefix = js ? "fr-fr" : "en";
  const t = words(prefix);
  const { beginning, family, page: pageWords } = SEARCHES[prefix];
  await page.goto(`${shop}/${prefix}/search`);
  await settled(page, js);
  const field = page.getByRole("combobox");
  await page.locator("#query").focus();
  // Without JavaScript there is only the field and its form.
  if (!js) return expect(field).toHaveCount(0);
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await field.pressSequentially(beginning);
  const options = page.getByRole("option");
  await expect(options.first()).toBeVisible();
  await expect(
    page.getByRole("listbox").getByRole("group", { name: t("search", "suggestions.products") }),
  ).toBeVisible();
  await expectAccessible(page, js);
  await field.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", (await options.last().getAttribute("id")) ?? "");
  await field.press("ArrowDown");
  await expect(field).not.toHaveAttribute("aria-activedescendant");
  await field.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue(beginning);

  await field.fill(pageWords);
  await expect(page.getByRole("group", { name: t("search", "suggestions.pages") })).toBeVisible();
  await field.fill(beginning);
  await expect(page.getByRole("option", { name: family, exact: true })).toBeVisible();
  await page.getByRole("option", { name: family, exact: true }).click();
  await page.waitForURL(/--pl\w+$/);
});

test("searches are remembered in the browser until they are cleared [CAT-05]", async ({ page, shop, js }) => {
  const prefix = js ? "fr-fr" : "en";
  const t = words(prefix);
  const { beginning } = SEARCHES[prefix];
  await page.goto(`${shop}/${prefix}/search`);
  await settled(page, js);
  const field = page.getByRole("combobox");
  await page.locator("#query").focus();
  if (js) await expect(field).toBeVisible();
  await page.locator("#query").fill(beginning);
  await page.locator("#query").press("Enter");
  await page.waitForURL(`${shop}/${prefix}/search?query=${beginning}`);
  await page.goto(`${shop}/${prefix}/search`);
  await settled(page, js);
  await page.locator("#query").focus();
  await expect(page.getByRole("option")).toHaveText(js ? [beginning] : []);
  if (!js) return;
  await page.getByRole("button", { name: t("search", "suggestions.forget") }).click();
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(page.locator("#query")).toBeFocused();
  await page.reload();
  await settled(page, js);
  await page.locator("#query").focus();
  await expect(field).toBeVisible();
  await expect(page.getByRole("option")).toHaveCount(0);
});

test("a word that is longer than the line breaks, and no page scrolls sideways for it", async ({ page, shop, js }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const word = "Datenschutzgrundverordnung";
  const searches = [`search?query=Kleid+${word}`, `search?query=${"a".repeat(100)}`];
  for (const address of [`hilfe?q=${word}`, ...searches, "all--plw10100"]) {
    await page.goto(`${shop}/de-de/${address}`);
    await settled(page, js);
    expect([address, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([address, 320]);
  }
});
