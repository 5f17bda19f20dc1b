import type { BrowserContext } from "@playwright/test";
import { expect, expectAccessible, settled, test, words } from "../support/browser";
import { HttpBrowser } from "../support/http-browser";
import * as http from "../support/http-shopper";
import { setParcels } from "../support/sandbox-control";
import { authorise } from "../support/shopper";

const t = words("fr-fr");
const DELIVERY = "/fr-fr/checkout/delivery";

/**
 * Signs the browser in as a customer with an earlier order to a pickup point nearby and a new cart; returns the point's
 * id.
 */
async function comeBack(context: BrowserContext, shop: string, near: string): Promise<string> {
  const browser = new HttpBrowser(shop);
  const sku = await http.findSku(browser);
  await http.addToCart(browser, sku);
  const form = await browser.open("/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/cart");
  await http.register(browser, form, `returning-${crypto.randomUUID()}@vitrine.test`);
  await browser.post("/fr-fr/checkout/billing", http.BILLING);
  await http.chooseAPlace(browser, DELIVERY, { method: "PR", near, phone: "06 12 34 56 78" });
  const delivery = await browser.open(DELIVERY);
  const chosen = /<input(?=[^>]*\sname="point-PR")(?=[^>]*\schecked)[^>]*\svalue="(\d+)"/.exec(delivery.text)?.[1];
  if (!chosen) throw new Error("no pickup point is chosen");
  const overview = await browser.post("/fr-fr/checkout/payment", { method: "cb" });
  await http.payByCard(browser, await http.pay(browser, overview));
  await http.addToCart(browser, sku);
  await context.addCookies(browser.cookies);
  return chosen;
}

/** Freed again however the test ends: other tests deliver to the same town. */
let fullPoint: string | null = null;
test.afterEach(async ({ sandbox }) => {
  if (fullPoint) await setParcels(sandbox, fullPoint, "accepted");
  fullPoint = null;
});

test("a wallet in the cart leads to the overview; the usual pickup point is full, another one is paid for", async ({
  page,
  context,
  shop,
  sandbox,
  js,
}) => {
  const town = js ? "Nantes" : "Toulouse";
  const storeId = await comeBack(context, shop, town);
  await page.goto(`${shop}/fr-fr/cart`);
  await settled(page, js);
  await page.locator("main button[name='wallet'][value='paypal']").click();
  await page.waitForURL(/\/checkout\/overview$/);
  await settled(page, js);
  const main = page.locator("main");
  for (const usual of ["PayPal", http.BILLING.line1, town]) await expect(main).toContainText(usual);

  // Subscriptions are offered here, because this shopper has skipped the other steps.
  const survey = page.getByLabel(t("storedValue", "subscriptions.SURV"));
  await survey.check();
  await page.getByRole("button", { name: t("preferences", "subscriptions.submit") }).click();
  await page.waitForURL(/\/checkout\/overview$/);
  await settled(page, js);

  fullPoint = storeId;
  await setParcels(sandbox, storeId, "full");
  const pay = page.getByRole("button", { name: t("ordering", "overview.pay"), exact: true });
  await pay.click();
  await page.waitForURL(/\/checkout\/delivery\?from=overview$/);
  await settled(page, js);
  await expect(main).toContainText("ne peut plus recevoir votre colis");
  await expect(page.locator(`input[name='point-PR'][value='${storeId}']`)).toBeDisabled();
  await expectAccessible(page, js);

  const other = page.locator("input[name='point-PR']:not([disabled])").first();
  await other.locator("xpath=ancestor::label[1]").click();
  await expect(other).toBeChecked();
  await page.locator("main form button[type='submit'], main form button:not([type])").last().click();
  await page.waitForURL(/\/checkout\/overview$/);
  await settled(page, js);
  await pay.click();
  await page.waitForURL(/\/pay\//);
  await authorise(page);
  await page.waitForURL(/\/checkout\/confirmation$/);

  await page.goto(`${shop}/fr-fr/account/subscriptions`);
  await expect(page.getByLabel(t("preferences", "subscriptions.type.survey"))).toBeChecked();
});
