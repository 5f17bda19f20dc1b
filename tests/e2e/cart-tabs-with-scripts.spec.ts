import type { Page } from "@playwright/test";
import { expect, settled, test, words } from "../support/browser";
import { HttpBrowser } from "../support/http-browser";
import { addToCart as addOverHttp, findSku, PASSWORD, signIn as signInByForm } from "../support/http-shopper";
import { addToCart, openAsNew, openCart } from "../support/shopper";

const t = words("fr-fr");
const field = (page: Page) => page.locator("main select[name='quantity']");
const badge = (page: Page) => page.locator("header a[href='/fr-fr/cart']").first();
/**
 * A cart that changes elsewhere, in browsers with scripts. Without them nothing is told before the next page, which
 * tests/integration/cart-changes.test.ts and checkout-tabs.test.ts ask for over HTTP.
 */

test("a change in one tab is shown by the others at once, by a channel [CART-18]", async ({ page, context, shop }) => {
  await openCart(page, shop, "fr-fr", true);
  const cart = await context.newPage();
  await cart.goto(`${shop}/fr-fr/cart`);
  const home = await context.newPage();
  await home.goto(`${shop}/fr-fr`);
  for (const tab of [cart, home]) await settled(tab, true);
  await expect(badge(home)).toHaveText("1");
  // With a channel local storage is only for pages that are still loading.
  expect(await home.evaluate(() => "BroadcastChannel" in window)).toBe(true);
  await field(page).selectOption("2");
  await expect(field(cart)).toHaveValue("2");
  await expect(badge(home)).toHaveText("2");
  await cart.locator("form:has(input[value='delete']) button").click();
  await expect(field(page)).toHaveCount(0);
  await expect(badge(home)).not.toHaveText("2");
});

test("the first thing that is put into the cart is told to tabs that knew of none [CART-18]", async ({
  page,
  context,
  shop,
}) => {
  const home = await context.newPage();
  await home.goto(`${shop}/fr-fr`);
  await settled(home, true);
  await expect(badge(home)).toHaveText("");
  await addToCart(page, shop, "fr-fr", true);
  await expect(badge(home)).toHaveText("1");
});

test("a quantity stands there before the shop has answered, and goes back when it refuses", async ({ page, shop }) => {
  await openCart(page, shop, "fr-fr", true);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/cart.data*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await held;
    // Changes the request on its way to a quantity that is not available.
    return route.continue({ postData: (route.request().postData() ?? "").replace("quantity=2", "quantity=99") });
  });
  await expect(field(page)).toHaveValue("1");
  const frames = await page.evaluate(async () => {
    let count = 0;
    const select = document.querySelector<HTMLSelectElement>("main select[name='quantity']")!;
    select.value = "2";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    while (!document.querySelector("main h1 + p")!.textContent.startsWith("2")) {
      await new Promise(requestAnimationFrame);
      count += 1;
    }
    return count;
  });
  // At 60 frames a second; on a busy machine more than a few pass.
  expect(frames).toBeLessThanOrEqual(10);
  answer();
  await expect(page.locator("main [role='alert']")).toContainText(t("cart", "error.tooLarge"));
  await expect(field(page)).toHaveValue("1");
});

test("a change in one tab shows in another one's checkout, by local storage, where there are no channels [CART-18]", async ({
  page,
  context,
  shop,
}) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, "BroadcastChannel");
  });
  await openCart(page, shop, "fr-fr", true);
  const checkout = await context.newPage();
  await openAsNew(checkout, `${shop}/fr-fr/checkout/billing`, {
    email: `tabs-${crypto.randomUUID()}@vitrine.test`,
    js: true,
  });
  await page.goto(`${shop}/fr-fr/cart`);
  await settled(page, true);
  const pieces = (count: number) =>
    expect(checkout.locator("main")).toContainText(t("checkout", "summary.items", { count }));
  await pieces(1);
  const city = checkout.locator("input[name='city']");
  await city.fill("Brest");
  expect(await checkout.evaluate(() => "BroadcastChannel" in window)).toBe(false);
  await field(page).selectOption("2");
  await pieces(2);
  await expect(city).toHaveValue("Brest");
});

test("a cart that its customer filled elsewhere is counted by the header of the page that finds it", async ({
  page,
  shop,
}) => {
  const email = `elsewhere-${crypto.randomUUID()}@vitrine.test`;
  await openAsNew(page, `${shop}/fr-fr/account/dashboard`, { email, js: true });
  await expect(badge(page)).toHaveText("");
  const phone = new HttpBrowser(shop);
  await signInByForm(phone, await phone.open("/fr-fr/account/dashboard"), email, PASSWORD);
  await addOverHttp(phone, await findSku(phone));
  await badge(page).click();
  await expect(field(page)).toHaveValue("1");
  await expect(badge(page)).toHaveText("1");
});
