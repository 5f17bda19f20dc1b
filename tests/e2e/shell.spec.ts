import { expect, settled, test } from "../support/browser";

test("a sliding layer locks the page, keeps the header lit, and gives both back [SHELL-14]", async ({
  page,
  shop,
  js,
}) => {
  // A page without pictures: only the layer may change the scroll position.
  await page.goto(`${shop}/fr-fr/aide`);
  await settled(page, js);
  const scroll = () => page.evaluate(() => window.scrollY);
  await page.locator("footer button[popovertarget]").first().click();
  const layer = page.getByRole("dialog", { name: "Choisir un pays" });
  await expect(layer).toBeVisible();
  const before = await scroll();
  expect(await page.evaluate(overflowOfPage)).toBe("hidden");
  const header = (await page.locator("header").first().boundingBox())!;
  expect(await layer.evaluate((element) => parseFloat(getComputedStyle(element, "::backdrop").top))).toBeCloseTo(
    header.y + header.height,
    0,
  );
  await page.mouse.move(20, 300);
  await page.mouse.wheel(0, -600);
  await page.keyboard.press("Escape");
  await expect(layer).toBeHidden();
  expect(await page.evaluate(overflowOfPage)).toBe("visible");
  expect(await scroll()).toBe(before);
  await page.mouse.wheel(0, -600);
  await expect.poll(scroll).toBeLessThan(before);

  // A panel that hangs from the header is no layer over the page.
  if (!js) return;
  await page.locator("header a[href$='/cart']").first().hover();
  await expect(page.getByRole("dialog", { name: "Aperçu du panier" })).toBeVisible();
  expect(await page.evaluate(overflowOfPage)).toBe("visible");
});

test("the menu for phones comes up from below, over a veil, and locks the page [SHELL-05]", async ({
  page,
  shop,
  js,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop}/fr-fr`);
  await settled(page, js);
  // The desktop's menu is no empty landmark.
  await expect(page.getByRole("navigation")).toHaveCount(1);
  const menu = page.locator("#mobile-menu");
  await page.locator("header button[popovertarget='mobile-menu']").click();
  await expect(menu).toBeVisible();
  expect(await page.evaluate(overflowOfPage)).toBe("hidden");
  const [comes, veil] = await menu.evaluate((element) => [
    getComputedStyle(element).animationName,
    getComputedStyle(element, "::backdrop").backgroundColor,
  ]);
  expect(comes).toBe("slide-up");
  expect(veil).toBe("rgba(17, 17, 17, 0.5)");
  await menu.locator("button[popovertargetaction='hide']").click();
  await expect(menu).toBeHidden();
  expect(await page.evaluate(overflowOfPage)).toBe("visible");
});

test("in a low window the mini cart ends with its link to the cart, however many lines it has", async ({
  page,
  shop,
  js,
}) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await page.goto(`${shop}/fr-fr/nouveautes--plw10500`);
  const skus = await page
    .locator("main article:has(button[name=sku]:not([disabled]))")
    .evaluateAll((cards) =>
      cards.map((card) => card.querySelector("button[name=sku]:not([disabled])")!.getAttribute("value")!),
    );
  const headers = { origin: shop };
  for (const sku of skus.slice(0, 5))
    expect((await page.request.post(`${shop}/fr-fr/cart`, { form: { intent: "add", sku }, headers })).status()).toBe(
      200,
    );
  await page.goto(`${shop}/fr-fr/aide`);
  await settled(page, js);
  const panel = page.locator("#mini-cart");
  await page.locator("header a[href$='/cart']").first().hover();
  await expect(panel.getByRole("listitem")).toHaveCount(5);
  await expect(panel.locator("a[data-to-cart]")).toBeInViewport({ ratio: 1 });
});

test("panels open under a pointer and under the keyboard's focus [SHELL-04, SHELL-06, SHELL-07]", async ({
  page,
  shop,
  js,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop}/fr-fr`);
  await settled(page, js);
  const entry = (panel: string) => page.locator(`header [data-menu-entry]:has(${panel})`);
  const menus = page.locator("[data-menu] [data-menu-entry]:has([popover])");
  for (const opener of [entry("#customer-menu"), entry("#mini-cart"), menus.first()]) {
    const panel = opener.locator("[popover]");
    await expect(panel).toBeHidden();
    await opener.locator("a").first().hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(700, 850);
    await expect(panel).toBeHidden();
    await page.keyboard.press("Shift");
    await opener.locator("a").first().focus();
    await expect(panel).toBeVisible();
    if (js) await page.keyboard.press("Escape");
    else await opener.locator("a").first().blur();
    await expect(panel).toBeHidden();
  }
  const more = menus.last();
  await more.locator("button").first().hover();
  await expect(more.locator("[popover]")).toHaveCSS("animation-duration", "0.25s");
  await expect(more.locator("[popover]")).toBeVisible();
  // The group has no link: a press opens it, otherwise Tab moves on past it.
  await page.mouse.move(700, 850);
  await more.locator("button").first().focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("header > div > a[href='/fr-fr']")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(more.locator("[popover]")).toBeVisible();
});

