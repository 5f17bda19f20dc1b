import type { Page } from "@playwright/test";
import { expect, holdBack, settled, test, words } from "../support/browser";

/** ADR 0066: layers of browsers that know none. Chromium stands in for one as far as scripts ask it. */

const areLayersNative = (page: Page) =>
  page.evaluate(() => HTMLElement.prototype.showPopover.toString().includes("native code"));

test("a browser that knows no layers gets them by script, another one does not ask for it", async ({ page, shop }) => {
  await page.goto(`${shop}/fr-fr`);
  await settled(page, true);
  expect(await areLayersNative(page)).toBe(true);
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, "popover"));
  await page.goto(`${shop}/fr-fr`);
  await settled(page, true);
  expect(await areLayersNative(page)).toBe(false);
});

/** Safari before 16. Errors fail a test. */
test.describe("a browser whose scripts cannot press a form's button by `requestSubmit`", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Reflect.deleteProperty(HTMLFormElement.prototype, "requestSubmit")),
  );

  test("a heart and a size pressed before their script is there, and another size meanwhile, all count", async ({
    page,
    shop,
  }) => {
    const giveSender = await holdBack(page, /\/cart-sender[\w-]*\.js$/);
    await page.goto(`${shop}/fr-fr/all--plw10100`);
    await settled(page, true);
    const card = page.locator("main article:has([data-wish])").nth(2);
    await card.locator("[data-wish] [value='on']").click();
    const sizes = page.locator("main article button[name=sku]:not([disabled])");
    await sizes.first().evaluate((button: HTMLButtonElement) => button.click());
    const kept = page.waitForResponse((each) => each.request().method() === "POST" && /\/wish/.test(each.url()));
    giveSender();
    await kept;
    await sizes.last().evaluate((button: HTMLButtonElement) => button.click());
    await expect(page.locator("header a[href='/fr-fr/cart']").first()).toHaveText("2");
    await page.reload();
    await expect(card.locator("[data-wish] [value='off']")).toBeVisible();
  });

  test("shops around the shopper are found", async ({ page, context, shop }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 48.8606, longitude: 2.3376 });
    await page.goto(`${shop}/fr-fr/stores`);
    await settled(page, true);
    await page
      .getByRole("main")
      .getByRole("button", { name: words("fr-fr")("placeSearch", "near") })
      .click();
    await expect(page).toHaveURL(/lat=48\.861/);
  });

  test.describe("and who seems to be elsewhere", () => {
    test.use({ locale: "fr-CH" });

    test("puts the question about the country away by Escape", async ({ page, context, shop }) => {
      await context.clearCookies({ name: /^stay-/ });
      await page.goto(`${shop}/fr-fr`);
      const question = page.locator("[data-site-proposal]");
      await question.getByRole("button").first().press("Escape");
      await expect(question).toHaveCount(0);
    });
  });
});
