import type { Page, Route } from "@playwright/test";
import { expect, settled, slowLine, test, words } from "../support/browser";
import { openTwoLines } from "../support/shopper";

/** Several presses before the first answer is there, as on a slow phone: each shows at once, and none is lost. */

const t = words("fr-fr");

test.use({ viewport: { width: 390, height: 844 } });

/** Lets each request to `path` reach the shop at once, and its answer wait until the returned function is called. */
async function holdAnswers(page: Page, path: RegExp): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(path, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    await gate;
    // The page drops the answer to a press when the next one is sent.
    await route.fulfill({ response }).catch(() => {});
  });
  return release;
}

const isPost = (route: Route) => route.request().method() === "POST";

test("a quantity stays that is answered after the one before has shown on the page", async ({ page, shop }) => {
  await openTwoLines(page, shop);
  const lines = page.getByRole("main").getByRole("combobox");
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  let posts = 0;
  await page.route(/\/cart\.data/, async (route) => {
    if (isPost(route) && ++posts === 2) await gate;
    await route.continue();
  });
  await lines.first().selectOption("2");
  await lines.last().selectOption("3");
  await expect(page.locator("header a[href$='/cart']").first()).toContainText("3");
  release();
  await expect(page.locator("main [aria-busy]")).toHaveCount(0);
  await expect(lines.first()).toHaveValue("2");
  await expect(lines.last()).toHaveValue("3");
});

test("a line that was removed does not come back when another one is, and both can be taken back [CART-08]", async ({
  page,
  shop,
}) => {
  await openTwoLines(page, shop);
  const lines = page.getByRole("main").getByRole("combobox");
  const remove = page.getByRole("button", { name: t("cart", "remove") });
  const answer = await holdAnswers(page, /\/cart\.data/);
  await remove.first().press("Enter");
  await expect(lines).toHaveCount(1);
  await remove.press("Enter");
  await expect(lines).toHaveCount(0);
  await expect(page.locator("main ul :focus")).toHaveCount(1);
  answer();
  await expect(page.locator("main button[name=undoId]")).toHaveCount(2);
  await page.goto(`${shop}/fr-fr/cart`);
  await expect(lines).toHaveCount(0);
});

test("a wish that was removed does not come back when another one is", async ({ page, shop }) => {
  for (const id of ["100001", "100009", "100010"]) {
    await page.request.post(`${shop}/fr-fr/product/${id}/wish`, { form: { wish: "on" }, headers: { origin: shop } });
  }
  await page.goto(`${shop}/fr-fr/wishlist`);
  await settled(page, true);
  const remove = page.locator("main form[data-wishes]:not([data-undo] form) button[name=productId]");
  const answer = await holdAnswers(page, /\/wishlist\.data/);
  await remove.first().press("Enter");
  await expect(page.locator("main article")).toHaveCount(2);
  await remove.first().press("Enter");
  await expect(page.locator("main article")).toHaveCount(1);
  await expect(page.locator("main [data-undo]")).toHaveCount(2);
  await expect(page.locator("main [data-undo]").last()).toBeFocused();
  answer();
  await expect(page.locator("main [data-undo] button[aria-busy]")).toHaveCount(0);
  await expect(page.locator("main article")).toHaveCount(1);
  await page.reload();
  await expect(page.locator("main article")).toHaveCount(1);
});

// A held answer has set its cookies already.
test("a wish that is removed before the answer to the one before leaves both off the list", async ({ page, shop }) => {
  for (const id of ["100001", "100009", "100010"]) {
    await page.request.post(`${shop}/fr-fr/product/${id}/wish`, { form: { wish: "on" }, headers: { origin: shop } });
  }
  await page.goto(`${shop}/fr-fr/wishlist`);
  await settled(page, true);
  await slowLine(page);
  const remove = page.locator("main form[data-wishes]:not([data-undo] form) button[name=productId]");
  for (const left of [2, 1]) {
    await remove.first().press("Enter");
    await expect(page.locator("main article")).toHaveCount(left);
  }
  await expect(page.locator("main [data-undo] button:not([aria-busy])")).toHaveAttribute("value", "100009");
  await page.goto(`${shop}/fr-fr/wishlist`);
  await expect(page.locator("main article")).toHaveCount(1);
});
