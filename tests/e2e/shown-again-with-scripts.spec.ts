import type { Page } from "@playwright/test";
import { expect, settled, test } from "../support/browser";
import { fillCart, openCart } from "../support/shopper";

test("a page that the browser takes out of its cache on the way back shows the cart and the hearts of now", async ({
  page,
  shop,
}) => {
  // A document for nobody in particular, which browsers keep.
  await page.goto(`${shop}/fr-fr/all--plw10100`);
  await settled(page, true);
  const bag = page.locator("header a[href='/fr-fr/cart']").first();
  const heart = page.locator("main form[data-wish]").first();
  await expect(bag).toHaveText("");
  await expect(heart.locator("[value='off']")).toBeHidden();
  const wish = shop + (await heart.getAttribute("action"));
  await page.request.post(wish, { form: { wish: "on" }, headers: { origin: shop } });
  await fillCart(page, shop, "fr-fr");
  await page.goto(`${shop}/fr-fr/cart`);
  await settled(page, true);
  await page.goBack();
  await expect(bag).toHaveText("1");
  await expect(heart.locator("[value='off']")).toBeVisible();
});

test("a cart that is gone back to keeps the quantity that another tab chose meanwhile", async ({
  page,
  context,
  shop,
}) => {
  const choose = async (tab: Page, quantity: string) => {
    const saved = tab.waitForResponse((each) => each.request().method() === "POST");
    await quantityIn(tab).selectOption(quantity);
    await saved;
  };
  await openCart(page, shop, "fr-fr", true);
  await choose(page, "3");
  await page.goto(`${shop}/fr-fr`);
  const other = await context.newPage();
  await other.goto(`${shop}/fr-fr/cart`);
  await settled(other, true);
  await choose(other, "5");
  // Browsers fill in again what was chosen in a document, which looks like a choice made before scripts ran.
  await page.goBack();
  await settled(page, true);
  await expect(quantityIn(page)).toHaveValue("5");
  await other.reload();
  await expect(quantityIn(other)).toHaveValue("5");
});

const quantityIn = (tab: Page) => tab.locator("main select[name='quantity']");
