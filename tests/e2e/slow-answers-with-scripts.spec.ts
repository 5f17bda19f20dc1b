import type { Page } from "@playwright/test";
import { expect, holdBack, settled, test, words } from "../support/browser";
import { shiftOf, watchShifts } from "../support/shifts";
import { fillAddress, fillCart, openAsNew, openDelivery, openTwoLines } from "../support/shopper";

/** What a press does is shown at once on a phone, however late the answer: it then moves nothing that is being read. */

const t = words("fr-fr");

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => page.addInitScript(watchShifts));

/** As `holdBack`, for so long that what the answer moves is not the press's. */
async function hold(page: Page, path: RegExp): Promise<() => Promise<void>> {
  const release = await holdBack(page, path);
  return async () => {
    // Browsers count a shift within half a second of a press, by their own clock, as the press's own.
    const pressed = await page.evaluate(() => performance.now());
    await page.waitForFunction((since) => performance.now() > since + 500, pressed);
    release();
  };
}

test("more products come into places that are reserved for them", async ({ page, shop }) => {
  await page.goto(`${shop}/fr-fr/nouveautes--plw10500`);
  await settled(page, true);
  const more = page.getByRole("main").locator("a[rel=next]");
  await more.scrollIntoViewIfNeeded();
  const answer = await hold(page, /\.data\?page=2/);
  await more.click();
  await expect(more).not.toBeInViewport();
  await answer();
  await expect(page.getByRole("main").locator("article")).toHaveCount(96);
  expect(await shiftOf(page)).toBe(0);
});

test("a line leaves the cart at once, and has its place again at once", async ({ page, shop }) => {
  await fillCart(page, shop, "fr-fr");
  await page.goto(`${shop}/fr-fr/cart`);
  await settled(page, true);
  const undo = page.getByRole("main").locator("button[name=undoId]");
  const answer = await hold(page, /\/cart\.data/);
  await page.getByRole("button", { name: t("cart", "remove") }).click();
  await expect(page.getByRole("main").getByRole("combobox")).toHaveCount(0);
  await expect(undo).toHaveCount(0);
  // The row stays the same: a new one would be read out a second time.
  await page.locator("main li:focus").evaluate((row) => row.setAttribute("data-same", ""));
  await answer();
  await expect(page.locator("main li[data-same]:focus button[name=undoId]")).toHaveCount(1);
  expect(await shiftOf(page)).toBeLessThan(0.02);
  const again = await hold(page, /\/cart\.data/);
  await undo.click();
  await expect(undo).toHaveAttribute("aria-busy", "true");
  await again();
  await expect(page.getByRole("main").getByRole("combobox")).toHaveCount(1);
  // Lines differ by some words.
  expect(await shiftOf(page)).toBeLessThan(0.05);
});

/** Removes a row of the account whose answer is late: nothing moves, and the focus stays in the row. */
async function removeLate(page: Page, remove: RegExp, answers: RegExp): Promise<void> {
  const rows = page.locator("main [data-row]");
  const button = page.getByRole("main").getByRole("button", { name: remove });
  const before = await button.count();
  await settled(page, true);
  const answer = await hold(page, answers);
  await button.first().press("Enter");
  await expect(button).toHaveCount(before - 1);
  const undo = page.getByRole("button", { name: t("common", "undo") });
  await expect(undo).toHaveAttribute("aria-busy", "true");
  await expect(rows.filter({ has: undo })).toBeFocused();
  const moved = await shiftOf(page);
  await answer();
  await expect(undo).not.toHaveAttribute("aria-busy");
  await expect(rows.filter({ has: undo })).toBeFocused();
  expect((await shiftOf(page)) - moved).toBe(0);
}

test("an alert leaves the account at once, the last one too", async ({ page, shop }) => {
  // The smallest size of each is sold out.
  for (const [index, id] of ["100004", "100013"].entries()) {
    const form = `${shop}/fr-fr/product/${id}/alert?sku=${id}0101`;
    if (index === 0) await openAsNew(page, form, { email: "late-alerts@vitrine.test", js: true });
    else await page.goto(form);
    await settled(page, true);
    const submit = page.locator("main").getByRole("button", { name: t("service", "alert.submit") });
    await submit.click();
    await page.waitForURL(new RegExp(`--p${id}$`));
  }
  const remove = new RegExp(`^${t("account", "alerts.remove")} `);
  const list = `${shop}/fr-fr/account/alerts`;
  await page.goto(list);
  await removeLate(page, remove, /alerts\.data/);
  await page.goto(list);
  await removeLate(page, remove, /alerts\.data/);
  await expect(page.getByText(t("account", "alerts.empty"))).toBeVisible();
});

