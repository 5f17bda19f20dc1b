import type { BrowserContext, Page } from "@playwright/test";
import { expect, settled, test, words } from "../support/browser";
import { HttpBrowser } from "../support/http-browser";
import { addToCart as addOverHttp, findSku, PASSWORD, signIn as signInByForm } from "../support/http-shopper";
import { addToCart, fillAddress, openAsNew, openCart } from "../support/shopper";

const t = words("fr-fr");
const field = (page: Page) => page.locator("main select[name='quantity']");
const badge = (page: Page) => page.locator("header a[href='/fr-fr/cart']").first();
const apply = (page: Page) => page.getByRole("button", { name: t("cart", "quantityApply") });
/** Scripts send a choice at once; without them the button does. */
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
  const name = await openCart(page, shop, "fr-fr", js);
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
    await expect(field(cart)).toHaveValue("2");
    await expect(badge(home)).toHaveText("2");
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

test("the first thing that is put into the cart is told to tabs that knew of none [CART-18]", async ({
  page,
  context,
  shop,
  js,
}) => {
  const home = await context.newPage();
  await home.goto(`${shop}/fr-fr`);
  await settled(home, js);
  await expect(badge(home)).toHaveText("");
  await addToCart(page, shop, "fr-fr", js);
  if (!js) await home.reload();
  await expect(badge(home)).toHaveText("1");
});

test("a quantity stands there before the shop has answered, and goes back when it refuses", async ({
  page,
  shop,
  js,
}) => {
  await openCart(page, shop, "fr-fr", js);
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

/** The number of pieces in the checkout's summary. */
const pieces = (page: Page, count: number) =>
  expect(page.locator("main")).toContainText(t("checkout", "summary.items", { count }));

/** Signs up on the way to the checkout. */
async function openBilling(page: Page, shop: string, js: boolean): Promise<void> {
  await openAsNew(page, `${shop}/fr-fr/checkout/billing`, { email: `tabs-${crypto.randomUUID()}@vitrine.test`, js });
}

for (const [way, prepare] of [
  ["a channel", async () => {}],
  [
    "local storage, where there are no channels",
    (context: BrowserContext) =>
      context.addInitScript(() => {
        Reflect.deleteProperty(window, "BroadcastChannel");
      }),
  ],
] as const) {
  test(`a change in one tab shows in another one's checkout within a second, by ${way} [CART-18]`, async ({
    page,
    context,
    shop,
    js,
  }) => {
    await prepare(context);
    const name = await openCart(page, shop, "fr-fr", js);
    const checkout = await context.newPage();
    await openBilling(checkout, shop, js);
    await page.goto(`${shop}/fr-fr/cart`);
    await settled(page, js);
    await pieces(checkout, 1);
    const city = checkout.locator("input[name='city']");
    await city.fill("Brest");
    if (!js) {
      await choose(page, 2, js);
      await expect(field(page)).toHaveValue("2");
      await fillAddress(checkout, "fr-fr");
      await checkout.locator("main form button[type='submit']").last().click();
      await checkout.waitForURL(`${shop}/fr-fr/checkout/delivery`);
      const changes = t("ordering", "change.quantity", { name, before: 1, now: 2 });
      await expect(checkout.locator("body")).toContainText(t("notices", "cart.changedSince", { changes }));
      return;
    }
    expect(await checkout.evaluate(() => "BroadcastChannel" in window)).toBe(way === "a channel");
    const times: number[] = [];
    for (const quantity of [2, 3, 4]) {
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await choose(page, quantity, js);
      await answered;
      const start = Date.now();
      await pieces(checkout, quantity);
      times.push(Date.now() - start);
    }
    // A busy machine may delay one attempt, but not all.
    expect(Math.min(...times)).toBeLessThan(1_000);
    await expect(city).toHaveValue("Brest");
  });
}

test("a line comes back where it was with its quantity, from whatever tab, and only once [CART-08]", async ({
  page,
  context,
  shop,
  js,
}) => {
  await openCart(page, shop, "fr-fr", js);
  await choose(page, 3, js);
  await expect(field(page)).toHaveValue("3");
  await expect(badge(page)).toHaveText("3");
  const undo = (tab: Page) => tab.getByRole("button", { name: t("common", "undo") });
  // Undo is offered for four seconds: opening a tab first keeps them for the test.
  const other = await context.newPage();
  await page.locator("form:has(input[value='delete']) button").click();
  if (js) {
    await undo(page).click();
    await expect(field(page)).toHaveValue("3");
    return;
  }
  await other.goto(`${shop}/fr-fr/cart`);
  await undo(page).click();
  await expect(field(page)).toHaveValue("3");
  await undo(other).click();
  await expect(undo(other)).toHaveCount(0);
  await expect(field(other)).toHaveValue("3");
  await expect(other.locator("main")).not.toContainText(t("cart", "error.undo"));
});

test("a cart that its customer filled elsewhere is counted by the header of the page that finds it", async ({
  page,
  shop,
  js,
}) => {
  const email = `elsewhere-${crypto.randomUUID()}@vitrine.test`;
  await openAsNew(page, `${shop}/fr-fr/account/dashboard`, { email, js });
  await expect(badge(page)).toHaveText("");
  const phone = new HttpBrowser(shop);
  await signInByForm(phone, await phone.open("/fr-fr/account/dashboard"), email, PASSWORD);
  await addOverHttp(phone, await findSku(phone));
  await badge(page).click();
  await expect(field(page)).toHaveValue("1");
  await expect(badge(page)).toHaveText("1");
});
