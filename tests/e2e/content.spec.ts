import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, settled, test, words } from "../support/browser";
import { customerInCheckout } from "../support/http-shopper";
import { openAs, openCart, signInOverHttp } from "../support/shopper";

/** With scripts in one language and without in another: only the words differ. */
test("from the journal to an article, to what it sells, and back [CMS-01]", async ({ page, shop, js }) => {
  const prefix = js ? "fr-fr" : "de-de";
  const t = words(prefix);
  await page.goto(`${shop}/${prefix}/blog`);
  await settled(page, js);
  await expect(page.locator("h1")).toHaveText(t("content", "journal.title"));
  await expect(page.locator("main a[href*='--blog']")).toHaveCount(12);
  await expectAccessible(page, js);

  await page.locator("main a[href*='--blog7001']").click();
  await page.waitForURL(/--blog7001$/);
  await settled(page, js);
  await expect(page.getByRole("heading", { name: t("content", "others.blog") })).toBeVisible();
  const title = await page.locator("h1").innerText();
  await expectAccessible(page, js);

  await page.locator("main a[href*='--blog']").first().click();
  await expect(page.locator("h1")).not.toHaveText(title);
  await page.goBack();
  await expect(page.locator("h1")).toHaveText(title);
  await page.locator("main article a[href*='--p1']").first().click();
  await page.waitForURL(/--p\d+$/);
  await expect(page.locator("main input[name='sku']").first()).toBeAttached();
});

test("a page is printed alone, with what is folded on it", async ({ page, shop }) => {
  await page.context().clearCookies();
  await page.setViewportSize({ width: 794, height: 1123 });
  for (const address of ["aide/conditions-de-vente", "x--p100003"]) {
    await page.goto(`${shop}/fr-fr/${address}`);
    await expect(page.locator("[data-consent]")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    for (const around of [
      "[data-layout] > header",
      "footer",
      "[data-consent]",
      "main nav",
      "main button",
      "[data-buy-bar]",
      "main a[href*='/sizes']",
      "main a[href^='mailto:?']",
    ])
      expect([around, await page.locator(around).filter({ visible: true }).count()]).toEqual([around, 0]);
    await expect(page.locator("main h1")).toBeVisible();
    // On paper nobody can scroll to what is cut at the edge.
    const pictures = await page
      .locator("main img")
      .evaluateAll((all) => all.map((each) => Math.floor(each.getBoundingClientRect().right)));
    expect(Math.max(0, ...pictures)).toBeLessThanOrEqual(794);
    const folded = page.locator("main details:not([open]) > summary + *");
    expect(await folded.count()).toBeGreaterThan(0);
    for (const each of await folded.all()) await expect(each).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});

test("a cart and an order are printed without what only a screen can use", async ({ page, shop, js }) => {
  const visible = (selector: string) => page.locator(selector).filter({ visible: true });
  await openCart(page, shop, "fr-fr", js);
  await expect(visible("#recommended")).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect(visible("main li h3")).toHaveCount(1);
  for (const onScreen of ["input", "summary:has(+ * form)", "#recommended", "#share", "a[href*='/auth/sign-in']"])
    await expect(visible(`main ${onScreen}`), onScreen).toHaveCount(0);
  // The quantity looks like text.
  await expect(page.locator("main select[name='quantity']")).toHaveCSS("border-top-width", "0px");
  // Room for the button at the bottom of a phone would be an empty sheet.
  await expect(page.locator("[data-layout]")).toHaveCSS("padding-bottom", "0px");
  await page.emulateMedia({ media: null });

  await openAs(page, `${shop}/fr-fr/account/orders`, { email: "hsp@vitrine.test", js });
  await page.goto(shop + (await page.locator("main a[href*='/account/orders/']").first().getAttribute("href")));
  await expect(visible("main a[href$='/account/orders']:not(nav a)")).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect(visible("main a[href$='/account/orders']")).toHaveCount(0);
  // A form without its button would move what follows it by a gap.
  await expect(page.locator("main form:has(> button:only-child)").first()).toHaveCSS("display", "none");
  // Tiles end where the heading's lines do, not a margin before.
  const endOf = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().right));
  expect(await endOf(page.locator("main section").first())).toBe(await endOf(page.locator("main h1")));
  await expect(page.locator("main h1")).toBeVisible();
});

test("the checkout's overview is printed without links to change it", async ({ page, shop }) => {
  const customer = await customerInCheckout(shop);
  await page.context().addCookies(customer.cookies);
  await page.goto(`${shop}/fr-fr/checkout/overview`);
  const changes = page.locator("main a[href*='from=overview'], main a[href$='/cart']").filter({ visible: true });
  await expect(changes.first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(changes).toHaveCount(0);
  await expect(page.getByText("12 rue de Siam").filter({ visible: true }).first()).toBeVisible();
});

/** How many sheets of A4 a page takes. */
async function sheets(page: Page): Promise<number | undefined> {
  const margin = { top: "10mm", right: "10mm", bottom: "10mm", left: "10mm" };
  const printed = await page.pdf({ format: "A4", margin });
  return printed.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
}

test("an order of two articles is printed on one sheet, as a store is", async ({ page, shop }) => {
  await page.goto(`${shop}/fr-fr/stores/fr/agen/agen-republique-2109`);
  await expect(page.locator("main h1")).toBeVisible();
  expect.soft(await sheets(page)).toBe(1);

  await signInOverHttp(page, `${shop}/fr-fr/account/orders`, "fid@vitrine.test");
  await page.goto(`${shop}/fr-fr/account/orders/2610000406`);
  await expect(page.locator("main ul li img")).toHaveCount(2);
  expect(await sheets(page)).toBe(1);
});

/** Browsers lay parts of a grid over each other where a sheet ends. */
test("what is longer than a sheet is no grid in print", async ({ page, shop }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(`${shop}/fr-fr/legal-notices`);
  await expect.soft(page.locator("[data-legal-notices]")).toHaveCSS("display", "block");
  await expect.soft(page.locator("main h2").first()).toHaveCSS("break-after", "avoid");
  await page.goto(`${shop}/fr-fr/x--p100003`);
  await expect(page.locator("main div:has(> div > div > h1)")).toHaveCSS("display", "block");
});

test("the help is searched, opened by topic, and answers [CMS-05]", async ({ page, shop, js }) => {
  const prefix = js ? "fr-fr" : "de-de";
  await page.goto(`${shop}/${prefix}/${prefix === "fr-fr" ? "aide" : "hilfe"}`);
  await settled(page, js);
  await expectAccessible(page, js);
  const search = page.locator("main input[name='q']");
  await search.fill(prefix === "fr-fr" ? "remboursé" : "Geld");
  await search.press("Enter");
  await page.waitForURL(/\?q=/);
  await settled(page, js);
  await page.locator("main a[href*='/aide/'], main a[href*='/hilfe/']").first().click();
  await page.waitForURL(/\/(aide|hilfe)\/[a-z-]+$/);
  await settled(page, js);
  const questions = page.locator("main details");
  await questions.nth(1).locator("summary").click();
  await expect(questions.nth(1).locator("p, li").first()).toBeVisible();
  await expectAccessible(page, js);
});
