import type { Page } from "@playwright/test";
import { expect, settled, test, words } from "../support/browser";
import { addToCart } from "../support/shopper";

const t = words("fr-fr");
const field = (page: Page) => page.locator("main select[name='quantity']");
const badge = (page: Page) => page.locator("header a[href='/fr-fr/cart']").first();
const apply = (page: Page) => page.getByRole("button", { name: t("cart", "quantityApply") });
/** Scripts send a choice at once; without them a button does. */
const choose = async (page: Page, quantity: number, js: boolean) => {
  await field(page).selectOption(String(quantity));
  if (!js) await apply(page).click();
};

test("a change in one tab meets the others: at once, or with a question [CART-18]", async ({
  page,
  context,
  shop,
  js,
}) => {
  const name = await addToCart(page, shop, "fr-fr", js);
  const cart = await context.newPage();
  await cart.goto(`${shop}/fr-fr/cart`);
  await settled(cart, js);
  if (js) {
    const home = await context.newPage();
    await home.goto(`${shop}/fr-fr`);
    await settled(home, js);
    await expect(badge(home)).toHaveText("1");
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await choose(page, 2, js);
    await answered;
    await expect(field(cart)).toHaveValue("2", { timeout: 1_000 });
    await expect(badge(home)).toHaveText("2", { timeout: 1_000 });
    await cart.locator("form:has(input[value='delete']) button").click();
    await expect(field(page)).toHaveCount(0);
    await expect(badge(home)).not.toHaveText("2");
    return;
  }
  await choose(page, 2, js);
  await expect(field(page)).toHaveValue("2");
  await choose(cart, 4, js);
  await expect(cart.locator("main")).toContainText(t("cart", "error.lineChanged", { name, now: 2, quantity: 4 }));
  await cart.getByRole("button", { name: t("cart", "question.yes", { quantity: 4 }) }).click();
  await expect(field(cart)).toHaveValue("4");
});

test("a quantity stands there before the shop has answered, and goes back when it refuses", async ({
  page,
  shop,
  js,
}) => {
  await addToCart(page, shop, "fr-fr", js);
  if (!js) {
    await choose(page, 2, js);
    await expect(field(page)).toHaveValue("2");
    return;
  }
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/cart.data*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await held;
    // On its way the wish becomes one that cannot be.
    return route.continue({ postData: (route.request().postData() ?? "").replace("quantity=2", "quantity=99") });
  });
  const ms = await page.evaluate(async () => {
    const start = performance.now();
    const select = document.querySelector<HTMLSelectElement>("main select[name='quantity']")!;
    select.value = "2";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    while (!document.querySelector("main h1 + p")!.textContent.startsWith("2")) {
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - start;
  });
  expect(ms).toBeLessThan(100);
  answer();
  await expect(page.locator("main [role='alert']")).toContainText(t("cart", "error.tooLarge"));
  await expect(field(page)).toHaveValue("1");
});
