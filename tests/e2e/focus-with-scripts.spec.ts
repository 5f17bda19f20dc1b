import type { Page } from "@playwright/test";
import { expect, settled, test, words } from "../support/browser";
import { hiddenFocus } from "../support/hidden-focus";
import { fillAddress, fillCart, openAs, openAsNew, openCart, openListing, pickSize } from "../support/shopper";

/** Where the focus goes when a page or layer appears without a new document, so that screen readers notice. */

const PHONE = { width: 390, height: 844 };
const t = words("de-de");

test("a page that comes without a document gives its heading the focus", async ({ page, shop, js }) => {
  await page.goto(`${shop}/de-de`);
  await settled(page, js);
  await expect(page.locator("body")).toBeFocused();
  const heading = page.getByRole("heading", { level: 1 });

  await page.locator("footer a[href$='/blog']").first().press("Enter");
  await page.waitForURL(/\/blog$/);
  await expect(heading).toBeFocused();
  expect(await heading.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("none");

  await openListing(page, shop, "de-de", js);
  await expect(heading).toBeFocused();
  const card = page.locator("main article h2 a").nth(2);
  await card.press("Enter");
  await page.waitForURL(/--p\d+$/);
  await expect(heading).toBeFocused();

  // A message of the page takes the focus instead.
  await page.goto(`${shop}/de-de/search`);
  await settled(page, js);
  await page.locator("#query").fill("Kleid");
  await page.locator("#query").press("Enter");
  await page.waitForURL(/query=Kleid/);
  await expect(heading).toBeFocused();
});

test("whoever goes back has the focus on the link that led on, in its place", async ({ page, shop, js }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openListing(page, shop, "de-de", js);
  const card = page.locator("main article h2 a").nth(14);
  await card.press("Enter");
  await page.waitForURL(/--p\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await page.waitForURL(/--pl\w+$/);
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  // Forward again: treated like a new page.
  await page.goForward();
  await page.waitForURL(/--p\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the next page of a list begins at its heading", async ({ page, shop, js }) => {
  await openAs(page, `${shop}/fr-fr/account/orders`, { email: "big@vitrine.test", js });
  await page.locator("main a[rel='next']").press("Enter");
  await page.waitForURL(/page=2/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("a step of the checkout says where one is", async ({ page, shop, js }) => {
  await fillCart(page, shop, "fr-fr");
  await openAsNew(page, `${shop}/fr-fr/checkout/billing`, { email: "focus@vitrine.test", js });
  await page.locator("main button[type='submit']:not([name])").press("Enter");
  const mistakes = page.getByRole("alert");
  await expect(mistakes).toBeFocused();
  // Each link focuses its field, and all errors stay.
  await mistakes.getByRole("link").first().press("Enter");
  await expect(page.locator("#line1")).toBeFocused();
  await expect(page.locator("#line1")).toHaveAttribute("aria-invalid", "true");
  await expect(mistakes).toBeVisible();
  await fillAddress(page, "fr-fr");
  const next = page.locator("main button[type='submit']:not([name])");
  await expect(next).toBeEnabled();
  await next.press("Enter");
  await page.waitForURL(/\/checkout\/delivery$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the search opens with its field", async ({ page, shop, js }) => {
  await page.goto(`${shop}/de-de`);
  await settled(page, js);
  await page.locator("header a[href$='/search']").press("Enter");
  await page.waitForURL(/\/search$/);
  await expect(page.locator("#query")).toBeFocused();
});

test("a colour that is chosen keeps the focus and is told", async ({ page, shop, js }) => {
  await page.goto(`${shop}/de-de/x--p100001`);
  await settled(page, js);
  const other = page.locator("main a[aria-label]:not([aria-current])[href*='--p']").first();
  const name = (await other.getAttribute("aria-label"))!;
  const before = page.url();
  await other.press("Enter");
  await expect(page).not.toHaveURL(before);
  const chosen = page.locator("main a[aria-label][aria-current]");
  await expect(chosen).toHaveAttribute("aria-label", name);
  await expect(chosen).toBeFocused();
  await expect(page.locator("[aria-live]").filter({ hasText: name }).first()).toBeVisible();
});

for (const layer of ["filters", "mobile-menu"] as const) {
  test(`the keyboard enters and leaves the layer ${layer}`, async ({ page, shop, js }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${shop}/de-de/alle--plw10100`);
    await settled(page, js);
    const opener = page.locator(`button[popovertarget='${layer}']:not([popovertargetaction])`);
    await leaveThrough(page, opener, `#${layer}`);
  });
}

test("the keyboard enters and leaves the layer of a card's sizes", async ({ page, shop, js }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${shop}/de-de/alle--plw10100`);
  await settled(page, js);
  const opener = page.locator("main article button[popovertarget^='add-']").first();
  await leaveThrough(page, opener, `#${await opener.getAttribute("popovertarget")}`);
});

/** Opens a layer, closes it with Escape, opens it again and tabs past its last control. */
async function leaveThrough(page: Page, opener: ReturnType<Page["locator"]>, selector: string): Promise<void> {
  const layer = page.locator(selector);
  const hasFocus = () => layer.evaluate((element) => element.contains(document.activeElement));
  await opener.press("Enter");
  await expect(layer.locator("button").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(layer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press("Enter");
  await expect(layer.locator("button").first()).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(layer).toBeHidden();

  await opener.press("Enter");
  await expect(layer.locator("button").first()).toBeFocused();
  for (let tabs = 0; tabs < 200 && (await hasFocus()); tabs += 1) await page.keyboard.press("Tab");
  await expect(layer).toBeHidden();
  expect((await page.evaluate(hiddenFocus)) ?? "").toBe("");
}

test("a layer that opens another one stays below it", async ({ page, shop, js }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${shop}/de-de/hilfe`);
  await settled(page, js);
  await page.locator("button[popovertarget='mobile-menu']").first().click();
  await page.locator("#mobile-menu button[popovertarget='countries']").press("Enter");
  await expect(page.locator("#countries button").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("#countries")).toBeHidden();
  await expect(page.locator("#mobile-menu button[popovertarget='countries']")).toBeFocused();
  // Its button still closes it.
  await page.locator("header button[popovertarget='mobile-menu']").click();
  await expect(page.locator("#mobile-menu")).toBeHidden();
});

test("the bag that opens after an add can be closed, and closes behind the focus", async ({ page, shop, js }) => {
  await page.goto(`${shop}/de-de/x--p100001`);
  await settled(page, js);
  await pickSize(page);
  const add = page.getByRole("button", { name: t("product", "add") }).first();
  const panel = page.locator("#mini-cart");
  await add.click();
  await expect(panel.locator("a[data-to-cart]")).toBeFocused();
  await panel.getByRole("button", { name: t("common", "close") }).click();
  await expect(panel).toBeHidden();
  await expect(add).toBeFocused();

  await page.mouse.move(0, 0);
  await add.press("Enter");
  await expect(panel.locator("a[data-to-cart]")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(panel).toBeHidden();
  expect((await page.evaluate(hiddenFocus)) ?? "").toBe("");

  // Shown by hover it closes when the pointer leaves, so it has no close button.
  await page.locator("header a[href$='/cart']").first().hover();
  await expect(panel).toBeVisible();
  await expect(panel.getByRole("button", { name: t("common", "close") })).toBeHidden();
});

test("a changed quantity says the new total", async ({ page, shop, js }) => {
  await openCart(page, shop, "de-de", js);
  const total = page.getByRole("status").filter({ hasText: t("cart", "total") });
  const before = await total.textContent();
  await page.locator("main select[name='quantity']").selectOption("2");
  await expect(total).not.toHaveText(before!);
  await expect(total).toHaveText(/€/);
});

test("the heading of an empty cart comes and takes the focus of the last line, deleted or saved for later", async ({
  page,
  shop,
  js,
}) => {
  const tool = (intent: string) => page.locator(`main form:has(input[value='${intent}']) button`);
  await openCart(page, shop, "de-de", js);
  // By mouse: the undo waits while a keyboard's focus is on it, or the pointer.
  await tool("delete").click();
  const undo = page.getByRole("main").getByRole("button", { name: t("common", "undo") });
  await expect(undo.locator("xpath=ancestor::li[1]")).toBeFocused();
  await page.mouse.move(0, 0);
  await expect(undo).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: t("cartParts", "empty.title") })).toBeFocused();

  await openAsNew(page, `${shop}/de-de/account/dashboard`, { email: `later-${crypto.randomUUID()}@vitrine.test`, js });
  await openCart(page, shop, "de-de", js);
  await tool("later").press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: t("cartParts", "empty.title") })).toBeFocused();
});
