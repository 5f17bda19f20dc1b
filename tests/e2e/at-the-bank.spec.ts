import type { Page } from "@playwright/test";
import { expect, expectAccessible, settled, test, words } from "../support/browser";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, fillCheckout, findSkus, register } from "../support/http-shopper";
import { cartOf, paymentsOf, setStock } from "../support/sandbox-control";
import { payByCard } from "../support/shopper";

/** What happens to cart and stock while the shopper is on the provider's page. */

const t = words("fr-fr");
const CARD = "4111111111111111";

/**
 * Takes a new customer's browser to the overview, with two pieces.
 *
 * @param after number of products to skip, which other journeys use: one of these sells out
 */
async function toOverview(page: Page, shop: string, { js, after }: { js: boolean; after: number }): Promise<string[]> {
  const browser = new HttpBrowser(shop, { "user-agent": await page.evaluate(() => navigator.userAgent) });
  const skus = (await findSkus(browser, after + 2)).slice(-2);
  for (const sku of skus) await addToCart(browser, sku);
  const form = await browser.open("/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/checkout/billing");
  await register(browser, form, `at-the-bank-${crypto.randomUUID()}@vitrine.test`);
  await fillCheckout(browser);
  await page.context().addCookies(browser.cookies);
  await page.goto(`${shop}/fr-fr/checkout/overview`);
  await settled(page, js);
  return skus;
}

const payButton = (page: Page) => page.locator("main form:has(input[name='amount']) button");

/** Presses the order button; returns the id of the cart being paid. */
async function toBank(page: Page, sandbox: string): Promise<string> {
  await payButton(page).click();
  await page.waitForURL(/\/pay\//);
  return cartOf(sandbox, { url: page.url() });
}

test("a cart that changes in another tab while its shopper is at the bank is said to have changed, and paid as it is [PAY-15, PAY-17]", async ({
  page,
  shop,
  sandbox,
  js,
}) => {
  await toOverview(page, shop, { js, after: 6 });
  const before = await page.locator("main input[name='amount']").inputValue();
  const cartId = await toBank(page, sandbox);

  const other = await page.context().newPage();
  await other.goto(`${shop}/fr-fr/cart`);
  await settled(other, js);
  await other.locator("select[name='quantity']").first().selectOption("2");
  if (!js)
    await other
      .getByRole("button", { name: t("cart", "quantityApply") })
      .first()
      .click();
  await expect(other.locator("main")).toContainText(t("cart", "count", { count: 3 }));
  await other.close();

  await payByCard(page, CARD);
  await page.locator("a[href*='adyen-check']").click();
  await page.waitForURL(`${shop}/fr-fr/checkout/overview`);
  await settled(page, js);
  await expect(page.locator("main")).toContainText("Votre panier a changé pendant que vous payiez");
  await expect(page.locator("main")).not.toContainText(t("ordering", "paymentCancelled"));
  expect(Number(await page.locator("main input[name='amount']").inputValue())).toBeGreaterThan(Number(before));
  await expectAccessible(page, js);

  await toBank(page, sandbox);
  await payByCard(page, CARD);
  await page.waitForURL(`${shop}/fr-fr/checkout/confirmation`);
  const { authorisations, voids } = await paymentsOf(sandbox, cartId);
  expect(authorisations - voids).toBe(1);
});

test("a piece that is sold while its shopper is at the bank is named, the rest stays, and nothing is charged [PAY-14]", async ({
  page,
  shop,
  sandbox,
  js,
}) => {
  const [sold = "", kept = ""] = await toOverview(page, shop, { js, after: js ? 12 : 10 });
  const cartId = await toBank(page, sandbox);
  await setStock(sandbox, sold, 0);
  try {
    await payByCard(page, CARD);
    await page.waitForURL(`${shop}/fr-fr/cart`);
    await settled(page, js);
    await expect(page.getByText("Quelqu’un a été plus rapide pendant que vous payiez")).toBeVisible();
    await expect(page.locator(`a[href*='/alert'][href*='${sold}'], a[href*='${sold}']`).first()).toBeVisible();
    await expect(page.locator("main")).toContainText(t("cart", "count", { count: 1 }));
    expect(kept).not.toBe(sold);
    const { authorisations, voids, orderNumber } = await paymentsOf(sandbox, cartId);
    expect([authorisations - voids, orderNumber]).toEqual([0, null]);
    await expectAccessible(page, js);
  } finally {
    await setStock(sandbox, sold, 20);
  }
});

test("going back from the bank and pressing again pays once [PAY-17]", async ({ page, shop, sandbox, js }) => {
  await toOverview(page, shop, { js, after: 8 });
  const cartId = await toBank(page, sandbox);
  await page.goBack();
  await expect(page).toHaveURL(`${shop}/fr-fr/checkout/overview`);
  await settled(page, js);
  await expect(payButton(page)).not.toHaveAttribute("aria-busy", "true");
  expect(await toBank(page, sandbox)).toBe(cartId);
  await payByCard(page, CARD);
  await page.waitForURL(`${shop}/fr-fr/checkout/confirmation`);
  await page.goBack();
  await expect(page).not.toHaveURL(`${shop}/fr-fr/checkout/payment`);
  expect(await paymentsOf(sandbox, cartId)).toMatchObject({ authorisations: 1, voids: 0 });
});