function overflowOfPage(): string {
  return getComputedStyle(document.documentElement).overflowY;
}

test("menu and filters for phones give the page back when the window becomes a desk's [SHELL-20]", async ({
  page,
  shop,
  js,
}) => {
  for (const [path, layer] of [
    ["", "mobile-menu"],
    ["/all--plw10100", "filters"],
  ] as const) {
    await page.setViewportSize({ width: 900, height: 800 });
    await page.goto(`${shop}/fr-fr${path}`);
    await settled(page, js);
    if (js) await expect(page.locator("html")).toHaveAttribute("data-device", "tablet");
    await page.locator(`button[popovertarget='${layer}']:visible`).click();
    await expect(page.locator(`#${layer}:popover-open`)).toBeVisible();
    expect(await page.evaluate(overflowOfPage)).toBe("hidden");
    await page.setViewportSize({ width: 1300, height: 800 });
    if (js) await expect(page.locator(`#${layer}:popover-open`)).toHaveCount(0);
    await expect(page.locator(`#${layer}`)).toBeVisible({ visible: layer === "filters" });
    expect(await page.evaluate(overflowOfPage)).toBe("visible");
  }
});

test("a card's sizes that are open when the window becomes a desk's stay in view and can be closed", async ({
  page,
  shop,
  js,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop}/fr-fr/all--plw10100`);
  await settled(page, js);
  await page.locator("main button[popovertarget^='add-']").first().press("Enter");
  const sizes = page.locator("form:popover-open");
  await expect(sizes).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(sizes.locator("button[name='sku']").first()).toBeInViewport({ ratio: 1 });
  await sizes.getByRole("button", { name: "Fermer" }).click();
  await expect(sizes).toHaveCount(0);
  expect(await page.evaluate(overflowOfPage)).toBe("visible");
});

test("the country selector leads to the same page on another site [SHELL-12]", async ({ page, shop, js }) => {
  await page.goto(`${shop}/fr-fr`);
  await settled(page, js);
  const family = await page.locator("main a[href*='--pl']").first().getAttribute("href");
  await page.goto(shop + family!);
  await settled(page, js);
  await page.locator("footer button[popovertarget]").first().click();
  const layer = page.getByRole("dialog", { name: "Choisir un pays" });
  await expect(layer).toBeVisible();
  await layer.getByRole("link", { name: /Deutschland/ }).click();
  const id = /--pl\w+/.exec(family!)![0];
  await expect(page).toHaveURL(new RegExp(`/de-de/[^/]+${id}$`));
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
});

test("a page whose sheets are gone keeps its own styles", async ({ page, shop, js }) => {
  await page.route(/css-bundle.*\.css$/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(`${shop}/en`);
  await settled(page, js);
  await expect(page.locator("style[data-stand-in]")).toHaveCount(1);
  await expect(page.locator("header").first()).toHaveCSS("position", "sticky");
});
