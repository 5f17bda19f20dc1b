import { expect, expectAccessible, settled, test, words } from "../support/browser";

const SEARCHES = {
  "fr-fr": { wrong: "mantau", right: /manteau/i },
  en: { wrong: "caot", right: /coat/i },
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
  // Suggestions come with scripts; without them there is only the field and its form.
  if (!js) await expect(page.getByRole("combobox")).toHaveCount(0);
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
