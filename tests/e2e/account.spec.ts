import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, reachUndo, settled, test, words } from "../support/browser";
import { PASSWORD } from "../support/http-shopper";
import { openAs, register } from "../support/shopper";

/** With scripts in French, without in German: only the words differ. */
const languageOf = (js: boolean) => (js ? "fr-fr" : "de-de");

const save = (page: Page, label: string) => page.getByRole("button", { name: label, exact: true }).click();

/** With scripts, a box appears that shows the typed passwords and hides them again. */
const expectPasswordsToggle = async (page: Page, js: boolean, label: string) => {
  const field = page.locator("#newPassword");
  const show = page.getByRole("checkbox", { name: label });
  await expect(show).toHaveCount(js ? 1 : 0);
  await expect(field).toHaveAttribute("type", "password");
  if (!js) return;
  await show.check();
  await expect(field).toHaveAttribute("type", "text");
  await expect(field).toHaveValue("eine ganz neue Phrase");
  await show.uncheck();
  await expect(field).toHaveAttribute("type", "password");
};

test("a new customer makes the account theirs: profile, addresses, bank details, password [ACC-11, ACC-17, SHELL-18]", async ({
  page,
  shop,
  js,
}) => {
  const prefix = languageOf(js);
  const t = words(prefix);
  const at = (path: string) => `${shop}/${prefix}/account/${path}`;
  await page.goto(at("settings/edit"));
  await page.locator("a[href*='view=register']").click();
  await register(page, `account-${prefix}@vitrine.test`);
  await page.waitForURL(/settings\/edit$/);
  await settled(page, js);

  // An error is beside its field, the focus is on the summary, and what was typed is kept.
  await page.locator("#firstName").fill("1234");
  await page.locator("#phone").fill(js ? "06 12 34 56 78" : "0151 23456789");
  await save(page, t("settings", "save"));
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.locator("#firstName-error")).toHaveText(
    t("address", "error.name", { field: t("address", "firstName") }),
  );
  await expect(page.locator("#firstName")).toHaveValue("1234");
  await expect(page).toHaveTitle(new RegExp(`^${t("notices", "errors.pageTitle", { title: "" }).trim()}`));
  await expectAccessible(page, js);
  await page.locator("#firstName").fill("jean-LUC");
  await save(page, t("settings", "save"));
  await page.waitForURL(/\/settings$/);
  await settled(page, js);
  await expect(page.getByText(t("notices", "account.saved"))).toBeVisible();
  await expect(page.getByText(/^Jean-Luc /).first()).toBeVisible();

  // An address, deleted and taken back where it was.
  await page.goto(at("settings/delivery-addresses/create"));
  await settled(page, js);
  await page.locator("#line1").fill(js ? "14 rue des Lilas" : "Lindenweg 14");
  await page.locator("#zipCode").fill(js ? "75019" : "10115");
  await page.locator("#city").fill(js ? "Paris" : "Berlin");
  await page.keyboard.press("Escape");
  await save(page, t("settings", "save"));
  await page.waitForURL(/delivery-addresses$/);
  await settled(page, js);
  const address = page.locator("address").filter({ hasText: js ? "14 rue des Lilas" : "Lindenweg 14" });
  await expect(address).toBeVisible();
  await page.getByRole("button", { name: new RegExp(`^${t("settings", "addresses.remove")}`) }).click();
  await expect(address).toHaveCount(0);
  const undo = page.getByRole("button", { name: t("common", "undo") });
  if (js) await reachUndo(page, undo);
  await undo.click();
  await expect(address).toBeVisible();

  // An IBAN with one wrong digit, then the right one, masked until it is requested.
  await page.goto(at("settings/bank-details"));
  await settled(page, js);
  await page.locator("#iban").fill("FR76 3000 6000 0112 3456 7890 188");
  await save(page, t("settings", "save"));
  await expect(page.locator("#iban-error")).toHaveText(t("settings", "error.iban"));
  await page.locator("#iban").fill("FR76 3000 6000 0112 3456 7890 189");
  await save(page, t("settings", "save"));
  await expect(page.getByText("•••0 189")).toBeVisible();
  await page.getByRole("link", { name: t("settings", "bank.show") }).click();
  await expect(page.getByText("FR76 3000 6000 0112 3456 7890 189")).toBeVisible();

  await page.goto(at("change-password"));
  await settled(page, js);
  await page.locator("#currentPassword").fill("not the password");
  await page.locator("#newPassword").fill("eine ganz neue Phrase");
  await expectPasswordsToggle(page, js, t("settings", "password.show"));
  await save(page, t("settings", "save"));
  await expect(page.locator("#currentPassword-error")).toHaveText(t("settings", "error.passwordWrong"));
  // The server returns no passwords; with scripts the page stays, and so do the typed ones.
  if (!js) await expect(page.locator("#currentPassword")).toHaveValue("");
  await expectAccessible(page, js);
  // Typing hides the mistake; the same one is shown again.
  await page.locator("#currentPassword").fill("not this one either");
  if (js) await expect(page.locator("#currentPassword-error")).toBeHidden();
  await page.locator("#newPassword").fill("eine ganz neue Phrase");
  await save(page, t("settings", "save"));
  await expect(page.locator("#currentPassword-error")).toHaveText(t("settings", "error.passwordWrong"));
  await page.locator("#currentPassword").fill(PASSWORD);
  await page.locator("#newPassword").fill("eine ganz neue Phrase");
  await save(page, t("settings", "save"));
  await page.waitForURL(/\/settings$/);
  await expect(page.getByText(t("notices", "account.passwordChanged"))).toBeVisible();
});

