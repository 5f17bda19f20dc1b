import { CARD, payButton, toBank, toOverview } from "../support/at-the-bank";
import { expect, expectAccessible, settled, test, words } from "../support/browser";
import { paymentsOf, setStock } from "../support/sandbox-control";
import { payByCard } from "../support/shopper";

/** What happens to the stock while the shopper is on the provider's page, and who goes back from there. */

const t = words("fr-fr");

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
