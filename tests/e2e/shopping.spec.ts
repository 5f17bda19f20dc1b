import { expect, expectAccessible, settled, test, words } from "../support/browser";
import { followToProduct, openCart, openListing, pickSize, pressHeart, toCart } from "../support/shopper";

/** With scripts in one language and without in another: only the words differ. */
test("home, family, product, cart and undo [CART-01, CART-07, CART-08]", async ({ page, shop, js }) => {
  const prefix = js ? "fr-fr" : "en";
  const t = words(prefix);
  await page.goto(`${shop}/${prefix}`);
  await settled(page, js);
  await expect(page.locator("header").first()).toBeVisible();
  await expect(page.locator("footer").first()).toBeVisible();
  await expectAccessible(page, js);

  await followToProduct(page, js);
  await expectAccessible(page, js);
  await pickSize(page);
  const name = await page.locator("h1").innerText();
  await page
    .getByRole("button", { name: t("product", "add") })
    .first()
    .click();
  if (js) await expect(page.locator("#mini-cart")).toContainText(name);
  await toCart(page, shop, prefix, js);
  // The popover that led here is closed: it would cover what follows.
  await expect(page.locator("#mini-cart")).toBeHidden();
  await expect(page.locator("main")).toContainText(name);
  await expectAccessible(page, js);

  const quantity = page.locator("select[name='quantity']");
  await quantity.selectOption("2");
  if (!js) await page.getByRole("button", { name: t("cart", "quantityApply") }).click();
  await expect(page.locator("main")).toContainText(t("cart", "count", { count: 2 }));
  await expect(quantity).toHaveValue("2");

  await page.locator("form:has(input[value='delete']) button").click();
  await expect(page.locator("main")).toContainText(t("cart", "removed", { name }));
  const undo = page.getByRole("button", { name: t("common", "undo") });
  // Only where the banner goes does a bar count its time.
  const bar = () => undo.evaluate((button) => getComputedStyle(button.parentElement!, "::after").animationName);
  await expect.poll(async () => (await bar()) !== "none").toBe(js);
  await undo.click();
  await expect(quantity).toHaveValue("2");
  await expect(page.locator("main")).toContainText(t("cart", "count", { count: 2 }));
});

test("facets are chosen in the panel, live in the address, and are taken back one by one [CAT-02, BEY-12]", async ({
  page,
  shop,
  js,
}) => {
  const prefix = js ? "fr-fr" : "en";
  const t = words(prefix);
  await page.goto(`${shop}/${prefix}/all--plw10100`);
  await settled(page, js);
  const listing = page.url();
  const panel = page.getByRole("group", { name: t("common", "filter.panel") });
  // On a phone, the browser itself opens the sheet.
  if (!js) await page.getByRole("button", { name: t("common", "filter.open") }).click();
  for (const facet of ["color", "offers"]) {
    const box = panel.locator(`input[name='${facet}']`).first();
    const details = panel.locator("details", { has: page.locator(`input[name='${facet}']`) });
    if ((await details.getAttribute("open")) === null) await details.locator("summary").click();
    await box.locator("xpath=ancestor::label[1]").click();
    await expect(box).toBeChecked();
    // With JavaScript a choice applies at once; without, the sheet's button sends them all.
    if (js) await page.waitForURL(new RegExp(`[?&]${facet}=`));
  }
  if (!js) await panel.locator("button[type='submit']").click();
  await page.waitForURL(/\?color=[^&]+&offers=[^&]+$/);
  await settled(page, js);
  const chips = page.getByRole("link", { name: t("common", "filter.remove") });
  await expect(chips).toHaveCount(2);
  await expectAccessible(page, js);
  // The address alone, as it is sent to a friend.
  await page.goto(`${page.url()}&sort=price-asc`);
  await settled(page, js);
  for (const facet of ["color", "offers"]) await expect(page.locator(`input[name='${facet}']:checked`)).toHaveCount(1);
  await chips.first().click();
  await page.waitForURL(/\?offers=[^&]+&sort=price-asc$/);
  await expect(chips).toHaveCount(1);
  await page
    .getByRole("group", { name: t("common", "filter.applied") })
    .getByRole("link", { name: t("common", "filter.clear") })
    .click();
  await page.waitForURL(`${listing}?sort=price-asc`);
});

