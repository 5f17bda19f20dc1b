import type { Page } from "@playwright/test";
import { expect, expectAccessible, reachUndo, settled, test, words } from "../support/browser";
import { pressHeart, register, toCart } from "../support/shopper";

const t = words("fr-fr");

/** Names of the cards, in order. */
const names = (page: Page) => page.locator("main article h2").allInnerTexts();

/** Presses the hearts of a listing's first cards with sizes in stock. */
async function wishForThree(page: Page, shop: string, js: boolean): Promise<void> {
  await page.goto(`${shop}/fr-fr/all--plw10100`);
  for (const index of [0, 1, 2]) {
    await settled(page, js);
    const card = page.locator("main article:has(button[name='sku'])").nth(index);
    await card.hover();
    if (js) await expect(page.locator("main [aria-live='polite']")).toBeAttached();
    await pressHeart(card.locator("[data-wish] button[value='on']"));
    await expect(card.locator("[data-wish] button[value='off']")).toBeVisible();
  }
}

test("a visitor's list has a page, is shared by a link, and stays after signing up [ACC-09, BEY-14]", async ({
  page,
  shop,
  browser,
  js,
}) => {
  await wishForThree(page, shop, js);

  // The heart in the header (on a phone, in the menu) leads there without a sign-in.
  const heart = page.locator(`a[href='/fr-fr/wishlist']`);
  expect(await heart.count()).toBeGreaterThan(0);
  await page.goto(`${shop}/fr-fr/wishlist`);
  await settled(page, js);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("shell", "account.wishlist"));
  await expect(page.locator("main article")).toHaveCount(3);
  const before = await names(page);

  const remove = page.getByRole("button", { name: new RegExp(`^${t("wishlist", "remove")} `) });
  const undo = page.locator("main").getByRole("button", { name: t("common", "undo") });
  await remove.nth(1).click();
  await expect(page.getByRole("status").filter({ hasText: before[1]! })).toBeVisible();
  await expect(page.locator("main article")).toHaveCount(2);
  // After removing, the banner in the card's place has the focus, then the restored card.
  if (js) await expect(page.locator("main li:focus")).toContainText(before[1]!);
  if (js) await reachUndo(page, undo);
  await expectAccessible(page, js);
  await undo.click();
  await expect(page.locator("main article")).toHaveCount(3);
  await expect(undo).toHaveCount(0);
  expect(await names(page)).toEqual(before);
  if (js) await expect(page.locator("main li").nth(1).locator("a:focus")).toHaveCount(1);

  // The card's heart removes it too, and it can be restored.
  const card = page.locator("main article").first();
  await card.hover();
  if (js) await expect(page.locator("main [aria-live='polite']")).toBeAttached();
  await pressHeart(card.locator("[data-wish] button[value='off']"));
  await expect(page.locator("main article")).toHaveCount(2);
  await undo.click();
  await expect(page.locator("main article")).toHaveCount(3);
  expect(await names(page)).toEqual(before);

  await page.getByRole("button", { name: t("wishlist", "share.make") }).click();
  const link = await page.getByLabel(t("wishlist", "share.link")).inputValue();
  await expect(page.getByRole("button", { name: t("wishlist", "share.copy"), exact: true })).toHaveCount(js ? 1 : 0);
  // Where no button stands beside the field, it has a border on each side.
  if (!js) await expect(page.getByLabel(t("wishlist", "share.link"))).toHaveCSS("border-right-width", "1px");
  await expectAccessible(page, js);
  const other = await browser.newContext({ javaScriptEnabled: js });
  const friend = await other.newPage();
  await friend.goto(link);
  await settled(friend, js);
  await expect(friend.locator("meta[name='robots']")).toHaveAttribute("content", "noindex");
  await expect(friend.getByRole("heading", { level: 1 })).toHaveText(t("wishlist", "shared.title"));
  expect(await names(friend)).toEqual(before);
  // On a shared list the hearts show the friend's own wishes, and nothing can be removed.
  await expect(friend.locator("[data-wish] button[value='on']").first()).toBeVisible();
  await expect(friend.getByRole("button", { name: new RegExp(`^${t("wishlist", "remove")} `) })).toHaveCount(0);
  await expectAccessible(friend, js);
  await friend.goto(link.replace(/p=.*/, "p=garbage"));
  await expect(friend.locator("main")).toContainText(t("wishlist", "shared.empty"));
  await other.close();

  // A size can be added to the cart from here.
  await (js ? card.hover() : card.locator("button[popovertarget]").first().click());
  if (js) await expect(page.locator("main [aria-live='polite']")).toBeAttached();
  await card.locator("button[name='sku']").first().click();
  await toCart(page, shop, "fr-fr", js);

  await page.goto(`${shop}/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/wishlist`);
  await register(page, `wishes-${js ? "js" : "plain"}-${Date.now()}@vitrine.test`);
  await page.waitForURL(/\/fr-fr\/account\/wishlist$/);
  await settled(page, js);
  expect((await names(page)).toSorted()).toEqual(before.toSorted());
  // On a phone the account's menu is closed.
  await expect(page.locator("main nav a[href$='/account/alerts']").first()).toHaveText(t("account", "nav.alerts"));
  const own = await names(page);
  await remove.first().click();
  await expect(page.locator("main article")).toHaveCount(2);
  await undo.click();
  await expect(page.locator("main article")).toHaveCount(3);
  expect(await names(page)).toEqual(own);
});

test("where nothing is wished for, the page says how to begin and where to sign in [BEY-14]", async ({
  page,
  shop,
  js,
}) => {
  await page.goto(`${shop}/fr-fr/wishlist`);
  await settled(page, js);
  await expect(page.locator("main")).toContainText(t("wishlist", "empty"));
  await expectAccessible(page, js);
  await page
    .locator("main")
    .getByRole("link", { name: t("wishlist", "signIn") })
    .click();
  await expect(page.locator("input[name='email']")).toBeVisible();
});