test("an address leaves the account at once, the last one too", async ({ page, shop }) => {
  const list = `${shop}/fr-fr/account/settings/delivery-addresses`;
  await openAsNew(page, `${list}/create`, { email: "late-addresses@vitrine.test", js: true });
  await fillAddress(page, "fr-fr");
  await page.getByRole("button", { name: t("settings", "save") }).click();
  await page.waitForURL(/delivery-addresses$/);
  await page.goto(list);
  await removeLate(page, new RegExp(`^${t("settings", "addresses.remove")} `), /delivery-addresses\.data|_index/);
  await expect(page.getByText(t("settings", "addresses.empty"))).toBeVisible();
});

test("a line saved for later leaves the cart at once, unless it is the last one", async ({ page, shop }) => {
  await openTwoLines(page, shop);
  const lines = page.getByRole("main").getByRole("combobox");
  const later = page.getByRole("button", { name: t("cart", "later") });
  await expect(lines).toHaveCount(2);
  const answer = await hold(page, /\/cart\.data/);
  await later.first().press("Enter");
  await expect(lines).toHaveCount(1);
  await expect(page.locator("main ul :focus")).toHaveCount(1);
  await answer();
  await expect(page.locator("#saved-for-later li")).toHaveCount(1);
  await expect(page.locator("main ul :focus")).toHaveCount(1);
  const last = await hold(page, /\/cart\.data/);
  await later.press("Enter");
  await last();
  await expect(page.locator("#saved-for-later li")).toHaveCount(2);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the question about cookies goes before its answer is saved", async ({ page, shop }) => {
  await page.context().clearCookies({ name: "privacy" });
  await page.goto(`${shop}/fr-fr`);
  await settled(page, true);
  const answer = await hold(page, /\/cookies$/);
  await page.locator("[data-consent] button[value=refuse]").click();
  await expect(page.locator("[data-consent]")).toBeHidden();
  const saved = page.getByRole("status").filter({ hasText: t("consent", "saved") });
  await expect(saved).toHaveCount(0);
  await answer();
  await expect(saved).toHaveCount(1);
});

test("a colour is chosen, and a page in a layer said to come, before the answer", async ({ page, shop }) => {
  await page.goto(`${shop}/fr-fr/x--p100009`);
  await settled(page, true);
  const sizes = await hold(page, /\/sizes\.data/);
  await page.getByRole("main").locator("a[href*='/sizes']").first().click();
  const isBusy = () =>
    page.locator("[data-layout]").evaluate((box) => getComputedStyle(box, "::before").content !== "none");
  await expect.poll(isBusy).toBe(true);
  await sizes();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await isBusy()).toBe(false);
  await page.keyboard.press("Escape");
  const answer = await hold(page, /--p\d+\.data/);
  const other = page.getByRole("main").locator("ul a[aria-label]:not([aria-current])").first();
  const name = await other.getAttribute("aria-label");
  await other.click();
  await expect(page.getByRole("main").locator("ul a[aria-current]")).toHaveAttribute("aria-label", name ?? "");
  await answer();
});

test("a promo code has its place before it is accepted, and leaves it at once", async ({ page, shop }) => {
  await fillCart(page, shop, "fr-fr");
  await page.goto(`${shop}/fr-fr/cart`);
  await settled(page, true);
  await page.getByText(t("cart", "promo.open")).click();
  const remove = page.locator("button[name=code]");
  const total = page.getByRole("status").filter({ hasText: t("cart", "total") });
  const before = (await total.textContent())!;
  const answer = await hold(page, /\/cart\.data/);
  await page.locator("#promo").fill("BIENVENUE10");
  await page.locator("#promo").press("Enter");
  await expect(page.locator("button[value=add-code]")).toHaveAttribute("aria-busy", "true");
  await answer();
  await expect(remove).toHaveCount(1);
  // Of the sums, a row about the reduction is new.
  expect(await shiftOf(page)).toBeLessThan(0.03);
  const moved = await shiftOf(page);
  const removed = await hold(page, /\/cart\.data/);
  await remove.press("Enter");
  await expect(remove).toHaveCount(0);
  await expect(page.locator("summary:focus")).toHaveText(t("cart", "promo.open"));
  await removed();
  await expect(total).toHaveText(before);
  expect((await shiftOf(page)) - moved).toBeLessThan(0.03);
});

