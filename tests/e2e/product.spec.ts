import { expect, expectAccessible, settled, test, words } from "../support/browser";
import { besideProduct, openProductById, pressHeart, signIn } from "../support/shopper";

/** Questions before buying. With scripts a page about the product opens in a layer over it, without them as a page. */

const t = words("fr-fr");

test("sizes are measured, in a layer or on a page [PDP-08]", async ({ page, shop, js }) => {
  await openProductById(page, shop, js, "100001");
  const guide = page.locator("main").getByRole("link", { name: t("product", "size.guide") });
  await guide.click();
  const there = await besideProduct(page, js, t("service", "sizes.title"));
  await expect(there.getByRole("table")).toContainText("38");
  await expectAccessible(page, js);
  if (!js) return;
  await page.keyboard.press("Escape");
  await expect(there).toBeHidden();
  await expect(guide).toBeFocused();

  // After its last control, Tab continues behind the link that opened it.
  await guide.press("Enter");
  await expect(there.getByRole("button")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(there).toBeHidden();
  await expect(page.locator("input[name='sku']").first()).toBeFocused();
});

test("a sold-out size has an alert: a visitor leaves an address, a customer has it in the account [PDP-06, BEY-14]", async ({
  page,
  shop,
  js,
}) => {
  // The smallest size of each is sold out; one for each project, since the customer is the same.
  const id = js ? "100004" : "100013";
  const sku = `${id}0101`;
  await openProductById(page, shop, js, id);
  await page.locator(`a[href*='alert?sku=${sku}']`).click();
  const there = await besideProduct(page, js, t("service", "alert.title"));
  await there.getByLabel(t("service", "reserve.email")).fill("nobody@nowhere");
  await there.getByRole("button", { name: t("service", "alert.submit") }).click();
  await expect(there.locator("#alert-email-error")).toHaveText(t("service", "reserve.error.email"));
  await expect(there.getByRole("alert")).toBeFocused();
  await expect(there.getByLabel(t("service", "reserve.email"))).toHaveValue("nobody@nowhere");
  await expectAccessible(page, js);
  await there.getByLabel(t("service", "reserve.email")).fill("visitor@vitrine.test");
  await there.getByRole("button", { name: t("service", "alert.submit") }).click();
  await page.waitForURL(new RegExp(`--p${id}$`));
  await expect(page.getByText("C’est noté")).toBeVisible();
  if (js) await expect(page.locator(`a[href*='alert?sku=${sku}']`)).toBeFocused();

  await page.goto(`${shop}/fr-fr/product/${id}/alert?sku=${sku}`);
  await settled(page, js);
  await page
    .locator("main")
    .getByRole("link", { name: t("service", "alert.signIn") })
    .click();
  await signIn(page, "new@vitrine.test");
  await page.waitForURL(/alert\?sku=/);
  await settled(page, js);
  await page.getByRole("button", { name: t("service", "alert.submit") }).click();
  await page.waitForURL(new RegExp(`--p${id}$`));
  await expect(page.getByText("C’est noté")).toBeVisible();
  await page.goto(`${shop}/fr-fr/product/${id}/alert?sku=${sku}`);
  await expect(page.locator("main")).toContainText(t("service", "alert.already"));
});

test("reviews are read with their average to two decimals, the worst first [PDP-02]", async ({ page, shop, js }) => {
  await openProductById(page, shop, js, "100004");
  await page.locator("a[href*='/reviews?']").click();
  await page.waitForURL(/\/reviews\?option=/);
  await expectAccessible(page, js);
  await page.getByRole("link", { name: t("service", "reviews.worst") }).click();
  await page.waitForURL(/sort=worst/);
  await expect(
    page
      .locator("main")
      .getByText(/^\d(,\d{1,2})?$/)
      .first(),
  ).toBeVisible();
  const marks = () =>
    page
      .locator("main li:has(> h2)")
      .evaluateAll((reviews) => reviews.map(({ textContent }) => parseFloat(textContent)));
  await expect.poll(async () => (await marks()).length).toBeGreaterThan(1);
  await expect
    .poll(async () => (await marks()).map((mark, index, all) => mark - (all[index - 1] ?? 0) >= 0))
    .not.toContain(false);
});

test("what a visitor wishes for is kept, and is the customer's after signing in [PDP-07, BEY-07]", async ({
  page,
  shop,
  js,
}) => {
  const heart = page.locator("main").getByRole("button", { name: t("product", "wish") });
  const id = js ? "100020" : "100022";
  await openProductById(page, shop, js, id);
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await pressHeart(heart);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await settled(page, js);
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  await page.goto(`${shop}/fr-fr/auth/sign-in?returnTo=/fr-fr/product/x/${id}`);
  await signIn(page, "hsp@vitrine.test");
  await page.waitForURL(new RegExp(`--p${id}$`));
  // The account's own list, which is kept elsewhere than the visitor's.
  await page.goto(`${shop}/fr-fr/account/wishlist`);
  await expect(page.locator(`main a[href*='--p${id}']`).first()).toBeVisible();
  await openProductById(page, shop, js, id);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await pressHeart(heart);
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("a phone's bar asks for the size before it offers to buy", async ({ page, shop, js }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openProductById(page, shop, js, "100001");
  const add = page.getByRole("button", { name: t("product", "add") });
  const pick = page.getByRole("link", { name: t("product", "size.pick") });
  await expect(add).toBeHidden();
  await pick.click();
  const size = page.locator("fieldset label:has(input[name='sku'])").first();
  await expect(size).toBeInViewport();
  await size.click();
  await expect(pick).toBeHidden();
  await expect(add).toBeVisible();
});

test("pictures are enlarged over the page, and Escape gives the focus back [PDP-02]", async ({ page, shop, js }) => {
  await openProductById(page, shop, js, "100001");
  const zoom = page.getByRole("button", { name: t("common", "gallery.zoom", { number: 2 }) });
  const layer = page.locator("#zoom");
  await expect(layer).toBeHidden();
  await zoom.click();
  await expect(layer).toBeVisible();
  // With scripts the pressed picture, without them the first.
  await expect(layer.getByRole("img").nth(js ? 1 : 0)).toBeInViewport();
  await expectAccessible(page, js);
  await page.keyboard.press("Escape");
  await expect(layer).toBeHidden();
  await expect(zoom).toBeFocused();
});

test("adding opens the cart beside the page, and Escape goes on where one was", async ({ page, shop, js }) => {
  await openProductById(page, shop, js, "100001");
  await page.locator("fieldset label:has(input[name='sku'])").first().click();
  const add = page.getByRole("button", { name: t("product", "add") });
  const name = await page.locator("h1").innerText();
  await add.click();
  const said = page.getByText(t("common", "cart.added", { name })).first();
  if (!js) {
    await page.waitForURL(/\/cart$/);
    await expect(said).toBeVisible();
    return;
  }
  const panel = page.locator("#mini-cart");
  await expect(panel).toContainText(name);
  await expect(said).toBeAttached();
  await expect(panel.locator("a[data-to-cart]")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(add).toBeFocused();
});

test("the size guide shows all its columns, in each language, on a phone and at a desk", async ({ page, shop }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const prefix of ["fr-fr", "es-es", "it-it", "de-de", "pl-pl", "en"]) {
      await page.goto(`${shop}/${prefix}/product/100001/sizes`);
      // The layer over the product is as wide as a phone.
      const table = page.getByRole("region").filter({ has: page.locator("table") });
      const hidden = await table.evaluate((region) => {
        region.style.maxWidth = "358px";
        return region.scrollWidth - region.clientWidth;
      });
      expect([prefix, hidden]).toEqual([prefix, 0]);
    }
  }
});
