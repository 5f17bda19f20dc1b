import { expect, settled, test } from "../support/browser";

/** What is the same without scripts, or is there with them alone. */

test("the header has a form for each of its widths [SHELL-20]", async ({ page, shop }) => {
  await page.goto(`${shop}/fr-fr`);
  await settled(page, true);
  const shownAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return {
      account: await page.locator("header a[href$='/account/dashboard']").first().isVisible(),
      stores: await page.locator("header a[href$='/stores'][aria-label]").isVisible(),
      menu: await page.locator("header [data-menu]").isVisible(),
      burger: await page.locator("header button[popovertarget='mobile-menu']").isVisible(),
    };
  };
  const phone = { account: false, stores: false, menu: false, burger: true };
  expect(await shownAt(419)).toEqual(phone);
  expect(await shownAt(420)).toEqual({ ...phone, account: true });
  expect(await shownAt(799)).toEqual({ ...phone, account: true });
  expect(await shownAt(800)).toEqual({ ...phone, account: true, stores: true });
  expect(await shownAt(1279)).toEqual({ ...phone, account: true, stores: true });
  const desk = { account: true, stores: true, menu: true, burger: false };
  expect(await shownAt(1280)).toEqual(desk);
  const gap = () =>
    page
      .locator("[data-menu-entry]")
      .first()
      .evaluate((entry) => parseFloat(getComputedStyle(entry).paddingLeft));
  expect(await shownAt(1599)).toEqual(desk);
  const narrow = await gap();
  await page.setViewportSize({ width: 1600, height: 800 });
  expect(await gap()).toBeGreaterThan(narrow);
});

test("the locale of a page is kept, and picks the site where the address names none [SITE-06]", async ({
  page,
  shop,
}) => {
  // Everybody's page, whose answer sets no cookie: its script does.
  await page.goto(`${shop}/it-it`);
  await settled(page, true);
  const kept = (await page.context().cookies()).find(({ name }) => name === "locale");
  expect(kept?.value).toBe("it-it");
  expect(Math.round((kept!.expires - Date.now() / 1000) / 86_400)).toBe(365);
  await page.goto(`${shop}/`);
  await expect(page.locator("html")).toHaveAttribute("lang", "it-IT");
});

test("an address that cannot be read is a page that leads home [ERR-02]", async ({ page, shop }) => {
  for (const path of ["/fr-fr/100%-coton", "/fr-fr/a/b%E0%A4%A", "/fr-fr/product/%/alert"]) {
    const answer = await page.goto(shop + path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    // Hydration accepts the rendered page: `watch` has seen no error.
    await settled(page, true);
    await page.locator("main a").first().click();
    await expect(page).toHaveURL(`${shop}/fr-fr`);
  }
});

test("a redirect of the server is followed, elsewhere by loading a document [ERR-05]", async ({ page, shop }) => {
  await page.goto(`${shop}/fr-fr/catalog/anything/w10120`);
  await expect(page).toHaveURL(/\/fr-fr\/[^/]+--plw10120$/);
  await settled(page, true);
  const elsewhere = page.waitForRequest(
    (request) => request.isNavigationRequest() && !request.url().startsWith(`${shop}/`),
  );
  await page.locator("header a[href$='/account/dashboard']").first().click();
  expect((await elsewhere).resourceType()).toBe("document");
  await expect(page.locator("input[type='password']")).toBeVisible();
});
