import type { Page } from "@playwright/test";
import { settled } from "./browser";
import { HttpBrowser } from "./http-browser";
import { addToCart, fillCheckout, findSkus, register } from "./http-shopper";
import { cartOf } from "./sandbox-control";

/** A new customer's way to the provider's page. */

export const CARD = "4111111111111111";

/**
 * Takes a new customer's browser to the overview, with two pieces.
 *
 * @param after number of products to skip, which other journeys use: one of these sells out
 */
export async function toOverview(
  page: Page,
  shop: string,
  { js, after }: { js: boolean; after: number },
): Promise<string[]> {
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

export const payButton = (page: Page) => page.locator("main form:has(input[name='amount']) button");

/** Presses the order button; returns the id of the cart being paid. */
export async function toBank(page: Page, sandbox: string): Promise<string> {
  await payButton(page).click();
  await page.waitForURL(/\/pay\//);
  return cartOf(sandbox, { url: page.url() });
}
