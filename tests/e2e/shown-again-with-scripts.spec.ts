import { expect, settled, test } from "../support/browser";
import { fillCart } from "../support/shopper";

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
