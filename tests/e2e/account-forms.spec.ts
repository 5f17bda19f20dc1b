import type { Locator, Page } from "@playwright/test";
import { expect, settled, test, words } from "../support/browser";
import { openAs, openAsNew } from "../support/shopper";

const t = words("fr-fr");
const saveButton = (page: Page) => page.getByRole("button", { name: t("settings", "save"), exact: true });

/**
 * Clicks as a hand does: moves to the button, presses, releases. If the button moves meanwhile, the click misses it.
 */
async function press(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = (await button.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 6);
  await page.mouse.down();
  await page.mouse.up();
}

test("a form pressed straight from a field that is wrong is sent, and says the same as the field does [SHELL-18, ACC-17]", async ({
  page,
  shop,
  js,
}) => {
  await openAs(page, `${shop}/fr-fr/account/change-password`, { email: "fid@vitrine.test", js });
  const tooShort = t("settings", "error.passwordShort");
  await page.locator("#currentPassword").fill("vitrine");
  await page.locator("#newPassword").fill("kurz");
  await press(page, saveButton(page));
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("alert")).toContainText(tooShort);
  await expect(page.locator("#newPassword-error")).toHaveText(tooShort);

  await page.goto(`${shop}/fr-fr/account/settings/edit`);
  await settled(page, js);
  const birthday = page.locator("#birthday");
  await birthday.fill("2999-01-01");
  if (js) {
    // Leaving by keyboard: the error appears at once, since no press can be disturbed.
    await birthday.blur();
    await expect(page.locator("#birthday-error")).toHaveText(t("settings", "error.birthdayFuture"));
  }
  await page.locator("#email").fill("camille@");
  await press(page, saveButton(page));
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.locator("#email-error")).toHaveText(t("settings", "error.email"));
  await expect(page.locator("#birthday-error")).toHaveText(t("settings", "error.birthdayFuture"));
});

test("a saved IBAN is not left in the form, the same one saved again neither; what was done is said in line with the page", async ({
  page,
  shop,
  js,
}) => {
  await openAsNew(page, `${shop}/fr-fr/account/settings/bank-details`, { email: `iban-${js}@vitrine.test`, js });
  const iban = page.locator("#iban");
  for (const time of ["first", "again"]) {
    await test.step(time, async () => {
      await settled(page, js);
      await iban.fill("FR76 3000 6000 0112 3456 7890 189");
      const answer = page.waitForResponse((each) => each.request().method() === "POST");
      await saveButton(page).click();
      expect((await answer).status()).toBeLessThan(400);
      await expect(iban).toHaveValue("");
      await expect(page.getByText("•••0 189")).toBeVisible();
    });
  }
  const leftOf = async (part: Locator) => (await part.boundingBox())?.x;
  const said = page.getByRole("status").filter({ hasText: t("notices", "account.saved") });
  // Only the text is announced; the banner's icon stands before it.
  expect(await leftOf(said.locator(".."))).toBe(await leftOf(page.locator("main h1")));
});
