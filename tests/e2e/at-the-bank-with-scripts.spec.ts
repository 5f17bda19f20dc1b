import { CARD, toBank, toOverview } from "../support/at-the-bank";
import { expect, expectAccessible, settled, test, words } from "../support/browser";
import { paymentsOf } from "../support/sandbox-control";
import { payByCard } from "../support/shopper";

/** Without scripts the same two tabs send their forms over HTTP (tests/integration/paid-cart.test.ts). */

const t = words("fr-fr");

test("a cart that changes in another tab while its shopper is at the bank is said to have changed, and paid as it is [PAY-15, PAY-17]", async ({
  page,
  shop,
  sandbox,
}) => {
  await toOverview(page, shop, { js: true, after: 6 });
  const before = await page.locator("main input[name='amount']").inputValue();
  const cartId = await toBank(page, sandbox);

  const other = await page.context().newPage();
  await other.goto(`${shop}/fr-fr/cart`);
  await settled(other, true);
  await other.locator("select[name='quantity']").first().selectOption("2");
  await expect(other.locator("main")).toContainText(t("cart", "count", { count: 3 }));
  await other.close();

  await payByCard(page, CARD);
  await page.locator("a[href*='adyen-check']").click();
  await page.waitForURL(`${shop}/fr-fr/checkout/overview`);
  await settled(page, true);
  await expect(page.locator("main")).toContainText("Votre panier a changé pendant que vous payiez");
  await expect(page.locator("main")).not.toContainText(t("ordering", "paymentCancelled"));
  expect(Number(await page.locator("main input[name='amount']").inputValue())).toBeGreaterThan(Number(before));
  await expectAccessible(page, true);

  await toBank(page, sandbox);
  await payByCard(page, CARD);
  await page.waitForURL(`${shop}/fr-fr/checkout/confirmation`);
  const { authorisations, voids } = await paymentsOf(sandbox, cartId);
  expect(authorisations - voids).toBe(1);
});
