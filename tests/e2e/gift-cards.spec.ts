import { putGiftCard } from "../support/sandbox-control";
import { expect, expectAccessible, settled, test, words } from "../support/browser";
import { fillAddress, fillCart, openAsNew } from "../support/shopper";

const t = words("fr-fr");

test("a way to pay chosen first, a gift card mistyped, used, taken out, put back, and the order it pays for [PAY-13, CART-09]", async ({
  page,
  shop,
  sandbox,
  js,
}) => {
  const unique = `${Date.now()}${js ? 1 : 0}`;
  const number = `60080${unique.slice(-11)}`;
  await putGiftCard(sandbox, number, { balance: { centAmount: 100_000, currencyCode: "EUR" } });
  const next = () => page.locator("main form button[type='submit'], main form button:not([type])").last().click();
  const main = page.locator("main");

  await fillCart(page, shop, "fr-fr");
  await openAsNew(page, `${shop}/fr-fr/checkout/billing`, { email: `gift-cards-e2e-${unique}@vitrine.test`, js });
  await fillAddress(page, "fr-fr");
  const survey = page.getByLabel(t("storedValue", "subscriptions.SURV"));
  await expect(survey).not.toBeChecked();
  await survey.check();
  await next();
  await page.waitForURL(/\/checkout\/delivery$/);
  await settled(page, js);
  await page.locator("input[name='method'][value='NO']").check({ force: true });
  await fillAddress(page, "fr-fr");
  if (js) {
    // Left by the browser's back and come back to, the step is as it was typed.
    const street = await page.locator("#line1").inputValue();
    const home = page.locator("input[name='method'][value='NO']");
    await page.goBack();
    // The address changes before the page does.
    await expect(home).toHaveCount(0);
    await page.goForward();
    await expect(home).toBeChecked();
    await expect(page.locator("#line1")).toHaveValue(street);
  }
  await next();
  await page.waitForURL(/\/checkout\/payment$/);
  await settled(page, js);

  const paypal = page.locator("input[name='method'][value='paypal']");
  await expect(paypal).not.toBeChecked();
  await paypal.check({ force: true });
  if (js) {
    // Left without sending it, the step keeps the way to pay, but no gift card's number.
    const typed = page.locator("#giftCard");
    await page.getByText(t("storedValue", "title"), { exact: true }).click();
    await typed.fill(number);
    await page.goBack();
    await expect(paypal).toHaveCount(0);
    await page.goForward();
    await expect(paypal).toBeChecked();
    await expect(typed).toHaveValue("");
  }
  await page.getByText(t("cart", "promo.open"), { exact: true }).click();
  // Typed without its own button being pressed, a code is sent; one that was refused does not hold up the shopper.
  await page.locator("#promo").fill("NO SUCH CODE");
  await next();
  await expect(page.locator("#promo-error")).toBeVisible();
  await settled(page, js);
  await next();
  await page.waitForURL(/\/checkout\/overview$/);
  await page.goto(`${shop}/fr-fr/checkout/payment`);
  await settled(page, js);
  await page.getByText(t("cart", "promo.open"), { exact: true }).click();
  await page.locator("#promo").fill("BIENVENUE10");
  await next();
  // A document of its own: the shopper goes on where the code stands.
  const codes = page.getByRole("list", { name: t("cart", "promo.applied") });
  await expect(codes).toContainText("BIENVENUE10");
  await settled(page, js);
  await expect(codes).toBeFocused();
  await expect(codes).toBeInViewport();
  await expect(paypal).toBeChecked();

  const field = page.locator("#giftCard");
  await expect(field).toBeHidden();
  await page.getByText(t("storedValue", "title"), { exact: true }).click();
  await field.fill("6006 1234");
  await page.getByRole("button", { name: t("storedValue", "use") }).click();
  await expect(page.locator("#giftCard-error")).toContainText(t("storedValue", "error.digits"));
  await expect(page).toHaveTitle(/^Erreur/);
  await expectAccessible(page, js);
  await field.fill(number.replace(/(.{4})/g, "$1 "));
  await page.getByRole("button", { name: t("storedValue", "use") }).click();
  await expect(main).toContainText(t("storedValue", "covered.title"));
  await expect(page.locator("input[name='method']")).toHaveCount(0);
  await settled(page, js);
  await expectAccessible(page, js);

  const name = t("storedValue", "name", { number: `•••• ${number.slice(-4)}` });
  await page.locator("button[value^='remove-gift-card:']").click();
  await expect(page.locator("input[name='method']").first()).toBeAttached();
  await expect(paypal).toBeChecked();
  await expect(main.locator(js ? "li:focus" : "ul:focus")).toContainText(name);
  await page.getByRole("button", { name: t("common", "undo") }).click();
  await expect(main).toContainText(t("storedValue", "covered.title"));
  await settled(page, js);

  await next();
  await page.waitForURL(/\/checkout\/overview$/);
  await settled(page, js);
  await expect(main).toContainText(name);
  await expectAccessible(page, js);
  await page.getByRole("button", { name: t("ordering", "overview.order") }).click();
  await page.waitForURL(/\/checkout\/confirmation$/);
  await settled(page, js);
  await expect(main).toContainText(name);
});
