import { expect, expectAccessible, settled, test, words } from "../support/browser";
import { openCart } from "../support/shopper";

const t = words("fr-fr");

test("codes, a gift card with undo, a line saved for later, and a link for a friend [CART-09, CART-10, CART-12, CART-19]", async ({
  page,
  shop,
  js,
}) => {
  const name = await openCart(page, shop, "fr-fr", js);
  const main = page.locator("main");
  await page.getByText(t("cart", "promo.open")).click();
  const code = page.locator("input[name='promo']");
  const enter = async (text: string) => {
    await code.fill(text);
    await page.getByRole("button", { name: t("cart", "promo.add"), exact: true }).click();
  };
  await enter("EXPIRE");
  await expect(page.locator("#promo-error")).toContainText(t("cart", "promo.error.expired"));
  await expect(code).toHaveValue("EXPIRE");
  await expect(page).toHaveTitle(/^Erreur/);
  await expectAccessible(page, js);
  await enter("BIENVENUE10");
  await expect(page.getByRole("list", { name: t("cart", "promo.applied") })).toContainText("BIENVENUE10");
  await expect(page).toHaveTitle(`${t("cart", "title")} | Vitrine`);
  // The focus stays where a keyboard user pressed.
  if (js) await expect(page.locator("summary:focus")).toHaveText(t("cart", "promo.open"));

  await page.getByText(t("cartParts", "gift.offer")).click();
  await page.locator("#giftAmount").fill("20");
  await page.locator("#giftEmail").fill("louise@exemple.fr");
  await page.locator("#giftName").fill("Louise");
  await expectAccessible(page, js);
  await page.getByRole("button", { name: t("cartParts", "gift.add") }).click();
  await expect(main).toContainText(t("cart", "gift.for", { name: "Louise" }));
  await settled(page, js);
  await page.locator("form:has(input[value='remove-gift-card']) button").click();
  await expect(main).toContainText(t("cart", "gift.removed"));
  if (js) await expect(main.locator("li:focus")).toContainText(t("cart", "gift.removed"));
  await page.getByRole("button", { name: t("common", "undo") }).click();
  await expect(main).toContainText(t("cart", "gift.for", { name: "Louise" }));
  if (js) await expect(main.locator("li:has(:focus)")).toContainText(t("cart", "gift.for", { name: "Louise" }));

  await page.locator("form:has(input[value='share']) button").click();
  const link = await page.locator("#sharedLink").inputValue();
  await settled(page, js);
  await page.locator("form:has(input[value='later']) button").click();
  await expect(main).toContainText(t("cartParts", "savedForLater.title"));
  const drop = page.locator("form:has(input[value='drop']) button");
  const undo = page.locator("form:has(input[value='undo-drop']) button");
  await drop.click();
  await expect(undo).toBeInViewport();
  await undo.click();
  await drop.click();
  await expect(undo).toBeVisible();
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  // Its time is over with scripts; without, it stays on its page (D7).
  await expect(undo).toBeVisible({ visible: !js });
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.cancel()));
  await undo.click();
  await page.locator("form:has(input[value='back']) button").click();
  await expect(page.locator("select[name='quantity']")).toHaveValue("1");

  await page.context().clearCookies();
  await page.goto(link);
  // A new visitor is first asked about cookies; the answer leads back to the shared cart.
  await page.locator("[data-consent] button[value='refuse']").click();
  await page.waitForURL(link);
  await expect(page.locator("[data-consent]")).toHaveCount(0);
  await settled(page, js);
  await expect(main).toContainText(name);
  await expectAccessible(page, js);
  await page.getByRole("button", { name: t("cartParts", "shared.add") }).click();
  await page.waitForURL(`${shop}/fr-fr/cart`);
  await expect(main).toContainText(t("cart", "count", { count: 1 }));
});