test("beside the results, what hides the filters says whether they are shown", async ({ page, shop, js }) => {
  const t = words("fr-fr");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop}/fr-fr/all--plw10100`);
  await settled(page, js);
  const fold = page.locator("main details").filter({ has: page.getByText(t("common", "filter.hide")) });
  const filters = page.getByRole("group", { name: t("common", "filter.panel") });
  await expect(fold).toHaveAttribute("open");
  await expect(filters).toBeVisible();
  await fold.locator("summary").press("Enter");
  await expect(fold).not.toHaveAttribute("open");
  await expect(filters).toBeHidden();
  await expect(fold.locator("summary")).toHaveText(t("common", "filter.show"), { useInnerText: true });
});

test("more products join those that are there, and Back returns to the same one [BEY-12]", async ({
  page,
  shop,
  js,
}) => {
  const prefix = js ? "fr-fr" : "en";
  await page.goto(`${shop}/${prefix}`);
  await page.goto(`${shop}/${prefix}/all--plw10100`);
  await settled(page, js);
  const listing = page.url();
  const tiles = page.locator("main article");
  await expect(tiles).toHaveCount(48);
  const firstName = await tiles.first().innerText();
  await page.locator("main nav a[rel='next']").click();
  await page.waitForURL(`${listing}?page=2`);
  // Without JavaScript "load more" opens the next page; with it, the earlier products stay.
  const position = js ? 60 : 12;
  await expect(tiles.nth(js ? 95 : 47)).toBeAttached();
  if (js) {
    await expect(tiles.nth(48).getByRole("link").first()).toBeFocused();
    expect(await tiles.first().innerText()).toBe(firstName);
  }
  const link = tiles.nth(position).getByRole("link").first();
  const name = await link.innerText();
  await link.click();
  await page.waitForURL(/--p\d+$/);
  await expect(page.locator("h1")).toContainText(name);
  await page.goBack();
  await page.waitForURL(`${listing}?page=2`);
  await expect(tiles).toHaveCount(js ? 96 : 48);
  await expect(tiles.nth(position)).toBeInViewport();
  await expect(tiles.nth(position)).toContainText(name);
  // Going back once more leads to the page before the listing.
  if (js) {
    await page.goBack();
    await page.waitForURL(`${shop}/${prefix}`);
  }
});

for (const [where, path] of [
  ["a listing's", "/all--plw10100"],
  ["the home page's", ""],
] as const)
  test(`a heart on ${where} card is kept, and taken back`, async ({ page, shop, js }) => {
    const prefix = js ? "fr-fr" : "en";
    await page.goto(`${shop}/${prefix}${path}`);
    await settled(page, js);
    const address = page.url();
    const card = page.locator("main article").first();
    await card.hover();
    if (js) await expect(page.locator("main [aria-live='polite']")).toBeAttached();
    const heart = (pressed: boolean) => card.locator(`[data-wish] button[aria-pressed='${pressed}']`);
    await expect(heart(true)).toBeHidden();
    await pressHeart(heart(false));
    await expect(heart(true)).toBeVisible();
    // Without scripts the page scrolls back to the card.
    expect(page.url()).toMatch(js ? /^[^#]+$/ : /#w\d+$/);
    expect(page.url().split("#")[0]).toBe(address);
    await page.reload();
    await settled(page, js);
    await expect(heart(true)).toBeVisible();
    await card.hover();
    if (js) await expect(page.locator("main [aria-live='polite']")).toBeAttached();
    await pressHeart(heart(true));
    await expect(heart(false)).toBeVisible();
    await page.reload();
    await expect(heart(true)).toBeHidden();
  });

test("a heart is a form as long as its script is not to be had [ACC-09]", async ({ page, shop, js }) => {
  if (js) await page.route(/\/cart-sender[\w-]*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(`${shop}/en/all--plw10100`);
  await settled(page, js);
  const heart = page.locator("main article:has([data-wish])").nth(20).locator("[data-wish]");
  await heart.locator("[value='on']").click();
  await page.waitForURL(/#w\d+$/);
  await expect(heart.locator("[value='off']")).toBeVisible();
  await expect(heart).toBeInViewport();
});

test("a size goes into the cart from the listing [PDP-10]", async ({ page, shop, js }) => {
  const prefix = js ? "fr-fr" : "en";
  await openListing(page, shop, prefix, js);
  const card = page.locator("main article").filter({ has: page.locator("button[name='sku']") });
  const name = await card.first().getByRole("heading").innerText();
  // On a desktop, hovering shows the sizes; on the phone without JavaScript the plus opens them.
  await (js ? card.first().hover() : card.first().locator("button[popovertarget]").first().click());
  if (js) await expect(page.locator("main [aria-live='polite']")).toBeAttached();
  const listing = page.url();
  const again: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isWhole = searchParams.get("_routes")?.includes("slug") ?? true;
    const isListing = pathname === `${new URL(listing).pathname}.data`;
    if (request.method() === "GET" && isListing && isWhole) again.push(request.url());
  });
  await card.first().locator("button[name='sku']").first().click();
  if (js) {
    await expect(page.locator("#mini-cart")).toContainText(name);
    await expect(page.locator("#mini-cart a[data-to-cart]")).toBeFocused();
    await expectAccessible(page, js);
    expect(page.url()).toBe(listing);
    // Adding one product does not load all 48 cards again.
    expect(again).toEqual([]);
  } else {
    await page.waitForURL(`${shop}/${prefix}/cart`);
    await expect(page.locator("main")).toContainText(name);
  }
});

test("the cart does not scroll sideways at 320 px, with its longest words", async ({ page, shop, js }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openCart(page, shop, "de-de", js);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