test("a mistake is shown on a form that can be sent again at once", async ({ page, shop }) => {
  await fillCart(page, shop, "fr-fr");
  await page.goto(`${shop}/fr-fr/cart`);
  await settled(page, true);
  await page.getByText(t("cart", "promo.open")).click();
  const send = page.locator("button[value=add-code]");
  const loaders = await hold(page, /\/cart\.data\?/);
  for (const [code, key] of [
    ["", "empty"],
    ["NIMPORTE", "unknown"],
  ] as const) {
    await page.locator("#promo").fill(code);
    await send.click();
    await expect(page.locator("#promo-error")).toHaveText(t("cart", `promo.error.${key}`));
    await expect(send).not.toHaveAttribute("aria-busy");
  }
  await loaders();
});

test("places of a delivery have room before they come, and their search shows on its button", async ({
  page,
  shop,
}) => {
  await openDelivery(page, shop, { email: "late-places@vitrine.test", js: true });
  const late = await hold(page, /\/delivery\/places/);
  const pickup = page.locator("main label:has(input[value=PR])");
  await pickup.evaluate((label) => scrollTo({ top: label.getBoundingClientRect().top - 100, behavior: "instant" }));
  await pickup.click();
  await late();
  const town = page.locator("main [name=place-PR]");
  const search = page.locator("main button[value='findPlaces:PR']");
  await expect(page.locator("main [name=point-PR]").first()).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.02);
  await town.fill("Lyon");
  const answer = await hold(page, /\/delivery\.data/);
  await search.click();
  await expect(search).toHaveAttribute("aria-busy", "true");
  const next = page.locator("main button[type=submit]:not([name])");
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await expect(next).not.toHaveAttribute("aria-busy");
  await town.fill("Lyon 3");
  await answer();
  await expect(page.locator("main [name=point-PR]")).toHaveCount(10);
  await expect(town).toHaveValue("Lyon 3");
  await town.fill("Lyon");
  await page.locator("main button[value='more:PR']").press("Enter");
  await expect(page.locator("main [name=point-PR]")).toHaveCount(11);
  await expect(page.locator("main [name=point-PR]:focus")).toHaveCount(1);
});

test("shops of a product move nothing in their layer", async ({ page, shop }) => {
  await page.goto(`${shop}/fr-fr/x--p100001`);
  await settled(page, true);
  await page.getByRole("button", { name: t("product", "promise.storesNote") }).click();
  const layer = page.getByRole("dialog", { name: t("service", "stores.title") });
  await layer.locator("label:has(input[name='sku'])").first().click();
  await layer.getByLabel(t("service", "stores.place")).fill("Paris");
  const search = layer.getByRole("button", { name: t("placeSearch", "submit") });
  const before = await shiftOf(page);
  const answer = await hold(page, /\/stores\.data/);
  await search.click();
  await expect(search).toHaveAttribute("aria-busy", "true");
  await answer();
  await expect(layer.getByRole("link", { name: /^Réserver/ }).first()).toBeVisible();
  expect((await shiftOf(page)) - before).toBe(0);
});

test("a wish leaves its list at once, and its room when it is opened again", async ({ page, shop }) => {
  const list = `${shop}/fr-fr/wishlist`;
  for (const id of ["100001", "100009"]) {
    await page.request.post(`${shop}/fr-fr/product/${id}/wish`, { form: { wish: "on" }, headers: { origin: shop } });
  }
  await page.goto(list);
  await settled(page, true);
  await expect(page.locator("main article")).toHaveCount(2);
  const answer = await hold(page, /\/wishlist\.data/);
  await page.locator("main form[data-wishes] button[name=productId]").first().press("Enter");
  await expect(page.locator("main article")).toHaveCount(1);
  const undo = page.locator("main [data-undo] button");
  await expect(undo).toHaveAttribute("aria-busy", "true");
  await expect(page.locator("main [data-undo]")).toBeFocused();
  await answer();
  await expect(undo).not.toHaveAttribute("aria-busy");
  await expect(page.locator("main [data-undo]")).toBeFocused();
  // Its time runs once the focus is elsewhere; then the other card stays where it is.
  await page.locator("main article a").first().focus();
  await expect(undo).toHaveCount(0);
  expect(await shiftOf(page)).toBe(0);
});
