import type { Page } from "@playwright/test";
import { expect, settled, test, words } from "../support/browser";
import { openCart, openListing, openProductById } from "../support/shopper";

/** Scripts of a page that a deployment has removed, or that a lost connection keeps from a browser. */

const FAMILY = "main a[href*='--pl']";
/** The view of products, and the modules that it shares with their other pages. */
const PRODUCT_SCRIPT = /\/build\/_shared\/product-/;
const SCRIPT = /\/build\/routes\/\$locale\.\$slug-/;

test.use({
  expectedErrors:
    /ERR_INTERNET_DISCONNECTED|ERR_BLOCKED_BY_CLIENT|^Error loading route module|Failed to fetch dynamically imported/,
});

/** Counts the documents that a page asks for. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

test("a page whose scripts are gone reloads once, and then stays what it is [SHELL-22]", async ({ page, shop }) => {
  const documents = countDocuments(page);
  await page.route(/\/build\/root-/, (route) =>
    route.fulfill({ status: 404, contentType: "text/plain", body: "gone" }),
  );
  await page.goto(`${shop}/fr-fr`);
  await expect.poll(documents).toBe(2);
  await page.waitForLoadState("networkidle");
  expect(documents()).toBe(2);
  await expect(page.locator("h1").first()).toBeVisible();
  await page.locator(FAMILY).first().click();
  await expect(page).toHaveURL(/--pl/);
});

test("a link to a page whose script is gone leads there, and a look at it reloads nothing [SHELL-22]", async ({
  page,
  shop,
}) => {
  const documents = countDocuments(page);
  await page.route(SCRIPT, (route) => route.fulfill({ status: 404, contentType: "text/plain", body: "gone" }));
  await page.goto(`${shop}/fr-fr`);
  await settled(page, true);
  const asked = page.waitForResponse(SCRIPT);
  await page.locator(FAMILY).first().hover();
  await asked;
  expect(documents()).toBe(1);
  const address = await page.locator(FAMILY).first().getAttribute("href");
  await page.locator(FAMILY).first().click();
  await expect(page).toHaveURL(shop + address!);
  await expect(page.locator("main a[href*='--p1']").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  // Home, the page wanted, and its one reload, as its script is missing there too.
  expect(documents()).toBe(3);
});

test("a product whose script is gone is opened by a link in a listing, and its script is not asked for again and again", async ({
  page,
  shop,
}) => {
  const documents = countDocuments(page);
  await openListing(page, shop, "fr-fr", true);
  // Home, and the listing came by the router.
  expect(documents()).toBe(1);
  await page.route(PRODUCT_SCRIPT, (route) => route.fulfill({ status: 404, contentType: "text/plain", body: "gone" }));
  const link = page.locator("main article a[href*='--p1']").first();
  const name = await link.innerText();
  await link.click();
  await expect(page.locator("h1")).toContainText(name.split("\n")[0]!);
  await expect(page).toHaveURL(/--p1\d+/);
  await expect(page.locator("html")).toHaveAttribute("data-plain");
  await page.waitForLoadState("networkidle");
  expect(documents()).toBe(2);
  // The way back is one step.
  await page.goBack();
  await expect(page).toHaveURL(/--pl\w+/);
  await expect(page.locator("main article")).toHaveCount(48);
});

test("a layer of the product whose script is gone opens as the page that its link leads to", async ({ page, shop }) => {
  await openProductById(page, shop, true, "100001");
  await page.route(/\/build\/_shared\/service-layer-/, (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.locator("main a[href*='/sizes']").first().click();
  await expect(page).toHaveURL(/\/sizes/);
  await expect(page.locator("main h1")).toBeVisible();
});

test("a form that stays on its page is answered though its route's script is gone, which opens as a document later", async ({
  page,
  shop,
}) => {
  const documents = countDocuments(page);
  await page.goto(`${shop}/fr-fr`);
  await settled(page, true);
  await page.route(/\/build\/routes\/\$locale\.newsletter/, (route) => route.fulfill({ status: 404, body: "gone" }));
  const email = page.locator("footer input[type=email]");
  await email.focus();
  // Until its script has loaded, it is a plain form.
  await expect(page.locator("footer [name='stay']")).toBeAttached();
  await email.fill("release@vitrine.test");
  await email.press("Enter");
  await expect(page.getByText(words("fr-fr")("newsletter", "subscribe.success"))).toBeVisible();
  expect(documents()).toBe(1);
  await page.evaluate(() => window.__remixRouter.navigate("/fr-fr/newsletter/confirmation"));
  await expect(page).toHaveURL(/newsletter\/confirmation/);
  await expect(page.getByRole("heading", { level: 1, name: "Merci, c’est noté" })).toBeVisible();
  // Home, the confirmation, and its one reload, as its script is missing there too.
  await expect.poll(documents).toBe(3);
  await page.waitForLoadState("networkidle");
  expect(documents()).toBe(3);
});

test("a look at a link without a connection leaves the page as it is", async ({ page, context, shop }) => {
  const documents = countDocuments(page);
  await page.goto(`${shop}/fr-fr`);
  await settled(page, true);
  await context.setOffline(true);
  const lost = page.waitForEvent("requestfailed", (request) => SCRIPT.test(request.url()));
  await page.locator(FAMILY).first().hover();
  await lost;
  // The page still follows links by itself.
  await context.setOffline(false);
  await page.locator("header a[href='/fr-fr/search']").first().click();
  await expect(page).toHaveURL(`${shop}/fr-fr/search`);
  expect(documents()).toBe(1);
});

test("a page whose scripts a browser blocks shows the buttons of fields that scripts would send", async ({
  page,
  shop,
}) => {
  await openCart(page, shop, "fr-fr", true);
  await page.route(/\/build\/.*\.js$/, (route) => route.abort("blockedbyclient"));
  await page.goto(`${shop}/fr-fr/cart`);
  await expect(page.locator("html")).toHaveAttribute("data-plain");
  // The page is loaded once more, in case a deployment removed the scripts.
  await page.waitForLoadState("networkidle");
  const quantity = page.locator("main select[name='quantity']");
  await quantity.selectOption("2");
  await page.locator("form:has(select[name='quantity']) button").first().click();
  await expect(quantity).toHaveValue("2");
  await expect(page.locator("main")).toContainText(words("fr-fr")("cart", "count", { count: 2 }));
});
