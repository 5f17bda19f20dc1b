import { expect, settled, test } from "../support/browser";
import { fillCart, openAs } from "../support/shopper";

test("pages that everybody is shown are a customer's own when they come [BEY-19]", async ({ page, shop, js }) => {
  await openAs(page, `${shop}/fr-fr/account/alerts`, { email: "fid@vitrine.test", js });
  const product = await page.locator("main h2 a").last().getAttribute("href");
  await fillCart(page, shop, "fr-fr");

  // Both pages are cached before the customer opens them.
  const home = await (await fetch(`${shop}/fr-fr`)).text();
  const listing = /href="(\/fr-fr\/[^"]+--plw\d+)"/.exec(home)![1]!;
  for (const kept of [listing, product!]) expect(await (await fetch(shop + kept)).text()).not.toContain("Bonjour Ca");

  await page.goto(shop + listing);
  await settled(page, js);
  await expect(page.locator("#customer-menu")).toContainText("Bonjour");
  await expect(page.locator("header a[href='/fr-fr/cart']").first()).toHaveAccessibleName(/^Panier, \d+ article/);
  const heart = page.locator("main form[data-wish]").nth(js ? 20 : 24);
  const isPressed = heart.locator("button[value='off']");
  // The heart is filled before the response arrives.
  const press = (button: typeof heart) =>
    Promise.all([page.waitForResponse((answer) => answer.request().method() === "POST"), button.click()]);
  await press(heart.locator("button[value='on']"));
  await expect(isPressed).toBeVisible();
  await page.goto(shop + listing);
  await settled(page, js);
  await expect(isPressed).toBeVisible();
  await press(isPressed);
  await expect(isPressed).toBeHidden();

  await page.goto(shop + product!);
  await settled(page, js);
  await expect(page.getByText(/^Alerte créée/)).toBeVisible();
  await expect(page.locator("#customer-menu")).toContainText("Bonjour");

  // Following links keeps it.
  await page.locator("main nav a[href*='--pl']").first().click();
  await page.waitForURL(/--pl\w+/);
  await settled(page, js);
  await expect(page.locator("header a[href='/fr-fr/cart']").first()).toHaveAccessibleName(/^Panier, \d+ article/);
});
