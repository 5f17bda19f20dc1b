import type { Locator, Page } from "@playwright/test";
import { expect, holdBack, settled, test, words } from "../support/browser";
import { fillAddress, fillCart, openAsNew, openCart, pickSize } from "../support/shopper";

const prefix = "en";
const t = words(prefix);
const SCRIPTS = /\/build\/.*\.js$/;

test("no script is asked for before the page stands there, or a press", async ({ page, shop }) => {
  const scripts: string[] = [];
  page.on("request", (request) => void (SCRIPTS.test(request.url()) && scripts.push(request.url())));
  const givePictures = await holdBack(page, /\/images\//);
  await page.goto(`${shop}/${prefix}`, { waitUntil: "domcontentloaded" });
  await expect(page.locator("h1").first()).toBeVisible();
  expect(scripts).toEqual([]);
  await page.locator("main").first().press("Shift");
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
  givePictures();
  await settled(page, true);
});

test("filters and order that are chosen before scripts run count [CAT-02]", async ({ page, shop }) => {
  const giveScripts = await holdBack(page, SCRIPTS);
  await page.goto(`${shop}/${prefix}/all--plw10100`);
  const sizes = page.locator("input[name='size']");
  const colors = page.locator("input[name='color']");
  const chosen = [await sizes.first().getAttribute("value"), await colors.nth(1).getAttribute("value")];
  for (const box of [sizes.first(), colors.nth(1)]) await box.locator("xpath=ancestor::label[1]").click();
  giveScripts();
  await page.waitForURL((url) => url.searchParams.has("color") && url.searchParams.has("size"));
  const { searchParams } = new URL(page.url());
  expect([searchParams.get("size"), searchParams.get("color")]).toEqual(chosen);
  await settled(page, true);
  for (const box of [sizes.first(), colors.nth(1)]) await expect(box).toBeChecked();
});

test("hearts pressed before their script is there are filled at once, stay where they are, and count [ACC-09]", async ({
  page,
  shop,
}) => {
  const giveSender = await holdBack(page, /\/cart-sender[\w-]*\.js$/);
  await page.goto(`${shop}/${prefix}/all--plw10100`);
  await settled(page, true);
  const cards = page.locator("main article:has([data-wish])");
  const hearts = [cards.nth(20), cards.nth(21)].map((card) => card.locator("[data-wish]"));
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const answers = hearts.map(async (heart) => {
    const id = await heart.getAttribute("data-wish");
    await page.waitForResponse((each) => each.request().method() === "POST" && each.url().includes(`/${id}/wish`));
  });
  for (const heart of hearts) {
    await heart.locator("[value='on']").click();
    await expect(heart.locator("[value='off']")).toBeVisible();
  }
  giveSender();
  await Promise.all(answers);
  for (const heart of hearts) await expect(heart.locator("[value='off']")).toBeVisible();
  await expect(hearts[0]!).toBeInViewport();
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("a heart pressed before its script is there counts where a link is followed first [ACC-09]", async ({
  page,
  shop,
}) => {
  await holdBack(page, /\/cart-sender[\w-]*\.js$/);
  await page.goto(`${shop}/${prefix}/all--plw10100`);
  await settled(page, true);
  const card = page.locator("main article:has([data-wish])").nth(20);
  const id = await card.locator("[data-wish]").getAttribute("data-wish");
  await card.locator("[data-wish] [value='on']").click();
  await card.locator("a[href*='--p1']").first().click();
  await page.waitForURL(/--p1/);
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name).join();
  await expect.poll(cookies).toContain("wishlist");
  await page.goto(`${shop}/${prefix}/wishlist`);
  await expect(page.locator(`main [data-wish='${id}']`)).toBeVisible();
});

test("a size, an add and a quantity before scripts run count, once [CART-07]", async ({ page, shop }) => {
  await openCart(page, shop, prefix, true);
  const main = page.locator("main");
  const quantity = main.locator("select[name='quantity']");
  let giveScripts = await holdBack(page, SCRIPTS);
  await page.reload();
  await quantity.selectOption("2");
  // The page shows 2 before the shop has answered: leaving at that moment would cancel the form.
  const sent = page.waitForResponse((response) => response.request().method() === "POST");
  giveScripts();
  await sent;
  await expect(main).toContainText(t("cart", "count", { count: 2 }));

  giveScripts = await holdBack(page, SCRIPTS);
  await page.goto(shop + (await main.locator("a[href*='--p1']").first().getAttribute("href")));
  await pickSize(page);
  await page
    .getByRole("button", { name: t("product", "add") })
    .first()
    .click();
  // Until scripts take over, the browser sends the form.
  await page.waitForURL(`${shop}/${prefix}/cart`);
  giveScripts();
  await settled(page, true);
  await expect(main).toContainText(t("cart", "count", { count: 3 }));
  await page.reload();
  await settled(page, true);
  await expect(main).toContainText(t("cart", "count", { count: 3 }));
});

test("a size that was picked before scripts came is the one that the page speaks of", async ({ page, shop }) => {
  const giveScripts = await holdBack(page, SCRIPTS);
  await page.goto(`${shop}/${prefix}/x--p100001`, { waitUntil: "commit" });
  const size = sizesOf(page).first();
  await size.click();
  giveScripts();
  await settled(page, true);
  await expect(size.locator("input")).toBeChecked();
  const label = /\d+/.exec(await size.innerText())![0];
  await expect(page.locator("fieldset [aria-live]")).toContainText(new RegExp(`size ${label}`, "i"));
});

test("a click at the moment when scripts begin leaves the page alive", async ({ page, shop }) => {
  await page.addInitScript(clickAtOnce);
  await page.goto(`${shop}/${prefix}/x--p100001`);
  await expect(sizesOf(page).nth(0).locator("input")).toBeChecked();
  await settled(page, true);
  await sizesOf(page).nth(1).click();
  await expect(page.locator("fieldset [aria-live]")).toContainText(/size \d+/i);
});

const sizesOf = (page: Page) => page.locator("fieldset label:has(input[name='sku'])");

/** Runs in the page: clicks as soon as React listens to events (auxclick), before it has rendered anything. */
function clickAtOnce(): void {
  const listen = document.addEventListener.bind(document);
  document.addEventListener = (type: string, ...rest: [EventListener, AddEventListenerOptions]) => {
    listen(type, ...rest);
    if (type !== "auxclick") return;
    document.addEventListener = listen;
    queueMicrotask(() => document.querySelector<HTMLElement>("fieldset label:has(input[name='sku'])")?.click());
  };
}

test("a way of delivery and of payment chosen before scripts run are kept", async ({ page, shop }) => {
  await fillCart(page, shop, prefix);
  await openAsNew(page, `${shop}/${prefix}/checkout/billing`, {
    email: `early-${crypto.randomUUID()}@vitrine.test`,
    js: true,
  });
  await fillAddress(page, prefix);
  const goOn = (step: string) =>
    Promise.all([page.waitForURL(new RegExp(`/checkout/${step}$`)), page.locator("main form button").last().click()]);
  await goOn("delivery");

  const express = await chooseEarly(page, "EX");
  await fillAddress(page, prefix);
  await expect(express).toBeChecked();
  await goOn("payment");

  const paypal = await chooseEarly(page, "paypal");
  await expect(paypal).toBeChecked();
  await goOn("overview");
  await expect(page.locator("main")).toContainText("PayPal");
  await page.locator("main a[href*='/checkout/delivery?from=']").click();
  await page.waitForURL(/from=overview/);
  await settled(page, true);
  await expect(page.locator("input[name='method'][value='EX']")).toBeChecked();
});

/** Chooses a method while the page's scripts are loading; returns the radio button once they run. */
async function chooseEarly(page: Page, value: string): Promise<Locator> {
  await settled(page, true);
  const giveScripts = await holdBack(page, SCRIPTS);
  await page.reload({ waitUntil: "domcontentloaded" });
  const method = page.locator(`input[name='method'][value='${value}']`);
  await expect(method).not.toBeChecked();
  await method.locator("xpath=ancestor::label[1]").click();
  await expect(method).toBeChecked();
  giveScripts();
  await settled(page, true);
  return method;
}