test("a customer looks for an order and orders it again", async ({ page, shop, js }) => {
  const t = words("fr-fr");
  await openAs(page, `${shop}/fr-fr/account/orders`, { email: "big@vitrine.test", js });
  // A phone opens the filter; a desk shows it.
  const filter = page.locator("main summary").filter({ hasText: t("orders", "filter") });
  if (await filter.isVisible()) await filter.click();
  await page.locator("main select[name='status']").selectOption("DELIVERED");
  await page.locator("main select[name='year']").selectOption({ index: 2 });
  await save(page, t("orders", "show"));
  await page.waitForURL(/status=DELIVERED/);
  await settled(page, js);
  await expect(page.getByRole("link", { name: t("orders", "reset") })).toBeVisible();
  await page.locator("main article a[href*='/account/orders/']").first().click();
  await page.waitForURL(/orders\/\d+$/);
  await settled(page, js);
  await expectAccessible(page, js);
  await page.getByRole("button", { name: t("orders", "again") }).click();
  await page.waitForURL(/\/cart$/);
  await expect(page.locator("main h1")).toHaveText(t("cart", "title"));
});

test("a customer sees what the shop holds, takes it along, closes the account and opens it again [ACC-12, BEY-18]", async ({
  page,
  shop,
  js,
}) => {
  const prefix = languageOf(js);
  const t = words(prefix);
  await page.goto(`${shop}/${prefix}/account/settings/data`);
  await page.locator("a[href*='view=register']").click();
  await register(page, `leaving-${prefix}@vitrine.test`);
  await page.waitForURL(/settings\/data$/);
  await settled(page, js);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: t("settings", "data.download") }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^vitrine-\d{4}-\d\d-\d\d\.json$/);
  const held = JSON.parse(readFileSync(await file.path(), "utf8")) as { account: { email: string } };
  expect(held.account.email).toBe(`leaving-${prefix}@vitrine.test`);
  // Each part links to a page to correct it, and the list then shows the correction.
  await page.locator("main a[href$='/settings/edit']").click();
  await page.waitForURL(/settings\/edit$/);
  await settled(page, js);
  await page.locator("#lastName").fill("Kerbrat");
  await save(page, t("settings", "save"));
  await page.waitForURL(/\/settings$/);
  await page.goto(`${shop}/${prefix}/account/settings/data`);
  await expect(page.getByText(/ Kerbrat$/)).toBeVisible();

  await page.goto(`${shop}/${prefix}/account/delete`);
  await settled(page, js);
  await save(page, t("settings", "close.link"));
  await expect(page.locator("#understood-error")).toHaveText(t("settings", "error.understood"));
  await page.locator("#understood").check();
  await save(page, t("settings", "close.link"));
  await page.waitForURL(/\/reactivate$/);
  await page.goto(`${shop}/${prefix}/account/settings`);
  await page.waitForURL(/\/reactivate$/);
  await save(page, t("account", "reactivate.button"));
  await page.waitForURL(/\/dashboard$/);
});

test("an order's pictures stay within their card at 320 px", async ({ page, shop, js }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  // A picture of a real size: the sandbox's are smaller than their place.
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"/>';
  await page.route("**/images/**", (route) => route.fulfill({ contentType: "image/svg+xml", body }));
  await openAs(page, `${shop}/fr-fr/account/dashboard`, { email: "big@vitrine.test", js });
  const card = page.locator("main div:has(> div > img + img)").first();
  const pictures = page.locator("main div:has(+ dl) > img");
  await expect(pictures).toHaveCount(3);
  const rightOf = async (element: Locator) => {
    const { x, width } = (await element.boundingBox())!;
    return x + width;
  };
  // Sizes are rounded to fractions of a pixel.
  expect(await rightOf(pictures.last())).toBeLessThan((await rightOf(card)) + 1);
});
