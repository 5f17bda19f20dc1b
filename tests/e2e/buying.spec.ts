import type { Page } from "@playwright/test";
import type { Prefix } from "#models/locale.ts";
import { expect, expectAccessible, settled, test, words } from "../support/browser";
import { HttpBrowser } from "../support/http-browser";
import { PASSWORD, register as registerOverHttp } from "../support/http-shopper";
import { addToCart, fillAddress, payByCard, register, signIn } from "../support/shopper";

const REFUSED = "4000000000000002";
const CHALLENGED = "4000000000003220";

/** A customer without orders: the steps are prefilled for those who have ordered before. */
async function aNewCustomer(shop: string, prefix: Prefix): Promise<string> {
  const email = `buying-${Date.now()}-${Math.random()}@vitrine.test`;
  const browser = new HttpBrowser(shop);
  const form = await browser.open(`/${prefix}/auth/sign-in?register=1&returnTo=/${prefix}`);
  await registerOverHttp(browser, form, email);
  return email;
}

async function continueTo(page: Page, step: string, js: boolean): Promise<void> {
  await page.locator("main form button[type='submit'], main form button:not([type])").last().click();
  await page.waitForURL(new RegExp(`/checkout/${step}$`));
  await settled(page, js);
}

/** With scripts in one language and without in another: only words and address differ. */
test("buying: sign-in, every step, a refusal, a challenge, the order [PAY-01, PAY-03, PAY-20, PAY-21, SESS-06, SESS-07, CART-05, ERR-05]", async ({
  page,
  shop,
  js,
}) => {
  const prefix = js ? "fr-fr" : "en";
  const t = words(prefix);
  const name = await addToCart(page, shop, prefix, js);
  await page.locator("main a[href$='/checkout/billing']").first().click();
  await page.waitForURL(/\/auth\//);
  await signIn(page, await aNewCustomer(shop, prefix), PASSWORD);

  await page.waitForURL(`${shop}/${prefix}/checkout/billing`);
  await settled(page, js);
  await expectAccessible(page, js);
  await expectBritishPostcode(page, js);
  await fillAddress(page, prefix);
  await continueTo(page, "delivery", js);

  await expectAccessible(page, js);
  await page.locator("input[name='method'][value='NO']").check({ force: true });
  await fillAddress(page, prefix);
  await continueTo(page, "payment", js);

  await expectAccessible(page, js);
  await page.locator("input[name='method']").first().check({ force: true });
  await continueTo(page, "overview", js);
  await expect(page.locator("main")).toContainText(name);
  await expectAccessible(page, js);

  await payButton(page, prefix).click();
  await payByCard(page, REFUSED);
  await page.waitForURL(`${shop}/${prefix}/checkout/payment`);
  await settled(page, js);
  await expect(page.getByText(t("ordering", "paymentRefused"))).toBeVisible();
  await continueTo(page, "overview", js);

  await payButton(page, prefix).click();
  await payByCard(page, CHALLENGED);
  await page.locator("input[name='code']").fill("123456");
  await page.locator("form:has(input[name='code']) button").first().click();
  await page.waitForURL(`${shop}/${prefix}/checkout/confirmation`);
  await settled(page, js);
  await expect(page.locator("main")).toContainText(name);
  await expectAccessible(page, js);
  const number = /\b[A-Z]{0,3}\d{6,}\b/.exec(await page.locator("main").innerText())?.[0] ?? "no number";
  await page.reload();
  await expect(page.locator("main")).toContainText(number);

  await page.goto(`${shop}/${prefix}/account/orders`);
  await settled(page, js);
  await expect(page.locator("main")).toContainText(number);
  await page.goto(`${shop}/${prefix}/cart`);
  await expect(page.locator("main")).toContainText(t("cartParts", "empty.title"));

  await page.goto(`${shop}/${prefix}/checkout/overview`);
  await expect(page).toHaveURL(`${shop}/${prefix}/checkout/confirmation`);
});

test("carts come together at sign-in, and sign-out takes the cart off this browser [CART-05, SESS-08]", async ({
  page,
  shop,
  js,
}) => {
  const prefix: Prefix = "fr-fr";
  const t = words(prefix);
  const email = `merge-${js ? "js" : "plain"}-${Date.now()}@vitrine.test`;
  const name = await addToCart(page, shop, prefix, js);
  await page.getByRole("link", { name: t("cartParts", "register") }).click();
  await register(page, email);
  await page.waitForURL(`${shop}/${prefix}/cart`);
  await expect(page.locator("main")).toContainText(name);

  await page.goto(`${shop}/${prefix}/auth/logout`);
  await page.waitForURL(`${shop}/${prefix}`);
  await page.goto(`${shop}/${prefix}/cart`);
  await expect(page.locator("main")).toContainText(t("cartParts", "empty.title"));

  await addToCart(page, shop, prefix, js);
  await page
    .getByRole("link", { name: t("cartParts", "signIn"), exact: true })
    .last()
    .click();
  await signIn(page, email, PASSWORD);
  await page.waitForURL(`${shop}/${prefix}/cart`);
  await settled(page, js);
  await expect(page.getByText(t("notices", "cart.merged"))).toBeVisible();
  await expect(page.locator("main")).toContainText(t("cart", "count", { count: 2 }));
});

/** The postcode field accepts letters once Great Britain is chosen, also without scripts. */
async function expectBritishPostcode(page: Page, js: boolean): Promise<void> {
  const country = page.locator("select[name='country']");
  const own = await country.inputValue();
  await country.selectOption("GB");
  await expect(page.locator("input[name='zipCode']")).not.toHaveAttribute("inputmode");
  if (js) await expect(page.locator("#zipCode-hint")).toContainText("SW1A 1AA");
  await country.selectOption(own);
}

/** The label that the law requires; in Britain the shop's own. */
function payButton(page: Page, prefix: Parameters<typeof words>[0]) {
  const name = words(prefix)("ordering", prefix === "en" ? "overview.payNow" : "overview.pay");
  return page.getByRole("button", { name, exact: true });
}
